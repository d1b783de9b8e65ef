# Was es zu spielen gibt: Spiele, Menüs, Karten und Optionen, auf Deutsch. Dieselben Nachrichten und Variablen wie im
# Englischen. $seat und $other sind Namen von Spielern, $card ist der Name einer Karte.

language-name = Deutsch
disclaimer = Ein unabhängiges, nicht kommerzielles Fan-Projekt. Es stammt nicht von den Machern von Sushi Go!, Sushi Go Party! oder Sushi Draft und wird von ihnen weder empfohlen noch bezahlt. Diese Namen sind Marken ihrer Eigentümer und stehen hier nur, um zu sagen, welchen Regeln eine Spielart folgt. Alle Texte und Bilder hier sind unsere eigenen.

## Gezählte Wörter, die andere Nachrichten benutzen

word-cards =
    { $count ->
        [one] Karte
       *[other] Karten
    }
word-icons =
    { $count ->
        [one] Symbol
       *[other] Symbole
    }
word-points =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
word-players =
    { $seats ->
        [one] Spieler
       *[other] Spieler
    }
word-colours =
    { $colours ->
        [one] Farbe
       *[other] verschiedene Farben
    }
n-cards = { $count } { word-cards }
n-points = { $points } { word-points }
n-players = { $seats } { word-players }

## Spiele

game-classic = Klassik
game-party = Party
game-draft = Draft
game-classic-follows = Folgt den Regeln von Sushi Go! für 2 bis 5 Spieler.
game-party-follows = Folgt den Regeln von Sushi Go Party! für 2 bis 8 Spieler.
game-draft-follows = Folgt den Regeln von Sushi Draft für 3 bis 5 Spieler. Auch zu zweit könnt ihr es versuchen, obwohl die Regeln davon nichts sagen.
game-classic-note = Immer dieselben Karten: eine behalten, den Rest weitergeben, drei Runden lang.
game-party-note = Du wählst die Gerichte aus einem großen Angebot, so ist jedes Spiel anders.
game-draft-note = Kurz und flott: Wer von einem Sushi am meisten hat, gewinnt den Chip dazu.

## Gruppen von Gerichten

group-nigiri = Nigiri
group-roll = Rolle
group-appetizer = Vorspeise
group-special = Extra
group-dessert = Dessert

## Menüs

menu-my-first-meal = Erste Häppchen
menu-my-first-meal-note = Leichte Gerichte für dein erstes Spiel.
menu-sushi-go = Klassiker des Hauses
menu-sushi-go-note = Die Gerichte aus Klassik, mit den Regeln von Party.
menu-party-sampler = Probierteller
menu-party-sampler-note = Ein bisschen von allem, was neu ist.
menu-master-menu = Kochprüfung
menu-master-menu-note = Viel zu entscheiden, für alle, die gern tüfteln.
menu-points-platter = Punkte satt
menu-points-platter-note = Gerichte, die allen viele Punkte bringen.
menu-cutthroat-combo = Ellbogen raus
menu-cutthroat-combo-note = Behalte die anderen im Auge: Hier kann viel schiefgehen.
menu-big-banquet = Lange Tafel
menu-big-banquet-note = Gemacht für 6 bis 8 Spieler.
menu-dinner-for-two = Tisch für zwei
menu-dinner-for-two-note = Gemacht für zwei Spieler.
menu-custom = Dein eigenes Menü
menu-custom-note = Eine Rolle, drei Vorspeisen, zwei Extras und ein Dessert, ganz wie du magst.

## Arten von Karten: Name, kurzer Name für schmale Tabellen und Regel

