## Ship Adventure: Mapa Skarbów, po polsku.
title = Ship Adventure: Mapa Skarbów
blurb = Żegluj po morzu bez brzegów wśród wysp i wirów, kop skarby, zdobądź cztery kawałki mapy i pierwszy dotrzyj do El Dorado.

ask-choose_colour = Wybierz kolor; jego port będzie twoim domem.
ask-move = Rusz się o najwyżej cztery pola albo zakończ ruch.
ask-fight = Kilku przeciwników: z kim walczysz najpierw?
ask-shoot = Ile kart kul armatnich wystrzelisz?
ask-answer = Obok ciebie zatrzymał się przeciwnik. Ile kart kul armatnich wystrzelisz?
ask-sink = W zasięgu jest pusty statek. Zniszczyć go?
ask-act = Co tu robisz?
ask-bribe = Ściga cię pirat. Zapłacisz 4 złota okupu?

kind-choose_colour = wybiera kolor
kind-move = wykonuje ruch
kind-fight = wybiera przeciwnika
kind-shoot = celuje z armat
kind-answer = zastanawia się nad odpowiedzią ogniem
kind-sink = przygląda się pustemu statkowi
kind-act = rozgląda się po lądzie
kind-bribe = targuje się z piratem

move-choose_colour = Graj kolorem: { NAME($colour) }
move-step = Na { $square }
move-end_move = Zakończ tu ruch
move-raft = Wróć do domu tratwą, zostawiając całe złoto
move-fight = Przeciwnik: { NAME($opponent) }
move-shoot = { $n ->
    [0] Nie strzelaj
    [one] Wystrzel { $n } kartę
    [few] Wystrzel { $n } karty
   *[other] Wystrzel { $n } kart
}
move-answer = { $n ->
    [0] Nie odpowiadaj
    [one] Odpowiedz { $n } kartą
   *[other] Odpowiedz { $n } kartami
}
move-sink-hand = Zniszcz ręcznie pusty statek ({ NAME($colour) })
move-sink-cannon = Zniszcz kartą kul pusty statek ({ NAME($colour) })
move-sink_pass = Zostaw go w spokoju
move-exchange = Wymień { NAME($token) } na kawałek mapy { $n }
outlook-price = { $n } złota
move-buy = Kup: { NAME($card) }
move-deposit-gold = Schowaj { $n } złota
move-deposit-piece = Schowaj kawałek mapy { $n }
move-deposit-token = Schowaj żeton nr { $n }
move-deposit_all = Schowaj wszystko
move-withdraw-gold = Wyjmij { $n } złota
move-withdraw-piece = Wyjmij kawałek mapy { $n }
move-withdraw-token = Wyjmij żeton nr { $n }
move-withdraw_all = Wyjmij wszystko
move-end_turn = Zakończ turę
move-bribe-yes = Zapłać 4 złota: { NAME($pirate) }
move-bribe-no = Nie płać: { NAME($pirate) }

refusal-colour-taken = Kolor { NAME($colour) } jest zajęty.
refusal-raft-first = Tratwą odpływa się przed pierwszym krokiem tury.
refusal-not-adjacent = { $square } nie sąsiaduje z twoim polem.
refusal-no-steps = Nie masz już kroków.
refusal-must-fight = Najpierw walka z tym, kto stoi na twoim polu.
refusal-no-empty-ship = Nie ma takiego pustego statku ({ NAME($colour) }).
refusal-not-chased = { NAME($pirate) } cię nie ściga.
refusal-move-is-over = Twój ruch już się skończył.
refusal-not-carried = Nie masz przy sobie: { NAME($token) }.
refusal-other-place = { NAME($token) }: wymiana na polu { $square }.
refusal-no-such-piece = W zasobach nie ma kawałka mapy { $n }.
refusal-not-in-city = Twoja załoga nie jest w mieście.
refusal-enough-cards = Można mieć najwyżej tyle kart ({ NAME($card) }): { $n }.
refusal-too-dear = To kosztuje { $cost } złota; masz { $gold }.
refusal-not-at-home = Twoja załoga nie jest we własnym mieście.
refusal-nothing-to-move = Nie ma czego przenieść.
refusal-too-poor = Okup to 4 złota; masz { $gold }.

event-round = Runda { $n }: zaczyna { $name }. Galeon płynie do portu; kolor: { NAME($colour) }.
event-galleon_appears = Galeon pojawia się na polu { $square }.
event-galleon_sails = Galeon płynie na pole { $square } i gubi monetę.
event-too_long = Minęły rundy: { $n }. Koniec gry.
event-level = Zaczyna się poziom { $n }.
event-sees_dorado = { $name } ma wszystkie cztery kawałki i widzi, gdzie jest El Dorado.
event-loot = { $name } zabiera: złoto { $gold }, kawałki mapy { $pieces }, żetony { $tokens }.
event-destroyed = { $name } przegrywa ({ NAME($by) }) i zaczyna znów od domu.
event-pirate_destroyed = { $name } niszczy { NAME($pirate, case: "acc") }.
event-galleon_destroyed = { $name } niszczy galeon i dostaje { $gold } złota.
event-coins = { $name } zbiera { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[other] { $n } monet
}.
event-raft = { $name } wraca do domu tratwą.
event-melee = Walka wręcz: { $name } { $mine }, { NAME($opponent) } { $theirs }.
event-broadside = Armaty: { $name } { $mine }, { NAME($opponent) } { $theirs }.
event-shot = { $name } strzela bez odpowiedzi; cel: { NAME($opponent) }.
event-shot_at = { NAME($opponent) } strzela, a { $name } nie odpowiada.
event-ship_sunk = Pusty statek gracza { $name } jest zniszczony i czeka w domu.
event-wins = { $name } stoi w El Dorado, na polu { $square }, z całą mapą!
event-chase = { NAME($pirate) } rusza w pościg za graczem { $name }.
event-bribed = { NAME($pirate) } bierze 4 złota od gracza { $name } i wraca do siebie.
event-pirate_sails = { NAME($pirate) } jest na polu { $square }.
event-treasure = { $name } bierze żeton poziomu { $level } i { $gold } złota.
event-exchanged = { $name } wymienia { NAME($token) } na kawałek mapy { $n }.
event-stored = { $name } chowa coś w domu.
event-taken_back = { $name } wyjmuje coś ze schowka.

