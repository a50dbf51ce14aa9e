## Mapa Skarbów w terminalu, po polsku.
term-round = Runda { $n } z { $most }
term-level = Poziom { $n }
term-begins = Zaczyna:
term-first = zaczyna
term-steps = Pozostałe kroki: { $n }
term-supply = Zasoby
term-pirates = Piraci
term-sunk = zniszczony
term-store = Schowek
terminal-legend =
    ·  morze      ▒  dżungla      →  fala      ╥  port      ⌂  miasto      ▲  świątynia      Ω1  dom pirata 1
    \A/  statek gracza A z załogą      \a/  ten sam statek bez załogi      ‡A  załoga na lądzie      P1  pirat      \G/  galeon
    •  złoto      ▲••  skarb poziomu 2      ▣  łupy      ◈2  żeton poziomu 2      ✕  miejsce twojego żetonu      ✦  El Dorado
    †  szable i pistolety      ◎  armata      ●  kule armatnie      ♧  kamuflaż      [1·3·]  kawałki mapy 1 i 3
    P1 G8 → ‡A  pirat 1 ściga gracza A      ◇ 5  sektor kompasu i jego pierścienie od środka
