order-keep-dice = zostawiaj moje kości, nigdy nie przerzucaj
order-take = bierz, co dają za darmo: rabunki i skarby
order-in-order = wykonuj efekty po kolei
order-leave-rest = pomijaj wszystko, co wolno pominąć