chance-map_card = Karta mapy: { NAME($thing) }
chance-tile = Kafelek: { NAME($thing) }
chance-token = Rewers żetonu: { NAME($thing) }
chance-dorado = Rewers mapy: { NAME($thing) }
chance-compass = Kompas wskazuje sektor { $thing }
chance-melee = Kość walki wręcz: { $n ->
    [7] czaszka, 7
   *[other] { $n }
}
chance-broadside = Kość armat: { $n ->
    [7] czaszka, 7
   *[other] { $n }
}
chance-treasure = Kość skarbu: { $n ->
    [7] czaszka, 7
   *[other] { $n }
}

option-printed_backs = El Dorado według nadruku na karcie mapy
option-max_rounds = Limit rund

score-dorado = El Dorado
score-different = Różne kawałki mapy
score-pieces = Kawałki mapy
score-tokens = Żetony skarbów
score-gold = Złoto
score-total = Razem

reference-equipment = Wyposażenie
reference-tiles = Kafelki
reference-squares = Pola
reference-areas = Obszary i kolejności na żetonach
reference-maps = Karty mapy

# board
board-label = Mapa Skarbów: mapa morska, kompas i kapitanowie
board-title = Mapa Skarbów
board-chart = Mapa morska
board-compass = Kompas: zaczyna kolor najbliższy środka, którym ktoś gra; wewnętrzny krąg wskazuje port galeonu.
board-winds = NESW
board-round = Runda { $n }
board-of = z { $n }
board-level = Poziom { $n }
board-pirates = Piraci na tym poziomie: +{ $melee } w walce wręcz, { $cannon ->
    [0] bez armat
   *[other] +{ $cannon } z armat
}.
board-galleon = Kto zniszczy hiszpański galeon, zdobędzie { $gold } złota.
board-galleon-holds = Na pokładzie: { $n ->
    [one] { $n } kawałek mapy
    [few] { $n } kawałki mapy
   *[other] { $n } kawałków mapy
}.
board-goal = Płynie na pole { $square }.
board-supply = Kawałek mapy { $n }: w zasobach { $count }.
board-square = { $square }: { $name }
board-treasure = Skarb poziomu { $n }
board-coins = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[other] { $n } monet
} na wodzie
board-hoard = Łup { NAME($pirate, case: "gen") }: { $gold } złota, { $pieces ->
    [one] { $pieces } kawałek mapy
    [few] { $pieces } kawałki mapy
   *[other] { $pieces } kawałków mapy
}, { $tokens ->
    [one] { $tokens } żeton
    [few] { $tokens } żetony
   *[other] { $tokens } żetonów
}
board-place = Tu wymienia się { NAME($token) }.
board-dorado = El Dorado
board-chases = { NAME($pirate) } ściga gracza { $name }.
board-ship = { $name }: statek z załogą
board-empty-ship = { $name }: statek bez załogi
board-crew = { $name }: załoga na lądzie
board-far = { $square }: { $n ->
    [0] swobodny dryf
    [one] { $n } krok
    [few] { $n } kroki
   *[other] { $n } kroków
}
board-steps = { $n ->
    [0] Nie zostanie żaden krok.
    [one] Zostanie { $n } krok.
    [few] Zostaną { $n } kroki.
   *[other] Zostanie { $n } kroków.
}
board-doomed = Kto się tu zatrzyma, tego zniszczą armaty pirata.
board-meets = Kto się tu zatrzyma, musi walczyć.
board-gold = Złoto przy załodze: { $n }
board-piece = Kawałek mapy { $n }: { $count }
board-token = Żeton skarbu poziomu { $n }
board-token-known = { NAME($token) }: do wymiany na polu { $square }.
board-card = { NAME($card) }: { $n } z { $most }
board-store = Schowek w domu: nikt go nie ruszy.
board-stored-gold = Złoto w schowku: { $n }
board-first = Zaczyna tę rundę
board-no-dice = Kości jeszcze nie rzucano
board-thrown-melee = Walka wręcz na { $square }: { $name } { $mine }, { $other } { $theirs }
board-thrown-cannon = Walka dystansowa na { $square }: { $name } { $mine }, { $other } { $theirs }
board-thrown-treasure = Skarb na { $square }: { $name } bierze { $gold } złota
board-victory = Zwycięstwo: { $names }
board-lost = { ending-lost } Nikt nie znalazł El Dorado.
board-legend = Co jest czym
board-legend-temple = Świątynia: skończ tu ruch po złoto i żeton
board-legend-city = Miasto: karty; we własnym też schowek. Bez walk
board-legend-harbour = Port: tu nikt nie walczy
board-legend-skull = Dom pirata i jego łup
board-legend-whirlpool = Wir: ze strzałką statek dryfuje za darmo
board-legend-coins = Monety: statek zbiera je po drodze
board-legend-ford = Bród: załogi przechodzą, statki przepływają
board-legend-danger = Kto tu stanie, zginie od armat
