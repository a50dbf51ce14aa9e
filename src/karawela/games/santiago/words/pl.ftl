## Santiago de Cuba, po polsku.
title = Santiago de Cuba
blurb = Stary samochód, dziewięcioro Kubańczyków, dwanaście budynków i siedem statków: jedź, handluj, ładuj.

# Ilości, w innych zdaniach
some-points = { $n } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
some-pesos = { $n } peso
some-goods = { $n } { $n ->
    [one] znacznik
    [few] znaczniki
   *[other] znaczników
} { NAME($good, case: "gen") }
wanted-goods = { $n } { $n ->
    [one] znacznika
   *[other] znaczników
} { NAME($good, case: "gen") }

ask-choose_demand = Odłóż jedną kość; statek zażąda pozostałych czterech dóbr.
ask-move_car = Jedź samochodem. Najbliższy przystanek jest za darmo, każdy kolejny kosztuje 1 peso.
ask-pablo_take = Pablo da ci 1 dobro; wybierz jakie.
ask-alonso = Alonso: zajmij budynek albo wykorzystaj własny.
ask-zorro_give = El Zorro! Oddaj kierowcy 1 peso, 1 punkt zwycięstwa albo 1 dobro (bez drewna).
ask-place_pawn = Przenieś pionek do budynku pod tym kwiatem.
ask-use_building = Wykorzystaj budynek albo zrezygnuj.
ask-load = Załaduj coś na statek albo spasuj.

kind-choose_demand = odkłada jedną kość
kind-move_car = prowadzi samochód
kind-pablo_take = targuje się z Pablem
kind-alonso = rozmawia z Alonsem
kind-zorro_give = oddaje coś kierowcy
kind-place_pawn = przenosi pionek
kind-use_building = korzysta z budynku
kind-load = ładuje albo pasuje

move-choose_demand = Odłóż kość: { NAME($good) }
move-move_car = { $n ->
    [one] Jedź { $n } przystanek, za darmo
    [few] Jedź { $n } przystanki za { PESOS($price) }
   *[other] Jedź { $n } przystanków za { PESOS($price) }
}
move-pablo_take = Weź { LOT($good, 1) }
move-decline = Nie, dziękuję
move-alonso_claim = Zajmij: { NAME($building) }
move-zorro_give = { $what ->
    [peso] Oddaj 1 peso
    [vp] Oddaj 1 punkt zwycięstwa
    [nothing] Nie oddawaj nic
   *[other] Oddaj { LOT($what, 1) }
}
move-place_pawn = Przenieś pionek: { NAME($building) }
move-skip = Nie korzystaj
move-load = Załaduj { LOT($good, $n) }
move-load_wood = Załaduj { LOT("wood", $n) } zamiast { NAME($good, case: "gen") }
move-pass = Spasuj
use-bank = Bank: weź 2 peso
use-church = Kościół: weź 1 punkt
use-distillery = Destylarnia: zwróć { LOT("sugar", $n) }, weź { LOT("rum", $n) }
use-cigar_factory = Fabryka cygar: zwróć { LOT("tobacco", $n) }, weź { LOT("cigars", $n) }
use-black_market = Czarny rynek: zwróć { LOT($give, 1) }, weź { LOT($take, 1) }
use-sawmill = Tartak: zwróć { LOT("wood", 1) }, weź 1 punkt i 1 peso
use-cafe = { $second ->
    [none] Kawiarnia: zwróć { LOT($first, 1) }, weź 2 punkty
   *[other] Kawiarnia: zwróć { LOT($first, 1) } i { LOT($second, 1) }, weź 4 punkty
}
use-customs = Urząd celny: ustaw kość { NAME($good, case: "gen") } na 0
use-casino = { $n_way ->
    [gain] Kasyno: zapłać { PESOS($pesos) }, weź { POINTS($n) }
   *[loss] Kasyno: zwróć { POINTS($n) }, weź { PESOS($pesos) }
}
use-harbourmaster = { $way ->
    [left] Kapitanat portu: przesuń znacznik wartości o jedną flagę w lewo
   *[right] Kapitanat portu: przesuń znacznik wartości o jedną flagę w prawo
}
use-trade_office = Biuro handlowe: załaduj { LOT($good, 1) }, weź 2 punkty
use-newspaper = { $cuban ->
    [none] Wydawca gazet: weź 1 peso
    [port] Wydawca gazet: odwróć port
   *[other] Wydawca gazet: weź 1 peso i odwróć żeton { NAME($cuban, case: "gen") }
}

