# Co mówią słowa efektów, każde z argumentami swojego wiersza: co robi karta lub żeton, wewnątrz zdania.
when-now = Od razu: { $what }.
effect-gold = zyskaj { $n } Złota
effect-sure_fire = zyskaj żeton celnego strzału
effect-crates = dobierz { $n ->
    [one] 1 kostkę Łupów
    [few] { $n } kostki Łupów
   *[other] { $n } kostek Łupów
} z worka
effect-cube = zyskaj kostkę Przeklętego Złota
effect-deckhand = zyskaj czwartego pokładowego
effect-jostle = przechył twojego statku
effect-castaway = wynajmij jedną z odkrytych kart załogi
effect-plunder = splądruj osadę na swojej karcie
effect-trade = handluj na swojej karcie
effect-crew_up = wynajmij kogoś na swojej karcie
effect-search = odkryj żeton na swojej karcie
effect-attack = zaatakuj statek na swojej karcie
effect-sail = przepłyń najwyżej { $n ->
    [one] 1 kartę
    [few] { $n } karty
   *[other] { $n } kart
}
effect-reassign = przestaw pokładowych między takielunkiem, działami i wymuszeniem
effect-mend = przenieś najwyżej { $n ->
    [one] 1 pokładowego
    [few] { $n } pokładowych
   *[other] { $n } pokładowych
} z napraw na inne stanowiska
effect-reroll = przerzuć { $n ->
    [one] kość w ataku
    [2] najwyżej dwa razy kość w ataku
    [few] najwyżej { $n } razy kość w ataku
   *[other] najwyżej { $n } razy kość w ataku
}
effect-grave_loot = po Plądrowaniu zapłać kostkę Przeklętego Złota za 1 dodatkową kostkę Łupów
effect-deep_search = zapłać kostkę Przeklętego Złota, aby odkryć żeton na sąsiedniej karcie
effect-bone_theft = ukradnij po kostce Przeklętego Złota każdemu innemu piratowi na swojej karcie
effect-ghost_wind = przepłyń najwyżej tyle kart, ile masz kostek Przeklętego Złota
effect-cursed_interest = zyskaj 1 Złota za każdą swoją kostkę Przeklętego Złota
effect-market_shift = zapłać kostkę Przeklętego Złota, aby podnieść cenę jednego rodzaju Łupów
effect-cursed_reroll = przerzuć kość w ataku najwyżej tyle razy, ile masz kostek Przeklętego Złota
effect-cursed_exchange = wymień kostki Przeklętego Złota na Złoto
effect-borrow_crew = jeśli masz kostkę Przeklętego Złota, wykonaj akcję premiową karty z rzędu załogi
