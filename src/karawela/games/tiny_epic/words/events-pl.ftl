## Tiny Epic Pirates: co się stało, po polsku.
who = { $name_who ->
    [company] { $name ->
        [ghost_pirate] Widmowy pirat
       *[other] Pirat trybu solo
    }
   *[seat] { $name }
}
of-whom = { $name_who ->
    [company] { $name ->
        [ghost_pirate] widmowego pirata
       *[other] pirata trybu solo
    }
   *[seat] gracza { $name }
}
other-one = { $other_who ->
    [company] { $other ->
        [ghost_pirate] widmowy pirat
       *[other] pirat trybu solo
    }
   *[seat] { $other }
}
other-one-acc = { $other_who ->
    [company] { $other ->
        [ghost_pirate] widmowego pirata
       *[other] pirata trybu solo
    }
   *[seat] gracza { $other }
}
other-one-dat = { $other_who ->
    [company] { $other ->
        [ghost_pirate] widmowemu piratowi
       *[other] piratowi trybu solo
    }
   *[seat] graczowi { $other }
}
cubes-n = { $n ->
    [one] 1 kostkę
    [few] { $n } kostki
   *[other] { $n } kostek
} Przeklętego Złota

event-turn = Runda { $n }: gra { $name_who ->
    [company] { $name ->
        [ghost_pirate] widmowy pirat.
       *[other] pirat trybu solo.
    }
   *[seat] { $name }.
}
event-chooses_side = { $name } wybiera { $side ->
    [front] przód
   *[back] tył
} karty kapitana.
event-ship_placed = { who } zaczyna w zatoce na karcie { NAME($card) }.
event-navy_placed = Okręt Marynarki zaczyna na karcie { NAME($card) }.
event-ghost_placed = Statek widmo zaczyna na karcie { NAME($card) }.
event-captain = { who } zatrzymuje kapitana na polu { NAME($order, case: "gen") }.
event-line = { who } przekracza linię statku.
event-extorts = { who } ma na wymuszeniu { $n } { $n ->
    [one] pokładowego
   *[other] pokładowych
}.
event-assigned = { who } przydziela pokładowego { onto }.
event-paid = { who } zostawia pokładowego z { NAME($from, case: "gen") } na polu { NAME($order, case: "gen") }.
event-moved = { who } przestawia pokładowego z { NAME($from, case: "gen") } { onto }.
event-jostled = Przechył statku { of-whom }: pokładowy trafia z { NAME($from, case: "gen") } do napraw.
event-steady = Przechył statku { of-whom } nie ma skutków, bo wszyscy pokładowi już są w naprawach.
event-sails = { who } płynie do { NAME($card, case: "gen") }.
event-storm = { who } płynie przez sztorm.
event-steals = { who } kradnie Przeklęte Złoto ze statku widma.
event-declines = { who } nie wykonuje rozkazu { NAME($order, case: "gen") }.
event-order = { who } wykonuje rozkaz { NAME($order, case: "gen") }.
event-gold = { $n_way ->
    [gain] { who } zyskuje { $n } Złota.
   *[loss] { who } oddaje { $n } Złota.
}
event-cubes = { $n_way ->
    [gain] { who } zyskuje { cubes-n }.
   *[loss] { who } oddaje { cubes-n }.
}
event-no_cube = { who } nie zyskuje Przeklętego Złota, bo wszystkie kostki są już zajęte.
event-draws = { who } bierze na pokład { NAME($good, case: "acc") }.
event-returns = { who } odkłada { NAME($good, case: "acc") } do worka.
event-bag_empty = { who } niczego nie dobiera, bo worek jest pusty.
event-sells = { who } sprzedaje { $n ->
    [one] 1 kostkę
    [few] { $n } kostki
   *[other] { $n } kostek
} { NAME($good, case: "gen") } za { $gold } Złota.
event-price = Cena { NAME($good, case: "gen") } wynosi teraz { $n }.
event-hires = { who } wynajmuje { NAME($card, case: "acc") }.
event-hires_nobody = { who } nikogo nie wynajmuje.
event-dismisses = { who } zwalnia { NAME($card, case: "acc") }.
event-refreshes = { $row ->
    [skeleton] { who } wymienia karty w rzędzie szkieletowej załogi.
   *[crew] { who } wymienia karty w rzędzie załogi.
}
event-comes_up = Nowa karta w rzędzie: { NAME($card) }.
event-finds = { who } odkrywa żeton: { NAME($token) }.
event-hides = { who } ukrywa się w zatoce na karcie { NAME($card) }.
event-buries = { who } zakopuje skarb na karcie { NAME($card) } za { $gold } Złota{ $cubes ->
    [0] .
    [one] {" "}i 1 kostkę Przeklętego Złota.
    [few] {" "}i { $cubes } kostki Przeklętego Złota.
   *[other] {" "}i { $cubes } kostek Przeklętego Złota.
}
event-buys_urn = { who } kupuje urnę Amdiaka.
event-buries_urn = { who } zakopuje urnę Amdiaka na karcie { NAME($card) }.
event-attacks = { who } atakuje { whom }.
event-total = { who } ma { $n ->
    [one] 1 trafienie
    [few] { $n } trafienia
   *[other] { $n } trafień
} (kości { $dice }, działa { $cannons }, bez rzutu { $hits }).
event-sinks = { who } zatapia { NAME($ship) } ({ NAME($merchant) }).
event-holds_off = { who } remisuje ze { NAME($ship, case: "ins") }.
event-beaten_by_ship = { who } przegrywa ze { NAME($ship, case: "ins") }.
event-wins = { who } pokonuje { other-one-acc }.
event-tie = { who } i { other-one } remisują.
event-sure_fire = { $n_way ->
    [gain] { who } zyskuje { $n ->
        [one] żeton celnego strzału
        [few] { $n } żetony celnego strzału
       *[other] { $n } żetonów celnego strzału
    }.
   *[loss] { who } wydaje { $n ->
        [one] żeton celnego strzału
        [few] { $n } żetony celnego strzału
       *[other] { $n } żetonów celnego strzału
    }.
}
event-legend = { who } zyskuje poziom Niesławy: { NAME($level) }.
event-fourth = { who } przydziela czwartego pokładowego { onto }.
event-merchant_card = Nową kartą { NAME($ship, case: "gen") } zostaje { NAME($merchant) }.
event-ship_moves = { CAPITAL(NAME($ship)) } płynie do { NAME($card, case: "gen") }.
event-ship_loads = { CAPITAL(NAME($ship)) } bierze na pokład { NAME($good, case: "acc") }.
event-navy_attacks = Marynarka atakuje { of-whom }.
event-wake_token = Statek widmo zostawia żeton widmowego kilwateru na karcie { NAME($card) }.
event-haunted = Statek widmo nawiedza { of-whom }.
event-cursed = Kapitan { of-whom } zostaje przeklęty.
event-uses = { who } korzysta z akcji premiowej karty { NAME($card) }.
event-borrows = { who } pożycza akcję premiową karty { NAME($card) }.
event-takes_cube_from = { who } kradnie { other-one-dat } Przeklęte Złoto.
event-end_near = { who } ma już wszystko zakopane, więc to ostatnia runda.
event-round_limit = Gra kończy się po { $n } { $n ->
    [one] rundzie
   *[other] rundach
}.

