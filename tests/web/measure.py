"""Measures the client in Chromium: ``python -m tests.web.measure``. The figures go to docs/performance.md."""

import itertools
import tempfile
import time
from statistics import median

from playwright.sync_api import CDPSession, sync_playwright

from tests.server.clients import Server
from tests.server.conftest import settings_for
from tests.web.people import WHOLE, Visitor, launch, sitter
from tests.web.positions import record_of

TITLES = ("trans-siberian", "mini-express", "russian-railroads")
WAYS = {"against bots": "[data-quick='bots-{}']", "lesson": "[data-learn='{}']"}
"""What a newcomer clicks in the lobby."""
PUSHES = """
const Plain = WebSocket;
window.pushes = [];
window.WebSocket = class extends Plain {
    set onmessage(handler) {
        super.onmessage = handler && ((event) => {
            const start = performance.now();
            handler(event);
            if (event.data.includes('"position"')) {
                requestAnimationFrame(() => setTimeout(
                    () => window.pushes.push(performance.now() - start)));
            }
        });
    }
};
"""
STEP = """
async (id) => {
    const { position } = await (await fetch('/api/games/' + id)).json();
    if (!position.actions.length) return;
    await fetch('/api/games/' + id + '/play', {
        method: 'POST',
        headers: {'content-type': 'application/json'},
        body: JSON.stringify({version: position.version, action: position.actions[0].text, key: String(Math.random())}),
    });
}
"""
"""Takes the first action for whoever is asked, if that is the page's person."""
PAN = """
async () => {
    const svg = document.querySelector('.frame svg');
    const box = svg.getBoundingClientRect();
    const at = (type, x, y) => svg.dispatchEvent(new PointerEvent(type, {pointerId: 1, clientX: x,
        clientY: y, bubbles: true, pointerType: 'mouse'}));
    const wheel = (by) => svg.dispatchEvent(new WheelEvent('wheel', {deltaY: by, ctrlKey: true,
        clientX: box.left + box.width / 2, clientY: box.top + box.height / 2, cancelable: true}));
    svg.setPointerCapture = () => {};
    const times = [];
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let n = 0; n < 10; n++) { wheel(-60); await frame(); }
    at('pointerdown', box.left + 400, box.top + 200);
    let last = await frame();
    for (let n = 0; n < 240; n++) {
        if (n % 60 < 40) at('pointermove', box.left + 400 + 150 * Math.sin(n / 20), box.top + 200 + n % 40);
        else wheel(n % 2 ? 40 : -40);
        const now = await frame();
        times.push(now - last);
        last = now;
    }
    return times;
}
"""


def pushes(anna: Visitor, eva: Visitor, title: str) -> tuple[list[float], float]:
    """Return how long each push of a move takes to the picture of a spectator, and the processor time it costs there.

    All in milliseconds. The processor time of the page's thread does not depend on what else the machine does.
    """
    eva.page.add_init_script(PUSHES)
    id = anna.resume(record_of(title, 3, 0.3))
    anna.open("/health")  # A page without a board: only one shall be drawn.
    eva.open(f"/game/{id}").page.wait_for_selector(".decision")
    eva.page.wait_for_timeout(1500)
    metrics = eva.page.context.new_cdp_session(eva.page)
    metrics.send("Performance.enable", {"timeDomain": "threadTicks"})
    eva.page.evaluate("window.pushes.length = 0")
    before = spent(metrics)
    for _ in range(20):
        anna.page.evaluate(STEP, id)
        anna.page.wait_for_timeout(400)
    eva.page.wait_for_timeout(500)
    cost = spent(metrics) - before
    found: list[float] = sorted(eva.page.evaluate("window.pushes"))
    return found, 1000 * cost / len(found)


def spent(metrics: CDPSession) -> float:
    """Return the seconds the page's thread has worked so far."""
    told = metrics.send("Performance.getMetrics")["metrics"]
    return float(next(metric["value"] for metric in told if metric["name"] == "TaskDuration"))


def first_load(visitor: Visitor) -> tuple[int, float]:
    """Return how many requests the lobby makes for somebody who was never here, and how many kilobytes come over the wire."""
    session = visitor.page.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    visitor.open().page.wait_for_selector("[data-title] svg")
    visitor.page.wait_for_load_state("networkidle")
    return len(sizes), sum(sizes) / 1000


def newcomer(visitor: Visitor, title: str, way: str) -> tuple[int, float, float]:
    """Return the clicks of somebody who was never here up to the first move, and the seconds the machine needs for it.

    The seconds are those to the lobby, and from there to the position after the move, without the time to read.
    """
    page = visitor.page
    began = time.monotonic()
    visitor.open()
    button = page.locator(way.format(title))
    button.wait_for()
    loaded = time.monotonic()
    button.click()
    clicks = 1
    while True:
        page.wait_for_selector(".decision [data-action]:not([disabled]), [data-next]")
        choices = page.locator(".decision [data-action]:not([disabled])")
        is_choice = choices.count() > 0
        before = visitor.moves()
        (choices if is_choice else page.locator("[data-next]")).first.click()
        clicks += 1
        if is_choice:
            visitor.wait_for_answer(before)
            return clicks, loaded - began, time.monotonic() - loaded


def main() -> None:
    """Print the figures."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        settings = settings_for(f"sqlite:///{data}/games.db", titles=())
        server = Server(settings).start()
        browser = launch(playwright, WHOLE)
        try:
            with sitter(browser, server.url, service_workers="allow") as sit:
                requests, size = first_load(sit())
                print(f"first load of the lobby: {size:.0f} kB in {requests} requests")
                for title, way in itertools.product(TITLES, WAYS):
                    clicks, lobby, move = newcomer(sit(), title, WAYS[way])
                    print(
                        f"{title}, {way}: {clicks} clicks to the first move, "
                        f"lobby after {lobby:.1f} s, move taken after {move:.1f} s more"
                    )
                motions = {"pieces glide": "no-preference", "nothing moves": "reduce"}
                for title, (motion, wish) in itertools.product(TITLES, motions.items()):
                    times, cost = pushes(sit(), sit(reduced_motion=wish), title)
                    slow = times[int(len(times) * 0.95)]
                    print(
                        f"{title}, {motion}: push to picture, median {median(times):.0f} ms, "
                        f"95 % below {slow:.0f} ms, {len(times)} pushes, "
                        f"{cost:.0f} ms of processor time each"
                    )
                for title in TITLES[:2]:
                    anna = sit()
                    anna.resume(record_of(title, 3, 0.6))
                    anna.page.wait_for_timeout(800)
                    frames = sorted(anna.page.evaluate(PAN))
                    print(
                        f"{title}: pan and zoom, {1000 * len(frames) / sum(frames):.0f} frames a second, "
                        f"median {median(frames):.1f} ms, 99 % below {frames[int(len(frames) * 0.99)]:.1f} ms"
                    )
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
