## Web: Einstellungen

web-settings-intro = All das bleibt nur auf diesem Gerät. Jede Änderung gilt sofort.
web-settings-you = Du
web-settings-name = Dein Name
web-settings-name-note = Die anderen am Tisch sehen ihn. Lass es leer, dann denken wir uns einen aus.
web-settings-look = Wie es aussieht
web-settings-textSize = Schriftgröße
web-settings-percent = { $number } %
web-settings-theme = Hell oder dunkel
web-settings-theme-auto = Wie das Gerät
web-settings-theme-light = Hell
web-settings-theme-dark = Dunkel
web-settings-theme-contrast = Starker Kontrast
web-settings-colours = Farben der Karten
web-settings-colours-standard = Normal
web-settings-colours-strong = Kräftig
web-settings-moving = Bewegung und Ton
web-settings-motion = Bewegung
web-settings-motion-auto = Wie das Gerät
web-settings-motion-full = An
web-settings-motion-none = Aus
web-settings-speed = Tempo
web-settings-speed-calm = Ruhig
web-settings-speed-normal = Normal
web-settings-speed-brisk = Flott
web-settings-speed-instant = Sofort
web-settings-volume = Töne
web-settings-volume-0 = Aus
web-settings-volume-1 = Leise
web-settings-volume-2 = Normal
web-settings-volume-3 = Laut
web-settings-vibration = Vibrieren
web-settings-vibration-note = Ein kleines Brummen, wenn du eine Karte behältst.
web-settings-notify = Sag mir, wenn ich dran bin
web-settings-notify-note = Eine Nachricht von deinem Gerät, wenn das Spiel in einem anderen Tab ist.
web-settings-notify-refused = Dein Browser erlaubt dieser Seite keine Nachrichten. Das kannst du in seinen Einstellungen ändern.
web-settings-play = Wie du spielst
web-settings-confirm = Fragen, bevor eine Karte gilt
web-settings-confirm-note = Beim ersten Tippen hebst du eine Karte an, beim zweiten behältst du sie.
web-settings-hints = Tipps
web-settings-hints-note = Eine kurze Zeile, wenn etwas Neues passiert.
web-settings-memory = Merkhilfe
web-settings-memory-note = Zeigt die Hände, die du weitergegeben hast, wenn der Tisch es erlaubt.
web-settings-emotes = Zurufe
web-settings-emotes-note = Zeigt die kleinen Grüße der anderen.
web-settings-leftHanded = Linkshänder
web-settings-leftHanded-note = Setzt den großen Knopf nach links.
web-settings-zen = Ruhiger Tisch
web-settings-zen-note = Zeigt nur die Hand, die Gerichte und wer bereit ist.
web-settings-reading = Tasten und Vorlesen
web-settings-screenReader = Tabelle für Vorleseprogramme
web-settings-screenReader-note = Zeigt die Gerichte aller Plätze als echte Tabelle.
web-settings-keys = Einzelne Tasten
web-settings-keys-note = Spiel mit einer Taste auf einmal.
web-settings-data = Was dieses Gerät behält
web-settings-data-note = Deinen Namen, deine Einstellungen und deine Plätze an Tischen, damit du zurückkommen kannst.
web-settings-clear = Alles löschen
web-settings-clear-sure = Alles löschen?
web-settings-clear-what = Dein Name, deine Einstellungen und deine Tische werden auf diesem Gerät vergessen. Das lässt sich nicht rückgängig machen.
web-settings-clear-tables =
    { $count ->
        [one] Du sitzt an { $count } Tisch. Auf deinen Platz dort kannst du nicht zurück.
       *[other] Du sitzt an { $count } Tischen. Auf deine Plätze dort kannst du nicht zurück.
    }
web-settings-clear-keep = Alles behalten
web-settings-clear-yes = Löschen
web-settings-cleared = Fertig. Dieses Gerät hat alles vergessen.
