## Piraci z Maracaibo w terminalu, po polsku.
term-round = { $n ->
    [0] Przed pierwszą rundą
   *[other] Runda { $n } z { $most }
}
term-first = zaczyna
term-last = kończy
term-deck = Talia poziomu II: { $n }
term-quest-deck = talia { $n }
term-start = Start
term-gulf = Zatoka
term-maracaibo = Maracaibo
term-strength = Siła { $n }
term-ship = Okręt:
term-strengths = Zdolności:
term-hideout = Kryjówka:
term-market = Czarny rynek:
term-tableau = Karty:
term-quests = Zadania:
term-redbeard-last = Ostatnia karta:
term-redbeard-coming = W talii:
term-redbeard-played = Zagrane:
term-legend-solo = ↑  postęp Czerwonobrodego      ▴?  kostka, jeśli ma tego więcej      ✕  niemożliwe      →  dokąd by stąd popłynął
terminal-legend =
    $  dublony      ◆  punkty      ▬  złoto      ▼  szmaragd      ○  perła      ◈  dowolny skarb
    ⚄  skarb wybranej kości      ▣  ekwipunek      ☻  załoga      ◣  okręt      ⌂  rezydencja
    ░  zakryta karta      \A/  okręt gracza A      ›2  możliwość 2      ›…  kilka możliwości
    †  rabunek      †+1  silniejszy      †=5  bez kości      †2:3◆  3 punkty za 2 punkty siły
    †↻  przerzut      »3  eksploracja      »-1:3$  3 dublony za 1 pole mniej
    »!  pole twojego poszukiwacza      ≈  rzeka      ■  wzmocnienie okrętu
    ↓  zakopanie, zakopane      ¶  zadanie      -¶  odrzucenie zadania      ✓  spełnione, zrobione
    ▴▬  kostka na wyspę złota      %  czarny rynek      %!  użycie kafelka      ♆  galion
    ☻+3$  pozyskanie o 3 drożej      -1$  niższe koszty      ϟ  od razu      ↻  dochód
    Σ  na koniec      1◆/☻  punkt za każdą kartę załogi      ≤6  najwyżej      ✦  rubin      ⌂½  za pół ceny