card-nigiri-name = Nigiri
card-nigiri-short = Nigiri
card-nigiri-rule = Am Ende der Runde bringt Ei 1 Punkt, Lachs 2 und Tintenfisch 3. Auf Wasabi zählt ein Nigiri dreifach.
card-wasabi-name = Wasabi
card-wasabi-short = Wasabi
card-wasabi-rule = Das nächste Nigiri, das du spielst, kommt darauf und zählt am Ende der Runde dreifach. Wasabi allein bringt nichts.
card-maki-name = Maki
card-maki-short = Maki
card-maki-rule = Am Ende der Runde bringen die meisten Maki-Symbole 6 Punkte und die zweitmeisten 3; mit 6 bis 8 Spielern sind es 6, 4 und 2. Bei Gleichstand bekommt jeder die vollen Punkte.
card-maki-rule-classic = Am Ende der Runde bringen die meisten Maki-Symbole 6 Punkte und die zweitmeisten 3. Bei Gleichstand wird geteilt, und gibt es ihn auf dem ersten Platz, geht der zweite leer aus.
card-temaki-name = Temaki
card-temaki-short = Temaki
card-temaki-rule = Am Ende der Runde bringen die meisten Temaki-Karten 4 Punkte. Wer die wenigsten hat, verliert 4, auch ganz ohne. Zu zweit verliert niemand etwas.
card-uramaki-name = Uramaki
card-uramaki-short = Uramaki
card-uramaki-rule = Ein Wettrennen in jeder Runde: Wer zuerst 10 Symbole hat, bekommt sofort 8 Punkte, der Zweite 5, der Dritte 2, und diese Uramaki verlassen den Tisch. Am Ende der Runde holen die meisten übrigen Symbole den nächsten freien Platz.
card-tempura-name = Tempura
card-tempura-short = Tempura
card-tempura-rule = Am Ende der Runde bringt jedes Paar 5 Punkte. Eins allein bringt nichts.
card-sashimi-name = Sashimi
card-sashimi-short = Sashimi
card-sashimi-rule = Am Ende der Runde bringen je drei zusammen 10 Punkte. Eins oder zwei allein bringen nichts.
card-gyoza-name = Gyoza
card-gyoza-short = Gyoza
card-gyoza-rule = Am Ende der Runde bringen 1, 2, 3, 4 oder 5 Gyoza 1, 3, 6, 10 oder 15 Punkte. Mehr als fünf bringen auch nur 15.
card-eel-name = Aal
card-eel-short = Aal
card-eel-rule = Am Ende der Runde kostet dich ein einzelner Aal 3 Punkte. Zwei oder mehr bringen zusammen 7.
card-tofu-name = Tofu
card-tofu-short = Tofu
card-tofu-rule = Am Ende der Runde bringt ein Tofu 2 Punkte, zwei bringen 6. Drei oder mehr bringen nichts.
card-edamame-name = Edamame
card-edamame-short = Edamame
card-edamame-rule = Am Ende der Runde bringt jedes Edamame 1 Punkt für jeden anderen, der auch Edamame hat, höchstens 4.
card-miso-name = Miso-Suppe
card-miso-short = Miso-Suppe
card-miso-rule = Bringt am Ende der Runde 3 Punkte. Kommen im selben Zug zwei oder mehr Miso-Suppen auf den Tisch, schwappen alle über und sind weg.
card-onigiri-name = Onigiri
card-onigiri-short = Onigiri
card-onigiri-rule = Am Ende der Runde bringen 1, 2, 3 oder 4 verschiedene Formen zusammen 1, 4, 9 oder 16 Punkte. Du kannst mehrere solche Sätze haben.
card-sukeroku-name = Inari und Futomaki
card-sukeroku-short = Inari+Futomaki
card-sukeroku-rule = Am Ende der Runde bringt jedes Paar aus einem Inari und einem Futomaki 6 Punkte. Jedes ohne Partner bringt 2.
card-chopsticks-name = Stäbchen
card-chopsticks-short = Stäbchen
card-chopsticks-rule = Sag in einem späteren Zug, dass du sie benutzt: Wenn alle ihre Karte gezeigt haben, spielst du noch eine zweite aus deiner Hand. Die Stäbchen kommen in diese Hand zurück und bringen keine Punkte.
card-chopsticks-rule-classic = In einem späteren Zug darfst du zwei Karten auf einmal spielen. Die Stäbchen kommen in deine Hand zurück, bevor sie weiterwandert, und bringen keine Punkte.
card-spoon-name = Löffel
card-spoon-short = Löffel
card-spoon-rule = Bitte in einem späteren Zug um eine Karte: Der Erste links von dir, der sie hat, muss sie dir geben, und du spielst sie sofort. Dafür bekommt er den Löffel, der keine Punkte bringt.
card-menu-name = Menü
card-menu-short = Menü
card-menu-rule = Wenn du es spielst, sieh dir vier Karten vom Stapel an und spiel eine davon sofort. Das Menü selbst ist dann weg und bringt keine Punkte.
card-takeout-name = Bento-Box
card-takeout-short = Bento-Box
card-takeout-rule = Wenn du sie spielst, dreh von deinen früheren Karten dieser Runde so viele um, wie du willst. Jede davon bringt am Ende der Runde 2 Punkte statt dem, was sie wert war.
card-soy_sauce-name = Sojasauce
card-soy_sauce-short = Sojasauce
card-soy_sauce-rule = Am Ende der Runde bringt jede Sojasauce 4 Punkte, wenn niemand mehr verschiedene Kartenfarben vor sich hat als du.
card-soy_sauce-rule-classic = Am Ende der Runde bringt Sojasauce 4 Punkte, wenn niemand mehr verschiedene Kartenfarben vor sich hat als du. Wer mit Sojasauce gleichauf liegt, teilt die Punkte, und bei jedem zählt nur eine Sojasauce.
card-tea-name = Tee
card-tea-short = Tee
card-tea-rule = Am Ende der Runde bringt jeder Tee 1 Punkt für jede Karte der Farbe, von der du am meisten hast.
card-special_order-name = Sonderwunsch
card-special_order-short = Sonderwunsch
card-special_order-rule = Wenn du ihn spielst, wird er zur Kopie einer deiner anderen Karten vor dir und zählt immer dann, wenn diese Karte zählt. Gibt es nichts zu kopieren, ist er weg.
card-rice_wine-name = Reiswein
card-rice_wine-short = Reiswein
card-rice_wine-rule = Bringt am Ende der Runde 3 Punkte. In deinem nächsten Zug spielst du blind irgendeine Karte aus deiner Hand.
card-pudding-name = Pudding
card-pudding-short = Pudding
card-pudding-rule = Zählt am Ende des Spiels: Die meisten Puddings bringen 6 Punkte. Wer die wenigsten hat, verliert 6, auch ganz ohne. Bei Gleichstand gilt es für jeden voll, und zu zweit verliert niemand etwas.
card-pudding-rule-classic = Zählt am Ende des Spiels: Die meisten Puddings bringen 6 Punkte. Wer die wenigsten hat, verliert 6, auch ganz ohne. Bei Gleichstand wird geteilt, und zu zweit verliert niemand etwas.
card-ice_cream-name = Grüntee-Eis
card-ice_cream-short = Grüntee-Eis
card-ice_cream-rule = Zählt am Ende des Spiels: Je vier Eis bringen 12 Punkte. Weniger als vier bringen nichts.
card-fruit-name = Frucht
card-fruit-short = Frucht
card-fruit-rule = Zählt am Ende des Spiels, für jede der drei Früchte einzeln: 0, 1, 2, 3, 4 oder 5 Symbole bringen −2, 0, 1, 3, 6 oder 10 Punkte.

