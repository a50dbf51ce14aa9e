## Piraci z Maracaibo, po polsku.
title = Piraci z Maracaibo
blurb = Trzy rejsy przez morze kart: rabuj, eksploruj, zakopuj skarby, buduj i zdobądź więcej sławy niż inni – albo niż Czerwonobrody.

option-layout = Układ kart
option-layout-standard = Układ podstawowy
option-layout-broken_chain = Przerwany łańcuch
option-layout-two_straits = Dwie cieśniny
option-layout-long_voyage = Długi rejs
option-layout-custom = Własny, z zestawu danych
option-first_player = Pierwszy gracz
option-break_place_groups = Rozbijanie grup miejsc
option-fog_places = Mgły wojny: miejsca
option-fog_upgrades = Mgły wojny: ulepszenia
option-skirmishes = Pirackie potyczki
option-adventure_hunters = Łowcy przygód
option-rubies = Rubiny
option-retirement = Emerytura
option-b_cards = Karty B Czerwonobrodego (solo)
option-data_pack = Zestaw danych
option-data_pack-standard = brak

score-vp = Punkty zdobyte w trakcie gry
score-rivers = Przekroczone rzeki
score-doubloons = Pozostałe dublony
score-cards = Punkty w rogu kart ulepszeń
score-card_effects = Co karty ulepszeń liczą na koniec (szare zwoje)
score-residences = Rezydencje, według tego, co liczy każda z nich
score-treasures = Skarby, według wartości ich wysp
score-buried = Dodatek za zakopane skarby
score-quests = Zadania
score-many_quests = Premia za co najmniej 6 zadań
score-rubies = Niesprzedane rubiny
score-total = Razem

short-perm = { $what }
short-income = dochód: { $what }
short-end = na koniec { $what }
quest-condition = { $what } → { $vp } { $vp ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
about-upgrade = { $kind ->
    [equipment] Karta ekwipunku
    [crew] Karta załogi
   *[ship] Karta okrętu
}, kosztuje { $cost } { $cost ->
    [one] dublon
    [few] dublony
   *[other] dublonów
}, na koniec { $vp } { $vp ->
    [one] punkt
    [few] punkty
   *[other] punktów
}.
about-residence = Rezydencja, kosztuje { $cost } { $cost ->
    [one] dublon
    [few] dublony
   *[other] dublonów
}. Na koniec: { $what }.
about-place = { $what }.
about-raid_action = Za { $n } { $n ->
    [one] punkt siły
    [few] punkty siły
   *[other] punktów siły
}: { $what }.
about-market_tile = { $a }; druga strona: { $b }.
reference-places = Miejsca
reference-residences = Rezydencje
reference-upgrades_1 = Ulepszenia poziomu I
reference-upgrades_2 = Ulepszenia poziomu II
reference-quests = Zadania
reference-galleons = Kafle galionów
reference-black_market = Kafelki czarnego rynku
reference-ship = Planszetka okrętu
reference-hideout = Planszetka kryjówki
reference-track = Tor eksploracji
reference-layouts = Układy kart
reference-redbeard = Czerwonobrody
reference-modules = Moduły i rynek rubinów
reference-table = Skarby, rodzaje i pola
