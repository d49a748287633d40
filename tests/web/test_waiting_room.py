"""Before the game: who sits down, who is invited, what is played."""

import json
import re
from collections.abc import Callable

from playwright.sync_api import WebSocketRoute, expect

from tests.server.clients import Server
from tests.server.conftest import Meet
from tests.web.people import PHONE, Sit, Visitor


def private_table(anna: Visitor, seats: int = 3) -> str:
    """Make a table that only its players see; return its id."""
    anna.open()
    anna.page.click("[data-title='trans-siberian']")
    anna.page.click("details summary")
    anna.page.get_by_label("Who may see the table").select_option("private")
    anna.page.click(f"[data-friends='{seats}']")
    anna.page.wait_for_selector(".room")
    return anna.id


def invitation(anna: Visitor, seat: int) -> str:
    """Return the address that invites to a seat, without the server's."""
    field = anna.page.locator(f"[data-seat='{seat}'] .invitation input")
    return field.input_value().removeprefix(anna.url)


def test_friends_sit_down_at_a_private_table_by_invitations(sit: Sit) -> None:
    anna, ben, clara = sit(), sit(PHONE, "es"), sit()
    private_table(anna)

    ben.open(invitation(anna, 1))
    expect(ben.page.locator(".welcome")).to_contain_text("Te invitan a jugar")
    ben.page.locator("[data-sit='1']").click()
    expect(ben.page.locator("[role=alert]")).to_have_text("Primero escribe cómo te llamas.")
    ben.page.get_by_label("Tu nombre").fill("Ben")
    ben.page.keyboard.press("Enter")
    expect(ben.page.locator("[data-seat='1'] b")).to_have_text("Ben")
    assert "token" not in ben.page.url

    clara.open(invitation(anna, 2)).sit_down("Clara")
    expect(anna.page.locator("[data-seat='1'] b")).to_have_text("Ben")
    expect(anna.page.locator("[data-seat='2'] b")).to_have_text("Clara")
    anna.page.click("button:has-text('Begin')")
    for visitor in (anna, ben, clara):
        visitor.page.wait_for_selector(".decision")


def test_a_used_and_a_revoked_invitation_say_so(sit: Sit) -> None:
    anna, ben, clara = sit(), sit(), sit()
    private_table(anna)
    first, second = invitation(anna, 1), invitation(anna, 2)
    ben.open(first).sit_down("Ben")
    clara.open(first)
    expect(clara.page.locator("main h1")).to_contain_text("was used already")

    anna.page.locator("[data-seat='2'] [data-revoke]").click()
    expect(anna.page.locator("[data-seat='2'] [data-invite]")).to_be_visible()
    clara.open(second)
    expect(clara.page.locator("main h1")).to_contain_text("was withdrawn")
    anna.page.locator("[data-seat='2'] [data-invite]").click()
    expect(anna.page.locator("[data-seat='2'] .invitation")).to_be_visible()
    third = invitation(anna, 2)
    assert third != second
    clara.open(third).sit_down("Clara")


def test_an_invitation_is_copied_and_shared(sit: Sit) -> None:
    anna = sit(permissions=["clipboard-read", "clipboard-write"])
    anna.page.add_init_script("navigator.share = async (what) => { window.shared = what; }")
    private_table(anna)
    anna.page.locator("[data-seat='1'] [data-copy]").click()
    expect(anna.page.locator("[data-seat='1'] [data-copy]")).to_have_text("Copied")
    copied = anna.page.evaluate("navigator.clipboard.readText()")
    assert copied == anna.url + invitation(anna, 1)
    anna.page.locator("[data-seat='1'] [data-share]").click()
    shared = anna.page.evaluate("window.shared")
    assert shared["url"] == copied
    assert "Trans-Siberian" in shared["text"]


def test_a_computer_player_comes_as_strong_as_was_chosen(sit: Sit) -> None:
    anna = sit()
    anna.open()
    anna.page.click("[data-title='trans-siberian']")
    anna.page.click("details summary")
    anna.page.get_by_label("Computer players").select_option("normal")
    anna.page.click("[data-friends='3']")
    anna.page.wait_for_selector(".room")
    anna.page.locator("[data-seat='1'] button:has-text('Let the computer play')").click()
    expect(anna.page.locator("[data-seat='1'] .name")).to_contain_text("normal")
    anna.page.get_by_label("Computer players").select_option("hard")
    anna.page.locator("[data-seat='2'] button:has-text('Let the computer play')").click()
    expect(anna.page.locator("[data-seat='2'] .name")).to_contain_text("hard")
    levels = [seat["level"] for seat in anna.facts()["table"]["seats"]]
    assert levels == [None, "normal", "hard"]


