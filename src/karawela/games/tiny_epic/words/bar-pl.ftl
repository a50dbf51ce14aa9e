# Co pasek mówi o tym, co wybiera się krok po kroku, i nagłówki pisane ręcznie.
group-sure_fire = Wydaj żeton celnego strzału
step-sure_fire = Kość { $die } („{ $shows }”)
