# What the words of effects say, each with the arguments of its row: what a card or a token does, within a sentence.
when-now = At once: { $what }.
effect-gold = gain { $n } Gold
effect-sure_fire = gain a sure-fire token
effect-crates = draw { $n ->
    [one] 1 crate
   *[other] { $n } crates
} from the bag
effect-cube = gain a cube of Cursed Gold
effect-deckhand = gain your fourth deckhand
effect-jostle = your ship is jostled
effect-castaway = hire one of the face-up crew cards
effect-plunder = plunder the settlement on your card
effect-trade = trade on your card
effect-crew_up = hire somebody on your card
effect-search = turn up a token on your card
effect-attack = attack a ship on your card
effect-sail = sail up to { $n ->
    [one] 1 card
   *[other] { $n } cards
}
effect-reassign = move deckhands among rigging, cannons and extort
effect-mend = move up to { $n ->
    [one] 1 deckhand
   *[other] { $n } deckhands
} from repair to other stations
effect-reroll = reroll one die of the attack{ $n ->
    [one] {""}
    [2] , up to twice
   *[other] , up to { $n } times
}
effect-grave_loot = after plundering, pay a cube of Cursed Gold for 1 more crate
effect-deep_search = pay a cube of Cursed Gold to turn up a token next to your card
effect-bone_theft = steal a cube of Cursed Gold from every other pirate on your card
effect-ghost_wind = sail up to 1 card for each of your cubes of Cursed Gold
effect-cursed_interest = gain 1 Gold for each of your cubes of Cursed Gold
effect-market_shift = pay a cube of Cursed Gold to raise the price of one kind of booty
effect-cursed_reroll = reroll one die of the attack, up to once for each of your cubes of Cursed Gold
effect-cursed_exchange = exchange cubes of Cursed Gold for Gold
effect-borrow_crew = if you have a cube of Cursed Gold, take the bonus action of a card of the crew row
