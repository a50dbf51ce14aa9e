# Stałe rozkazy: na co stół odpowiada za człowieka.
order-until-turn = do końca tej tury
order-until-round = do końca tej rundy
order-until-game = do końca gry
orders = Stałe rozkazy
orders-offer = Odpowiadaj za mnie
orders-standing = Odpowiadam za ciebie: { $order }, { $until }.
orders-none = Nie masz żadnych stałych rozkazów.
orders-off = Odwołaj
orders-given = Od teraz: { $order }, { $until }.
orders-taken-back = Odwołano: { $order }.
orders-first = To pytanie będzie się powtarzać. Stół może odpowiadać na nie za ciebie.
orders-can = { $name }: { $order } ({ $spans })
plain-help-orders =
    order NAZWA turn|round|game  stół odpowiada za ciebie do końca tury, rundy albo gry
    orders                       jakie rozkazy obowiązują i jakie można wydać
    order off NAZWA              rozkaz odwołany, znów odpowiadasz sam
error-no-order = Nie ma rozkazu „{ $name }”; są: { $names }.
error-no-orders = W tej grze nie ma stałych rozkazów.
error-order-span = Rozkaz { $name } można wydać do końca: { $spans }, a nie „{ $until }”.
error-order-off = Nie ma takiego twojego rozkazu: „{ $name }”.
span-turn = tury
span-round = rundy
span-game = gry
problem-bad-order = Nie ma takiego stałego rozkazu albo nie można go wydać na tak długo: „{ $given }”.
problem-bad-route = Trasa ma od 1 do { $most } kroków.
orders-type = To pytanie może się powtarzać. Stół odpowie za ciebie, jeśli napiszesz: { $orders } (orders wypisuje rozkazy).
