## Tiny Epic Pirates: co można wybrać, po polsku.

token-here = { $which ->
    [wake] żeton widmowego kilwateru
   *[search] żeton poszukiwań
}
whom = { $target_kind ->
    [colour] { $target_who ->
        [seat] gracza { $target_name }
        [company] { $target_name ->
            [ghost_pirate] widmowego pirata
           *[other] pirata trybu solo
        }
       *[nobody] { NAME($target, case: "acc") }
    }
   *[ship] { NAME($target) }
}
work = { $station ->
    [rigging] zasięg żeglugi większy o 1
    [cannons] 1 trafienie więcej w walce
    [extort] 1 Złota za przekroczenie linii statku
   *[repair] nic nie daje
}
onto = { $station ->
    [repair] do napraw
   *[other] na { NAME($station) }
}
place-settlement = osada ({ $what ->
    [one] 1 kostka Łupów
    [few] { $what } kostki Łupów
   *[other] { $what } kostek Łupów
})
place-market = rynek ({ NAME($what) })
place-tavern = tawerna
place-cove = zatoka
place-burial = miejsce zakopania ({ $what } Złota)
place-mausoleum = mauzoleum
place-wreck = wrak
place-cursed_burial = przeklęte miejsce zakopania
place-search = żeton poszukiwań
place-wake = żeton widmowego kilwateru
place-somebody = statek { $name_who ->
    [company] { $name ->
        [ghost_pirate] widmowego pirata
       *[other] pirata trybu solo
    }
   *[seat] gracza { $name }
}
place-empty = nic więcej
crew-in-short = { $hits ->
    [0] trafia przy wynikach { $symbols }
    [one] { $symbols ->
        [none] 1 trafienie bez rzutu
       *[other] trafia przy wynikach { $symbols } i raz bez rzutu
    }
    [few] { $symbols ->
        [none] { $hits } trafienia bez rzutu
       *[other] trafia przy wynikach { $symbols } i { $hits } razy bez rzutu
    }
   *[other] { $symbols ->
        [none] { $hits } trafień bez rzutu
       *[other] trafia przy wynikach { $symbols } i { $hits } razy bez rzutu
    }
}; na polu { NAME($trigger, case: "gen") } – { $does }

