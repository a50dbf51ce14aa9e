## Jak grać w Podbój Karaibów, po polsku.
how-aim = Floty walczą o świątynie, czaszki i miasta. Świątynie i czaszki w jednym kolorze tworzą obszar; kto ma cały obszar, liczy jego punkty podwójnie. Przejmij większość obszarów albo po prostu miej najwięcej punktów na koniec gry.
how-turn-1 = Kompas mówi, kto zaczyna rundę. Tura ma cztery części: zakupy, ruch, bitwy i ogień z zasadzki pozostałych graczy.
how-turn-2 = Zakupy: załogi (3 złote monety) stają w twoich miastach, statki (6 złotych monet) w ich portach, a karty działają dla wszystkich twoich jednostek.
how-turn-3 = Ruch: sześć kroków na wszystkie jednostki razem. Krok przesuwa grupę do czterech jednostek, albo jej część, o jedno pole. Statki wożą załogi, a zgodnie ze strzałką wiru dryfują za darmo. Morze nie ma krawędzi.
how-turn-4 = Niebronione punkty, na których stoją twoje jednostki, są od razu twoje: świątynie i miasta zajmuje załoga, czaszki statek. Zostają twoje także wtedy, gdy odpłyniesz, dopóki ktoś ich nie zajmie.
how-turn-5 = Walka wręcz: na polu z wrogiem obie strony rzucają kością i dodają 2 za każdą kartę szabel oraz 1 za każdą jednostkę ponad pierwszą. Przegrany traci jednostkę, aż na polu zostanie jedna strona.
how-turn-6 = Armaty: twój statek albo punkt strzela do sąsiedniego pola; każda karta kul armatnich to jedna kość. Strzał bez odpowiedzi trafia. Potem pozostali mogą strzelać do tych, którzy stanęli obok nich.
how-turn-7 = Na koniec rundy każdy punkt daje 1 złotą monetę, a w obszarze, który masz w całości, 2.
how-end = Gra kończy się po rundzie, w której ktoś odpadł albo na koniec której ktoś kontroluje ponad połowę obszarów, albo z ostatnią rundą. Każdy punkt liczy się za 1, w całym obszarze za 2; przy remisie decyduje złoto, potem liczba jednostek.
how-tip-1 = Dochód rośnie z każdym punktem: w pierwszych rundach zajmuj puste świątynie i czaszki, walcz później.
how-tip-2 = Cztery jednostki razem to +3 w walce wręcz. Atakuj pełną grupą albo wcale.
how-tip-3 = Zostaw kogoś w domu: kapitan bez miast nie kupi żadnej jednostki.
