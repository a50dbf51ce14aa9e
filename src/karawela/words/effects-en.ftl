# The control words of effects. What stands in them is said by the messages of a title, in lower case.
effect-or = { $one } or { $two }
effect-and = { $one } and { $two }
effect-times = { $n } × { $what }
effect-none = nothing
effect-not = not { $what }
effect-then = { $one }; then { $two }
effect-choose = { $by ->
    [none] { $decline ->
        [true] you may choose one
       *[false] choose one
    }
   *[other] { $decline ->
        [true] { $by } may choose one
       *[false] { $by } chooses one
    }
}: { $what }
effect-option = { $condition ->
    [none] { "" }
   *[other] if { $condition }:{ " " }
}{ $cost ->
    [none] { "" }
   *[other] for { $cost }:{ " " }
}{ $what }
effect-roll = { $by ->
    [none] { $dice ->
        [one] roll a die
       *[other] roll { $dice } dice
    }
   *[other] { $dice ->
        [one] { $by } rolls a die
       *[other] { $by } rolls { $dice } dice
    }
}{ $reroll ->
    [true] { "" }
   *[false] {" "}(no rerolls)
}: { $rows }
effect-roll-row = { $range }: { $what }
effect-pay = you may pay { $cost }: { $then }{ $otherwise ->
    [none] { "" }
   *[other] ; otherwise { $otherwise }
}
effect-if = if { $condition }: { $then }{ $otherwise ->
    [none] { "" }
   *[other] ; otherwise { $otherwise }
}
effect-each = for { $over }: { $what }
effect-may = you may { $what }
effect-mission = { $start ->
    [none] { "" }
   *[other] { $start };{ " " }
}{ $target ->
    [none] { "" }
   *[other] roll for { $target };{ " " }
}{ $deadline ->
    [0] { "" }
    [one] within 1 round:{ " " }
   *[other] within { $deadline } rounds:{ " " }
}{ $steps }
effect-step-at = { $where }{ $times ->
    [one] { "" }
   *[other] {" "}({ $times } times)
}{ $cost ->
    [none] { "" }
   *[other] , handing in { $cost }
}: { $what }
effect-step-on = when { $where }{ $may ->
    [true] , if you like
   *[false] { "" }
}{ $times ->
    [one] { "" }
   *[other] {" "}({ $times } times)
}{ $cost ->
    [none] { "" }
   *[other] , handing in { $cost }
}: { $what }