def test_the_maker_changes_what_is_played_and_everybody_sees_it(sit: Sit, server: Server) -> None:
    anna, ben = sit(), sit()
    id = anna.start("mini-express", 2, "friends")
    ben.open(f"/game/{id}").page.wait_for_selector(".room")
    for visitor in (anna, ben):
        expect(visitor.page.locator("[data-terms]")).to_contain_text("USA")
        expect(visitor.page.locator("[data-terms]")).to_contain_text("unlimited")
    expect(ben.page.locator("[data-edit]")).to_have_count(0)

    anna.page.click("[data-edit]")
    anna.page.get_by_label("Map", exact=True).select_option("europe")
    anna.page.get_by_label("Time to think").select_option("slow")
    anna.page.get_by_label("Every turn has to be confirmed").select_option("yes")
    expect(ben.page.locator("[data-terms]")).to_contain_text("Europe")
    expect(ben.page.locator("[data-terms]")).to_contain_text("three days per turn")
    expect(ben.page.locator("[data-terms]")).to_contain_text("yes")
    facts = ben.facts()["table"]
    assert facts["options"]["map"] == "europe"
    assert facts["terms"]["confirm"]


def test_what_is_said_before_a_connection_is_heard_by_the_server_is_not_lost(
    sit: Sit, meet: Meet
) -> None:
    anna, ben = sit(), meet("Ben")
    held: list[Callable[[], None]] = []

    def hold_back(socket: WebSocketRoute) -> None:
        there = socket.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            if json.loads(text)["type"] == "watch":
                held.append(lambda: there.send(text))
            else:
                there.send(text)

        socket.on_message(pass_on)

    anna.page.route_web_socket("**/api/socket", hold_back)
    with anna.page.expect_response("**/chat"):
        id = anna.start("trans-siberian", 3, "friends")
    lines = anna.page.locator("[role=log] p")
    ben.ok("POST", f"/api/games/{id}/chat", {"text": "Anybody here?"})
    expect(lines.filter(has_text="Anybody here?")).to_have_count(0)

    for release in held:
        release()
    expect(lines.filter(has_text="Anybody here?")).to_have_count(1)
    ben.ok("POST", f"/api/games/{id}/chat", {"text": "So you are!"})
    expect(lines.filter(has_text="So you are!")).to_have_count(1)
    expect(lines).to_have_count(2)


def test_people_talk_are_sent_away_and_find_a_full_table(sit: Sit, meet: Meet) -> None:
    anna, ben, clara = sit(), sit(), sit()
    id = anna.start("trans-siberian", 3, "friends")
    ben.open(f"/game/{id}").sit_down("Ben")
    ben.page.get_by_label("Say something").fill("Hello!")
    ben.page.keyboard.press("Enter")
    expect(anna.page.locator("[role=log]")).to_contain_text("Ben")
    expect(anna.page.locator("[role=log]")).to_contain_text("Hello!")
    expect(anna.page.locator("[role=log] time")).to_have_text(re.compile(r"\d\d:\d\d"))
    ben.page.get_by_label("Only the players read it").check()
    ben.page.get_by_label("Say something").fill("A word among us")
    ben.page.keyboard.press("Enter")
    expect(anna.page.locator("[role=log]")).to_contain_text("A word among us")
    clara.open(f"/game/{id}")
    expect(clara.page.locator("[role=log]")).to_contain_text("Hello!")
    expect(clara.page.locator("[role=log]")).not_to_contain_text("among us")

    david = meet("David")
    david.ok("POST", f"/api/games/{id}/join", {"seat": 2})
    expect(clara.page.locator(".full")).to_contain_text("The table is full")
    expect(clara.page.locator("[data-sit]")).to_have_count(0)

    anna.page.locator("[data-seat='2'] [data-kick]").click()
    expect(clara.page.locator("[data-sit='2']")).to_be_visible()
    expect(clara.page.locator(".full")).to_have_count(0)
    clara.sit_down("Clara")
    expect(anna.page.locator("[data-seat='2'] b")).to_have_text(re.compile("Clara"))
