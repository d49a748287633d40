"""Guests, accounts, passwords, deletion."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing

import argon2
import pytest

from ironroad.server.accounts import passwords
from ironroad.server.accounts.cookies import COOKIE, DAY, CookieSigner
from tests.server.clients import Person, Server, play_out
from tests.server.conftest import Meet


def test_a_guest_is_in_at_once_and_stays_the_same_person(meet: Meet) -> None:
    ann = meet("Ann")
    me = ann.ok("GET", "/api/me")
    assert me["name"] == "Ann"
    assert me["login"] is None
    assert ann.ok("GET", "/api/me")["id"] == me["id"]


def test_the_cookie_is_closed_to_scripts_and_other_sites(meet: Meet) -> None:
    answer = meet().ask("POST", "/api/guests", {"name": "Ann"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_a_guest_without_a_wish_gets_the_language_of_the_browser(meet: Meet) -> None:
    ana = meet("Ana", **{"Accept-Language": "es-MX,es;q=0.9"})
    assert ana.ok("GET", "/api/me")["language"] == "es"
    answer = ana.refused(404, "server-unknown-game", "GET", "/api/games/none")
    assert answer["sentence"] == "Esa partida no existe o no está abierta para ti."


def test_name_language_and_preferences_change(meet: Meet) -> None:
    ann = meet("Ann")
    wish = {"name": "Anna", "language": "es", "preferences": {"sound": False, "speed": 2}}
    ann.ok("PATCH", "/api/me", wish)
    me = ann.ok("GET", "/api/me")
    assert {name: me[name] for name in wish} == wish


def test_preferences_have_a_limit(meet: Meet) -> None:
    ann = meet("Ann")
    wish = {"preferences": {"x": "y" * 30_000}}
    ann.refused(400, "server-too-long", "PATCH", "/api/me", wish)


def test_an_account_keeps_the_guests_seats(meet: Meet) -> None:
    ann = meet("Ann")
    id = ann.table("me", "open")
    ann.ok("POST", "/api/accounts", {"login": "Ann-1", "password": "long enough"})
    again = meet()
    again.ok("POST", "/api/sessions", {"login": "ann-1", "password": "long enough"})
    assert again.game(id)["table"]["seats"][0]["mine"]


def test_passwords_are_hashed_as_rfc_9106_recommends(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other tests hash with less work."""
    monkeypatch.setattr(passwords, "PasswordHasher", argon2.PasswordHasher)
    usual = passwords.Passwords()

    async def check() -> tuple[str, bool, bool, bool]:
        hash = await usual.hash("long enough")
        return (
            hash,
            await usual.matches(hash, "long enough"),
            await usual.matches(hash, "long enougH"),
            await usual.matches(None, "long enough"),
        )

    hash, *fits = asyncio.run(check())
    usual.close()
    assert hash.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    assert fits == [True, False, False]


def test_a_login_is_given_once(meet: Meet) -> None:
    account = {"login": "only-one", "password": "long enough"}
    meet("Ann").ok("POST", "/api/accounts", account)
    meet("Bob").refused(409, "server-login-taken", "POST", "/api/accounts", account)


def test_a_second_account_is_refused(meet: Meet) -> None:
    ann = meet("Ann")
    ann.ok("POST", "/api/accounts", {"login": "first-login", "password": "long enough"})
    second = {"login": "second-login", "password": "long enough"}
    ann.refused(409, "server-has-account", "POST", "/api/accounts", second)


def test_a_wrong_password_and_an_unknown_login_read_the_same(meet: Meet) -> None:
    ann = meet("Ann")
    ann.ok("POST", "/api/accounts", {"login": "careful", "password": "long enough"})
    for login in ("careful", "nobody-at-all"):
        wish = {"login": login, "password": "wrong wrong"}
        ann.refused(401, "server-wrong-password", "POST", "/api/sessions", wish)


def test_a_new_password_ends_the_other_sessions(meet: Meet) -> None:
    ann, elsewhere = meet("Ann"), meet()
    login = {"login": "two-places", "password": "long enough"}
    ann.ok("POST", "/api/accounts", login)
    elsewhere.ok("POST", "/api/sessions", login)
    ann.refused(
        403,
        "server-wrong-password",
        "PUT",
        "/api/me/password",
        {"old": "no", "new": "longer still"},
    )
    ann.ok("PUT", "/api/me/password", {"old": "long enough", "new": "longer still"})
    ann.ok("GET", "/api/me")
    elsewhere.refused(401, "server-not-signed-in", "GET", "/api/me")
    elsewhere.ok("POST", "/api/sessions", {"login": "two-places", "password": "longer still"})


def test_a_guest_has_no_password_to_change(meet: Meet) -> None:
    wish = {"old": "", "new": "longer still"}
    meet("Ann").refused(400, "server-no-account", "PUT", "/api/me/password", wish)


def test_signing_out_makes_the_cookie_worthless(meet: Meet) -> None:
    ann = meet("Ann")
    cookie = ann.http.cookies[COOKIE]
    ann.ok("DELETE", "/api/sessions")
    thief = meet()
    thief.http.cookies.set(COOKIE, cookie)
    thief.refused(401, "server-not-signed-in", "GET", "/api/me")


