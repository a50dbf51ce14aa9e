goods-silver = { $n } { $n ->
    [one] sztuka srebra
    [few] sztuki srebra
   *[other] sztuk srebra
}
goods-xp = { $n } { $n ->
    [one] żeton doświadczenia
    [few] żetony doświadczenia
   *[other] żetonów doświadczenia
}
goods-sailor = { $n } { $n ->
    [one] marynarz
   *[other] marynarzy
}
goods-crew = { $n } { $n ->
    [one] członek załogi
   *[other] członków załogi
}
goods-gun = { $n } { $n ->
    [one] działo
    [few] działa
   *[other] dział
}
goods-barrel = { $n } { $n ->
    [one] beczka
    [few] beczki
   *[other] beczek
}
goods-chest = { $n } { $n ->
    [one] skrzynia
    [few] skrzynie
   *[other] skrzyń
}
goods-cargo = beczki lub skrzynie: { $n }
goods-passenger = { $n } { $n ->
    [one] pasażer
   *[other] pasażerów
}
goods-hand_card = karty akcji z ręki: { $n }
cost-silver = { $n } { $n ->
    [one] sztukę srebra
    [few] sztuki srebra
   *[other] sztuk srebra
}
cost-crew = { $n } { $n ->
    [one] członka załogi
   *[other] członków załogi
}
cost-barrel = { $n } { $n ->
    [one] beczkę
    [few] beczki
   *[other] beczek
}
cost-chest = { $n } { $n ->
    [one] skrzynię
    [few] skrzynie
   *[other] skrzyń
}
cost-passenger = { $n } { $n ->
    [one] pasażera
   *[other] pasażerów
}
place-own_base = we własnej bazie
place-base = w bazie
place-base_or_tavern = w bazie lub tawernie
place-other_tavern = w drugiej tawernie
place-other_main_island = w porcie innej głównej wyspy
place-rolled_island = port wylosowanej głównej wyspy
place-enemy_island = w porcie wyspy innego gracza
place-this_island = na tej wyspie
place-fire_island = na wyspie, której port płonie
place-board = z planszy
trigger-battery_attack = bateria dział atakuje ten okręt
who-owner = właściciel
over-unfortified_islands = każda zajęta wyspa z plantacją lub kopalnią, bez fortu
over-poorest_players = każdy gracz z najmniejszą liczbą zajętych wysp
over-ships_in_tavern = każdy okręt gracza w tawernie
until-battle = do końca tej bitwy
until-turn = do końca tej tury
until-next_round = do końca następnej rundy
until-next_event = do odkrycia następnej karty zdarzeń
act-move = ruchu
act-attack = ataku
act-action = akcji
condition-wind = wiatr wynosi od { $least } do { $most }
condition-has = masz co najmniej: { $what_said }
condition-officer = okręt ma oficera ({ $officer })
condition-played_with = zagrywasz też kartę { NAME($card) }
condition-sixes = szóstki w twojej salwie: { $n }
condition-fort_at_fire = stoi tam fort
condition-no_hourglass = na wyspie nie ma klepsydry
condition-skull_rock = twoja Czaszka jest na planszy
effect-gain = { $who ->
    [self] zysk
    [rival] zysk wskazanego gracza
   *[other] { $who_said } zyskuje
}: { $what_said }
effect-lose = { $ship ->
    [opp] strata okrętu przeciwnika
   *[other] strata
}: { $what_said }
effect-transfer = przeniesienie: { $what_said } ({ $from } → { $to })
effect-draw = dobranie kart akcji: { $n }
effect-peek = podejrzenie kart: { $n }
effect-card_to = { $zone ->
    [box] karta trafia do pudełka
   *[other] karta: { $zone }
}
effect-valuable = zachowanie karty; sprzedaż { $at_said } za { $silver } { $silver ->
    [one] sztukę srebra
    [few] sztuki srebra
   *[other] sztuk srebra
}
effect-tale = morska opowieść ({ $n })
effect-place = umieszczenie: { $token } { $at_said }
effect-remove = usunięcie: { $token } { $at_said }
effect-spawn = umieszczenie: { $unit } { $at_said }
effect-npc_move = ruch: { $unit } o { $n }
effect-damage = znaczniki uszkodzeń ({ $target }): { $n }
effect-build = budowa taniej o { $discount }
effect-destroy = usunięcie jednej plantacji lub kopalni { $at_said }
effect-wind_to = { $mode ->
    [swap_tiles] zamiana dwóch kafli pogody
    [set] wiatr { $n }
   *[other] wiatr po kaflu o { $n }
}
effect-delay = postój { $hourglass ->
    [one] do końca tej rundy
   *[other] do końca następnej rundy
} (bez: { $blocks_said })
effect-block = zamknięcie: { $what } { $at_said } (klepsydra { $hourglass })
effect-speed = { $n ->
    [fastest] prędkość najszybszego z okrętów
   *[other] zasięg większy o { $n }
} { $until_said }
effect-move_ship = ruch o { $n }
effect-permit = wolno: { $what } { $until_said }
effect-protect = ochrona: { $from }
effect-cancel = { $what ->
    [attack] atak nie dochodzi do skutku
   *[other] anulowanie: { $what }
}
effect-first_strike = strzelasz pierwszy
effect-dice = dodatkowe kości w salwie: { $n }
effect-reroll = przerzut kości: { $n }
effect-modify_die = zmiana kości: { $n }
effect-convert = każda { $from } w twojej salwie { $to ->
    [rigging] trafia w olinowanie
   *[other] liczy się jako { $to }
}
effect-after_salvo = po twojej salwie: { $do }
effect-disable = nie działa: { $what }
effect-reach = strzał na odległość { $n }
effect-attack = napastnik strzela z { $dice } dział; jeśli go zatopisz: { $win }
effect-duel = pojedynek z przeciwnikiem o { $theirs } kościach; zwycięstwo: { $win }
effect-attempt = do skutku: { $do }
effect-game = gra: { $kind }
effect-negotiate = wskaż innego gracza; jeśli się zgodzi: { $agree }; jeśli odmówi: { $refuse }
effect-modify = { $rule ->
    [price_tale] opowieści droższe o { $value }
    [recruit_tavern] bez werbunku w tawernach
    [double_marker_sixes] drugi znacznik od { $value } szóstek
   *[other] { $rule } { $value }
} { $until_said }
