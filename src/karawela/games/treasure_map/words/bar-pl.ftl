# Nagłówki możliwości na pasku, pisane ręcznie.
group-step = Kliknij pole na mapie
group-buy = Kup
group-deposit = Schowaj
group-withdraw = Wyjmij
