# Waarom een bot zo antwoordt, in het Nederlands: het antwoord, een streepje en een of twee zinsdelen zonder punt.
# $why en $more zijn zulke zinsdelen, $answer is de naam van het antwoord. Niemand wordt aangesproken.

## De zin

reason-sentence = { $answer } – { $why }.
reason-sentence-more = { $answer } – { $why }; { $more }.

## Elk antwoord

reason-only = er is geen andere keuze
reason-any = gekozen zonder te kijken, want elke kaart is goed
reason-least = geen andere keuze levert meer op
reason-harm = kost het minst: ongeveer { n-points }
reason-unlike = op het eerste gezicht levert een andere keuze ongeveer { n-points } meer op
reason-unlike-little = op het eerste gezicht is een andere keuze een beetje beter

## Een kaart om te spelen

reason-now = geeft meteen { n-points }
reason-dipped = telt op wasabi driedubbel: { n-points }
reason-completes = maakt een setje compleet: { n-points } meer
reason-miso = { n-points }, als er deze beurt geen andere misosoep op tafel komt
reason-most = dat maakt { $count }, meer dan alle anderen
reason-level = dat maakt { $count }, evenveel als de beste van de anderen
reason-behind = dat maakt { $count }, en de beste van de anderen heeft { $most }
reason-later = nu nog niets, maar aan het eind ongeveer { n-points } waard
reason-dessert = een toetje voor het eind van het spel, ongeveer { n-points } waard
reason-wasabi = de volgende nigiri erop telt driedubbel, ongeveer { n-points } waard
reason-chopsticks = goed voor twee kaarten in een latere beurt, ongeveer { n-points } waard
reason-spoon = goed om later een kaart van een ander te vragen, ongeveer { n-points } waard
reason-menu = de beste van vier kaarten van de stapel, ongeveer { n-points } waard
reason-box = zwakke kaarten kunnen om, goed voor ongeveer { n-points } meer
reason-order = wordt een kopie van het beste gerecht, ongeveer { n-points } waard
reason-deny = zo krijgt de volgende speler het niet, voor wie het ongeveer { n-points } waard is

## Voorkeuren en missers

reason-fond = een lievelingsgerecht, en dat telt ook
reason-fond-sweet = een zoetekauw kan dit niet laten liggen
reason-fond-sets = wie graag verzamelt, laat dit niet liggen
reason-fond-rolls = wie van rollen houdt, krijgt er nooit genoeg van
reason-fond-tools = dingen uitproberen is gewoon leuk
reason-fond-soups = iets om te slurpen en te knabbelen is te gezellig om te laten liggen
reason-spite = alleen maar zodat de volgende speler het niet krijgt
reason-slip = zomaar een bevlieging: een andere keuze was ongeveer { n-points } meer waard
reason-slip-little = zomaar een bevlieging: een andere keuze was een beetje beter

## Hulpjes, geschenken en plekken

reason-save = het hulpje levert in een latere beurt waarschijnlijk meer op
reason-use-chopsticks = een tweede kaart levert nu ongeveer { n-points } meer op dan wachten
reason-use-spoon = een kaart van een ander levert nu ongeveer { n-points } meer op dan later
reason-request = zou ongeveer { n-points } opleveren, als iemand die kaart heeft
reason-give = helpt wie erom vraagt het minst: ongeveer { n-points }
reason-give-little = helpt wie erom vraagt nauwelijks
reason-dummy = doet op de tafel van de dummy het minste kwaad
reason-copy = de kopie is ongeveer { n-points } waard
reason-undipped = de wasabi wacht op een betere nigiri
reason-flip = omgedraaid ongeveer { n-points } meer waard
reason-flip-none = geen andere kaart wordt meer waard door omdraaien

## Draft

reason-draft-most = het meeste van deze sushi aan tafel, ongeveer { n-points } waard
reason-draft-new = een soort sushi erbij, ongeveer { n-points } waard
reason-draft-closer = een stap dichter bij een fiche, ongeveer { n-points } waard
reason-draft-wild = komt bij de sushi waar hij het meest helpt, ongeveer { n-points } waard
reason-keep = goed voor de volgende beurt, en de volgende speler krijgt de kaart niet

## Wat iedereen aan tafel kan zien, voor de anderen

reason-open-later = nog niets te tellen: een kaart voor later
reason-open-dessert = een toetje voor het eind van het spel
reason-open-wasabi = de volgende nigiri erop telt driedubbel
reason-open-chopsticks = goed voor twee kaarten in een latere beurt
reason-open-spoon = goed om later een kaart van een ander te vragen
reason-open-menu = haalt een van vier kaarten van de stapel
reason-open-box = daarmee kunnen gerechten om
reason-open-order = wordt een kopie van een ander gerecht
reason-open-deny = zo krijgt de volgende speler het niet, voor wie het { n-points } zou zijn
reason-open-costs = kost op dit moment { n-points }
reason-open-plan = onderdeel van een plan
reason-open-use-chopsticks = tijd voor een tweede kaart
reason-open-use-spoon = tijd voor een kaart van een ander
reason-open-give = daar werd om gevraagd
reason-open-stay = de andere gerechten blijven zoals ze zijn
reason-open-race-most = dat maakt { $count }, meer dan alle anderen tot dan toe
reason-open-race-level = dat maakt { $count }, evenveel als de beste van de anderen tot dan toe
reason-open-race-behind = dat maakt { $count }, en de beste van de anderen had er tot dan toe { $most }
reason-open-miso = { n-points }, als er in dezelfde beurt geen andere misosoep op tafel komt
reason-open-most = dat is meer van deze sushi dan alle anderen tot dan toe hadden
reason-open-new = een soort sushi erbij
reason-open-closer = een stap dichter bij een fiche
reason-open-wild = komt bij sushi die er al ligt

## Zoekende bots

reason-tried-better = won { $percent }% in { $tries } bedachte spellen, de op een na beste keuze { $rest }%
reason-tried-even = won { $percent }% in { $tries } bedachte spellen, net als de op een na beste keuze ({ $rest }%)
reason-tried-less = won { $percent }% in { $tries } bedachte spellen, een andere keuze { $rest }%
reason-tried-only = won { $percent }% in { $tries } bedachte spellen
reason-untried = bleef in { $tries } bedachte spellen liggen
reason-solved = elke weg naar het eind van de ronde is nagekeken: niets is beter
reason-solved-mixed = elke weg naar het eind is nagekeken: goed in { $percent } van de 100 keer, zodat niemand het voorziet
reason-solved-worse = elke weg naar het eind van de ronde is nagekeken: een andere keuze is even goed of beter

## Terminal: tips en bewaarde spellen

cli-hint = Tip: { $text }
cli-why = Waarom ze dit kozen, naar wat er toen op tafel lag
cli-why-none = Niemand anders heeft al een kaart laten zien.
cli-help-hint = h: een tip, wat een sterke speler zou kiezen en waarom
cli-help-why = w: waarom de anderen kozen wat ze net lieten zien
cli-flag-explain = bij elke keuze zeggen wat deze bot, zoals strong of strong@2000, gekozen zou hebben, en waarom
cli-explain-same = { $seat } en { $bot } kiezen hetzelfde: { $text }
cli-explain-other = { $seat } kiest: { $answer }. { $bot } zou kiezen: { $text }
error-explain-seat = Het spel is niet afgelopen: zeg met --seat wiens keuzes uitgelegd moeten worden.
