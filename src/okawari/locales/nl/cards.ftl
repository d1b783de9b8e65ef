# Wat er te spelen valt: spellen, menu’s, kaarten en opties, in het Nederlands. Dezelfde berichten en variabelen als in
# het Engels. $seat en $other zijn namen van spelers, $card is de naam van een kaart.

language-name = Nederlands
disclaimer = Een onafhankelijk fanproject, zonder winst. Niet gemaakt, aanbevolen of betaald door de makers van Sushi Go!, Sushi Go Party! of Sushi Draft. Die namen zijn merken van hun eigenaars en staan hier alleen om te zeggen welke regels een spelvorm volgt. Alle teksten en plaatjes hier zijn van onszelf.

## Getelde woorden, gebruikt door andere berichten

word-cards =
    { $count ->
        [one] kaart
       *[other] kaarten
    }
word-icons =
    { $count ->
        [one] symbool
       *[other] symbolen
    }
word-points =
    { $points ->
        [one] punt
       *[other] punten
    }
word-players =
    { $seats ->
        [one] speler
       *[other] spelers
    }
word-colours =
    { $colours ->
        [one] kleur
       *[other] verschillende kleuren
    }
n-cards = { $count } { word-cards }
n-points = { $points } { word-points }
n-players = { $seats } { word-players }

## Spellen

game-classic = Klassiek
game-party = Party
game-draft = Draft
game-classic-follows = Volgt de regels van Sushi Go! voor 2 tot 5 spelers.
game-party-follows = Volgt de regels van Sushi Go Party! voor 2 tot 8 spelers.
game-draft-follows = Volgt de regels van Sushi Draft voor 3 tot 5 spelers. Met z’n tweeën kun je het ook proberen, al staat dat niet in de regels.
game-classic-note = Altijd dezelfde kaarten: houd er een, geef de rest door, drie rondes lang.
game-party-note = Jij kiest de gerechten van een grote kaart, dus elk spel is anders.
game-draft-note = Kort en snel: heb het meest van een sushi en win de fiche.

## Groepen gerechten

group-nigiri = Nigiri
group-roll = Rol
group-appetizer = Voorgerecht
group-special = Extra
group-dessert = Toetje

## Menu’s

menu-my-first-meal = Eerste hapjes
menu-my-first-meal-note = Makkelijke gerechten voor je eerste spel.
menu-sushi-go = Klassieker van het huis
menu-sushi-go-note = De gerechten van Klassiek, met de regels van Party.
menu-party-sampler = Proefplankje
menu-party-sampler-note = Een beetje van alles wat nieuw is.
menu-master-menu = Proef van de chef
menu-master-menu-note = Veel te kiezen, voor wie graag nadenkt.
menu-points-platter = Bergen punten
menu-points-platter-note = Gerechten die iedereen veel punten geven.
menu-cutthroat-combo = Scherpe ellebogen
menu-cutthroat-combo-note = Houd je buren in de gaten: bij veel gerechten kan het misgaan.
menu-big-banquet = Lange tafel
menu-big-banquet-note = Gemaakt voor 6 tot 8 spelers.
menu-dinner-for-two = Tafel voor twee
menu-dinner-for-two-note = Gemaakt voor twee spelers.
menu-custom = Je eigen menu
menu-custom-note = Eén rol, drie voorgerechten, twee extra’s en één toetje, wat je maar lekker vindt.

## Soorten kaarten: naam, korte naam voor smalle tabellen, en regel

