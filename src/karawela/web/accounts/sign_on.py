"""Becoming somebody: a guest, somebody with a name and password, or who one already is on another device."""

from __future__ import annotations

import secrets
from dataclasses import replace

from anyio.to_thread import run_sync

from karawela.store import Account, Ended, NameTaken, Stale, Token, TooMany
from karawela.store.tokens import MOST_LINKS, Proof
from karawela.web.accounts.gate import Browser, Gate
from karawela.web.accounts.names import check_name, check_own, clean_name
from karawela.web.accounts.passwords import Passwords
from karawela.web.accounts.tokens import digest_of, new_token
from karawela.web.accounts.waits import Waits, of_account, of_name
from karawela.web.problems import BadRequest, NoSuchLink, NotAllowed, NotSignedIn


class SignOn:
    """Gives tokens and ends them. Each token is told once, to who gets it."""

    def __init__(self, gate: Gate, passwords: Passwords | None = None):
        self.gate = gate
        self.store = gate.store
        self.passwords = passwords or Passwords()
        self.waits = Waits(gate.store, gate.clock)

    async def guest(self, label: str, name: str = "", language: str = "en") -> tuple[Account, str]:
        """A new guest, and the token of its first session."""
        if name:
            name = clean_name(name)
            await check_name(self.store, None, name)
        now = self.gate.clock()
        account = Account(secrets.token_urlsafe(12), name, settings={"language": language}, created=now)
        secret, token = new_token(account.id, now, label=label)
        await run_sync(self.store.new_account, account, token)
        return account, secret

    async def sign_up(self, browser: Browser, name: str, password: str, language: str) -> str:
        """Gives a guest, or a newcomer, a name and a password; the token of a new session. All others end, and so do
        all links."""
        account = browser.account
        if account is not None and not account.guest:
            raise NotAllowed("has-password")
        new = replace(account or Account("", settings={"language": language}), name=clean_name(name))
        await check_own(self.store, None, new.name)
        new.password_hash = await self.passwords.hashed(password, browser.address)
        if account is None:
            new.id = (await self.guest(browser.label, language=language))[0].id
        try:
            return await self._alone(new, Proof(browser.session, ""), browser.label)
        except Ended:
            raise NotSignedIn("no-cookie") from None
        except Stale:
            raise NotAllowed("has-password") from None

    async def sign_in(self, name: str, password: str, browser: Browser) -> tuple[Account, str]:
        """The account of that name, if the password is right, and the token of a session that takes the place of the
        browser's. A wrong name is answered like a wrong password."""
        name = clean_name(name)
        account = await run_sync(self.store.account_by_name, name)
        await self._prove(account, of_name(name), password, browser.address, "wrong-password")
        assert account is not None
        try:
            return account, await self._session(account, browser, Proof(password_hash=account.password_hash))
        except Stale:
            raise NotAllowed("wrong-password") from None

    async def rename(self, account: Account, present: str, name: str, browser: Browser) -> None:
        """Another name for somebody with a password, who gives it."""
        name = clean_name(name)
        known = await self._proven(account, present, browser)
        if name != known.name:
            await check_own(self.store, known, name)
        try:
            await self.gate.save(replace(known, name=name))
        except NameTaken:
            raise BadRequest("name-taken", name=name) from None

    async def new_password(self, account: Account, present: str, password: str, browser: Browser) -> str:
        """Another password for somebody who gives the present one; the token of a new session. All others end, and so
        do all links."""
        known = await self._proven(account, present, browser)
        new = replace(known, password_hash=await self.passwords.hashed(password, browser.address))
        try:
            return await self._alone(new, Proof(password_hash=known.password_hash), browser.label)
        except Stale:
            raise NotAllowed("wrong-present-password") from None

    # ------------------------------------------------------------------ sessions and links

    async def tokens(self, account: Account) -> list[Token]:
        """Sessions and links, the latest used first."""
        return await run_sync(self.store.tokens_of, account.id)

    async def end(self, account: Account, digest: str) -> None:
        """Ends a session or link of the account; nothing happens if there is none."""
        if not digest.isalnum():
            return
        await run_sync(self.store.end_token, account.id, digest)
        self.gate.changed(account.id)

    async def end_others(self, account: Account, browser: Browser) -> str:
        """Ends all sessions and links but this browser's session, which goes on under a new token: somebody else may
        know the one that it had."""
        secret, token = new_token(account.id, self.gate.clock(), label=browser.label)
        try:
            await run_sync(self.store.only_token, token, Proof(browser.session))
        except Ended:
            raise NotSignedIn("no-cookie") from None
        finally:
            self.gate.changed(account.id)
        return secret

    async def new_link(self, account: Account, browser: Browser) -> str:
        """A private link, told this once."""
        secret, token = new_token(account.id, self.gate.clock(), "link")
        try:
            await run_sync(self.store.new_token, token, Proof(browser.session))
        except Ended:
            raise NotSignedIn("no-cookie") from None
        except TooMany:
            raise NotAllowed("too-many-links", most=MOST_LINKS) from None
        return secret

    async def by_link(self, link: str) -> Account:
        """Whose link this is. Raises `NoSuchLink`."""
        found = await run_sync(self.store.account_by_token, digest_of(link, "link"), "link")
        if found is None:
            raise NoSuchLink
        return found[0]

    async def would_be_lost(self, account: Account) -> bool:
        """Whether a guest has tables to which no link and no password leads back."""
        if any(token.kind == "link" for token in await self.tokens(account)):
            return False
        return bool(await run_sync(self.store.tables_of, account.id, 1))

    async def follow(self, link: str, browser: Browser) -> tuple[Account, str]:
        """Goes on as whose link this is, in a session that takes the place of the browser's."""
        account, digest = await self.by_link(link), digest_of(link, "link")
        await run_sync(self.store.token_used, digest, self.gate.clock())
        try:
            return account, await self._session(account, browser, Proof(digest))
        except Ended:
            raise NoSuchLink from None

    async def _session(self, account: Account, browser: Browser, proof: Proof) -> str:
        secret, token = new_token(account.id, self.gate.clock(), label=browser.label)
        await run_sync(self.store.new_token, token, proof, browser.session)
        self.gate.changed(account.id)
        if browser.account is not None:
            self.gate.changed(browser.account.id)
        return secret

    async def _alone(self, new: Account, proof: Proof, label: str) -> str:
        """Stores an account with another password; its only token."""
        secret, token = new_token(new.id, self.gate.clock(), label=label)
        try:
            await run_sync(self.store.save_account, new, proof, token)
        except NameTaken:
            raise BadRequest("name-taken", name=new.name) from None
        finally:
            self.gate.changed(new.id)
        return secret

    # ------------------------------------------------------------------ proof

    async def _proven(self, account: Account, present: str, browser: Browser) -> Account:
        """The account as it is in the store, if this is its password."""
        known = await run_sync(self.store.account, account.id)
        if known is None or known.guest:
            raise NotAllowed("no-password")
        await self._prove(known, of_account(known.id), present, browser.address, "wrong-present-password")
        return known

    async def _prove(self, account: Account | None, key: str, password: str, address: str, wrong: str) -> None:
        """Raises unless this is the account's password. Whoever has to wait is told so before any hashing, also one who
        has stood in line meanwhile."""
        await self.waits.check(address, key)
        async with self.passwords.turn(address):
            await self.waits.check(address, key)
            if not await self.passwords.fits(password, account.password_hash if account is not None else ""):
                await self.waits.failed(address, key)
                raise NotAllowed(wrong)
        await self.waits.succeeded(key)
