## Jak grać w Santiago de Cuba.
how-aim = Handlujesz w portowym mieście Santiago de Cuba. Zbieraj dobra, zamieniaj je na rum i cygara i ładuj na statki, kiedy dobrze płacą. Kto po odpłynięciu siódmego statku ma najwięcej punktów zwycięstwa, wygrywa; punkty, peso i dobra leżą ukryte za parawanami graczy.
how-turn-1 = Jedź samochodem, którym jeżdżą wszyscy. Najbliższy przystanek jest za darmo, każdy kolejny kosztuje cię 1 peso.
how-turn-2 = Kubańczyk na tym przystanku ci pomaga: daje dobra, peso, punkty albo prawo do budynku.
how-turn-3 = Potem twój pionek idzie do wolnego budynku pod kwiatem tego Kubańczyka i możesz raz z tego budynku skorzystać. Jeśli należy do innego gracza, ten bierze 1 punkt.
how-turn-4 = Jeśli zatrzymasz się w porcie, wszyscy po kolei mogą ładować to, czego potrzebuje statek. Każdy znacznik daje tyle punktów, ile wskazuje flaga wartości, a drewno zawsze 1.
how-turn-5 = Za każdym razem, gdy samochód mija port, i po każdym załadunku wartość rośnie: 2, 3, 4. Potem statek odpływa, pełny czy nie.
how-end = Gra kończy się od razu, gdy odpływa siódmy statek. Każde 3 znaczniki dóbr, które ci zostały, to jeszcze 1 punkt; wygrywa, kto ma najwięcej punktów. Remis rozstrzygają pozostałe dobra, a potem peso.
how-tip-1 = Zanim weźmiesz dobra, spójrz na kości na statku: tylko to, czego statek potrzebuje, zamieni się w punkty.
how-tip-2 = Czekanie podnosi wartość dóbr, ale kto pierwszy stanie w porcie, ten pierwszy ładuje, a statek może odpłynąć bez ciebie.
how-tip-3 = Kilka peso w kieszeni decyduje o tym, dokąd możesz dojechać. Wcześnie zajmuj budynki u Alonsa: każda wizyta innego gracza przynosi ci punkt.
