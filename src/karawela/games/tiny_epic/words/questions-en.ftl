## Tiny Epic Pirates: what is asked, in English.

# What is asked, to the player who is asked
ask-choose_side = Which side of your captain card do you use? You keep it for the whole game.
ask-place_ship = In which cove does your ship begin? It is hidden there.
ask-command = Your captain comes to { NAME($order) }. Stop here or go on?
ask-assign_deckhand = Where does the deckhand work?
ask-sail = Sail on from { NAME($card) }? { $n ->
    [one] You can sail 1 more card.
   *[other] You can sail { $n } more cards.
}
ask-order = { NAME($order) } at { NAME($card) }: what do you do?
ask-discard_crate = Your ship holds { crates-most }. Which crate goes back into the bag?{ $n ->
    [one] {""}
   *[other] {" "}({ $n } must go.)
}
ask-crew_up = From which row do you hire?
ask-hire = Whom do you hire?
ask-dismiss = { $card ->
    [none] Your crew is full. Whom do you dismiss?
   *[other] Your crew is full. Whom do you dismiss for { NAME($card) }?
}
ask-hide_assign = You hide. Do you move deckhands? Each one put on extort brings 1 Gold.
ask-dice = { $defends ->
    [yes] You are attacked, and your dice make { $total } against { $against }. Change a die?
   *[no] Your dice make { $total }{ $ends ->
        [open] .
       *[other] {" "}against { $against }.
    } Change a die?
}
ask-jostle = Your ship is jostled: which deckhand goes to repair?
ask-choose_port = Both ports are equally far. From which one does the merchant ship start again?
ask-captain_bury = Bury something at { NAME($card) }?
ask-captain_bonus = { $what ->
    [attack] Your captain's second bonus action: attack?
   *[plunder] Your captain's second bonus action: plunder?
}
ask-crew_bonus = Whose bonus action do you use?
ask-trade = What do you trade?
ask-search = Which token do you turn up?
ask-attack = Whom do you attack?
ask-reassign = Which deckhands do you move?
ask-mend = Where does a deckhand from repair go?
ask-cursed_plunder = Your captain is cursed: take a cube of Cursed Gold, too?
ask-deep_search = Which token next to your card do you turn up?
ask-market_shift = Which price do you raise? It costs a cube of Cursed Gold.
ask-cursed_exchange = How many cubes of Cursed Gold do you exchange for { $n } Gold each?
ask-borrow_crew = Whose bonus action do you borrow?
ask-move_ship = Two ways are equally short. Where does the ship sail?
ask-navy_crate = The Navy takes one of your crates. Which?

# What the others read meanwhile: "Ada sails."
kind-choose_side = chooses a side of the captain card
kind-place_ship = chooses a cove
kind-command = moves the captain around the wheel
kind-assign_deckhand = assigns a deckhand
kind-sail = sails
kind-order = carries out the order
kind-discard_crate = makes room in the hold
kind-crew_up = looks for crew
kind-hire = looks for crew
kind-dismiss = dismisses somebody
kind-hide_assign = moves deckhands in hiding
kind-dice = looks at the dice
kind-jostle = sends a deckhand to repair
kind-choose_port = chooses a port
kind-captain_bury = may bury something
kind-captain_bonus = thinks about the captain's bonus action
kind-crew_bonus = looks at bonus actions of the crew
kind-trade = trades
kind-search = chooses a token
kind-attack = chooses whom to attack
kind-reassign = moves deckhands
kind-mend = fetches deckhands from repair
kind-cursed_plunder = is offered Cursed Gold
kind-deep_search = chooses a token
kind-market_shift = changes prices
kind-cursed_exchange = exchanges Cursed Gold
kind-borrow_crew = borrows a bonus action
kind-move_ship = steers a ship
kind-navy_crate = gives the Navy a crate

crates-most = { $most ->
    [one] { $most } crate
   *[other] { $most } crates
}
