"""Who a program is: a guest with a token, until the token is ended."""

from __future__ import annotations

from litestar import delete, post

from karawela.web.accounts.devices import PROGRAM
from karawela.web.accounts.gate import bearer_of, language_of
from karawela.web.accounts.tokens import digest_of
from karawela.web.api.bodies import NewAccount, Token, described
from karawela.web.api.callers import Call
from karawela.web.harbour import harbour_of


@post("/accounts", summary="A new guest; keep the token", **described(413, 422, signed=False))
async def new_account(request: Call, data: NewAccount) -> Token:
    account, token = await harbour_of(request).sign_on.guest(PROGRAM, data.name, language_of(request, None))
    return Token(token, account.name)


@delete("/token", status_code=204, summary="End the token that is shown", **described())
async def end_token(request: Call) -> None:
    harbour = harbour_of(request)
    account = await harbour.gate.bearer(request)
    await harbour.sign_on.end(account, digest_of(bearer_of(request)))


ROUTES = [new_account, end_token]
