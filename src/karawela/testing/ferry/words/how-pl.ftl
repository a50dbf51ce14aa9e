how-aim = Jesteś kupcem ze skrzyniami soli i korka. Wygrywa, kto przewiezie najwięcej, zanim prom stanie.
how-turn-1 = Rzut kością pokazuje wysokość fal.
how-turn-2 = Załaduj jedną albo dwie skrzynie jednego towaru: każda to punkt, a fale na trzy stopy dają jeden więcej.
how-turn-3 = Albo zaczekaj na brzegu i zachowaj skrzynie.
how-end = Prom przepływa 24 razy; potem liczy się punkty.
how-tip-1 = Masz po dziewięć skrzyń każdego towaru: nie starczy ich na wszystkie przeprawy.
how-tip-2 = Czekaj, gdy morze jest spokojne, ładuj, gdy fale są wysokie.
how-tip-3 = Ile mają inni, nie widać; licz razem z nimi.
