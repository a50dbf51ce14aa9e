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
score-crates = Kostki Łupów (rozstrzygają dalszy remis)
score-total = Razem zakopano
ending-winner = Wygrywa { $names }.
ending-shared = Wspólne zwycięstwo odnoszą { $names }.

refusal-no_settlement = Na karcie { NAME($card) } nie ma osady.
refusal-no_market = Na karcie { NAME($card) } nie ma rynku.
refusal-wrong_kind = Ten rynek kupuje tylko { NAME($good, case: "acc") }.
refusal-not_enough_crates = { $n ->
    [0] Nie masz { NAME($good, case: "gen") }.
    [one] Masz tylko 1 kostkę { NAME($good, case: "gen") }.
    [few] Masz tylko { $n } kostki { NAME($good, case: "gen") }.
   *[other] Masz tylko { $n } kostek { NAME($good, case: "gen") }.
}
refusal-no_tavern = Na karcie { NAME($card) } nie ma tawerny.
refusal-no_token = Na karcie { NAME($card) } nie ma takiego żetonu.
refusal-no_cove = Na karcie { NAME($card) } nie ma zatoki.
refusal-cove_taken = Zatoka na karcie { NAME($card) } jest zajęta.
refusal-no_deckhand = Nie ma pokładowego, którego można zabrać z { NAME($from, case: "gen") }.
refusal-too_far = Możesz przepłynąć jeszcze tylko { $n ->
    [one] 1 kartę
    [few] { $n } karty
   *[other] { $n } kart
}.
refusal-not_adjacent = Karta { NAME($card) } nie sąsiaduje z twoją.
refusal-storm_all_in_repair = Na drodze jest sztorm, a wszyscy twoi pokładowi są w naprawach.
refusal-no_target = Na twojej karcie nie ma { NAME($target, case: "gen") }.
refusal-no_pirate = Na twojej karcie nie ma { $rival ->
    [solo_pirate] pirata trybu solo
    [ghost_pirate] widmowego pirata
   *[none] gracza { $seat }
}.
refusal-hidden_target = { $rival ->
    [solo_pirate] Pirat trybu solo
    [ghost_pirate] Widmowy pirat
   *[none] { $seat }
} ukrywa się w zatoce.
refusal-navy_untouchable = Nikt nie może zaatakować Marynarki.
refusal-ghost_untouchable = Nikt nie może zaatakować statku widma.
refusal-gold_short = To kosztuje { $n } Złota; masz { $have }.
refusal-cubes_short = To kosztuje { $n ->
    [one] 1 kostkę
    [few] { $n } kostki
   *[other] { $n } kostek
} Przeklętego Złota; masz { $have }.
refusal-treasure_there = Na karcie { NAME($card) } leży już twój skarb.
refusal-no_treasure = Zakopano już wszystkie twoje skarby.
refusal-no_burial = Na karcie { NAME($card) } nie można tego zakopać.
refusal-not_on_search = Twój kapitan stoi na polu { NAME($order, case: "gen") }, a nie { NAME("search", case: "gen") }.
refusal-not_triggered = { NAME($card) } działa, gdy twój kapitan stoi na polu { NAME($order, case: "gen") }.
refusal-used = Z akcji premiowej karty { NAME($card) } już w tej turze skorzystano.
refusal-dismissed = Karta { NAME($card) } została zwolniona.
refusal-not_aboard = Karty { NAME($card) } nie ma w twojej załodze.
refusal-refreshed = Karty zostały już raz wymienione.
refusal-no_cards = W talii nie ma innych kart.
refusal-not_cursed = Twój kapitan nie jest przeklęty.
refusal-no_wreck = Na karcie { NAME($card) } nie ma wraku.
refusal-urn_have = Twoja urna została już kupiona.
refusal-no_mausoleum = Na karcie { NAME($card) } nie ma mauzoleum.
refusal-price_top = Cena { NAME($good, case: "gen") } nie może aż tak wzrosnąć.
refusal-no_sure_fire = Nie masz żetonu celnego strzału.
refusal-no_die = W tym rzucie { $n ->
    [one] jest tylko 1 kość
    [few] są tylko { $n } kości
   *[other] jest tylko { $n } kości
}.
refusal-same_face = Kość już pokazuje ten wynik.
refusal-reroll_defender = Przerzucać może tylko atakujący.
refusal-reroll_bonus = W tym ataku nie masz już przerzutów.
refusal-moved_already = Każdy pokładowy z { NAME($from, case: "gen") } był już przestawiany.
refusal-to_repair = Pokładowego można przestawić tylko na takielunek, działa albo wymuszenie.
refusal-onto_hide_out = Na polu Ukrycia nie zostawia się pokładowych: kapitan mija je za darmo.
refusal-six_spaces = Twój kapitan jest już po pełnym okrążeniu koła.
refusal-must_stop = Nie masz pokładowego, którego można by tu zostawić.
refusal-backwards = Kapitan idzie tylko do przodu, co najmniej o jedno pole.
refusal-later_bonus = Druga akcja premiowa kapitana następuje po zakopaniu i nie można już do niego wrócić.
refusal-no_cube = Nie masz kostki Przeklętego Złota.
refusal-reroll_not_borrowed = Przerzutu nie można pożyczyć.
refusal-one_token = W ramach jednych Poszukiwań odkrywa się jeden żeton.
