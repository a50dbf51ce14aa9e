order-end-turn = kończ moją turę tam, gdzie nic więcej nie da się zrobić
order-bribe-none = nigdy nie płać okupu
order-bribe-in-need = płać okup tylko piratom, którzy zaraz by mnie dopadli
order-bribe-each = płać okup każdemu piratowi
