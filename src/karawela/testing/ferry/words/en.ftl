title = The Ferry
ask-load = The waves are { $waves } feet high: load, or wait.
kind-load = loads the ferry
move-load = Load { $n } { NAME($good) }
move-wait = Wait ashore
offer-load = { move-load } for { $points }
event-loaded = { $name } loads { $n } { NAME($good) }, { $pounds } pounds.
chance-waves = Waves: { $n }
refusal-not-held = You have no more { NAME($good) }.
score-loads = Loads
board-label = The ferry
blurb = Merchants load salt and cork in the dark, and high waves pay.
points = Points
aim = Most points when the ferry has crossed 24 times
aim-now = Crossing { $round } of 24
aim-so-far = { $points ->
    [one] 1 point
   *[other] { $points } points
}