# Co opcja oznacza dla tego, kto wybiera
offer-choose_demand = Odłóż kość { NAME($good, case: "gen") } ({ $n }) – { $wants ->
    [nothing] nikt wtedy niczego nie potrzebuje: statek od razu odpływa
   *[other] statek zażąda: { DEMAND($wants) }
}
offer-move_car = { move-move_car } – { $stop ->
    [port] port: załadunek, po { POINTS($value) } za znacznik
    [no-ship] port, bez statku
    [inactive] { NAME($cuban) }, żeton nieaktywny: nic
    [goods] { NAME($cuban) }: weź { LOT($good, $gets) }
    [none-left] { NAME($cuban) }: nie ma już { NAME($good, case: "gen") }
    [pesos] { NAME($cuban) }: weź { PESOS($gets) }
    [points] { NAME($cuban) }: weź { POINTS($gets) }
   *[asks] { NAME($cuban) }: { $cuban ->
        [pablo] weź 1 wybrane dobro
        [el_zorro] każdy inny gracz oddaje ci 1 peso, 1 punkt albo 1 dobro
       *[alonso] zajmij budynek albo wykorzystaj własny
    }
}{ $passing ->
    [leaves] ; po drodze statek odpływa
    [rises] ; potem za załadowany znacznik { POINTS($value) }
   *[no] {""}
}
offer-pablo_take = Weź { LOT($good, 1) } – wtedy masz { $have }
offer-decline = { $from ->
    [pablo] Nie bierz nic od Pabla
   *[other] Nie zajmuj budynku i nie korzystaj z żadnego
}
offer-alonso_claim = Zajmij: { NAME($building) } – 1 punkt, gdy inny gracz kończy tam turę
offer-zorro_give = { $what ->
    [peso] Oddaj (bierze { $taker }): 1 peso
    [vp] Oddaj (bierze { $taker }): 1 punkt zwycięstwa
    [nothing] Nie masz nic do oddania
   *[other] Oddaj (bierze { $taker }): { LOT($what, 1) }
}
offer-place_pawn = Przenieś pionek: { NAME($building) } – { $use ->
    [no-ship] bez statku nic nie daje
   *[yes] { $building ->
        [bank] weź 2 peso
        [church] weź 1 punkt
        [distillery] cukier na rum
        [cigar_factory] tytoń na cygara
        [black_market] wymień 1 dobro
        [sawmill] znacznik drewna na 1 punkt i 1 peso
        [cafe] po 2 punkty za cygara i rum
        [customs] ustaw kość na 0
        [casino] 3 peso na 1 punkt lub odwrotnie
        [harbourmaster] przesuń znacznik wartości
        [trade_office] załaduj 1 dobro za 2 punkty
       *[newspaper] weź 1 peso, odwróć żeton Kubańczyka
    }
}{ $owner_who ->
    [seat] ; właściciel ({ $owner }) bierze 1 punkt
   *[company] {""}
}
offer-skip = Nie korzystaj z budynku: { NAME($building) }
offer-load = { move-load } – { POINTS($points) }{ $full ->
    [yes] ; statek jest pełny i odpływa
   *[no] {""}
}
offer-load_wood = { move-load_wood } – { POINTS($points) }{ $full ->
    [yes] ; statek jest pełny i odpływa
   *[no] {""}
}
offer-pass = Spasuj – w tym załadunku już nic nie załadujesz
offer-use-customs = Urząd celny: ustaw kość { NAME($good, case: "gen") } z { $from } na 0{ $full ->
    [yes] ; statek nie potrzebuje już niczego i odpływa
   *[no] {""}
}
offer-use-harbourmaster = { $flag ->
    [5] Kapitanat portu: przesuń znacznik wartości na flagę z szachownicą; statek odpływa
   *[other] Kapitanat portu: przesuń znacznik wartości na { $flag } – potem za załadowany znacznik { POINTS($flag) }
}
offer-use-trade_office = { use-trade_office }{ $full ->
    [yes] ; statek jest pełny i odpływa
   *[no] {""}
}


