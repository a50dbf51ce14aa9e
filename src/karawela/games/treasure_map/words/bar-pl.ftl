# Nagłówki możliwości na pasku, pisane ręcznie.
group-choose_colour = Kolor
group-step = Wybierz pole na mapie
group-buy = Kup
group-deposit = Schowaj
group-withdraw = Wyjmij
