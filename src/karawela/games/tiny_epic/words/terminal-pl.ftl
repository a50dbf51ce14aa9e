## Tiny Epic Pirates w terminalu, po polsku.
term-first = zaczyna
term-turn = tura
term-bag = worek { $n }
term-deck = talia { $n }
term-pool = pula
term-lid = wieczko { $n }, odrzucone { $discard }
term-nearest = bliższy kupiec
term-hull = { $ship ->
    [merchant_1] 1
    [merchant_2] 2
    [navy] M
   *[ghost] W
}
term-legend-curse = Π  mauzoleum      Ш  wrak      ✠  przeklęte miejsce zakopania      ⚱A  tu leży urna A      ⚱•  urna na pokładzie      ⚱✓  urna zakopana      ☠  Przeklęte Złoto      ☠!  przeklęty kapitan      ≋  żeton widmowego kilwateru      \W/  statek widmo      ☠›▣  za kostkę      $/☠  za każdą twoją kostkę      ☺?  pożyczona akcja premiowa
term-legend-solo = 3⌕→\1/  wynik 3: Poszukiwania, płynie ku statkowi kupieckiemu 1      –›$4  Złoto za rozkaz, którego nie może wykonać      [»2⚄2]  obecne pole rzędu skarbów
terminal-legend =
    ⌂2  osada, Plądrowanie      ⚖♧  rynek, Handel      ☺  tawerna, Mustrowanie      ⌕  żeton poszukiwań, Poszukiwania      ∩  zatoka, Ukrycie
    ⚔  Atak      ✕12  miejsce zakopania      ✕12A  leży tam skarb A      ✕1/3  zakopane skarby      ↯  sztorm, przechył      ⚑1  port 1
    \A/  statek A      (A)  ukryty w zatoce      \1/  statek kupiecki 1      \M/  Marynarka      ›2  opcja 2      ›…  kilka opcji
    ♧  trzcina cukrowa      ◎  rum      ●  kawa      ✹  proch      $  Złoto      ★  Niesława      ⌖  żeton celnego strzału      ▣  kostka Łupów
    ☻  pokładowy      (☻)  czwarty, jeszcze czeka      ║  linia statku      »2  przepływa 2 karty      ⚄3  3 kości      124  trafiające wyniki      !  trafienie      !>4  zatapia go więcej niż 4 trafienia
    ⚖›⚔  na polu Handlu premiowy Atak      ⇄  przestaw pokładowych      ⚒2  2 z napraw      ⚄1  przerzut
