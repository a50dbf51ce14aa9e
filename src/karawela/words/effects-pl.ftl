# Słowa sterujące efektów. To, co w nich stoi, mówią komunikaty tytułu, małą literą.
effect-or = { $one } albo { $two }
effect-and = { $one } i { $two }
effect-times = { $n } × { $what }
effect-none = nic
effect-not = nie zachodzi: { $what }
effect-then = { $one }; potem { $two }
effect-choose = { $by ->
    [none] { $decline ->
        [true] możesz wybrać jedno
       *[false] wybierz jedno
    }
   *[other] { $decline ->
        [true] { $by } może wybrać jedno
       *[false] { $by } wybiera jedno
    }
}: { $what }
effect-option = { $condition ->
    [none] { "" }
   *[other] jeśli { $condition }:{ " " }
}{ $cost ->
    [none] { "" }
   *[other] za { $cost }:{ " " }
}{ $what }
effect-roll = { $by ->
    [none] { $dice ->
        [one] rzut kością
       *[other] rzut kośćmi ({ $dice })
    }
   *[other] { $dice ->
        [one] { $by } rzuca kością
       *[other] { $by } rzuca kośćmi ({ $dice })
    }
}{ $reroll ->
    [true] { "" }
   *[false] {" "}(bez przerzutów)
}: { $rows }
effect-roll-row = { $range }: { $what }
effect-pay = możesz zapłacić { $cost }: { $then }{ $otherwise ->
    [none] { "" }
   *[other] ; w przeciwnym razie { $otherwise }
}
effect-if = jeśli { $condition }: { $then }{ $otherwise ->
    [none] { "" }
   *[other] ; w przeciwnym razie { $otherwise }
}
effect-each = { $over }: { $what }
effect-may = możesz: { $what }
effect-mission = { $start ->
    [none] { "" }
   *[other] { $start };{ " " }
}{ $target ->
    [none] { "" }
   *[other] losowanie: { $target };{ " " }
}{ $deadline ->
    [0] { "" }
    [one] w ciągu 1 rundy:{ " " }
    [few] w ciągu { $deadline } rund:{ " " }
   *[other] w ciągu { $deadline } rund:{ " " }
}{ $steps }
effect-step-at = { $where }{ $times ->
    [one] { "" }
    [few] {" "}({ $times } razy)
   *[other] {" "}({ $times } razy)
}{ $cost ->
    [none] { "" }
   *[other] , oddając { $cost }
}: { $what }
effect-step-on = gdy { $where }{ $may ->
    [true] , jeśli chcesz
   *[false] { "" }
}{ $times ->
    [one] { "" }
    [few] {" "}({ $times } razy)
   *[other] {" "}({ $times } razy)
}{ $cost ->
    [none] { "" }
   *[other] , oddając { $cost }
}: { $what }
