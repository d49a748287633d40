"""Composes the picture at the top of the README from pictures of the client: two screens and a phone.

python -m tools.composed docs/images/FRONT.png docs/images/BEHIND.png docs/images/PHONE.png
"""

import argparse
import base64
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parent.parent
TARGET = Path("docs/images/play.png")
WIDTH, HEIGHT = 1600, 900
PAGE = """\
<!doctype html>
<style>
* {{ margin: 0; }}
body {{ width: {width}px; height: {height}px; position: relative; overflow: hidden;
  background: linear-gradient(135deg, #f3ead7, #cfdde2 60%, #1c3140); }}
div {{ position: absolute; overflow: hidden; border-radius: 14px; background-size: cover;
  box-shadow: 0 18px 48px rgb(10 20 30 / 45%); border: 1px solid rgb(10 20 30 / 35%); }}
.behind {{ left: 560px; top: 36px; width: 1000px; height: 625px; background-image: url({behind}); }}
.front {{ left: 40px; top: 150px; width: 1136px; height: 710px; background-image: url({front}); }}
.phone {{ left: 1240px; top: 224px; width: 312px; height: 641px; border-radius: 34px;
  border: 9px solid #11181e; background: url({phone}) {shift}px 0 / auto 641px; }}
</style>
<div class="behind"></div><div class="front"></div><div class="phone"></div>
"""


def inlined(file: Path) -> str:
    """Return a picture as an address that holds it."""
    return f"data:image/png;base64,{base64.b64encode(file.read_bytes()).decode()}"


def compose(front: Path, behind: Path, phone: Path, start: int, target: Path) -> None:
    """Write the picture; the phone's screen starts at this pixel of its picture, which is 740 pixels high."""
    html = PAGE.format(
        width=WIDTH,
        height=HEIGHT,
        front=inlined(front),
        behind=inlined(behind),
        phone=inlined(phone),
        shift=-round(start * 641 / 740),
    )
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium")
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        page.set_content(html)
        page.screenshot(path=target)
        browser.close()


def main() -> None:
    """Compose the picture from the files that are named."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    for name in ("front", "behind", "phone"):
        parser.add_argument(name, type=Path)
    parser.add_argument("--start", type=int, default=380, help="where the phone's screen starts")
    given = parser.parse_args()
    compose(given.front, given.behind, given.phone, given.start, ROOT / TARGET)
    print(TARGET)


if __name__ == "__main__":
    main()
