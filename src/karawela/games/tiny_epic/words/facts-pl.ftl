## Tiny Epic Pirates: jawne informacje o piratach, cel gry, kto ile już zakopał i dlaczego gra się skończyła, po polsku.
aim-goal = { $rival ->
    [none] Wygrywa ten, kto jako pierwszy zakopie { $n ->
        [one] { $n } skarb w miejscu zakopania
        [few] { $n } skarby w { $n } różnych miejscach
       *[other] { $n } skarbów w { $n } różnych miejscach
    }{ $curse ->
        [yes] {" "}i urnę Amdiaka w przeklętym miejscu
       *[no] {""}
    }.
   *[other] Zakop { $n ->
        [one] { $n } skarb w miejscu zakopania
        [few] { $n } skarby w { $n } różnych miejscach
       *[other] { $n } skarbów w { $n } różnych miejscach
    }{ $curse ->
        [yes] {" "}i urnę Amdiaka w przeklętym miejscu
       *[no] {""}
    }, zanim { $rival ->
        [ghost_pirate] widmowy pirat
       *[other] pirat trybu solo
    } zakopie wszystko.
}
aim-now = { $n ->
    [0] Przed pierwszą rundą
   *[other] Runda { $n }{ $limit ->
        [0] {""}
       *[other] {" "}(najwyżej { $limit })
    }: { $phase ->
        [setup] przygotowanie
        [command] rozkaz kapitana
        [sail] żeglowanie
        [order] wykonanie rozkazu
        [bonus] akcje premiowe
       *[ships] ruch statków
    }
}
aim-progress = Zakopane skarby: { $n } z { $of }{ $curse ->
    [yes] , urna { $urn ->
        [carried] na pokładzie
        [buried] zakopana
       *[none] niezakopana
    }
   *[no] {""}
}
urn-state = { $urn ->
    [carried] na pokładzie
    [buried] zakopana
   *[none] { $who ->
        [rival] niezakopana
       *[seat] niekupiona
    }
}
state-cursed = przeklęty
state-hidden = ukryty
fact-treasures = Zakopane skarby
fact-urn = Urna Amdiaka
fact-gold = Złoto (najwyżej { $most })
fact-cubes = Kostki Przeklętego Złota
fact-sure-fire = Żetony celnego strzału (najwyżej { $most })
fact-level = Poziom Niesławy { $n } z { $of }
fact-legend = Poziom Niesławy { $n } z { $of } (żegluga do { $sail ->
    [one] 1 karty
    [few] { $sail } kart
   *[other] { $sail } kart
}, w walce { $dice ->
    [one] 1 kość
    [few] { $dice } kości
   *[other] { $dice } kości
})
fact-captain = { NAME($captain) } ({ $side ->
    [front] przód
   *[back] tył
} karty, druga akcja premiowa to { NAME($bonus) }), trafiające wyniki kości
fact-cursed = Kapitan (Plądrowanie, Atak i Mustrowanie dają więcej możliwości)
fact-hidden = Statek (w zatoce na karcie { NAME($card) }, bezpieczny od piratów i Marynarki)
fact-row = { NAME($mat) } (żegluga do { $sail ->
    [one] 1 karty
    [few] { $sail } kart
   *[other] { $sail } kart
}, w walce { $dice ->
    [one] 1 kość
    [few] { $dice } kości
   *[other] { $dice } kości
}{ $hits ->
    [0] , bez dodatkowych trafień
    [one] {" "}i 1 dodatkowe trafienie
    [few] {" "}i { $hits } dodatkowe trafienia
   *[other] {" "}i { $hits } dodatkowych trafień
}), pole rzędu skarbów
fact-helm = { NAME($helm) }, trafiające wyniki kości
fact-crew = Karty załogi
fact-hold = Kostki Łupów na pokładzie
fact-ghost-hold = Kostki Łupów i Przeklętego Złota na statku widmie
fact-good = { NAME($good) } na pokładzie (obecna cena { $price })
fact-station = Pokładowi ({ NAME($station) })
fact-wheel = Pokładowi na kole
# Dlaczego gra się skończyła
why-buried = { $name } ma { $n ->
    [one] zakopany { $n } skarb
    [few] zakopane { $n } skarby
   *[other] zakopanych { $n } skarbów
}{ $curse ->
    [yes] {" "}i urnę Amdiaka
   *[no] {""}
}, a rundę rozegrano do końca.
why-solo = { $name } zakopuje wszystko, zanim zrobi to { $rival ->
    [ghost_pirate] widmowy pirat.
   *[other] pirat trybu solo.
}
why-lost = { $rival ->
    [ghost_pirate] Widmowy pirat
   *[other] Pirat trybu solo
} zakopuje wszystko jako pierwszy.
why-limit = Gra kończy się po { $n } { $n ->
    [one] rundzie
   *[other] rundach
}; decyduje to, co zakopano.
why-limit-solo = Gra kończy się po { $n } { $n ->
    [one] rundzie
   *[other] rundach
} i nikt nie zakopał wszystkiego, więc wygrywa { $rival ->
    [ghost_pirate] widmowy pirat.
   *[other] pirat trybu solo.
}
why-tie = Ktoś jeszcze zakopał tyle samo, ale { $name } wygrywa dzięki { $what ->
    [legend] Niesławie
    [purse] Złotu
   *[cargo] Łupom
}.
why-level = Remis jest we wszystkim, w skarbach, Niesławie, Złocie i Łupach.