move-choose_side = { $side ->
    [front] Przód karty kapitana
   *[back] Tył karty kapitana
}
move-place_ship = Zacznij na karcie { NAME($card) }
move-captain_skip = Idź dalej: zostaw pokładowego z { NAME($from, case: "gen") }
move-captain_pass = Idź dalej za darmo
move-captain_stop = Zatrzymaj się tutaj
move-assign_deckhand = Przydziel pokładowego { onto }
move-sail_to = Płyń do { NAME($card, case: "gen") }
move-sail_end = Nie płyń dalej
move-order_plunder = Plądruj
move-order_trade = { $n ->
    [one] Sprzedaj 1 kostkę Łupów
    [few] Sprzedaj { $n } kostki Łupów
   *[other] Sprzedaj { $n } kostek Łupów
}
move-order_trade_urn = Kup urnę Amdiaka
move-order_crew_up = Mustruj
move-order_search = { $token ->
    [wake] Odkryj żeton widmowego kilwateru
    [search] Odkryj żeton poszukiwań
   *[none] Odkryj żeton
}
move-order_attack = Zaatakuj { whom }
move-order_hide_out = Ukryj się
move-order_decline = Nie wykonuj rozkazu
move-discard_crate = Odłóż { NAME($good, case: "acc") }
move-crew_up = { $row ->
    [skeleton] Wynajmij kogoś z rzędu szkieletowej załogi
   *[crew] Wynajmij kogoś z rzędu załogi
}
move-refresh_row = { $pay ->
    [cursed] Zapłać kostką Przeklętego Złota za inne karty
   *[gold] Zapłać Złotem za inne karty
}
move-hire = Wynajmij { NAME($card, case: "acc") }
move-hire_none = Nie wynajmuj nikogo
move-dismiss = Zwolnij { NAME($card, case: "acc") }
move-hide_assign = Przestaw pokładowego z { NAME($from, case: "gen") } { onto }
move-done = Nie przestawiaj więcej pokładowych
move-reroll = Przerzuć kość { $die }
move-sure_fire = Obróć kość { $die } na „{ $face }”
move-dice_done = Zostaw kości, jak leżą
move-jostle = Pokładowy z { NAME($from, case: "gen") } do napraw
move-choose_port = { $n ->
    [1] Wypłyń ponownie z portu 1
   *[other] Wypłyń ponownie z portu 2
}
move-bury = { $cubes ->
    [none] Zakop skarb
    [0] Zakop skarb bez Przeklętego Złota
    [one] Zakop skarb, płacąc też 1 kostką Przeklętego Złota
    [few] Zakop skarb, płacąc też { $cubes } kostkami Przeklętego Złota
   *[other] Zakop skarb, płacąc też { $cubes } kostkami Przeklętego Złota
}
move-bury_urn = Zakop urnę Amdiaka
move-bonus_attack = Zaatakuj { whom }
move-bonus_plunder = Plądruj
move-bonus_skip = Pomiń tę akcję premiową
move-use_crew = Skorzystaj z akcji premiowej karty { NAME($card) }
move-bonus_end = Nie korzystaj z dalszych akcji premiowych
move-trade = { move-order_trade }
move-trade_urn = { move-order_trade_urn }
move-search = { move-order_search }
move-attack = { move-order_attack }
move-reassign = { move-hide_assign }
move-mend = Pokładowy z napraw { onto }
move-take_cursed = Weź kostkę Przeklętego Złota
move-leave_cursed = Nie bierz kostki Przeklętego Złota
move-deep_search = { $token ->
    [wake] Odkryj żeton widmowego kilwateru na karcie { NAME($card) }
    [search] Odkryj żeton poszukiwań na karcie { NAME($card) }
   *[none] Odkryj żeton na karcie { NAME($card) }
}
move-market_shift = Podnieś cenę { NAME($good, case: "gen") } o { $n }
move-cursed_exchange = { $n ->
    [one] Wymień 1 kostkę Przeklętego Złota
    [few] Wymień { $n } kostki Przeklętego Złota
   *[other] Wymień { $n } kostek Przeklętego Złota
}
move-borrow_crew = Pożycz akcję premiową karty { NAME($card) }
move-move_ship = Poprowadź { NAME($ship) } do { NAME($card, case: "gen") }
move-navy_crate = Oddaj { NAME($good, case: "acc") }