event-solo_die = { who } wyrzuca { $n }, czyli rozkaz { NAME($order, case: "gen") }.
event-solo_stops_short = { who } nie ma pokładowego, którego mógłby zostawić na polu { NAME($order, case: "gen") }, więc tam się zatrzymuje.
event-solo_target = { who } obiera za cel { whom }, { $why ->
    [nearest] bliższy z dwóch.
    [first] bo oba są równie blisko, a ten jest pierwszy.
    [ghost_nearer] bo jest bliżej niż ty.
   *[die] bo tak wskazuje kość.
}
event-solo_burial_way = { who } może zapłacić za zakopanie, więc zamiast tego płynie na kartę { NAME($card) }.
event-solo_stays = { who } jest już u celu i nie płynie.
event-solo_idle = { who } nie może wykonać rozkazu { NAME($order, case: "gen") } i zamiast tego { $n ->
    [0] nie zyskuje nic, bo na jego torze nie zmieści się więcej Złota.
   *[other] zyskuje { $n } Złota.
}
event-solo_retreats = { who } wycofuje się do zatoki na karcie { NAME($card) } i tam się ukrywa.
event-solo_no_room = { who } nie ma już miejsca na pokładzie.

chance-map_card = Wyłożono: { NAME($thing) }
chance-market = Na rynku: { NAME($good) }
chance-merchant = Karta kupca: { NAME($thing) }
chance-crate = Z worka: { NAME($good) }
chance-crew = W rzędzie załogi: { NAME($thing) }
chance-skeleton = W rzędzie szkieletowej załogi: { NAME($thing) }
chance-order = Na kole: { NAME($order) }
chance-first_player = Pierwszy gracz: { $name }
chance-search_token = Odkryto: { NAME($thing) }
chance-wake_token = Odkryto: { NAME($thing) }
chance-die = Kość: { $n }
chance-solo_die = Kość przeciwnika: { $n }