card-nigiri-name = Nigiri
card-nigiri-short = Nigiri
card-nigiri-rule = Aan het eind van de ronde geeft ei 1 punt, zalm 2 en inktvis 3. Op wasabi telt een nigiri driedubbel.
card-wasabi-name = Wasabi
card-wasabi-short = Wasabi
card-wasabi-rule = De volgende nigiri die je speelt, komt erop en telt aan het eind van de ronde driedubbel. Wasabi alleen geeft niets.
card-maki-name = Maki
card-maki-short = Maki
card-maki-rule = Aan het eind van de ronde geven de meeste makisymbolen 6 punten en de op één na meeste 3; met 6 tot 8 spelers is het 6, 4 en 2. Bij een gelijke stand krijgt iedereen alle punten.
card-maki-rule-classic = Aan het eind van de ronde geven de meeste makisymbolen 6 punten en de op één na meeste 3. Bij een gelijke stand worden de punten gedeeld, en als dat op de eerste plaats is, krijgt de tweede plaats niets.
card-temaki-name = Temaki
card-temaki-short = Temaki
card-temaki-rule = Aan het eind van de ronde geven de meeste temakikaarten 4 punten. Wie er het minst heeft, verliest er 4, ook wie er geen heeft. Met z’n tweeën verliest niemand iets.
card-uramaki-name = Uramaki
card-uramaki-short = Uramaki
card-uramaki-rule = Elke ronde een wedstrijd: wie het eerst 10 symbolen heeft, krijgt meteen 8 punten, de tweede 5, de derde 2, en die uramaki gaan van tafel. Aan het eind van de ronde pakken de meeste symbolen die over zijn de volgende vrije plaats.
card-tempura-name = Tempura
card-tempura-short = Tempura
card-tempura-rule = Aan het eind van de ronde geeft elk paar 5 punten. Eén alleen geeft niets.
card-sashimi-name = Sashimi
card-sashimi-short = Sashimi
card-sashimi-rule = Aan het eind van de ronde geeft elk drietal 10 punten. Eén of twee alleen geven niets.
card-gyoza-name = Dumpling
card-gyoza-short = Dumpling
card-gyoza-rule = Aan het eind van de ronde geven 1, 2, 3, 4 of 5 dumplings 1, 3, 6, 10 of 15 punten. Meer dan vijf geven ook 15.
card-eel-name = Paling
card-eel-short = Paling
card-eel-rule = Aan het eind van de ronde kost één losse paling je 3 punten. Twee of meer geven samen 7.
card-tofu-name = Tofu
card-tofu-short = Tofu
card-tofu-rule = Aan het eind van de ronde geeft één tofu 2 punten en geven twee er 6. Drie of meer geven niets.
card-edamame-name = Edamame
card-edamame-short = Edamame
card-edamame-rule = Aan het eind van de ronde geeft elke edamame 1 punt voor elke andere speler die ook edamame heeft, hooguit 4.
card-miso-name = Misosoep
card-miso-short = Misosoep
card-miso-rule = Geeft 3 punten aan het eind van de ronde. Komen er in dezelfde beurt twee of meer misosoepen op tafel, dan gaan ze allemaal om en zijn ze weg.
card-onigiri-name = Onigiri
card-onigiri-short = Onigiri
card-onigiri-rule = Aan het eind van de ronde geeft een setje van 1, 2, 3 of 4 verschillende vormen 1, 4, 9 of 16 punten. Je mag meer setjes hebben.
card-sukeroku-name = Inari en futomaki
card-sukeroku-short = Inari+futomaki
card-sukeroku-rule = Aan het eind van de ronde geeft elk paar van één inari en één futomaki 6 punten. Elke kaart zonder maatje geeft er 2.
card-chopsticks-name = Eetstokjes
card-chopsticks-short = Eetstokjes
card-chopsticks-rule = Zeg in een latere beurt dat je ze gebruikt: als iedereen een kaart heeft laten zien, speel je nog een tweede kaart uit je hand. De eetstokjes gaan terug in die hand en geven geen punten.
card-chopsticks-rule-classic = In een latere beurt mag je twee kaarten tegelijk spelen. De eetstokjes gaan terug in je hand voordat je die doorgeeft, en geven geen punten.
card-spoon-name = Lepel
card-spoon-short = Lepel
card-spoon-rule = Vraag in een latere beurt om een kaart: de eerste speler links van je die hem heeft, moet hem aan je geven, en je speelt hem meteen. Die speler krijgt de lepel, die geen punten geeft.
card-menu-name = Menu
card-menu-short = Menu
card-menu-rule = Als je het speelt, bekijk je vier kaarten van de stapel en speel je er meteen een van. Het menu zelf is dan weg en geeft geen punten.
card-takeout-name = Afhaaldoos
card-takeout-short = Afhaaldoos
card-takeout-rule = Als je hem speelt, draai je zoveel van je eerdere kaarten van deze ronde om als je wilt. Elk daarvan geeft 2 punten aan het eind van de ronde, in plaats van wat hij waard was.
card-soy_sauce-name = Sojasaus
card-soy_sauce-short = Sojasaus
card-soy_sauce-rule = Aan het eind van de ronde geeft elke sojasaus 4 punten als niemand meer verschillende kaartkleuren voor zich heeft dan jij.
card-soy_sauce-rule-classic = Aan het eind van de ronde geeft sojasaus 4 punten als niemand meer verschillende kaartkleuren voor zich heeft dan jij. Spelers met sojasaus die gelijk staan, delen, en per speler telt maar één sojasaus.
card-tea-name = Thee
card-tea-short = Thee
card-tea-rule = Aan het eind van de ronde geeft elke thee 1 punt voor elke kaart van de kleur waarvan jij er het meest hebt.
card-special_order-name = Speciale bestelling
card-special_order-short = Bestelling
card-special_order-rule = Als je hem speelt, wordt hij een kopie van een andere kaart die voor je ligt, en hij telt wanneer die kaart telt. Is er niets om te kopiëren, dan is hij weg.
card-rice_wine-name = Rijstwijn
card-rice_wine-short = Rijstwijn
card-rice_wine-rule = Geeft 3 punten aan het eind van de ronde. In je volgende beurt kiest het toeval een kaart uit je hand, zonder dat je kijkt.
card-pudding-name = Pudding
card-pudding-short = Pudding
card-pudding-rule = Telt aan het eind van het spel: de meeste puddingen geven 6 punten. Wie er het minst heeft, verliest er 6, ook wie er geen heeft. Bij een gelijke stand geldt het helemaal voor iedereen, en met z’n tweeën verliest niemand iets.
card-pudding-rule-classic = Telt aan het eind van het spel: de meeste puddingen geven 6 punten. Wie er het minst heeft, verliest er 6, ook wie er geen heeft. Bij een gelijke stand wordt er gedeeld, en met z’n tweeën verliest niemand iets.
card-ice_cream-name = Groenethee-ijs
card-ice_cream-short = Groenethee-ijs
card-ice_cream-rule = Telt aan het eind van het spel: elke vier ijsjes geven 12 punten. Minder dan vier geven niets.
card-fruit-name = Fruit
card-fruit-short = Fruit
card-fruit-rule = Telt aan het eind van het spel, voor elk van de drie vruchten apart: 0, 1, 2, 3, 4 of 5 symbolen geven −2, 0, 1, 3, 6 of 10 punten.