refusal-drive-too-far = Ta jazda kosztuje { PESOS($cost) }, a masz { $pesos }.
refusal-not-offered = { NAME($cuban) } nie ma { NAME($good, case: "gen") }.
refusal-supply-empty = W zasobach ogólnych nie ma już { NAME($good, case: "gen") }.
refusal-supply-short = W zasobach ogólnych { $left ->
    [one] został tylko { $left } znacznik
    [few] zostały tylko { $left } znaczniki
   *[other] zostało tylko { $left } znaczników
} { NAME($good, case: "gen") }.
refusal-already-owned = Ten budynek ma już właściciela: { NAME($building) }.
refusal-no-token-left = Wszystkie trzy twoje żetony własności są już na planszy.
refusal-not-yours = Ten budynek nie należy do ciebie: { NAME($building) }.
refusal-must-give = Masz co oddać, więc musisz.
refusal-not-held = Nie masz { $what ->
    [peso] ani jednego peso
    [vp] punktów zwycięstwa
   *[other] { NAME($what, case: "gen") }
}.
refusal-must-place = Pionek trzeba przenieść.
refusal-place-first = Najpierw przenieś pionek do budynku.
refusal-already-placed = Twój pionek został już w tej turze przeniesiony.
refusal-wrong-flower = Kwiat tego Kubańczyka jest { NAME($flower) }, a { NAME($building) } stoi pod { NAME($its, case: "ins") } kwiatem.
refusal-already-there = Twój pionek już tam stoi: { NAME($building) }.
refusal-occupied = { NAME($building) }: stoi tam już pionek gracza { $seat }.
refusal-not-here = Twój pionek stoi gdzie indziej: { NAME($place) }, a nie { NAME($building) }.
refusal-no-ship = W porcie nie ma statku, więc nie można skorzystać z budynku: { NAME($building) }.
refusal-too-many = Masz za mało: tylko { $held }.
refusal-short-of-both = Masz { PESOS($pesos) } i { POINTS($vp) }.
refusal-die-aside = Kość { NAME($good, case: "gen") } leży obok planszy.
refusal-die-zero = Kość { NAME($good, case: "gen") } już pokazuje 0.
refusal-no-demand = Statek nie potrzebuje { NAME($good, case: "gen") }.
refusal-already-inactive = Żeton { NAME($cuban, case: "gen") } jest już nieaktywny.
refusal-one-kind = Jeden załadunek to jeden rodzaj dobra.
refusal-not-so-many = Masz tylko { LOT($what, $held) }.
refusal-demand-short = Statek potrzebuje tylko { WANTED($good, $demand) }.
refusal-car-has-stopped = W tej turze samochód już się zatrzymał.

event-pesos = { $n_way ->
    [gain] { $name } bierze { PESOS($n) }.
   *[loss] { $name } płaci { PESOS($n) }.
}
event-vp = { $n_way ->
    [gain] { $name } zdobywa { POINTS($n) }.
   *[loss] { $name } zwraca { POINTS($n) }.
}
event-goods = { $n_way ->
    [gain] { $name } bierze { LOT($good, $n) }.
    [loss] { $name } { $where ->
        [aboard] ładuje
       *[none] zwraca
    } { LOT($good, $n) }.
   *[none] { $name } nie dostaje { NAME($good, case: "gen") }: zasoby są puste.
}
event-gift = { $what ->
    [peso] { $name } oddaje 1 peso; bierze je { $taker }.
    [vp] { $name } oddaje 1 punkt zwycięstwa; bierze go { $taker }.
    [nothing] { $name } nie ma nic do oddania.
   *[other] { $name } oddaje { LOT($what, 1) }; bierze go { $taker }.
}
event-marker = Znacznik wartości przechodzi na { $flag ->
    [5] flagę z szachownicą
   *[other] flagę „{ $flag }”
}.
event-departs = Statek nr { $n } odpływa.
event-arrives = Statek nr { $n } wpływa do portu.
event-die = Kość { NAME($good, case: "gen") } zostaje ustawiona na { $n }.
event-inactive = Żeton { NAME($cuban, case: "gen") } jest teraz nieaktywny.
event-active = Żeton { NAME($cuban, case: "gen") } jest znowu aktywny.
event-nobody_helps = Żeton { NAME($cuban, case: "gen") } jest nieaktywny: nie ma ani pomocy, ani budynku.
event-owner_paid = { $name } ma żeton własności na budynku { NAME($building) } i dostaje zapłatę za wizytę.
event-drove = { $name } jedzie { $n } { $n ->
    [one] przystanek
    [few] przystanki
   *[other] przystanków
}: { $stop_kind ->
    [port] port
   *[cuban] { NAME($stop) }
}.
event-entered = { $name } przenosi pionek: { NAME($building) }.
event-used = { $name } korzysta z budynku: { NAME($building) }.
event-skipped = { $name } nie korzysta z budynku: { NAME($building) }.
event-claimed = { $name } zajmuje budynek: { NAME($building) }.
event-declined = { $name } rezygnuje.
event-passed = { $name } pasuje.
event-set_aside = { $name } odkłada kość { NAME($good, case: "gen") }.

