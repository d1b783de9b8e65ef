## Web: instellingen

web-settings-intro = Dit blijft allemaal alleen op dit apparaat. Elke verandering telt meteen.
web-settings-you = Jij
web-settings-name = Je naam
web-settings-name-note = Anderen zien hem aan tafel. Laat het leeg, dan verzinnen wij er een.
web-settings-look = Hoe het eruitziet
web-settings-textSize = Lettergrootte
web-settings-percent = { $number }%
web-settings-theme = Licht of donker
web-settings-theme-auto = Zoals het apparaat
web-settings-theme-light = Licht
web-settings-theme-dark = Donker
web-settings-theme-contrast = Veel contrast
web-settings-colours = Kleuren van de kaarten
web-settings-colours-standard = Gewoon
web-settings-colours-strong = Fel
web-settings-moving = Beweging en geluid
web-settings-motion = Beweging
web-settings-motion-auto = Zoals het apparaat
web-settings-motion-full = Aan
web-settings-motion-none = Uit
web-settings-speed = Snelheid
web-settings-speed-calm = Rustig
web-settings-speed-normal = Gewoon
web-settings-speed-brisk = Vlot
web-settings-speed-instant = Meteen
web-settings-volume = Geluiden
web-settings-volume-0 = Uit
web-settings-volume-1 = Zacht
web-settings-volume-2 = Gewoon
web-settings-volume-3 = Hard
web-settings-vibration = Trillen
web-settings-vibration-note = Een klein trilletje als je een kaart houdt.
web-settings-notify = Zeg het als ik aan de beurt ben
web-settings-notify-note = Een bericht van je apparaat als het spel in een ander tabblad staat.
web-settings-notify-refused = Je browser laat geen berichten van deze pagina toe. Dat kun je in zijn instellingen veranderen.
web-settings-play = Hoe je speelt
web-settings-confirm = Vraag eerst bij elke kaart
web-settings-confirm-note = De eerste tik tilt een kaart op, met de tweede houd je hem.
web-settings-hints = Tips
web-settings-hints-note = Eén korte regel als er iets nieuws gebeurt.
web-settings-memory = Geheugenhulp
web-settings-memory-note = Laat de handen zien die je hebt doorgegeven, als de tafel dat goedvindt.
web-settings-emotes = Kreetjes
web-settings-emotes-note = Zie de kleine groetjes van andere spelers.
web-settings-leftHanded = Linkshandig
web-settings-leftHanded-note = Zet de grote knop links.
web-settings-zen = Rustige tafel
web-settings-zen-note = Toont alleen de hand, de gerechten en wie er klaar is.
web-settings-reading = Toetsen en voorlezen
web-settings-screenReader = Tabel voor schermlezers
web-settings-screenReader-note = Toont de gerechten van alle plekken als een echte tabel.
web-settings-keys = Losse toetsen
web-settings-keys-note = Speel met één toets tegelijk.
web-settings-data = Wat dit apparaat bewaart
web-settings-data-note = Je naam, je instellingen en je plekken aan tafels, zodat je terug kunt komen.
web-settings-clear = Alles wissen
web-settings-clear-sure = Alles wissen?
web-settings-clear-what = Je naam, je instellingen en je tafels worden op dit apparaat vergeten. Je kunt het niet terugdraaien.
web-settings-clear-tables =
    { $count ->
        [one] Je zit aan { $count } tafel. Naar je plek daar kun je niet terug.
       *[other] Je zit aan { $count } tafels. Naar je plekken daar kun je niet terug.
    }
web-settings-clear-keep = Alles bewaren
web-settings-clear-yes = Wissen
web-settings-cleared = Klaar. Dit apparaat is alles vergeten.
