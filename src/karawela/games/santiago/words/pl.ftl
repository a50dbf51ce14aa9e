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
outlook-stop = { NAME($cuban) }
outlook-inactive = { NAME($cuban) }, strona nieaktywna
outlook-port = port
outlook-points = { $n } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
move-pablo_take = Weź 1 × { NAME($good) }
move-decline = Nie, dziękuję
move-alonso_claim = Zajmij: { NAME($building) }
move-zorro_give-peso = Oddaj 1 peso
move-zorro_give-vp = Oddaj 1 punkt zwycięstwa
move-zorro_give-nothing = Nie oddawaj nic
move-zorro_give-good = Oddaj 1 × { NAME($good) }
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
use-cafe-cigars = Kawiarnia: cygara za 2 punkty zwycięstwa
use-cafe-rum = Kawiarnia: rum za 2 punkty zwycięstwa
use-cafe-both = Kawiarnia: cygara i rum za 4 punkty zwycięstwa
use-customs = Urząd celny: kość { NAME($good, case: "gen") } na 0
use-casino-buy = Kasyno: { $pesos } peso za { $n ->
    [one] { $n } punkt zwycięstwa
    [few] { $n } punkty zwycięstwa
   *[other] { $n } punktów zwycięstwa
}
use-casino-sell = Kasyno: { $n ->
    [one] { $n } punkt zwycięstwa
    [few] { $n } punkty zwycięstwa
   *[other] { $n } punktów zwycięstwa
} za { $pesos } peso
use-harbourmaster-left = Kapitanat portu: znacznik o jedną flagę w lewo
use-harbourmaster-right = Kapitanat portu: znacznik o jedną flagę w prawo
use-trade_office = Biuro handlowe: załaduj 1 × { NAME($good) } za 2 punkty zwycięstwa
use-newspaper = Wydawca gazet: weź 1 peso
use-newspaper-port = Wydawca gazet: odwróć port
use-newspaper-turn = Wydawca gazet: 1 peso, a { NAME($cuban) } na stronę nieaktywną

refusal-drive-too-far = Ta jazda kosztuje { $cost } peso, a masz { $pesos }.
refusal-pablo-no-wood = Pablo nie ma drewna.
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
refusal-casino = Masz { $pesos } peso, a punktów zwycięstwa: { $vp }.
refusal-die-aside = Kość { NAME($good, case: "gen") } leży obok planszy.
refusal-die-zero = Kość { NAME($good, case: "gen") } już pokazuje 0.
refusal-no-demand = Statek nie potrzebuje { NAME($good, case: "gen") }.
refusal-already-inactive = { NAME($cuban) } leży już stroną nieaktywną do góry.
refusal-one-kind = Jeden załadunek to jeden rodzaj dobra.
refusal-not-so-many = Masz tylko: { NAME($what) } × { $held }.
refusal-demand-short = Statek potrzebuje tylko: { NAME($good) } × { $demand }.
refusal-car-has-stopped = W tej turze samochód już się zatrzymał.

event-pesos-gain = { $name } bierze { $n } peso.
event-pesos-pay = { $name } płaci { $n } peso.
event-vp-gain = { $name } zdobywa { $n ->
    [one] { $n } punkt zwycięstwa
    [few] { $n } punkty zwycięstwa
   *[other] { $n } punktów zwycięstwa
}.
event-vp-pay = { $name } oddaje { $n ->
    [one] { $n } punkt zwycięstwa
    [few] { $n } punkty zwycięstwa
   *[other] { $n } punktów zwycięstwa
}.
event-goods-gain = { $name } bierze { $n } × { NAME($good) }.
event-goods-none = { $name } nie dostaje { NAME($good, case: "gen") }: zasoby są puste.
event-goods-return = { $name } oddaje { $n } × { NAME($good) }.
event-gift-peso = { $name } oddaje 1 peso graczowi { $taker }.
event-gift-vp = { $name } oddaje 1 punkt zwycięstwa graczowi { $taker }.
event-gift-nothing = { $name } nie ma nic do oddania.
event-gift-good = { $name } oddaje 1 × { NAME($good) } graczowi { $taker }.
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
option-layout-t = Układ T (stały)
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
reference-goods = Dobra
reference-cubans = Kubańczycy
reference-buildings = Budynki

# Plansza w terminalu, gdzie brakuje miejsca
free = za darmo
loading = załadunek
rolled = Odłóż jedną
supply-short = Zasoby
gives-el_zorro = każdy daje 1
gives-alonso = zajmij/użyj
brief-bank = Bank
brief-church = Kościół
brief-distillery = Destylarnia
brief-cigar_factory = Fabr. cygar
brief-black_market = Cz. rynek
brief-sawmill = Tartak
brief-cafe = Kawiarnia
brief-customs = Urząd celny
brief-casino = Kasyno
brief-harbourmaster = Kapitanat
brief-trade_office = Biuro handl.
brief-newspaper = Gazeta
ship-number = Statek nr { $n }
terminal-legend =
    $  peso       ◆  punkty zwycięstwa   ⌂  niepołożone żetony własności   ⌂B  własność gracza B
    □ ● ♧ ▮ ▬ ■   dobra, nazwane w zasobach     ☼ ❖ ✿ ❀  kwiaty
    ◖▆█▆◗  samochód     (2) 1$  drugi przystanek, za 1 peso
    ✕  nieaktywny, albo odwraca Kubańczyka     □▸▮  oddaj cukier, weź rum     1⇄1  wymiana
    ⚑±1  przesuwa znacznik wartości     ▸0  ustawia kość na 0
about-pedro = Weź 2 tytonie.
about-jose = Weź 2 cukry.
about-conchita = Weź 2 owoce.
about-miguel = Weź 2 drewna.
about-pablo = Weź 1 wybrane dobro, ale nie drewno.
about-maria = Weź 2 punkty zwycięstwa.
about-martinez = Weź 3 peso.
about-el_zorro = Każdy inny gracz daje ci 1 peso, 1 punkt zwycięstwa albo 1 dobro, ale nie drewno. Twój pionek zostaje.
about-alonso = Zajmij budynek bez właściciela albo wykorzystaj własny.
about-sugar = Od José, od Pabla i z Czarnego rynku. Destylarnia zamienia go na rum.
about-fruit = Od Conchity, od Pabla i z Czarnego rynku.
about-tobacco = Od Pedra, od Pabla i z Czarnego rynku. Fabryka cygar zamienia go na cygara.
about-rum = Z Destylarni, od Pabla i z Czarnego rynku. Kawiarnia płaci za niego 2 punkty zwycięstwa.
about-cigars = Z Fabryki cygar, od Pabla i z Czarnego rynku. Kawiarnia płaci za nie 2 punkty zwycięstwa.
about-wood = Tylko od Miguela. Nie ma kości, ale można je załadować zamiast dowolnego dobra, po 1 punkcie zwycięstwa.
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
board-cuban-pedro = weź 2 × tytoń.
board-cuban-jose = weź 2 × cukier.
board-cuban-conchita = weź 2 × owoce.
board-cuban-miguel = weź 2 × drewno.
board-cuban-pablo = weź 1 dowolne dobro; bez drewna.
board-cuban-maria = weź 2 punkty zwycięstwa.
board-cuban-martinez = weź 3 peso.
board-cuban-el_zorro = każdy inny gracz oddaje ci 1 peso, 1 dobro albo 1 punkt zwycięstwa; skorzystaj ponownie ze swojego budynku.
board-cuban-alonso = zajmij budynek albo wykorzystaj własny.
flower-letter-yellow = Ż
flower-letter-blue = N
flower-letter-red = C
flower-letter-white = B
