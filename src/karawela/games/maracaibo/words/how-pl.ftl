## Piraci z Maracaibo: jak grać, po polsku.
how-aim = Trzy razy płyniesz przez morze kart do Maracaibo. Po drodze rabujesz, eksplorujesz, pozyskujesz karty, zakopujesz skarby i budujesz rezydencje. Wygrywa, kto ma na koniec najwięcej punktów; w pojedynkę grasz przeciw Czerwonobrodemu, a remis oznacza przegraną.
how-turn-1 = Płyń. Okręt przesuwa się o 1, 2 albo 3 pola przez krawędzie kart i musi się znaleźć bliżej Maracaibo niż przedtem. Wyspy zagradzają drogę, inne okręty nie; ale właścicielowi każdego okrętu, który spotkasz, płacisz 1 dublon.
how-turn-2 = W miejscu kafelek wartości skarbu dokłada kostkę na wyspę, możesz użyć swojego kafelka czarnego rynku i wzmocnić okręt, a potem robisz to, co miejsce oferuje.
how-turn-3 = Kartę ulepszenia pozyskujesz za jej koszt albo zostawiasz i bierzesz dublony. Działa od tej chwili, a na jej miejsce trafia następna. Na karcie rezydencji możesz budować: na koniec da punkty za to, co liczy.
how-turn-4 = W rabunku rzucasz trzema kośćmi. Wybrana kość daje siłę i rodzaj skarbu; za siłę kupujesz skarby, dublony i punkty.
how-turn-5 = Eksploracja przesuwa twojego poszukiwacza po torze; pole, na którym stanie, daje premię, a każda przekroczona rzeka jest warta punkty.
how-turn-6 = Zakopane skarby dają więcej punktów i premię swojego pola. Zadania na ręce są tajne i liczą się na koniec.
how-end = Pierwszy okręt w Maracaibo kończy rundę: wszyscy biorą dochód, a okręty zaczynają od nowa. W trzeciej rundzie gra się, aż wszyscy będą mieli za sobą tyle samo tur; potem liczą się karty, rezydencje, skarby, zadania, rzeki i dublony.
how-tip-1 = Wczesny dochód wypłaca się trzy razy. Karta z zielonym znakiem jest w pierwszej rundzie warta więcej niż w ostatniej.
how-tip-2 = Zanim popłyniesz, spójrz na swoje zadania: karty i skarby, których wymagają, liczą się podwójnie.
how-tip-3 = Nie śpiesz się. Wiele krótkich kroków to wiele tur, dopóki ktoś inny nie popędzi do Maracaibo.
picture-aim = Karta ulepszenia, rezydencja, zadanie i skarby: to one dają punkty.
picture-turn = Okręt płynie nad trzema kartami do miejsca.
picture-end = Okręty przypływają do fortu Maracaibo; palą się trzy latarnie.