## Karten von Draft

card-draft-rule = Am Ende der Runde nimmt, wer die meisten Karten eines Sushi hat, den obersten Chip von dessen Stapel. Bei Gleichstand gehen diese Spieler leer aus, und der Nächste, der allein steht, nimmt ihn.
card-tuna-name = Thunfisch
card-tuna-short = Thunfisch
card-tuna-rule = { card-draft-rule }
card-prawn-name = Garnele
card-prawn-short = Garnele
card-prawn-rule = { card-draft-rule }
card-salmon_roll-name = Lachs-Rolle
card-salmon_roll-short = Lachs-Rolle
card-salmon_roll-rule = { card-draft-rule }
card-cucumber_maki-name = Gurken-Maki
card-cucumber_maki-short = Gurken-Maki
card-cucumber_maki-rule = { card-draft-rule }
card-mackerel_temaki-name = Makrelen-Temaki
card-mackerel_temaki-short = Makrele
card-mackerel_temaki-rule = { card-draft-rule }
card-dessert-name = Dessert-Chip
card-dessert-short = Dessert-Chip
card-dessert-rule = Am Ende der Runde nimmt, wer die meisten verschiedenen Sushi hat, den obersten Dessert-Chip. Bei Gleichstand gehen diese Spieler leer aus, und der Nächste, der allein steht, nimmt ihn.
card-dessert-rule-advanced = Am Ende der Runde nimmt, wer die meisten verschiedenen Sushi hat, den obersten Dessert-Chip. Ein Sushi zählt nur halb, wenn unter seinen Karten eine mit Wasabi ist.
card-wild-name = Joker
card-wild-short = Joker
card-wild-rule = Wenn du ihn spielst, kommt er zu einem Sushi, das du schon hast, und zählt am Ende der Runde wie eine Karte mehr davon.
card-wild-rule-advanced = Wenn du ihn spielst, kommt er zu einem Sushi, das du schon hast, und zählt am Ende der Runde wie eine halbe Karte davon.

