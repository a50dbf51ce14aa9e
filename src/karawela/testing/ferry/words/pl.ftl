title = Prom
ask-load = Fale mają { $waves } stopy: ładuj albo czekaj.
kind-load = ładuje prom
move-load = Załaduj { $n } × { NAME($good) }
move-wait = Czekaj na brzegu
offer-load = { move-load } za { $points }
event-loaded = { $name } ładuje { $n } × { NAME($good) }, funtów: { $pounds }.
chance-waves = Fale: { $n }
refusal-not-held = Nie masz więcej { NAME($good, case: "gen") }.
score-loads = Ładunki
board-label = Prom
blurb = Kupcy ładują po ciemku sól i korek, a wysokie fale płacą.
points = Punkty
aim = Najwięcej punktów, gdy prom przepłynie 24 razy
aim-now = Przeprawa { $round } z 24
aim-so-far = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
