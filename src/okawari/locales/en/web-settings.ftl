## Web: settings

web-settings-intro = All of this is kept on this device only. Every change counts at once.
web-settings-you = You
web-settings-name = Your name
web-settings-name-note = Others see it at the table. Leave it empty and we make one up.
web-settings-look = How it looks
web-settings-textSize = Text size
web-settings-percent = { $number } %
web-settings-theme = Light or dark
web-settings-theme-auto = As the device
web-settings-theme-light = Light
web-settings-theme-dark = Dark
web-settings-theme-contrast = High contrast
web-settings-colours = Colours of the cards
web-settings-colours-standard = Standard
web-settings-colours-strong = Strong
web-settings-moving = Movement and sound
web-settings-motion = Movement
web-settings-motion-auto = As the device
web-settings-motion-full = On
web-settings-motion-none = Off
web-settings-speed = Speed
web-settings-speed-calm = Calm
web-settings-speed-normal = Normal
web-settings-speed-brisk = Brisk
web-settings-speed-instant = At once
web-settings-volume = Sounds
web-settings-volume-0 = Off
web-settings-volume-1 = Soft
web-settings-volume-2 = Normal
web-settings-volume-3 = Loud
web-settings-vibration = Vibration
web-settings-vibration-note = A tiny buzz when a card is kept.
web-settings-notify = Tell me when it is my turn
web-settings-notify-note = A message from your device, when the game is in another tab.
web-settings-notify-refused = Your browser does not allow messages from this page. You can change that in its settings.
web-settings-play = How you play
web-settings-confirm = Ask before a card is kept
web-settings-confirm-note = The first tap lifts a card, a second one keeps it.
web-settings-hints = Hints
web-settings-hints-note = One short line when something new happens.
web-settings-memory = Memory helper
web-settings-memory-note = Shows the hands you have passed on, if the table allows it.
web-settings-emotes = Emotes
web-settings-emotes-note = See the little greetings of other players.
web-settings-leftHanded = Left-handed
web-settings-leftHanded-note = Puts the big button on the left.
web-settings-zen = Quiet table
web-settings-zen-note = Hides all but the hand, the dishes and who is ready.
web-settings-reading = Keys and reading aloud
web-settings-screenReader = Table view for screen readers
web-settings-screenReader-note = Shows the dishes of all seats as a real table.
web-settings-keys = Single keys
web-settings-keys-note = Play with one key at a time.
web-settings-data = What this device keeps
web-settings-data-note = Your name, your settings and your places at tables, so that you can come back.
web-settings-clear = Clear everything
web-settings-clear-sure = Clear everything?
web-settings-clear-what = Your name, your settings and your tables are forgotten on this device. It cannot be undone.
web-settings-clear-tables =
    { $count ->
        [one] You sit at { $count } table. You cannot come back to your seat there.
       *[other] You sit at { $count } tables. You cannot come back to your seats there.
    }
web-settings-clear-keep = Keep it all
web-settings-clear-yes = Clear
web-settings-cleared = Done. This device has forgotten everything.
