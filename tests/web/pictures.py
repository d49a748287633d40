"""Takes the pictures of the client in the documentation: ``python -m tests.web.pictures [PART OF A NAME …]``."""

import io
import sys
import tempfile
from functools import partial
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from tests.server.clients import Server
from tests.server.conftest import settings_for
from tests.web.gallery import asks
from tests.web.people import DESK, PHONE, Sit, Visitor, launch, sitter
from tests.web.positions import AMERICAN, GERMAN, record_of

FOLDER = Path("docs/images")
RAILROADS = "russian-railroads"
DESKS = {
    "client-trans-siberian": ("light", partial(record_of, "trans-siberian", 4, 0.5)),
    "client-mini-express": ("light", partial(record_of, "mini-express", 4, 0.5)),
    "client-russian-railroads": ("dark", partial(record_of, RAILROADS, 4, 0.5)),
    "client-german": ("light", partial(record_of, RAILROADS, 3, 0.5, options=GERMAN)),
    "client-american": ("light", partial(record_of, RAILROADS, 3, 0.5, options=AMERICAN)),
}
PHONES = (
    ("en", "light", partial(record_of, "trans-siberian", 4, 0.25, asks("ts-ask-bid"))),
    ("es", "dark", partial(record_of, "mini-express", 4, 0.25, asks("me-ask-city"))),
    ("en", "light", partial(record_of, RAILROADS, 3, 0.3, options=GERMAN)),
)
GAP = 20
COLOURS = 256
"""So many colours make files small, and nobody sees the difference."""


def take(
    sit: Sit, size: dict[str, int], language: str, scheme: str, record: str, **more: object
) -> Image.Image:
    """Return the picture of a position."""
    anna = sit(size, language, color_scheme=scheme, **more)
    anna.resume(record)
    anna.page.wait_for_timeout(600)
    return Image.open(io.BytesIO(anna.page.screenshot())).convert("RGB")


def reviewed(anna: Visitor) -> None:
    """Have the finished game reviewed and look at its worst decision."""
    page = anna.page
    page.click(".result a[href$='/review']")
    page.get_by_role("button", name="Review this game").click()
    page.wait_for_selector("svg.chances", timeout=600_000)
    page.locator(".told ol").first.locator("button").first.click()


def analysed(anna: Visitor) -> None:
    """Look at a position of the finished game on the analysis board while the computer thinks."""
    page = anna.page
    anna.open(f"/game/{anna.id}?move=70")
    page.locator(".decision [data-analyse]").click()
    page.wait_for_url("**/analysis/*")
    page.locator("[data-think]").click()
    page.wait_for_selector("[data-iterations='1600']", timeout=600_000)


STUDIES = {"study-review": reviewed, "study-analysis": analysed}


def study(sit: Sit, name: str) -> Image.Image:
    """Return the picture of a page for study."""
    anna = sit(DESK)
    anna.resume(record_of("trans-siberian", 4, 1))
    STUDIES[name](anna)
    anna.page.wait_for_timeout(600)
    return Image.open(io.BytesIO(anna.page.screenshot())).convert("RGB")


def beside(pictures: list[Image.Image]) -> Image.Image:
    """Return pictures side by side."""
    width = sum([picture.width + GAP for picture in pictures]) - GAP
    whole = Image.new("RGB", (width, pictures[0].height), "#f6f1e6")
    left = 0
    for picture in pictures:
        whole.paste(picture, (left, 0))
        left += picture.width + GAP
    return whole


def main() -> None:
    """Write those pictures whose names have a part that was asked for, or all."""
    wanted = sys.argv[1:] or [""]
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(settings_for(f"sqlite:///{data}/games.db", titles=())).start()
        browser = launch(playwright)
        try:
            with sitter(browser, server.url) as sit:
                taken = {
                    name: take(sit, DESK, "en", scheme, record())
                    for name, (scheme, record) in DESKS.items()
                    if any([part in name for part in wanted])
                }
                if any([part in "client-phone" for part in wanted]):
                    phones = [
                        take(sit, PHONE, language, scheme, record(), has_touch=True)
                        for language, scheme, record in PHONES
                    ]
                    taken["client-phone"] = beside(phones)
                for name in STUDIES:
                    if any([part in name for part in wanted]):
                        taken[name] = study(sit, name)
        finally:
            browser.close()
            server.stop()
    for name, picture in taken.items():
        small = picture.quantize(COLOURS, kmeans=1, dither=Image.Dither.NONE)
        small.save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