## Soorten van Draft

card-draft-rule = Aan het eind van de ronde pakt de speler met de meeste kaarten van een sushi de bovenste fiche van die stapel. Spelers die gelijk staan krijgen niets, en de volgende speler die alleen staat pakt hem.
card-tuna-name = Tonijn
card-tuna-short = Tonijn
card-tuna-rule = { card-draft-rule }
card-prawn-name = Garnaal
card-prawn-short = Garnaal
card-prawn-rule = { card-draft-rule }
card-salmon_roll-name = Zalmrol
card-salmon_roll-short = Zalmrol
card-salmon_roll-rule = { card-draft-rule }
card-cucumber_maki-name = Komkommermaki
card-cucumber_maki-short = Komkommermaki
card-cucumber_maki-rule = { card-draft-rule }
card-mackerel_temaki-name = Makreeltemaki
card-mackerel_temaki-short = Makreel
card-mackerel_temaki-rule = { card-draft-rule }
card-dessert-name = Toetjesfiche
card-dessert-short = Toetjesfiche
card-dessert-rule = Aan het eind van de ronde pakt de speler met de meeste verschillende sushi de bovenste toetjesfiche. Spelers die gelijk staan krijgen niets, en de volgende speler die alleen staat pakt hem.
card-dessert-rule-advanced = Aan het eind van de ronde pakt de speler met de meeste verschillende sushi de bovenste toetjesfiche. Een sushi met een wasabikaart ertussen telt maar half.
card-wild-name = Joker
card-wild-short = Joker
card-wild-rule = Als je hem speelt, komt hij bij een sushi die je al hebt, en aan het eind van de ronde telt hij als één extra daarvan.
card-wild-rule-advanced = Als je hem speelt, komt hij bij een sushi die je al hebt, en aan het eind van de ronde telt hij als een halve kaart daarvan.

