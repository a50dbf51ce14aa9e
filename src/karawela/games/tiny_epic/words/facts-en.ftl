## Tiny Epic Pirates: the open facts of the pirates, the aim, how far everybody is, and why it ended, in English.
aim-goal = { $rival ->
    [none] Be the first to bury { $n ->
        [one] { $n } treasure at a burial place
       *[other] { $n } treasures at { $n } burial places
    }{ $curse ->
        [yes] , and Amdiak's urn at a cursed one
       *[no] {""}
    }.
   *[other] Bury { $n ->
        [one] { $n } treasure at a burial place
       *[other] { $n } treasures at { $n } burial places
    }{ $curse ->
        [yes] , and Amdiak's urn at a cursed one,
       *[no] {""}
    } before { $rival ->
        [ghost_pirate] the ghost pirate
       *[other] the solo pirate
    } has buried everything.
}
aim-now = { $n ->
    [0] Before the first round
   *[other] Round { $n }{ $limit ->
        [0] {""}
       *[other] {" "}of at most { $limit }
    }: { $phase ->
        [setup] setup
        [command] command
        [sail] sailing
        [order] the order
        [bonus] bonus actions
       *[ships] the ships sail
    }
}
aim-progress = { $n } of { $of } treasures buried{ $curse ->
    [yes] , { $urn ->
        [carried] urn on board
        [buried] urn buried
       *[none] urn not buried
    }
   *[no] {""}
}
urn-state = { $urn ->
    [carried] on board
    [buried] buried
   *[none] { $who ->
        [rival] not buried
       *[seat] not bought
    }
}
state-cursed = cursed
state-hidden = hidden
fact-treasures = Treasures buried
fact-urn = Amdiak's urn
fact-gold = Gold (at most { $most })
fact-cubes = Cubes of Cursed Gold
fact-sure-fire = Sure-fire tokens (at most { $most })
fact-level = Level of legend { $n } of { $of }
fact-legend = Level of legend { $n } of { $of } (sails { $sail } { $sail ->
    [one] card
   *[other] cards
}, rolls { $dice } { $dice ->
    [one] die
   *[other] dice
})
fact-captain = { NAME($captain) } ({ $side ->
    [front] front
   *[back] back
} side, second bonus action { NAME($bonus) }), dice that hit
fact-cursed = Captain (the orders Plunder, Attack and Crew Up can do more)
fact-hidden = Ship (in the cove of { NAME($card) }, safe from pirates and the Navy)
fact-row = { NAME($mat) } (sails { $sail } { $sail ->
    [one] card
   *[other] cards
}, rolls { $dice } { $dice ->
    [one] die
   *[other] dice
}, { $hits ->
    [0] no extra hits
    [one] { $hits } extra hit
   *[other] { $hits } extra hits
}), space of the treasure row
fact-helm = { NAME($helm) }, dice that hit
fact-crew = Crew cards
fact-hold = Crates in the hold
fact-ghost-hold = Crates and cubes on the ghost ship
fact-good = { NAME($good) } on board (its price is { $price } now)
fact-station = Deckhands ({ NAME($station) })
fact-wheel = Deckhands on the wheel
# Why a game ended as it did
why-buried = { $name } has buried { $n } { $n ->
    [one] treasure
   *[other] treasures
}{ $curse ->
    [yes] {" "}and Amdiak's urn
   *[no] {""}
}, and the round was played to its end.
why-solo = { $name } has buried everything before { $rival ->
    [ghost_pirate] the ghost pirate.
   *[other] the solo pirate.
}
why-lost = { $rival ->
    [ghost_pirate] The ghost pirate
   *[other] The solo pirate
} was the first to bury everything.
why-limit = After { $n } { $n ->
    [one] round
   *[other] rounds
} the game is over; what has been buried decides.
why-limit-solo = The game is over after { $n } { $n ->
    [one] round
   *[other] rounds
}, and nobody has buried everything: { $rival ->
    [ghost_pirate] the ghost pirate wins.
   *[other] the solo pirate wins.
}
why-tie = Somebody else has buried as much, but { $name } is ahead { $what ->
    [legend] in legend
    [purse] in Gold
   *[cargo] in crates
}.
why-level = They are level in everything, in treasures, legend, Gold and crates.
