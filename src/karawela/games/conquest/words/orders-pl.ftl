order-guard-ships = wstrzymuj ogień, chyba że ktoś stanie obok mojego statku
order-hold-fire = wstrzymuj ogień
order-return-one = odpowiadaj ogniem jedną kulą
order-no-return = nigdy nie odpowiadaj ogniem