## Plaatjes: losse kaarten, en hoe een kaart kan liggen

face-egg-name = Nigiri met ei
face-egg-short = Ei
face-salmon-name = Nigiri met zalm
face-salmon-short = Zalm
face-squid-name = Nigiri met inktvis
face-squid-short = Inktvis
face-wasabi-name = Wasabi
face-wasabi-short = Wasabi
face-maki1-name = Maki met 1 symbool
face-maki1-short = Maki 1
face-maki2-name = Maki met 2 symbolen
face-maki2-short = Maki 2
face-maki3-name = Maki met 3 symbolen
face-maki3-short = Maki 3
face-temaki-name = Temaki
face-temaki-short = Temaki
face-uramaki3-name = Uramaki met 3 symbolen
face-uramaki3-short = Uramaki 3
face-uramaki4-name = Uramaki met 4 symbolen
face-uramaki4-short = Uramaki 4
face-uramaki5-name = Uramaki met 5 symbolen
face-uramaki5-short = Uramaki 5
face-tempura-name = Tempura
face-tempura-short = Tempura
face-sashimi-name = Sashimi
face-sashimi-short = Sashimi
face-gyoza-name = Dumpling
face-gyoza-short = Dumpling
face-eel-name = Paling
face-eel-short = Paling
face-tofu-name = Tofu
face-tofu-short = Tofu
face-edamame-name = Edamame
face-edamame-short = Edamame
face-miso-name = Misosoep
face-miso-short = Misosoep
face-onigiri_circle-name = Ronde onigiri
face-onigiri_circle-short = Onigiri rond
face-onigiri_triangle-name = Driehoekige onigiri
face-onigiri_triangle-short = Onigiri drh.
face-onigiri_square-name = Vierkante onigiri
face-onigiri_square-short = Onigiri vrk.
face-onigiri_rectangle-name = Rechthoekige onigiri
face-onigiri_rectangle-short = Onigiri rch.
face-inari-name = Inari
face-inari-short = Inari
face-futomaki-name = Futomaki
face-futomaki-short = Futomaki
face-chopsticks-name = Eetstokjes
face-chopsticks-short = Eetstokjes
face-chopsticks1-name = Eetstokjes (1)
face-chopsticks1-short = Eetstokjes 1
face-chopsticks2-name = Eetstokjes (2)
face-chopsticks2-short = Eetstokjes 2
face-chopsticks3-name = Eetstokjes (3)
face-chopsticks3-short = Eetstokjes 3
face-spoon-name = Lepel
face-spoon-short = Lepel
face-spoon4-name = Lepel (4)
face-spoon4-short = Lepel 4
face-spoon5-name = Lepel (5)
face-spoon5-short = Lepel 5
face-spoon6-name = Lepel (6)
face-spoon6-short = Lepel 6
face-menu-name = Menu
face-menu-short = Menu
face-menu7-name = Menu (7)
face-menu7-short = Menu 7
face-menu8-name = Menu (8)
face-menu8-short = Menu 8
face-menu9-name = Menu (9)
face-menu9-short = Menu 9
face-takeout-name = Afhaaldoos
face-takeout-short = Afhaaldoos
face-takeout10-name = Afhaaldoos (10)
face-takeout10-short = Afh.doos 10
face-takeout11-name = Afhaaldoos (11)
face-takeout11-short = Afh.doos 11
face-takeout12-name = Afhaaldoos (12)
face-takeout12-short = Afh.doos 12
face-soy_sauce-name = Sojasaus
face-soy_sauce-short = Sojasaus
face-tea-name = Thee
face-tea-short = Thee
face-special_order-name = Speciale bestelling
face-special_order-short = Bestelling
face-rice_wine-name = Rijstwijn
face-rice_wine-short = Rijstwijn
face-pudding-name = Pudding
face-pudding-short = Pudding
face-ice_cream-name = Groenethee-ijs
face-ice_cream-short = IJs
face-fruit_ww-name = Fruit: twee watermeloenen
face-fruit_ww-short = 2 meloenen
face-fruit_pp-name = Fruit: twee ananassen
face-fruit_pp-short = 2 ananassen
face-fruit_oo-name = Fruit: twee sinaasappels
face-fruit_oo-short = 2 sinaasapp.
face-fruit_wp-name = Fruit: watermeloen en ananas
face-fruit_wp-short = Meloen+anan.
face-fruit_wo-name = Fruit: watermeloen en sinaasappel
face-fruit_wo-short = Meloen+sin.
face-fruit_po-name = Fruit: ananas en sinaasappel
face-fruit_po-short = Ananas+sin.
face-egg-on-wasabi-name = Nigiri met ei op wasabi
face-egg-on-wasabi-short = Ei ×3
face-salmon-on-wasabi-name = Nigiri met zalm op wasabi
face-salmon-on-wasabi-short = Zalm ×3
face-squid-on-wasabi-name = Nigiri met inktvis op wasabi
face-squid-on-wasabi-short = Inktvis ×3
face-wasabi-under-egg-name = Wasabi onder een nigiri met ei
face-wasabi-under-egg-short = Wasabi bezet
face-wasabi-under-salmon-name = Wasabi onder een nigiri met zalm
face-wasabi-under-salmon-short = Wasabi bezet
face-wasabi-under-squid-name = Wasabi onder een nigiri met inktvis
face-wasabi-under-squid-short = Wasabi bezet
face-miso_spoiled-name = Gemorste misosoep
face-miso_spoiled-short = Gemorst
face-flipped-name = Omgedraaide kaart
face-flipped-short = Omgedraaid
face-hidden-name = Verborgen kaart
face-hidden-short = Verborgen
face-tuna-name = Tonijn
face-tuna-short = Tonijn
face-prawn-name = Garnaal
face-prawn-short = Garnaal
face-salmon_roll-name = Zalmrol
face-salmon_roll-short = Zalmrol
face-cucumber_maki-name = Komkommermaki
face-cucumber_maki-short = Komkommer
face-mackerel_temaki-name = Makreeltemaki
face-mackerel_temaki-short = Makreel
face-tuna-star-name = Tonijn met wasabi
face-tuna-star-short = Tonijn*
face-prawn-star-name = Garnaal met wasabi
face-prawn-star-short = Garnaal*
face-salmon_roll-star-name = Zalmrol met wasabi
face-salmon_roll-star-short = Zalmrol*
face-cucumber_maki-star-name = Komkommermaki met wasabi
face-cucumber_maki-star-short = Komkommer*
face-mackerel_temaki-star-name = Makreeltemaki met wasabi
face-mackerel_temaki-star-short = Makreel*
face-wild-name = Joker
face-wild-short = Joker

