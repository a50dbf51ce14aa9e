## Jak grać w Mapę Skarbów, po polsku.
how-aim = Gdzieś na mapie leży El Dorado. Widzi je tylko ten kapitan, który niesie wszystkie cztery kawałki mapy. Szukaj skarbów w świątyniach, wymieniaj je na kawałki mapy i stań w El Dorado z kawałkami 1, 2, 3 i 4, zanim zrobi to ktoś inny.
how-turn-1 = Strzałka kompasu mówi, kto zaczyna rundę i dokąd płynie hiszpański galeon. Galeon zostawia za sobą monety; statek z załogą zbiera je po drodze.
how-turn-2 = Rusz się o najwyżej cztery pola. Statki płyną, załogi idą; zejście na ląd i wejście na statek to krok jak każdy inny. Zgodnie ze strzałką wiru statek dryfuje za darmo. Morze nie ma krawędzi: kto wypłynie górą, wpłynie dołem.
how-turn-3 = Walczy się tylko tam, gdzie kończysz ruch: wręcz na tym samym polu, z armat na polu obok. W miastach i portach jest bezpiecznie. Przegrany wraca do macierzystego portu i oddaje wszystko, co niosła jego załoga.
how-turn-4 = W świątyni załoga bierze żeton skarbu i rzuca jego kośćmi o złoto. Każda czaszka liczy się za 7 i wzywa pirata, który ruszy za tobą w pościg.
how-turn-5 = Obejrzyj rewers żetonu: wskazuje pole. Zakończ na nim ruch i wymień żeton na wybrany kawałek mapy.
how-turn-6 = W każdym mieście załoga kupuje karty przydatne w walce. We własnym może schować złoto, żetony i kawałki mapy tak, że nikt ich nie zabierze; dla El Dorado liczą się tylko kawałki niesione.
how-turn-7 = Po turach wszystkich graczy piraci płyną za ściganymi, każdy o dwa pola. Okup – 4 złote monety – odsyła jednego z nich do domu; inaczej może dogonić twój statek i stoczyć walkę.
how-end = Gra kończy się natychmiast, gdy czyjaś załoga stanie w El Dorado z wszystkimi czterema kawałkami. Gdy świątynie są puste, zaczyna się nowy poziom: bogatsze skarby, nowe kawałki mapy, silniejsi piraci. Po ostatniej rundzie prowadzi kapitan, który ma najwięcej różnych kawałków. W grze samotnej przegrywasz też, gdy ktokolwiek pokona twoją załogę.
how-tip-1 = Przed niepewną walką wróć do swojego miasta i schowaj kawałki mapy; na ostatnią wyprawę zabierz wszystkie.
how-tip-2 = Dwie karty szabel zmieniają większość piratów z myśliwych w zwierzynę.
how-tip-3 = Na poziomie 2 i 3 nie zatrzymuj się obok pirata bez kul armatnich: jego armaty trafiają bez rzutu.
