## Web: un dispositivo per più persone

web-device-title = Un dispositivo
web-device-who = Chi gioca?
web-device-player = Giocatore { $number }
web-device-name = Nome del giocatore { $number }
web-device-add = Un’altra persona
web-device-earlier = Sposta { $name } un posto prima
web-device-remove = Togli { $name } dalla lista
web-device-order = Sedetevi in quest’ordine: le mani vanno a chi viene dopo nella lista.
web-device-bots = Bot
web-device-how = Il dispositivo fa il giro. Solo chi lo tiene vede la sua mano.
web-device-start = Comincia

## Web: il sipario tra due persone

web-device-turn = { $name }
web-device-give = Dai il dispositivo a { $name }. Gli altri non guardano!
# A che punto è la partita, come: Round 1 di 3, turno 4 di 9
web-device-where = Round { $round } di { $rounds }, turno { $turn } di { $turns }
web-device-look = Sono { $name }, mostra la mia mano
web-device-other = Oppure prima:
web-device-wait = Un momento
web-device-wait-for = Aspettiamo { $names }.
web-device-everybody = Guardate tutti!
web-device-now =
    { $points ->
        [one] adesso { $points } punto
        [many] adesso { $points } di punti
       *[other] adesso { $points } punti
    }
web-device-go-on = Visto, avanti

## Web: un dispositivo: qualcuno sceglie di nuovo

web-device-mind = Hai cambiato idea?
web-device-mind-of = { $name } sceglie di nuovo
web-device-mind-late = Questo non si può più cambiare.
