## Tiny Epic Pirates: jak grać, po polsku.
how-aim = Na morzu z szesnastu kart plądrujesz, handlujesz i walczysz, aż będzie cię stać na zakopanie 3 skarbów, każdego w innym miejscu. Wygrywa ten, kto zrobi to jako pierwszy. Z Klątwą Amdiaka trzeba zakopać także urnę Amdiaka; w pojedynkę ścigasz się z piratem trybu solo albo z widmowym piratem.
how-turn-1 = Rozkaz kapitana. Twój kapitan idzie po kole zgodnie z ruchem wskazówek zegara, co najmniej o jedno pole. Aby minąć rozkaz, zostawia na nim pokładowego; pokładowy, do którego dojdzie, wraca do pracy. Pole, na którym stanie, to rozkaz tej tury.
how-turn-2 = Gdy kapitan przekracza linię statku, tuż przed Ukryciem, każdy pokładowy na wymuszeniu daje 1 Złota, a na koniec twojej tury ruszą statki.
how-turn-3 = Żeglowanie. Możesz przepłynąć tyle kart, ile pozwala twój poziom Niesławy, i o 1 więcej za każdego pokładowego przy takielunku. Sztorm na przekraczanej krawędzi wywołuje przechył statku: jeden pokładowy trafia do napraw.
how-turn-4 = Wykonanie rozkazu, jeśli twoja karta na to pozwala. Plądrowanie w osadzie daje kostki Łupów z worka, Handel na rynku pozwala sprzedać do 3 kostek jednego rodzaju, Mustrowanie w tawernie – wynająć członka załogi, a Poszukiwania – odkryć żeton.
how-turn-5 = Atak to walka ze statkiem kupieckim albo z innym piratem na twojej karcie. Każda kość trafia raz za każdy taki sam symbol na kartach kapitana i załogi, a pokładowi przy działach dodają trafienia. Zatopiony kupiec daje Złoto i swoją kostkę Łupów, silny także Niesławę; z dwóch piratów silniejszy zyskuje Niesławę, a słabszego czeka przechył.
how-turn-6 = Ukrycie w wolnej zatoce chroni przed piratami i Marynarką, a wszyscy twoi pokładowi mogą wrócić do pracy. Pole Ukrycia mija się za darmo.
how-turn-7 = Akcje premiowe. Gdy kapitan stoi na polu Poszukiwań, możesz zakopać skarb: zapłać 12 lub 13 Złota, zależnie od miejsca zakopania. Karty załogi ze znakiem rozkazu tej tury dodają swoje akcje.
how-turn-8 = Ruch statków. Jeśli linia statku została przekroczona, oba statki kupieckie płyną o kartę, a Marynarka cię ściga: o 1 kartę i o 1 dalej za każdy twój zakopany skarb. Gdy dopadnie cię poza zatoką, czeka cię przechył i utrata kostki Łupów albo 2 Złota.
how-turn-9 = Z klątwą rusza też statek widmo, o 2 karty; zatoka przed nim nie chroni. Gdy cię nawiedza, twój kapitan zostaje przeklęty, następuje przechył statku i tracisz całe Przeklęte Złoto; ale jego kostkami płaci się jak Złotem, a za 2 z nich kupisz przy mauzoleum urnę.
how-end = Gdy ktoś zakopie wszystko, rundę gra się do końca. Jeśli udało się to kilku osobom, decyduje wyższa Niesława, potem więcej Złota, potem więcej kostek Łupów. W pojedynkę wygrywa od razu ten, kto był pierwszy.
how-tip-1 = Złoto ponad 13 przepada. Gdy się bogacisz, trzymaj się blisko miejsca zakopania, a kapitana niedaleko Poszukiwań.
how-tip-2 = Po sprzedaży cena spada. Zbieraj rodzaj, którego cena to 4 lub 5, i sprzedawaj po trzy kostki naraz.
how-tip-3 = Zanim przekroczysz linię statku, sprawdź, gdzie jest Marynarka. Okrążenie daje Złoto z wymuszenia, ale uruchamia też statki.
picture-aim = Skrzynia ze skarbem trafia tam, gdzie jest X.
picture-turn = Kapitan idzie po kole, a statek płynie z karty na kartę.
picture-end = Trzy skarby leżą na trzech wyspach.