offer-choose_side = { $side ->
    [front] Przód
   *[back] Tył
}: twoje kości trafiają przy wynikach { $symbols }; po zakopaniu możesz { $what ->
    [attack] zaatakować
   *[plunder] plądrować
}
offer-place_ship = Zacznij na karcie { NAME($card) }: { PLACE($card, $tokens, $ships, $pirate_1, $pirate_1_who, $pirate_2, $pirate_2_who, $pirate_3, $pirate_3_who) }
offer-captain_skip = { $line ->
    [yes] Przez linię statku na pole { NAME($next, case: "gen") }: zostaw pokładowego z { NAME($from, case: "gen") }{ $gains ->
        [0] , wymuszenie nic nie da
       *[other] , wymuszenie da { $gains } Złota
    }
   *[no] Dalej na pole { NAME($next, case: "gen") }: zostaw pokładowego z { NAME($from, case: "gen") }
}
offer-captain_pass = Dalej na pole { NAME($next, case: "gen") }, za darmo
offer-captain_stop = Stań na polu { NAME($order, case: "gen") }: { $n ->
    [one] żegluga do 1 karty
    [few] żegluga do { $n } kart
   *[other] żegluga do { $n } kart
}{ $line ->
    [yes] , potem płyną statki
   *[no] {""}
}
offer-assign_deckhand = { CAPITAL(NAME($station)) }: { work }
offer-sail_to = Płyń do { NAME($card, case: "gen") }: { PLACE($card, $tokens, $ships, $pirate_1, $pirate_1_who, $pirate_2, $pirate_2_who, $pirate_3, $pirate_3_who) }{ $stormy ->
    [yes] ; sztorm po drodze wywoła przechył
   *[no] {""}
}{ $steals ->
    [yes] ; ukradniesz kostkę Przeklętego Złota
   *[no] {""}
}
offer-sail_end = Zostań na karcie { NAME($card) }
offer-order_plunder = Plądruj ({ NAME($card) }): { $n ->
    [one] 1 kostka Łupów
    [few] { $n } kostki Łupów
   *[other] { $n } kostek Łupów
} z worka; { $room ->
    [0] ładownia jest pełna, możesz tylko wymieniać
    [one] w ładowni jest miejsce na 1
   *[other] w ładowni jest miejsce na { $room }
}{ $curse ->
    [yes] ; do tego kostka Przeklętego Złota, jeśli chcesz
   *[no] {""}
}
offer-order_trade = { $n ->
    [one] Sprzedaj 1 kostkę
    [few] Sprzedaj { $n } kostki
   *[other] Sprzedaj { $n } kostek
} { NAME($good, case: "gen") }: +{ $gains } Złota{ $lost ->
    [0] {""}
   *[other] {" "}(przepada { $lost })
}{ $falls ->
    [yes] {" "}– potem cena spadnie do { $price }
   *[no] {""}
}
offer-order_trade_urn = { $price ->
    [0] Weź urnę Amdiaka za darmo
   *[other] Kup urnę Amdiaka za { $price ->
        [one] 1 kostkę
        [few] { $price } kostki
       *[other] { $price } kostek
    } Przeklętego Złota; zostanie ci { $left }
}
offer-order_crew_up = Wynajmij kogoś z rzędu: { LIST($cards) }{ $full ->
    [yes] {" "}(musisz zwolnić kogoś ze swojej załogi)
   *[no] {""}
}
offer-order_search = Odkryj { token-here }
offer-order_attack = Zaatakuj { whom }{ $foe ->
    [merchant] {" "}(siła { $strength }): +{ $gains } Złota{ $good ->
        [none] {""}
       *[other] , { NAME($good) }
    }{ $rises ->
        [yes] , Niesława
       *[no] {""}
    }
   *[captain] { $brings ->
        [fame] : zwycięstwo da Niesławę
        [loot] : zwycięstwo da Przeklęte Złoto
        [both] : zwycięstwo da Niesławę i Przeklęte Złoto
       *[nothing] : zwycięstwo tylko zaszkodzi pokonanemu
    }
}; { $percent }% szans z samego rzutu
offer-order_hide_out = Ukryj się w zatoce ({ NAME($card) }) i przestaw pokładowych
offer-order_decline = Nie wykonuj rozkazu { NAME($order, case: "gen") }
offer-discard_crate = Odłóż { NAME($good, case: "acc") } (cena { $price }, masz { $have })
offer-crew_up = { $row ->
    [skeleton] Rząd szkieletowej załogi
   *[crew] Rząd załogi
}: { LIST($cards) }
offer-refresh_row = { $price ->
    [0] Inne karty za darmo
   *[other] Zapłać { $pay ->
        [cursed] { $price ->
            [one] 1 kostkę
            [few] { $price } kostki
           *[other] { $price } kostek
        } Przeklętego Złota
       *[other] { $price } Złota
    } za inne karty
}
offer-hire = Wynajmij { NAME($card, case: "acc") } ({ CREW($card) }){ $full ->
    [yes] {" "}i zwolnij kogoś ze swojej załogi
   *[no] {""}
}
offer-dismiss = Zwolnij { NAME($card, case: "acc") } ({ CREW($card) })
offer-hide_assign = { $on ->
    [none] { CAPITAL(NAME($from)) }
   *[other] { NAME($on) } ({ NAME($from) })
} → { NAME($station) }{ $gains ->
    [0] {""}
   *[other] : +{ $gains } Złota
}
offer-reassign = { CAPITAL(NAME($from)) } → { NAME($station) }
offer-mend = Z napraw { onto }: { work }
offer-reroll = Przerzuć kość { $die } (wynik „{ $shows }”, { hits-of }): { $left ->
    [one] ostatni przerzut
    [few] jeszcze { $left } przerzuty
   *[other] jeszcze { $left } przerzutów
}
hits-of = { $counts ->
    [0] bez trafienia
    [one] 1 trafienie
    [few] { $counts } trafienia
   *[other] { $counts } trafień
}
offer-sure_fire = Obróć „{ $shows }” na „{ $face }” (kość { $die }): { $way ->
    [gain] { $more ->
        [one] 1 trafienie więcej
        [few] { $more } trafienia więcej
       *[other] { $more } trafień więcej
    }
    [loss] { $more ->
        [one] 1 trafienie mniej
        [few] { $more } trafienia mniej
       *[other] { $more } trafień mniej
    }
   *[none] tyle samo trafień
}
offer-dice_done = { $ends ->
    [open] Zostaw kości, jak leżą: masz razem { $total }
    [wins] Zostaw kości: wygrywasz { $total } do { $against }
    [ties] Zostaw kości: remisujesz { $total } do { $against }
   *[loses] Zostaw kości: przegrywasz { $total } do { $against }
}
offer-jostle = { $on ->
    [none] { CAPITAL(NAME($from)) }
   *[other] { NAME($on) } ({ NAME($from) })
}{ $from ->
    [rigging] : zasięg żeglugi mniejszy o 1
    [cannons] : 1 trafienie mniej w walce
    [extort] : 1 Złota mniej na linii statku
   *[other] {""}
}
offer-choose_port = { CAPITAL(NAME($ship)) } wypływa ponownie z { $n ->
    [1] portu 1, na północnym zachodzie
   *[other] portu 2, na południowym wschodzie
}
offer-bury = Zakop skarb ({ $nth } z { $of }) za { $coins } Złota{ $k ->
    [0] {""}
    [one] {" "}i 1 kostkę Przeklętego Złota
    [few] {" "}i { $k } kostki Przeklętego Złota
   *[other] {" "}i { $k } kostek Przeklętego Złota
}; zostanie ci { $left } Złota{ $curse ->
    [yes] {" "}i { $cubes_left } Przeklętego Złota
   *[no] {""}
}
offer-bury_urn = Zakop urnę Amdiaka: tracisz całe Złoto ({ $coins }) i Przeklęte Złoto ({ $k })
offer-bonus_attack = { offer-order_attack }
offer-bonus_plunder = { offer-order_plunder }
offer-bonus_skip = { $what ->
    [bury] Nie zakopuj tu teraz niczego
    [urn_too] Nie zakopuj tu teraz niczego, nawet urny
    [attack] Nie atakuj nikogo
   *[plunder] Nie plądruj
}
offer-use_crew = { NAME($card) }: { TELL($does) }{ $curse ->
    [yes] {" "}(masz { $cubes ->
        [one] 1 kostkę
        [few] { $cubes } kostki
       *[other] { $cubes } kostek
    })
   *[no] {""}
}
offer-trade = { offer-order_trade }
offer-trade_urn = { offer-order_trade_urn }
offer-search = { offer-order_search }
offer-attack = { offer-order_attack }
offer-take_cursed = Weź kostkę Przeklętego Złota (w puli: { $left })
offer-deep_search = Odkryj { token-here } na karcie { NAME($card) }
offer-market_shift = Zapłać kostkę Przeklętego Złota i podnieś cenę { NAME($good, case: "gen") } z { $price } na { $then }
offer-cursed_exchange = Wymień { $n ->
    [one] 1 kostkę
    [few] { $n } kostki
   *[other] { $n } kostek
} Przeklętego Złota na { $gains } Złota{ $lost ->
    [0] {""}
   *[other] {" "}(przepada { $lost })
}
offer-borrow_crew = { NAME($card) }: { TELL($does) }
offer-navy_crate = Oddaj { NAME($good, case: "acc") } (cena { $price }, masz { $have })