## Bilder: einzelne Karten und wie eine Karte liegen kann

face-egg-name = Ei-Nigiri
face-egg-short = Ei
face-salmon-name = Lachs-Nigiri
face-salmon-short = Lachs
face-squid-name = Tintenfisch-Nigiri
face-squid-short = Tintenfisch
face-wasabi-name = Wasabi
face-wasabi-short = Wasabi
face-maki1-name = Maki mit 1 Symbol
face-maki1-short = Maki 1
face-maki2-name = Maki mit 2 Symbolen
face-maki2-short = Maki 2
face-maki3-name = Maki mit 3 Symbolen
face-maki3-short = Maki 3
face-temaki-name = Temaki
face-temaki-short = Temaki
face-uramaki3-name = Uramaki mit 3 Symbolen
face-uramaki3-short = Uramaki 3
face-uramaki4-name = Uramaki mit 4 Symbolen
face-uramaki4-short = Uramaki 4
face-uramaki5-name = Uramaki mit 5 Symbolen
face-uramaki5-short = Uramaki 5
face-tempura-name = Tempura
face-tempura-short = Tempura
face-sashimi-name = Sashimi
face-sashimi-short = Sashimi
face-gyoza-name = Gyoza
face-gyoza-short = Gyoza
face-eel-name = Aal
face-eel-short = Aal
face-tofu-name = Tofu
face-tofu-short = Tofu
face-edamame-name = Edamame
face-edamame-short = Edamame
face-miso-name = Miso-Suppe
face-miso-short = Miso-Suppe
face-onigiri_circle-name = Rundes Onigiri
face-onigiri_circle-short = Onigiri rund
face-onigiri_triangle-name = Dreieckiges Onigiri
face-onigiri_triangle-short = Onigiri Dr.
face-onigiri_square-name = Quadratisches Onigiri
face-onigiri_square-short = Onigiri Qua.
face-onigiri_rectangle-name = Rechteckiges Onigiri
face-onigiri_rectangle-short = Onigiri Rec.
face-inari-name = Inari
face-inari-short = Inari
face-futomaki-name = Futomaki
face-futomaki-short = Futomaki
face-chopsticks-name = Stäbchen
face-chopsticks-short = Stäbchen
face-chopsticks1-name = Stäbchen (1)
face-chopsticks1-short = Stäbchen 1
face-chopsticks2-name = Stäbchen (2)
face-chopsticks2-short = Stäbchen 2
face-chopsticks3-name = Stäbchen (3)
face-chopsticks3-short = Stäbchen 3
face-spoon-name = Löffel
face-spoon-short = Löffel
face-spoon4-name = Löffel (4)
face-spoon4-short = Löffel 4
face-spoon5-name = Löffel (5)
face-spoon5-short = Löffel 5
face-spoon6-name = Löffel (6)
face-spoon6-short = Löffel 6
face-menu-name = Menü
face-menu-short = Menü
face-menu7-name = Menü (7)
face-menu7-short = Menü 7
face-menu8-name = Menü (8)
face-menu8-short = Menü 8
face-menu9-name = Menü (9)
face-menu9-short = Menü 9
face-takeout-name = Bento-Box
face-takeout-short = Bento-Box
face-takeout10-name = Bento-Box (10)
face-takeout10-short = Bento-Box 10
face-takeout11-name = Bento-Box (11)
face-takeout11-short = Bento-Box 11
face-takeout12-name = Bento-Box (12)
face-takeout12-short = Bento-Box 12
face-soy_sauce-name = Sojasauce
face-soy_sauce-short = Sojasauce
face-tea-name = Tee
face-tea-short = Tee
face-special_order-name = Sonderwunsch
face-special_order-short = Sonderwunsch
face-rice_wine-name = Reiswein
face-rice_wine-short = Reiswein
face-pudding-name = Pudding
face-pudding-short = Pudding
face-ice_cream-name = Grüntee-Eis
face-ice_cream-short = Grüntee-Eis
face-fruit_ww-name = Frucht: zwei Wassermelonen
face-fruit_ww-short = 2 Melonen
face-fruit_pp-name = Frucht: zwei Ananas
face-fruit_pp-short = 2 Ananas
face-fruit_oo-name = Frucht: zwei Orangen
face-fruit_oo-short = 2 Orangen
face-fruit_wp-name = Frucht: Wassermelone und Ananas
face-fruit_wp-short = Melone+Anan.
face-fruit_wo-name = Frucht: Wassermelone und Orange
face-fruit_wo-short = Melone+Oran.
face-fruit_po-name = Frucht: Ananas und Orange
face-fruit_po-short = Ananas+Oran.
face-egg-on-wasabi-name = Ei-Nigiri auf Wasabi
face-egg-on-wasabi-short = Ei ×3
face-salmon-on-wasabi-name = Lachs-Nigiri auf Wasabi
face-salmon-on-wasabi-short = Lachs ×3
face-squid-on-wasabi-name = Tintenfisch-Nigiri auf Wasabi
face-squid-on-wasabi-short = Tintenf. ×3
face-wasabi-under-egg-name = Wasabi unter einem Ei-Nigiri
face-wasabi-under-egg-short = Wasabi bel.
face-wasabi-under-salmon-name = Wasabi unter einem Lachs-Nigiri
face-wasabi-under-salmon-short = Wasabi bel.
face-wasabi-under-squid-name = Wasabi unter einem Tintenfisch-Nigiri
face-wasabi-under-squid-short = Wasabi bel.
face-miso_spoiled-name = Verschüttete Miso-Suppe
face-miso_spoiled-short = Miso versch.
face-flipped-name = Umgedrehte Karte
face-flipped-short = Umgedreht
face-hidden-name = Verdeckte Karte
face-hidden-short = Verdeckt
face-tuna-name = Thunfisch
face-tuna-short = Thunfisch
face-prawn-name = Garnele
face-prawn-short = Garnele
face-salmon_roll-name = Lachs-Rolle
face-salmon_roll-short = Lachs-Rolle
face-cucumber_maki-name = Gurken-Maki
face-cucumber_maki-short = Gurken-Maki
face-mackerel_temaki-name = Makrelen-Temaki
face-mackerel_temaki-short = Makrele
face-tuna-star-name = Thunfisch mit Wasabi
face-tuna-star-short = Thunfisch*
face-prawn-star-name = Garnele mit Wasabi
face-prawn-star-short = Garnele*
face-salmon_roll-star-name = Lachs-Rolle mit Wasabi
face-salmon_roll-star-short = Lachs-Rolle*
face-cucumber_maki-star-name = Gurken-Maki mit Wasabi
face-cucumber_maki-star-short = Gurken-Maki*
face-mackerel_temaki-star-name = Makrelen-Temaki mit Wasabi
face-mackerel_temaki-star-short = Makrele*
face-wild-name = Joker
face-wild-short = Joker

