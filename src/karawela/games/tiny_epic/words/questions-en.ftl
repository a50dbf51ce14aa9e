## Tiny Epic Pirates: what is asked, in English.

# What is asked, to the player who is asked
ask-choose_side = Which side of your captain card do you use? You keep it for the whole game.
ask-place_ship = In which cove does your ship begin? It is hidden there.
ask-command = Your captain comes to { NAME($order) }. Do you stop here or go on?
ask-assign_deckhand = Where does the deckhand work?
ask-sail = Do you sail on from { NAME($card) }? { $n ->
    [one] You can sail 1 more card.
   *[other] You can sail { $n } more cards.
}
ask-order = How do you carry out { NAME($order) } at { NAME($card) }?
ask-discard_crate = Your ship holds { crates-most }. Which one do you put back into the bag?{ $n ->
    [one] {""}
   *[other] {" "}You must put back { $n }.
}
ask-crew_up = From which row do you hire?
ask-hire = Whom do you hire?
ask-dismiss = { $card ->
    [none] Your crew is full. Whom do you dismiss?
   *[other] Your crew is full. Whom do you dismiss for { NAME($card) }?
}
ask-hide_assign = You hide. Do you move deckhands? Each one put on extort brings 1 Gold.
ask-dice = { $defends ->
    [yes] You are attacked. You have { hits-total } against { $against }. Do you change a die?
   *[no] You have { hits-total }{ $ends ->
        [open] .
       *[other] {" "}against { $against }.
    } Do you change a die?
}
ask-jostle = Your ship is jostled. Which deckhand goes to repair?
ask-choose_port = Both ports are equally far. From which one does the merchant ship start again?
ask-captain_bury = Do you bury something at { NAME($card) }?
ask-captain_bonus = { $what ->
    [attack] Do you attack, as your captain's second bonus action?
   *[plunder] Do you plunder, as your captain's second bonus action?
}
ask-crew_bonus = Whose bonus action do you use?
ask-trade = What do you trade?
ask-search = Which token do you turn up?
ask-attack = Whom do you attack?
ask-reassign = Which deckhands do you move?
ask-mend = To which station does a deckhand from repair go?
ask-cursed_plunder = Your captain is cursed. Do you take a cube of Cursed Gold, too?
ask-deep_search = Which token next to your card do you turn up?
ask-market_shift = Which price do you raise? It costs a cube of Cursed Gold.
ask-cursed_exchange = How many cubes of Cursed Gold do you exchange for { $n } Gold each?
ask-borrow_crew = Whose bonus action do you borrow?
ask-move_ship = Several ways are equally short. Where does the ship sail?
ask-navy_crate = The Navy takes one of your crates. Which one do you give up?

# What the others read meanwhile: "Ada sails."
kind-choose_side = chooses a side of the captain card
kind-place_ship = chooses a cove
kind-command = moves the captain around the wheel
kind-assign_deckhand = assigns a deckhand
kind-sail = sails
kind-order = carries out the order
kind-discard_crate = makes room in the hold
kind-crew_up = hires crew
kind-hire = hires crew
kind-dismiss = dismisses a crew member
kind-hide_assign = moves deckhands in hiding
kind-dice = may change dice
kind-jostle = sends a deckhand to repair
kind-choose_port = chooses a port
kind-captain_bury = may bury something
kind-captain_bonus = considers the captain's bonus action
kind-crew_bonus = considers bonus actions of the crew
kind-trade = trades
kind-search = chooses a token
kind-attack = chooses whom to attack
kind-reassign = moves deckhands
kind-mend = moves deckhands from repair
kind-cursed_plunder = may take Cursed Gold
kind-deep_search = chooses a token
kind-market_shift = changes prices
kind-cursed_exchange = exchanges Cursed Gold
kind-borrow_crew = borrows a bonus action
kind-move_ship = steers a ship
kind-navy_crate = gives the Navy a crate

hits-total = { $total ->
    [one] 1 hit
   *[other] { $total } hits
} in all
crates-most = { $most ->
    [one] { $most } crate
   *[other] { $most } crates
}
