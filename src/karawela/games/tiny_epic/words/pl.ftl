## Tiny Epic Pirates, po polsku.
title = Tiny Epic Pirates
blurb = Koło rozkazów, morze z kart i trzy skarby: plądruj, handluj, walcz i zakop je wszystkie przed innymi – z klątwą Amdiaka lub bez, w towarzystwie albo w pojedynkę.

option-amdiak = Klątwa Amdiaka
option-solo = Przeciwnik w grze w pojedynkę
option-solo-base = Pirat trybu solo
option-solo-ordinary = Pirat trybu solo (z klątwą)
option-solo-ghost_pirate = Widmowy pirat (z klątwą)
option-solo_helm = Arkusz mostka przeciwnika (w pojedynkę)
option-solo_helm-standard = Zwykły
option-solo_helm-rover = Włóczęga
option-solo_helm-scourge = Bicz mórz (trudniejszy)
option-solo_helm-ghost_pirate = Widmowy pirat
option-solo_legend = Arkusz Niesławy przeciwnika (w pojedynkę)
option-solo_legend-standard = Zwykły
option-solo_legend-brigand = Zbój
option-solo_legend-terror = Postrach (trudniejszy)
option-solo_legend-amdiak = Amdiak
option-first_player = Pierwszy gracz
option-round_limit = Limit rund (0 = brak)
option-data_pack = Zestaw danych
option-data_pack-standard = brak

phase-setup = Przygotowanie
phase-command = Rozkaz kapitana
phase-sail = Żeglowanie
phase-order = Wykonanie rozkazu
phase-bonus = Akcje premiowe
phase-ships = Ruch statków

score-treasures = Zakopane skarby
score-urn = Zakopana urna Amdiaka
score-legend = Niesława (rozstrzyga remis)
score-gold = Złoto i Przeklęte Złoto (rozstrzygają dalszy remis)
score-crates = Skrzynie (rozstrzygają dalszy remis)
score-total = Razem zakopano

refusal-no_settlement = Tu nie ma osady: { NAME($card) }.
refusal-no_market = Tu nie ma rynku: { NAME($card) }.
refusal-wrong_kind = Ten rynek kupuje tylko { NAME($good, case: "acc") }.
refusal-not_enough_crates = { $n ->
    [0] Nie masz { NAME($good, case: "gen") }.
    [one] Masz tylko 1 skrzynię { NAME($good, case: "gen") }.
    [few] Masz tylko { $n } skrzynie { NAME($good, case: "gen") }.
   *[other] Masz tylko { $n } skrzyń { NAME($good, case: "gen") }.
}
refusal-no_tavern = Tu nie ma tawerny: { NAME($card) }.
refusal-no_token = Nie ma tam takiego żetonu: { NAME($card) }.
refusal-no_cove = Nie ma tam zatoki: { NAME($card) }.
refusal-cove_taken = Ta zatoka jest zajęta: { NAME($card) }.
refusal-no_deckhand = Nie ma tam pokładowego: { NAME($from) }.
refusal-too_far = Możesz przepłynąć jeszcze tylko { $n ->
    [one] 1 kartę
    [few] { $n } karty
   *[other] { $n } kart
}.
refusal-not_adjacent = Ta karta nie sąsiaduje z twoją: { NAME($card) }.
refusal-storm_all_in_repair = Na drodze jest sztorm, a wszyscy twoi pokładowi są w naprawach.
refusal-no_target = Na twojej karcie nie ma tego celu: { NAME($target) }.
refusal-hidden_target = Ten cel jest ukryty w zatoce: { NAME($target) }.
refusal-navy_untouchable = Nikt nie może zaatakować Marynarki.
refusal-ghost_untouchable = Nikt nie może zaatakować statku widma.
refusal-gold_short = To kosztuje { $n } Złota; masz { $have }.
refusal-cubes_short = To kosztuje { $n ->
    [one] 1 kostkę
    [few] { $n } kostki
   *[other] { $n } kostek
} Przeklętego Złota; masz { $have }.
refusal-treasure_there = Leży tu już twój skarb: { NAME($card) }.
refusal-no_burial = Tu nie ma na to miejsca: { NAME($card) }.
refusal-not_on_search = Twój kapitan stoi na polu { NAME($order) }, a nie { NAME("search") }.
refusal-not_triggered = { NAME($card) } działa, gdy twój kapitan stoi na polu { NAME($order) }.
refusal-used = Ta akcja premiowa była już użyta w tej turze: { NAME($card) }.
refusal-dismissed = Tej karty już nie masz w załodze: { NAME($card) }.
refusal-refreshed = Karty zostały już raz wymienione.
refusal-no_cards = W talii nie ma innych kart.
refusal-not_cursed = Twój kapitan nie jest przeklęty.
refusal-no_wreck = Tu nie ma wraku: { NAME($card) }.
refusal-urn_have = Twoja urna została już kupiona.
refusal-no_mausoleum = Tu nie ma mauzoleum: { NAME($card) }.
refusal-price_top = Cena { NAME($good, case: "gen") } nie może aż tak wzrosnąć.
refusal-no_sure_fire = Nie masz żetonu celnego strzału.
refusal-no_die = Liczba twoich kości: { $n }.
refusal-same_face = Kość już to pokazuje.
refusal-reroll_defender = Przerzucać może tylko atakujący.
refusal-reroll_bonus = W tym ataku nie masz już przerzutów.
refusal-moved_already = Każdy pokładowy z tego miejsca był już przestawiany: { NAME($from) }.
refusal-to_repair = Pokładowy może iść tylko na takielunek, działa albo wymuszenie.
refusal-onto_hide_out = Na polu Ukrycie nie zostawia się pokładowych: kapitan mija je za darmo.
refusal-six_spaces = Twój kapitan jest już po pełnym okrążeniu koła.
refusal-must_stop = Nie masz pokładowego, którego można by tu zostawić.
refusal-backwards = Kapitan idzie tylko do przodu, co najmniej o jedno pole.
refusal-later_bonus = Druga akcja premiowa kapitana następuje po zakopaniu: nie ma powrotu.
refusal-no_cube = Nie masz kostki Przeklętego Złota.
refusal-reroll_not_borrowed = Przerzutu nie można pożyczyć.
refusal-one_token = Jedne Poszukiwania odkrywają jeden żeton.