## Optionen: Titel, was sie ändert, und ihre Werte

option-edition = Ausgabe
option-edition-help = Stellt alle anderen Optionen so ein, wie eine gedruckte Ausgabe sie hat. Beispiel: In der deutschen darf eine Bento-Box auch Karten aus genau diesem Zug umdrehen.
option-edition-standard = Standard
option-edition-es = Spanisch
option-edition-de = Deutsch
option-edition-ru = Russisch
option-maki_ties = Gleichstand bei Maki
option-maki_ties-help = Was bei Gleichstand um einen Maki-Platz passiert. Beispiel: Zwei haben die meisten; jeder bekommt 6, oder sie teilen und bekommen je 3.
option-maki_ties-full = Jeder bekommt alles
option-maki_ties-split = Sie teilen
option-temaki_ties = Gleichstand bei Temaki
option-temaki_ties-help = Was bei Gleichstand um die meisten oder die wenigsten Temaki passiert. Beispiel: Zwei haben die wenigsten; jeder verliert 4, oder sie teilen und verlieren je 2.
option-temaki_ties-full = Für jeden voll
option-temaki_ties-split = Sie teilen
option-pudding_ties = Gleichstand bei Pudding
option-pudding_ties-help = Was bei Gleichstand um die meisten oder die wenigsten Puddings passiert. Beispiel: Zwei haben die meisten; jeder bekommt 6, oder sie teilen und bekommen je 3.
option-pudding_ties-full = Für jeden voll
option-pudding_ties-split = Sie teilen
option-temaki_none = Gar kein Temaki
option-temaki_none-help = Ob auch jemand ganz ohne Temaki Punkte für die wenigsten verlieren kann. Beispiel: Du hast keins; du verlierst 4, oder es trifft jemanden mit einem.
option-temaki_none-lose = Verliert Punkte
option-temaki_none-spared = Verliert nichts
option-pudding_none = Gar kein Pudding
option-pudding_none-help = Ob auch jemand ganz ohne Pudding Punkte für die wenigsten verlieren kann. Beispiel: Du hast keinen; du verlierst 6, oder es trifft jemanden mit einem.
option-pudding_none-lose = Verliert Punkte
option-pudding_none-spared = Verliert nichts
option-two_player_loss = Minuspunkte zu zweit
option-two_player_loss-help = Ob die wenigsten Temaki und Puddings in einem Spiel zu zweit Punkte kosten. Beispiel: Du hast 1 Pudding und dein Gegenüber 3; du verlierst nichts, oder du verlierst 6.
option-two_player_loss-no = Kein Verlust
option-two_player_loss-yes = Die wenigsten verlieren
option-maki_three_places = Drei Plätze für Maki
option-maki_three_places-help = Ob Maki an einem großen Tisch drei Plätze belohnt. Beispiel: Mit 7 Spielern bekommen die ersten drei 6, 4 und 2, oder die ersten zwei 6 und 3.
option-maki_three_places-6-8 = Mit 6 bis 8 Spielern
option-maki_three_places-never = Nie
option-uramaki_tiebreak = Uramaki zugleich geschafft
option-uramaki_tiebreak-help = Wer vorn liegt, wenn mehrere im selben Zug und mit gleich vielen Symbolen die 10 bei Uramaki erreichen. Beispiel: Beide haben 11; sie teilen sich den Platz, oder ihn nimmt, wer in diesem Zug mehr Symbole gespielt hat.
option-uramaki_tiebreak-total = Alle Symbole entscheiden
option-uramaki_tiebreak-total_then_turn = Danach die Symbole dieses Zugs
option-edamame_self = Du zählst bei Edamame mit
option-edamame_self-help = Ob du selbst zu denen zählst, die Edamame haben. Beispiel: Du und noch jemand haben Edamame; jede deiner Karten bringt 1 Punkt oder 2.
option-edamame_self-no = Nur die anderen zählen
option-edamame_self-yes = Du zählst auch
option-miso_spoiled = Verschüttete Miso-Suppe
option-miso_spoiled-help = Was mit Miso-Suppen passiert, die im selben Zug gespielt werden. Beispiel: Deine trifft auf eine andere; sie ist weg, oder sie bleibt für 0 Punkte liegen und zählt noch als Farbe.
option-miso_spoiled-discarded = Weg
option-miso_spoiled-kept = Bleibt für 0 Punkte
option-announce = Wann du ein Werkzeug benutzt
option-announce-help = Wann du sagst, dass du Stäbchen oder Löffel benutzt. Beispiel: bevor die Karten gezeigt werden, oder nachdem du gesehen hast, was alle gespielt haben.
option-announce-at_reveal = Beim Aufdecken der Karten
option-announce-after_reveal = Nach dem Aufdecken
option-extra_actions = Werkzeuge in einem Zug
option-extra_actions-help = Wie viele Stäbchen und Löffel du in einem Zug benutzen darfst. Beispiel: Du hast beides; du benutzt eins davon, oder beide im selben Zug.
option-extra_actions-one = Eins
option-extra_actions-any = So viele du willst
option-flipped_colour = Farbe umgedrehter Karten
option-flipped_colour-help = Ob Karten, die eine Bento-Box umgedreht hat, für Sojasauce und Tee als Farbe zählen. Beispiel: Du hast drei Karten umgedreht; sie sind eine Farbe mehr oder gar keine.
option-flipped_colour-own = Eine Farbe mehr
option-flipped_colour-none = Keine Farbe
option-order_nigiri = Sonderwunsch als Nigiri
option-order_nigiri-help = Ob ein Sonderwunsch, der ein Nigiri kopiert, auf ein freies Wasabi kommt. Beispiel: Du kopierst einen Tintenfisch, während ein zweites Wasabi frei ist; die Kopie darf darauf, oder sie muss.
option-order_nigiri-es = Darf, wenn das kopierte Nigiri nicht auf Wasabi liegt
option-order_nigiri-de = Muss, immer
option-order_nigiri-ru = Darf, immer
option-order_when = Wann Sonderwünsche kopieren
option-order_when-help = Wann du entscheidest, was ein Sonderwunsch kopiert. Beispiel: in dem Zug, in dem du ihn spielst, oder am Ende der Runde, wenn du alle deine Karten kennst.
option-order_when-on_play = Beim Ausspielen
option-order_when-round_end = Am Ende der Runde
option-order_dessert = Sonderwunsch als Dessert
option-order_dessert-help = Wann ein Sonderwunsch ein Dessert kopieren darf. Beispiel: Du kopierst in Runde 1 einen Pudding und behältst ihn bis zum Schluss, oder das geht nur in Runde 3.
option-order_dessert-any_round = In jeder Runde
option-order_dessert-last_round = Nur in der letzten Runde
option-takeout_scope = Was eine Bento-Box umdrehen darf
option-takeout_scope-help = Welche deiner Karten eine Bento-Box umdrehen darf. Beispiel: Stäbchen haben dir in diesem Zug ein Tempura gebracht; die Box muss es liegen lassen, oder sie darf es umdrehen.
option-takeout_scope-earlier_turns = Karten aus früheren Zügen
option-takeout_scope-already_played = Jede schon gespielte Karte
option-takeout_when = Wann Bento-Boxen wirken
option-takeout_when-help = Wann du entscheidest, welche Karten du umdrehst. Beispiel: in dem Zug, in dem du die Box spielst, oder am Ende der Runde, wenn du weißt, was dir nicht geglückt ist.
option-takeout_when-on_play = Beim Ausspielen
option-takeout_when-round_end = Am Ende der Runde
option-takeout_box = Die benutzte Bento-Box
option-takeout_box-help = Was mit der Box selbst passiert. Beispiel: Sie ist weg, oder sie bleibt vor dir liegen und zählt für Sojasauce als Farbe.
option-takeout_box-discarded = Weg
option-takeout_box-kept = Bleibt als Farbe
option-wasabi = Nigiri auf Wasabi
option-wasabi-help = Ob ein Nigiri auf ein freies Wasabi kommen muss. Beispiel: Du spielst ein Ei; es kommt auf dein Wasabi, oder du hebst das Wasabi für einen Tintenfisch auf.
option-wasabi-must = Muss
option-wasabi-may = Du entscheidest
option-uramaki_scored = Uramaki nach der Wertung
option-uramaki_scored-help = Wohin Uramaki-Karten kommen, die im Wettrennen gepunktet haben. Beispiel: Sie verlassen den Tisch, oder sie liegen zum Anschauen neben deinen Karten und zählen nichts.
option-uramaki_scored-discarded = Weg
option-uramaki_scored-set_aside = Beiseitegelegt
option-pass_direction = Weitergeben
option-pass_direction-help = Wohin die Karten nach jedem Zug wandern. Beispiel: immer nach links, oder in Runde 2 nach rechts.
option-pass_direction-left = Immer nach links
option-pass_direction-alternate = Links, rechts, links
option-expansions = Zusätzliche Gerichte
option-expansions-help = Welche zusätzlichen Gerichte du in dein Menü nehmen darfst. Beispiel: Mit Reiswein kann ein Extra der Wein sein, der den Zufall deine nächste Karte wählen lässt.
option-expansions-none = Keine
option-expansions-rice_wine = Reiswein
option-expansions-sukeroku = Inari und Futomaki
option-expansions-both = Beide
option-dummy = Eine dritte Hand zu zweit
option-dummy-help = Fügt einem Spiel zu zweit einen Strohmann hinzu. Beispiel: Abwechselnd zieht einer von euch eine Karte für den Strohmann und spielt auch eine Karte für ihn.
option-dummy-no = Aus
option-dummy-yes = An
option-promo = Sojasauce-Karten
option-promo-help = Mischt vier Sojasauce-Karten in den Stapel. Beispiel: Mit Sojasauce und den meisten verschiedenen Farben bekommst du 4 Punkte.
option-promo-no = Ohne
option-promo-yes = Mit
option-advanced = Zählen für Könner
option-advanced-help = Joker und Karten mit Wasabi zählen nur halb. Beispiel: Zwei Thunfische und ein Joker zählen wie zweieinhalb.
option-advanced-no = Aus
option-advanced-yes = An
option-ties = Gleichstand um einen Chip
option-ties-help = Wer einen Chip nimmt, wenn die Besten gleichauf sind. Beispiel: Zwei haben 3 Thunfische, einer hat 2 und einer hat 1; den Chip bekommt der mit 2 oder der mit 1.
option-ties-next = Der Nächste, der allein steht
option-ties-second_only = Der Zweite, wenn er allein ist
option-ties-last_place = Wer die wenigsten hat
option-leftovers = Nicht verteilte Karten
option-leftovers-help = Ob Karten, die nicht verteilt wurden, in der nächsten Runde wiederkommen. Beispiel: Jede Runde werden alle Karten neu gemischt, oder was in Runde 1 übrig war, bleibt draußen.
option-leftovers-per_round = Jede Runde wieder dabei
option-leftovers-per_game = Das ganze Spiel draußen
option-open_chips = Offene Chips
option-open_chips-help = Ob alle sehen, wie viel ein gewonnener Chip wert ist. Beispiel: Nur du weißt, dass dein Thunfisch-Chip 5 wert ist, oder alle wissen es.
option-open_chips-no = Geheim
option-open_chips-yes = Offen

