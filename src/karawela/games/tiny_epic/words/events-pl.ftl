## Tiny Epic Pirates: co się stało, po polsku.
who = { $name_who ->
    [company] { $name ->
        [ghost_pirate] Widmowy pirat
       *[other] Pirat trybu solo
    }
   *[seat] { $name }
}
other-one = { $other_who ->
    [company] { $other ->
        [ghost_pirate] widmowy pirat
       *[other] pirat trybu solo
    }
   *[seat] { $other }
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
event-captain = { who }: kapitan staje na polu { NAME($order) }.
event-line = { who }: kapitan przekracza linię statku.
event-extorts = { who } ma na wymuszeniu { $n } { $n ->
    [one] pokładowego
   *[other] pokładowych
}.
event-assigned = { who } przydziela pokładowego: { NAME($station) }.
event-paid = { who } zostawia pokładowego z { NAME($from, case: "gen") } na polu { NAME($order) }.
event-moved = { who } przestawia pokładowego z { NAME($from, case: "gen") } { onto }.
event-jostled = { who } ma przechył: pokładowy idzie z { NAME($from, case: "gen") } do napraw.
event-steady = { who } ma przechył, ale wszyscy pokładowi już są w naprawach.
event-sails = { who } płynie do { NAME($card, case: "gen") }.
event-storm = { who } płynie przez sztorm.
event-steals = { who } okrada statek widmo.
event-declines = { who } nie wykonuje rozkazu { NAME($order) }.
event-order = { who } wykonuje rozkaz { NAME($order) }.
event-gold = { $n_way ->
    [gain] { who } dostaje { $n } Złota.
   *[loss] { who } oddaje { $n } Złota.
}
event-cubes = { $n_way ->
    [gain] { who } dostaje { cubes-n }.
   *[loss] { who } oddaje { cubes-n }.
}
event-no_cube = { who } nie dostaje Przeklętego Złota, bo już go nie ma.
event-draws = { who } bierze na pokład { NAME($good, case: "acc") }.
event-returns = { who } odkłada { NAME($good, case: "acc") } do worka.
event-bag_empty = { who } niczego nie dobiera, bo worek jest pusty.
event-sells = { who } sprzedaje { $n ->
    [one] 1 skrzynię
    [few] { $n } skrzynie
   *[other] { $n } skrzyń
} { NAME($good, case: "gen") } za { $gold } Złota.
event-price = Cena { NAME($good, case: "gen") } wynosi teraz { $n }.
event-hires = { who } zatrudnia { NAME($card, case: "acc") }.
event-hires_nobody = { who } nikogo nie zatrudnia.
event-dismisses = { who } zwalnia { NAME($card, case: "acc") }.
event-refreshes = { $row ->
    [skeleton] { who } wymienia rząd szkieletowej załogi.
   *[crew] { who } wymienia rząd załogi.
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
event-total = { who } ma razem { $n }: { $dice } z kości, { $cannons } z dział, { $hits } bez rzutu.
event-sinks = { who } zatapia { NAME($ship) } ({ NAME($merchant) }).
event-holds_off = { who } i { NAME($ship) }: równe siły.
event-beaten_by_ship = { who } przegrywa ze { NAME($ship, case: "ins") }.
event-wins = { who } wygrywa walkę, a przegrywa { other-one }.
event-tie = { who } i { other-one }: remis w walce.
event-sure_fire = { $n_way ->
    [gain] { who } dostaje { $n ->
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
event-legend = { who } zdobywa wyższy poziom Niesławy: { NAME($level) }.
event-fourth = { who } przydziela czwartego pokładowego: { NAME($station) }.
event-merchant_card = Następna karta ({ NAME($ship) }): { NAME($merchant) }.
event-ship_moves = { CAPITAL(NAME($ship)) } płynie do { NAME($card, case: "gen") }.
event-ship_loads = { CAPITAL(NAME($ship)) } bierze na pokład { NAME($good, case: "acc") }.
event-navy_attacks = { who } pada ofiarą ataku Marynarki.
event-wake_token = Statek widmo zostawia żeton widmowego kilwateru na karcie { NAME($card) }.
event-haunted = { who } pada ofiarą nawiedzenia.
event-cursed = { who }: kapitan jest odtąd przeklęty.
event-uses = { who } korzysta z akcji premiowej: { NAME($card) }.
event-borrows = { who } pożycza akcję premiową: { NAME($card) }.
event-takes_cube_from = { who } zabiera Przeklęte Złoto, które traci { other-one }.
event-end_near = { who } ma już wszystko zakopane: trwa ostatnia runda.
event-round_limit = Gra kończy się po { $n } { $n ->
    [one] rundzie
   *[other] rundach
}.

event-solo_die = { who } rzuca { $n }: { NAME($order) }.
event-solo_stops_short = { who } nie ma już pokładowych, aby minąć pole { NAME($order) }.
event-solo_target = { who } obiera cel: { $target_kind ->
    [colour] { $target_who ->
        [seat] { $target_name }
       *[nobody] { NAME($target) }
    }
   *[ship] { NAME($target) }
}, { $why ->
    [nearest] bliższy z dwóch.
    [ghost_nearer] bo jest bliżej niż ty.
   *[die] bo tak wskazuje kość.
}
event-solo_burial_way = { who } ma dość, aby zapłacić za zakopanie, i obiera cel: { NAME($card) }.
event-solo_stays = { who } jest już u celu i nie płynie.
event-solo_idle = { who } nie może nic zdziałać ({ NAME($order) }) i zamiast tego bierze { $n } Złota.
event-solo_retreats = { who } wycofuje się na kartę { NAME($card) } i ukrywa w zatoce.
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