## Opties: titel, wat ze verandert, en haar waarden

option-edition = Uitgave
option-edition-help = Zet alle andere opties zoals één gedrukte uitgave ze heeft. Voorbeeld: in de Duitse mag een afhaaldoos ook kaarten van precies deze beurt omdraaien.
option-edition-standard = Standaard
option-edition-es = Spaans
option-edition-de = Duits
option-edition-ru = Russisch
option-maki_ties = Gelijke stand bij maki
option-maki_ties-help = Wat spelers krijgen die gelijk staan voor een makiplaats. Voorbeeld: twee spelers hebben de meeste; elk krijgt 6, of ze delen en krijgen elk 3.
option-maki_ties-full = Ieder krijgt alles
option-maki_ties-split = Ze delen
option-temaki_ties = Gelijke stand bij temaki
option-temaki_ties-help = Wat spelers krijgen die gelijk staan met de meeste of de minste temaki. Voorbeeld: twee hebben de minste; elk verliest 4, of ze delen en verliezen elk 2.
option-temaki_ties-full = Ieder krijgt alles
option-temaki_ties-split = Ze delen
option-pudding_ties = Gelijke stand bij pudding
option-pudding_ties-help = Wat spelers krijgen die gelijk staan met de meeste of de minste puddingen. Voorbeeld: twee hebben de meeste; elk krijgt 6, of ze delen en krijgen elk 3.
option-pudding_ties-full = Ieder krijgt alles
option-pudding_ties-split = Ze delen
option-temaki_none = Helemaal geen temaki
option-temaki_none-help = Of een speler zonder temaki punten kan verliezen voor de minste. Voorbeeld: jij hebt er geen; je verliest 4, of een speler met één verliest ze.
option-temaki_none-lose = Verliest punten
option-temaki_none-spared = Verliest niets
option-pudding_none = Helemaal geen pudding
option-pudding_none-help = Of een speler zonder pudding punten kan verliezen voor de minste. Voorbeeld: jij hebt er geen; je verliest 6, of een speler met één verliest ze.
option-pudding_none-lose = Verliest punten
option-pudding_none-spared = Verliest niets
option-two_player_loss = Verlies met z’n tweeën
option-two_player_loss-help = Of de minste temaki en puddingen punten kosten in een spel voor twee. Voorbeeld: jij hebt 1 pudding en de ander 3; je verliest niets, of je verliest 6.
option-two_player_loss-no = Geen verlies
option-two_player_loss-yes = De minste verliezen
option-maki_three_places = Drie plaatsen voor maki
option-maki_three_places-help = Of maki aan een grote tafel drie plaatsen beloont. Voorbeeld: met 7 spelers krijgen de eerste drie 6, 4 en 2, of de eerste twee 6 en 3.
option-maki_three_places-6-8 = Met 6 tot 8 spelers
option-maki_three_places-never = Nooit
option-uramaki_tiebreak = Uramaki tegelijk gehaald
option-uramaki_tiebreak-help = Wie voorgaat als spelers in dezelfde beurt 10 uramakisymbolen halen, met hetzelfde totaal. Voorbeeld: allebei hebben er 11; ze delen de plaats, of wie deze beurt meer symbolen speelde, pakt hem.
option-uramaki_tiebreak-total = Het totaal beslist
option-uramaki_tiebreak-total_then_turn = Daarna de symbolen van deze beurt
option-edamame_self = Zelf meetellen bij edamame
option-edamame_self-help = Of je zelf telt als een van de spelers met edamame. Voorbeeld: jij en één andere speler hebben edamame; elk van je kaarten geeft 1 punt, of 2.
option-edamame_self-no = Alleen de anderen tellen
option-edamame_self-yes = Jij telt ook
option-miso_spoiled = Gemorste misosoep
option-miso_spoiled-help = Wat er gebeurt met misosoepen die in dezelfde beurt gespeeld worden. Voorbeeld: er was er nog een naast die van jou; hij is weg, of hij blijft liggen voor 0 punten en telt nog als kleur.
option-miso_spoiled-discarded = Weg
option-miso_spoiled-kept = Blijft voor 0 punten
option-announce = Wanneer je iets gebruikt
option-announce-help = Wanneer je zegt dat je eetstokjes of een lepel gebruikt. Voorbeeld: voordat de kaarten te zien zijn, of nadat je zag wat iedereen speelde.
option-announce-at_reveal = Bij het tonen van de kaarten
option-announce-after_reveal = Na het zien van de kaarten
option-extra_actions = Hulpjes in één beurt
option-extra_actions-help = Hoeveel eetstokjes en lepels je in één beurt mag gebruiken. Voorbeeld: je hebt ze allebei; je gebruikt er één, of allebei in dezelfde beurt.
option-extra_actions-one = Eén
option-extra_actions-any = Zoveel je wilt
option-flipped_colour = Kleur van omgedraaide kaarten
option-flipped_colour-help = Of kaarten die een afhaaldoos omdraaide, als kleur tellen voor sojasaus en thee. Voorbeeld: je draaide drie kaarten om; ze zijn één kleur extra, of geen.
option-flipped_colour-own = Eén kleur extra
option-flipped_colour-none = Geen kleur
option-order_nigiri = Speciale bestelling als nigiri
option-order_nigiri-help = Of een speciale bestelling die een nigiri kopieert, op een vrije wasabi komt. Voorbeeld: je kopieert een inktvis terwijl een tweede wasabi vrij is; de kopie mag erop, of moet erop.
option-order_nigiri-es = Mag, als de gekopieerde nigiri niet op wasabi ligt
option-order_nigiri-de = Moet, altijd
option-order_nigiri-ru = Mag, altijd
option-order_when = Wanneer bestellingen kopiëren
option-order_when-help = Wanneer je beslist wat een speciale bestelling kopieert. Voorbeeld: in de beurt dat je hem speelt, of aan het eind van de ronde, als je al je kaarten kent.
option-order_when-on_play = Bij het spelen
option-order_when-round_end = Aan het eind van de ronde
option-order_dessert = Speciale bestelling als toetje
option-order_dessert-help = Wanneer een speciale bestelling een toetje mag kopiëren. Voorbeeld: je kopieert een pudding in ronde 1 en houdt hem tot het eind, of dat mag alleen in ronde 3.
option-order_dessert-any_round = In elke ronde
option-order_dessert-last_round = Alleen in de laatste ronde
option-takeout_scope = Wat een afhaaldoos mag omdraaien
option-takeout_scope-help = Welke van je kaarten een afhaaldoos mag omdraaien. Voorbeeld: met eetstokjes kreeg je deze beurt een tempura; de doos moet die laten liggen, of mag hem omdraaien.
option-takeout_scope-earlier_turns = Kaarten van eerdere beurten
option-takeout_scope-already_played = Elke kaart die al gespeeld is
option-takeout_when = Wanneer afhaaldozen werken
option-takeout_when-help = Wanneer je beslist welke kaarten je omdraait. Voorbeeld: in de beurt dat je de doos speelt, of aan het eind van de ronde, als je weet welke setjes niet gelukt zijn.
option-takeout_when-on_play = Bij het spelen
option-takeout_when-round_end = Aan het eind van de ronde
option-takeout_box = De gebruikte afhaaldoos
option-takeout_box-help = Wat er met de doos zelf gebeurt. Voorbeeld: hij is weg, of hij blijft voor je liggen en telt als kleur voor sojasaus.
option-takeout_box-discarded = Weg
option-takeout_box-kept = Blijft als kleur
option-wasabi = Nigiri op wasabi
option-wasabi-help = Of een nigiri op een vrije wasabi moet komen. Voorbeeld: je speelt een ei; het komt op je wasabi, of je bewaart de wasabi voor een inktvis.
option-wasabi-must = Moet
option-wasabi-may = Jij kiest
option-uramaki_scored = Uramaki na het scoren
option-uramaki_scored-help = Waar uramakikaarten heen gaan als ze in de wedstrijd gescoord hebben. Voorbeeld: ze gaan van tafel, of ze liggen naast je kaarten om te bekijken en tellen nergens voor.
option-uramaki_scored-discarded = Weg
option-uramaki_scored-set_aside = Opzij gelegd
option-pass_direction = Doorgeven
option-pass_direction-help = Waar de handen na elke beurt heen gaan. Voorbeeld: altijd naar links, of in ronde 2 naar rechts.
option-pass_direction-left = Altijd naar links
option-pass_direction-alternate = Links, rechts, links
option-expansions = Extra gerechten
option-expansions-help = Welke extra gerechten je op je menu mag zetten. Voorbeeld: met rijstwijn kan een extra de wijn zijn die het toeval je volgende kaart laat kiezen.
option-expansions-none = Geen
option-expansions-rice_wine = Rijstwijn
option-expansions-sukeroku = Inari en futomaki
option-expansions-both = Allebei
option-dummy = Een derde hand voor twee
option-dummy-help = Voegt een dummy toe aan een spel voor twee. Voorbeeld: om de beurt pakt een van jullie een kaart voor de dummy en speelt ook één kaart voor hem.
option-dummy-no = Uit
option-dummy-yes = Aan
option-promo = Sojasauskaarten
option-promo-help = Doet vier sojasauskaarten bij de stapel. Voorbeeld: met sojasaus en de meeste verschillende kleuren krijg je 4 punten.
option-promo-no = Zonder
option-promo-yes = Met
option-advanced = Tellen voor gevorderden
option-advanced-help = Jokers en wasabikaarten tellen maar half. Voorbeeld: twee tonijnen en een joker tellen als tweeënhalf.
option-advanced-no = Uit
option-advanced-yes = Aan
option-ties = Gelijke stand voor een fiche
option-ties-help = Wie een fiche pakt als de besten gelijk staan. Voorbeeld: twee hebben 3 tonijnen, één heeft er 2 en één heeft er 1; de fiche gaat naar wie er 2 heeft, of naar wie er 1 heeft.
option-ties-next = De volgende speler die alleen staat
option-ties-second_only = De tweede, als die alleen staat
option-ties-last_place = Wie er het minst heeft
option-leftovers = Kaarten die over zijn
option-leftovers-help = Of kaarten die niet uitgedeeld zijn, in de volgende ronde terugkomen. Voorbeeld: elke ronde worden alle kaarten weer geschud, of wat in ronde 1 over was, doet niet meer mee.
option-leftovers-per_round = Elke ronde weer terug
option-leftovers-per_game = Het hele spel eruit
option-open_chips = Open fiches
option-open_chips-help = Of iedereen ziet hoeveel een gewonnen fiche waard is. Voorbeeld: alleen jij weet dat je tonijnfiche 5 waard is, of iedereen weet het.
option-open_chips-no = Geheim
option-open_chips-yes = Open

