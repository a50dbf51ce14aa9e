## Santiago de Cuba, po polsku.
title = Santiago de Cuba
blurb = Stary samochód, dziewięcioro Kubańczyków, dwanaście budynków i siedem statków: jedź, handluj, ładuj.

ask-choose_demand = Odłóż jedną kość; statek zażąda pozostałych czterech dóbr.
ask-move_car = Jedź samochodem. Najbliższy przystanek jest za darmo, każdy kolejny kosztuje 1 peso.
ask-pablo_take = Pablo oferuje wybrane przez ciebie dobro.
ask-alonso = Alonso: zajmij budynek albo wykorzystaj własny.
ask-zorro_give = El Zorro! Oddaj mu coś.
ask-place_pawn = Przenieś pionek do budynku pod tym kwiatem.
ask-use_building = Wykorzystaj budynek albo zrezygnuj.
ask-load = Załaduj coś na statek albo spasuj.

kind-choose_demand = odkłada jedną kość
kind-move_car = prowadzi samochód
kind-pablo_take = targuje się z Pablem
kind-alonso = rozmawia z Alonsem
kind-zorro_give = oddaje coś El Zorro
kind-place_pawn = przenosi pionek
kind-use_building = korzysta z budynku
kind-load = ładuje albo pasuje

move-choose_demand = Odłóż kość: { NAME($good) }
move-move_car = { $price ->
    [0] Jedź { $n } przystanek, za darmo
   *[other] { $n ->
        [few] Jedź { $n } przystanki za { $price } peso
       *[other] Jedź { $n } przystanków za { $price } peso
    }
}
# Co opcja oznacza dla tego, kto wybiera
offer-move_car = { move-move_car } – { $stop ->
    [port] port
    [inactive] { NAME($cuban) }, strona nieaktywna
   *[active] { NAME($cuban) }
}
offer-load = { move-load } – { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
offer-load_wood = { move-load_wood } – { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
move-pablo_take = Weź 1 × { NAME($good) }
move-decline = Nie, dziękuję
move-alonso_claim = Zajmij: { NAME($building) }
move-zorro_give = { $what ->
    [peso] Oddaj 1 peso
    [vp] Oddaj 1 punkt zwycięstwa
    [nothing] Nie oddawaj nic
   *[other] Oddaj 1 × { NAME($what) }
}
move-place_pawn = Wejdź do { NAME($building, case: "gen") }
move-skip = Nie korzystaj
move-load = Załaduj { $n } × { NAME($good) }
move-load_wood = Załaduj { $n } × drewno zamiast { NAME($good, case: "gen") }
move-pass = Pas
use-bank = Bank: weź 2 peso
use-church = Kościół: weź 1 punkt zwycięstwa
use-distillery = Destylarnia: zamień { $n } × cukier na rum
use-cigar_factory = Fabryka cygar: zamień { $n } × tytoń na cygara
use-black_market = Czarny rynek: { NAME($give) } za { NAME($take) }
use-sawmill = Tartak: 1 × drewno za 1 punkt zwycięstwa i 1 peso
use-cafe = { $second ->
    [none] Kawiarnia: { NAME($first) } za 2 punkty zwycięstwa
   *[other] Kawiarnia: { NAME($first) } i { NAME($second) } za 4 punkty zwycięstwa
}
use-customs = Urząd celny: kość { NAME($good, case: "gen") } na 0
use-casino = { $n_way ->
    [gain] Kasyno: zapłać { $pesos } peso, weź { $n } { $n ->
        [one] punkt zwycięstwa
        [few] punkty zwycięstwa
       *[other] punktów zwycięstwa
    }
   *[loss] Kasyno: oddaj { $n } { $n ->
        [one] punkt zwycięstwa
        [few] punkty zwycięstwa
       *[other] punktów zwycięstwa
    }, weź { $pesos } peso
}
use-harbourmaster = { $way ->
    [left] Kapitanat portu: znacznik o jedną flagę w lewo
   *[right] Kapitanat portu: znacznik o jedną flagę w prawo
}
use-trade_office = Biuro handlowe: załaduj 1 × { NAME($good) } za 2 punkty zwycięstwa
use-newspaper = { $cuban ->
    [none] Wydawca gazet: weź 1 peso
    [port] Wydawca gazet: odwróć port
   *[other] Wydawca gazet: 1 peso, a { NAME($cuban) } na stronę nieaktywną
}

refusal-drive-too-far = Ta jazda kosztuje { $cost } peso, a masz { $pesos }.
refusal-not-offered = { NAME($cuban) } nie ma { NAME($good, case: "gen") }.
refusal-supply-empty = W zasobach ogólnych nie ma już { NAME($good, case: "gen") }.
refusal-supply-short = W zasobach ogólnych zostało: { NAME($good) } × { $left }.
refusal-already-owned = Ten budynek ma już właściciela: { NAME($building) }.
refusal-no-token-left = Wszystkie trzy twoje żetony własności są już na planszy.
refusal-not-yours = Ten budynek nie należy do ciebie: { NAME($building) }.
refusal-must-give = Masz co oddać, więc musisz.
refusal-not-held = Nie masz { $what ->
    [peso] ani jednego peso
    [vp] punktów zwycięstwa
   *[other] { NAME($what, case: "gen") }
}.
refusal-must-place = Pionek musi się przenieść.
refusal-place-first = Najpierw przenieś pionek do budynku.
refusal-already-placed = Twój pionek już się w tej turze przeniósł.
refusal-wrong-flower = Kwiat tego Kubańczyka jest { NAME($flower) }, a { NAME($building) } stoi pod kwiatem w kolorze: { NAME($its) }.
refusal-already-there = Twój pionek już tam stoi: { NAME($building) }.
refusal-occupied = Stoi tam już { $seat }: { NAME($building) }.
refusal-not-here = Twój pionek stoi gdzie indziej: { NAME($place) }, a nie { NAME($building) }.
refusal-no-ship = W porcie nie ma statku, więc ten budynek jest bezużyteczny: { NAME($building) }.
refusal-too-many = Masz tego tylko { $held }.
refusal-short-of-both = Masz { $pesos } peso, a punktów zwycięstwa: { $vp }.
refusal-die-aside = Kość { NAME($good, case: "gen") } leży obok planszy.
refusal-die-zero = Kość { NAME($good, case: "gen") } już pokazuje 0.
refusal-no-demand = Statek nie potrzebuje { NAME($good, case: "gen") }.
refusal-already-inactive = { NAME($cuban) } leży już stroną nieaktywną do góry.
refusal-one-kind = Jeden załadunek to jeden rodzaj dobra.
refusal-not-so-many = Masz tylko: { NAME($what) } × { $held }.
refusal-demand-short = Statek potrzebuje tylko: { NAME($good) } × { $demand }.
refusal-car-has-stopped = W tej turze samochód już się zatrzymał.

event-pesos = { $n_way ->
    [gain] { $name } bierze { $n } peso.
   *[loss] { $name } płaci { $n } peso.
}
event-vp = { $n_way ->
    [gain] { $name } zdobywa { $n } { $n ->
        [one] punkt zwycięstwa
        [few] punkty zwycięstwa
       *[other] punktów zwycięstwa
    }.
   *[loss] { $name } oddaje { $n } { $n ->
        [one] punkt zwycięstwa
        [few] punkty zwycięstwa
       *[other] punktów zwycięstwa
    }.
}
event-goods = { $n_way ->
    [gain] { $name } bierze { $n } × { NAME($good) }.
    [loss] { $name } oddaje { $n } × { NAME($good) }.
   *[none] { $name } nie dostaje { NAME($good, case: "gen") }: zasoby są puste.
}
event-gift = { $what ->
    [peso] { $name } oddaje 1 peso graczowi { $taker }.
    [vp] { $name } oddaje 1 punkt zwycięstwa graczowi { $taker }.
    [nothing] { $name } nie ma nic do oddania.
   *[other] { $name } oddaje 1 × { NAME($what) } graczowi { $taker }.
}
event-marker = Znacznik wartości przechodzi na { $flag ->
    [5] flagę szachownicy
   *[other] { $flag }
}.
event-departs = Statek nr { $n } odpływa.
event-arrives = Statek nr { $n } stoi w porcie.
event-die = Kość { NAME($good, case: "gen") } pokazuje { $n }.
event-inactive = { NAME($cuban) }: strona nieaktywna.
event-active = { NAME($cuban) } jest znowu do usług.
event-nobody_helps = { NAME($cuban) }: strona nieaktywna, więc bez pomocy i bez budynku.
event-owner_paid = { $name } to właściciel budynku { NAME($building) } i dostaje zapłatę za wizytę.

chance-building = Rozłożono: { NAME($thing) }
chance-cuban = Rozłożono: { NAME($thing) }
chance-first_player = Pierwszy gracz: { $name }
chance-die = Kość { NAME($good, case: "gen") } pokazuje { $n }

option-first_player = Gracz rozpoczynający
option-layout = Układ planszy
option-open_holdings = Jawne zasoby graczy
option-turn_limit = Limit tur (0 = brak)

score-vp = Punkty zwycięstwa
score-sugar = Cukier
score-fruit = Owoce
score-tobacco = Tytoń
score-rum = Rum
score-cigars = Cygara
score-wood = Drewno
score-goods = Pozostałe dobra
score-converted = Punkty za każde 3 dobra
score-goods_left = Dobra po wymianie
score-pesos = Peso
score-total = Razem

board-label = Plansza Santiago de Cuba
port = Port
no-ship = brak statku
set-aside = odłożona
supply = Zasoby ogólne
ship-track = Statki
value-flags = Wartość
inactive = nieaktywny
pesos = peso
vp = punkty
tokens = żetony
owns = właściciel
pawn-off = pionek poza planszą
passed = pas
rolls-next = rzuca na nowy statek
turn-of = kolej
first-player = rozpoczyna
flower-of = kwiat: { NAME($flower) }
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
    ✕  nieaktywny, albo odwraca Kubańczyka     □▸▮  oddaj cukier, weź rum     1⇄1  wymiana
    ⚑±1  przesuwa znacznik wartości     ▸0  ustawia kość na 0
board-car = samochód
board-passes-port = Mija port: znacznik wartości się przesunie.
board-new-ship = Statek { $n }: czego zażąda?
board-ship = Statek nr { $n }
board-wants = Statek potrzebuje: { NAME($good) } × { $n }.
board-value = { $n ->
    [one] Każde załadowane teraz dobro daje { $n } punkt.
    [few] Każde załadowane teraz dobro daje { $n } punkty.
   *[other] Każde załadowane teraz dobro daje { $n } punktów.
}
board-victory = Zwycięstwo: { $names }
board-driver = za kierownicą
board-goods = dobra
board-hidden = za parawanem
