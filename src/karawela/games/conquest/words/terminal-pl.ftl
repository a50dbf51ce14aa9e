## Podbój Karaibów w terminalu, po polsku.
term-round = Runda { $n } z { $most }
term-begins = Zaczyna:
term-steps = Pozostałe kroki: { $n }
term-areas = Wygrywa { $n } z { $all } obszarów
term-out = poza grą
terminal-legend =
    ·  morze      ▒  dżungla      →  fala      ╥  port      ⌂  miasto      ▲  świątynia      Ω  czaszka
    A2/1  dwa statki gracza A z jedną załogą      A3  załogi na lądzie albo trzy jednostki z załogą      a2  dwa statki bez załogi
    ▲1A  świątynia obszaru 1 pod kontrolą A      ›  prowadzi tam kilka możliwości, liczba oznacza jedyną
    •5 +3  złoto i dochód      \_/  statki      ☻  załogi      ▲Ω⌂  punkty      ✦  całe obszary
    †  szable i pistolety      ◎  armata      ●  kule armatnie      ♧  kamuflaż      ◇ 5  sektor kompasu