chance-building = Rozłożono: { NAME($thing) }
chance-cuban = Rozłożono: { NAME($thing) }
chance-first_player = Gracz rozpoczynający: { $name }
chance-die = Kość { NAME($good, case: "gen") } pokazuje { $n }

option-first_player = Gracz rozpoczynający
option-layout = Układ planszy
option-open_holdings = Jawne zasoby graczy
option-turn_limit = Limit tur (0 = brak)

score-vp = Zebrane w czasie gry
score-sugar = Cukier
score-fruit = Owoce
score-tobacco = Tytoń
score-rum = Rum
score-cigars = Cygara
score-wood = Drewno
score-goods = Wszystkie pozostałe dobra
score-converted = Za pozostałe dobra (3 za 1)
score-goods_left = Dobra ponad trójki (rozstrzygają remis)
score-pesos = Peso (rozstrzygają dalszy remis)
score-total = Razem

aim = Najwięcej punktów zwycięstwa, gdy odpłynie siódmy statek.
aim-now = Statek { $n } z { $ships }{ $value ->
    [0] {""}
   *[other] {" "}· za znacznik { POINTS($value) }
}
fact-vp = Punkty zwycięstwa
fact-pesos = Peso
fact-goods = Dobra
fact-tokens = Pozostałe żetony własności
fact-owns = Budynek
fact-loading = Załadunek
fact-car = Samochód
hidden = ?

about-flower = Kwiat: { NAME($flower) }. Pionek idzie potem do budynku pod nim.
about-die = Ścianki kości: { $faces }.
about-needs-ship = Można z niego skorzystać tylko wtedy, gdy w porcie stoi statek.
about-owned = Jeśli należy do innego gracza, ten bierze 1 punkt zwycięstwa, gdy kończysz tu turę.

board-label = Plansza Santiago de Cuba
port = Port
no-ship = brak statku
set-aside = odłożona
supply = Zasoby ogólne
supply-of = Zasoby ogólne: { LOT($good, $n) }
ship-track = Statki
value-flags = Wartość
inactive = nieaktywny
pesos = peso
vp = punkty
tokens = żetony
owned-by = { NAME($building) }, właściciel: { $name }
owns-building = ma budynek: { NAME($building) }
pawn-off = pionek poza planszą
pawn-of = Pionek gracza { $name }
passed = pas
rolls-next = rzuca dla nowego statku
turn-of = kolej
first-player = rozpoczyna
flower-of = Kwiat: { NAME($flower) }
is-inactive = Nieaktywny
reference-good = Dobra
reference-cuban = Kubańczycy
reference-building = Budynki

# Plansza w terminalu, gdzie brakuje miejsca
free = za darmo
loading = załadunek
rolled = Odłóż jedną
supply-short = Zasoby
ship-number = Statek nr { $n }
terminal-legend =
    $  peso       ◆  punkty zwycięstwa   ⌂  niepołożone żetony własności   ⌂B  własność gracza B
    □ ● ♧ ▮ ▬ ■   dobra, nazwane w zasobach     ☼ ❖ ✿ ❀  kwiaty
    ◖▆█▆◗  samochód     (2) 1$  drugi przystanek, za 1 peso
    ✕  nieaktywny, albo odwraca Kubańczyka     □▸▮  zwróć cukier, weź rum     1⇄1  wymiana
    ⚑±1  przesuwa znacznik wartości     ▸0  ustawia kość na 0
board-car = Samochód
board-passes-port = Mija port: znacznik wartości się przesunie.
board-new-ship = Statek { $n }: czego zażąda?
board-ship = Statek nr { $n }
board-wants = Statek potrzebuje { WANTED($good, $n) }.
board-value = Za każdy załadowany teraz znacznik { POINTS($n) }.
board-victory = Zwycięstwo: { $names }
board-driver = za kierownicą
board-goods = dobra
board-hidden = za parawanem