## Optionen: woher sie kommen

option-edition-source = stellt die Optionen unten so ein, wie eine gedruckte Ausgabe sie hat
option-maki_ties-source = Variante der russischen Ausgabe
option-temaki_ties-source = Variante der russischen Ausgabe
option-pudding_ties-source = Variante der russischen Ausgabe
option-temaki_none-source = Variante der russischen Ausgabe
option-pudding_none-source = Variante der russischen Ausgabe
option-two_player_loss-source = russische Ausgabe; beide zu verschonen ist dort nur eine Variante
option-maki_three_places-source = russische Ausgabe; drei Plätze sind dort nur eine Variante
option-uramaki_tiebreak-source = russische Ausgabe
option-edamame_self-source = Variante der russischen Ausgabe
option-miso_spoiled-source = Variante der russischen Ausgabe
option-announce-source = russische Ausgabe
option-extra_actions-source = deutsche Ausgabe: eins; die spanische und die russische sagen nichts
option-flipped_colour-source = deutsche Ausgabe: eine Farbe; russische Ausgabe: keine
option-order_nigiri-source = die spanische, die deutsche und die russische Ausgabe sind verschieden
option-order_when-source = Variante der russischen Ausgabe
option-order_dessert-source = Variante der russischen Ausgabe
option-takeout_scope-source = spanische Ausgabe: frühere Züge; deutsche und russische: jede Karte
option-takeout_when-source = Variante der russischen Ausgabe
option-takeout_box-source = Variante der russischen Ausgabe
option-wasabi-source = Variante der russischen Ausgabe
option-uramaki_scored-source = Variante der russischen Ausgabe
option-pass_direction-source = Variante aus den Klassik-Regeln, in jedem Spiel möglich
option-expansions-source = deutsche und russische Ausgabe
option-dummy-source = Variante aus den Klassik-Regeln für zwei Spieler
option-promo-source = Werbekarten zum Klassik-Spiel
option-advanced-source = Draft-Regeln, für Fortgeschrittene
option-ties-source = Draft-Regelhefte: die meisten das Erste, das italienische das Zweite, das portugiesische das Dritte
option-leftovers-source = Draft-Regeln, portugiesischer Text
option-open_chips-source = eine Hausregel