## Opties: waar ze vandaan komen

option-edition-source = zet de opties hieronder zoals een gedrukte uitgave ze heeft
option-maki_ties-source = variant van de Russische uitgave
option-temaki_ties-source = variant van de Russische uitgave
option-pudding_ties-source = variant van de Russische uitgave
option-temaki_none-source = variant van de Russische uitgave
option-pudding_none-source = variant van de Russische uitgave
option-two_player_loss-source = Russische uitgave, waar beiden sparen alleen een variant is
option-maki_three_places-source = Russische uitgave, waar drie plaatsen alleen een variant zijn
option-uramaki_tiebreak-source = Russische uitgave
option-edamame_self-source = variant van de Russische uitgave
option-miso_spoiled-source = variant van de Russische uitgave
option-announce-source = Russische uitgave
option-extra_actions-source = Duitse uitgave: één; de Spaanse en de Russische zeggen niets
option-flipped_colour-source = Duitse uitgave: een kleur; Russische uitgave: geen
option-order_nigiri-source = de Spaanse, Duitse en Russische uitgaven verschillen
option-order_when-source = variant van de Russische uitgave
option-order_dessert-source = variant van de Russische uitgave
option-takeout_scope-source = Spaanse uitgave: eerdere beurten; Duitse en Russische: elke kaart
option-takeout_when-source = variant van de Russische uitgave
option-takeout_box-source = variant van de Russische uitgave
option-wasabi-source = variant van de Russische uitgave
option-uramaki_scored-source = variant van de Russische uitgave
option-pass_direction-source = variant uit de regels van Klassiek, mogelijk in elk spel
option-expansions-source = Duitse en Russische uitgave
option-dummy-source = variant uit de regels van Klassiek voor twee spelers
option-promo-source = promotiekaarten bij het spel Klassiek
option-advanced-source = regels van Draft, voor gevorderden
option-ties-source = regelboekjes van Draft: de meeste het eerste, het Italiaanse het tweede, het Portugese het derde
option-leftovers-source = regels van Draft, Portugese tekst
option-open_chips-source = een huisregel