def test_deletion_takes_name_and_notes_and_leaves_the_record_whole(meet: Meet) -> None:
    ann, bob = meet("Ann"), meet("Bob")
    id = ann.table("me", "open", start=False)
    bob.ok("POST", f"/api/games/{id}/join", {})
    ann.ok("POST", f"/api/games/{id}/start")
    play_out(id, ann, bob)
    record = ann.ask("GET", f"/api/games/{id}/record").text
    bob.ok("PUT", f"/api/games/{id}/notes", {"text": "secret plan"})
    export = bob.ok("GET", "/api/me/export")
    assert export["notes"][0]["text"] == "secret plan"
    assert export["person"]["name"] == "Bob"
    assert "password" not in export["person"]
    bob.ok("POST", "/api/me/deletion", {})
    bob.refused(401, "server-not-signed-in", "GET", "/api/me")
    after = ann.ask("GET", f"/api/games/{id}/record").text
    assert "Bob" not in after
    assert after.replace('Ann, ""', "Ann, Bob") == record


def test_whoever_deletes_an_account_gives_the_password(meet: Meet) -> None:
    ann = meet("Ann")
    ann.ok("POST", "/api/accounts", {"login": "leaving", "password": "long enough"})
    ann.refused(403, "server-wrong-password", "POST", "/api/me/deletion", {"password": "no"})
    ann.ok("POST", "/api/me/deletion", {"password": "long enough"})


def test_a_bot_plays_on_for_somebody_who_deletes_himself(meet: Meet) -> None:
    ann, bob = meet("Ann"), meet("Bob")
    id = ann.table("me", "open", start=False)
    bob.ok("POST", f"/api/games/{id}/join", {})
    ann.ok("POST", f"/api/games/{id}/start")
    bob.ok("POST", "/api/me/deletion", {})
    assert ann.game(id)["table"]["seats"][1]["gone"] == "resigned"


def test_an_old_cookie_has_expired(own_server: Callable[..., Server]) -> None:
    running = own_server(session_days=0)
    late = Person(running.url, "Late")
    late.refused(401, "server-not-signed-in", "GET", "/api/me")
    late.close()


def aged(person: Person, server: Server, days: float) -> str:
    """Let the cookie of a person be some days old; return it."""
    with closing(sqlite3.connect(server.settings.sqlite_path)) as connection:
        query = "SELECT value FROM server WHERE name = 'secret'"
        secret = bytes.fromhex(connection.execute(query).fetchone()[0])
    signer = CookieSigner(secret, server.settings.session_days)
    id, epoch, issued = person.http.cookies[COOKIE].split(".")[:3]
    body = f"{id}.{epoch}.{int(issued) - int(days * DAY)}"
    cookie = f"{body}.{signer._sign(body)}"
    person.http.cookies.clear()
    person.http.cookies.set(COOKIE, cookie, "127.0.0.1")
    return cookie


def test_a_guest_who_comes_keeps_the_seat(meet: Meet, server: Server) -> None:
    ann = meet("Ann")
    id = ann.table("me", "open")
    for _ in range(4):  # More than 180 days in all.
        old = aged(ann, server, 100)
        answer = ann.ask("GET", "/api/me")
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert f"max-age={180 * 86_400}" in cookie
        assert ann.http.cookies[COOKIE] != old
        assert ann.game(id)["table"]["seats"][0]["mine"]
    aged(ann, server, 181)
    ann.refused(401, "server-not-signed-in", "GET", "/api/me")


def test_a_cookie_of_today_is_left_alone(meet: Meet, server: Server) -> None:
    ann = meet("Ann")
    assert "set-cookie" not in ann.ask("GET", "/api/me").headers
    aged(ann, server, 0.9)
    assert "set-cookie" not in ann.ask("GET", "/api/me").headers
    aged(ann, server, 1.1)
    # Whatever is asked, and whatever comes of it.
    assert "set-cookie" in ann.ask("GET", "/api/games").headers
    aged(ann, server, 1.1)
    assert "set-cookie" in ann.ask("GET", "/api/games/none").headers


def test_signing_out_is_not_undone_by_a_renewal(meet: Meet, server: Server) -> None:
    ann = meet("Ann")
    aged(ann, server, 10)
    answer = ann.ask("DELETE", "/api/sessions")
    assert len(answer.headers.get_list("set-cookie")) == 1
    ann.refused(401, "server-not-signed-in", "GET", "/api/me")


def test_a_guest_becomes_an_account_in_the_middle_of_a_game(meet: Meet) -> None:
    ann, bob = meet("Ann"), meet("Bob")
    id = ann.table("me", "open", start=False)
    bob.ok("POST", f"/api/games/{id}/join", {})
    ann.ok("POST", f"/api/games/{id}/start")
    ann.ok("PUT", f"/api/games/{id}/notes", {"text": "plan"})
    ann.ok("POST", "/api/accounts", {"login": "ann-stays", "password": "long enough"})
    elsewhere = meet()
    elsewhere.ok("POST", "/api/sessions", {"login": "ann-stays", "password": "long enough"})
    assert elsewhere.ok("GET", f"/api/games/{id}/notes")["text"] == "plan"
    assert [table["id"] for table in elsewhere.ok("GET", "/api/games?list=mine")["tables"]] == [id]
    assert play_out(id, elsewhere, bob)["status"] == "finished"


def test_a_seal_knows_its_own_cookies_only() -> None:
    signer, other = CookieSigner(b"one", 1), CookieSigner(b"two", 1)
    cookie = signer.issue("ann", 3)
    assert signer.read(cookie) == ("ann", 3)
    assert other.read(cookie) is None
    assert signer.read(cookie.replace("ann", "bob")) is None
    for rubbish in ("", "x", "a.b.c.d", "....", "é.1.2.3"):
        assert signer.read(rubbish) is None
