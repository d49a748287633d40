"""Windows of a browser that one visitor has after another: to open the first one takes twice the work of the next.

What a visitor leaves behind is cleared away: cookies, what the page kept, listeners, routes, the size, emulated media. What
cannot be cleared away spoils a window, and it is closed.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Browser, CDPSession, Error, Page

LASTING = (
    *("add_init_script", "expose_binding", "expose_function", "route_web_socket", "close"),
    *("grant_permissions", "new_page", "set_extra_http_headers", "set_offline"),
)
"""Methods of pages and contexts with effects that nothing here takes back."""
USUAL_MEDIA: dict[str, Any] = {
    "media": "null",
    "color_scheme": "light",
    "reduced_motion": "no-preference",
    "forced_colors": "none",
    "contrast": "no-preference",
}
SMALL = "/api/build"
"""An address that answers with a few words."""
USES = 60
"""So often a window is used: what a browser keeps of pages that are gone takes memory."""


class Window:
    """A page in a context of its own."""

    def __init__(self, browser: Browser, options: dict[str, Any]) -> None:
        self._context = browser.new_context(**options)
        self.page: Page = self._context.new_page()
        # A service worker lives on when the page that it looks after is gone.
        self._is_spoilt = options["service_workers"] == "allow"
        self._uses = 0
        self._tools = self._context.new_cdp_session(self.page)
        self._sessions: list[CDPSession] = []
        self._listeners: list[tuple[Any, Any]] = []
        self._watch()

    def _watch(self) -> None:
        """Take note of what is done to the page that would still be there for the next visitor."""
        page: Any = self.page
        context: Any = self._context
        for owner in (page, context):
            for name in LASTING:
                if hasattr(owner, name):
                    setattr(owner, name, self._spoiling(getattr(owner, name)))
        context.route = self._spoiling(context.route)
        page.on = self._noting(self._listeners, page.on)
        context.new_cdp_session = self._noting(self._sessions, context.new_cdp_session)

    def _spoiling(self, method: Callable[..., Any]) -> Callable[..., Any]:
        def spoil(*arguments: Any, **named: Any) -> Any:
            self._is_spoilt = True
            return method(*arguments, **named)

        return spoil

    def _noting(self, notes: list[Any], method: Callable[..., Any]) -> Callable[..., Any]:
        def note(*arguments: Any) -> Any:
            made = method(*arguments)
            notes.append(arguments if made is None else made)
            return made

        return note

    def lend(self, size: dict[str, int], **media: Any) -> Page:
        """Give the page to a visitor, in this size and with these wishes as to colours and motion."""
        self._uses += 1
        self.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        self.page.emulate_media(**{**USUAL_MEDIA, **media})
        return self.page

    def clear(self, url: str) -> bool:
        """Clear away what the visitor of this address left; ``False`` if the window cannot be used again."""
        is_kept = not self._is_spoilt and self._uses < USES
        if is_kept:
            try:
                self._clear(url)
            except Error:
                is_kept = False
        if not is_kept:
            self._context.close()
        return is_kept

    def _clear(self, url: str) -> None:
        for event, heard in self._listeners:
            self.page.remove_listener(event, heard)
        for session in self._sessions:
            session.detach()
        self._listeners.clear()
        self._sessions.clear()
        for other in self._context.pages:
            if other is not self.page:
                other.close()
        self.page.unroute_all(behavior="ignoreErrors")
        # An address of another origin, about:blank too, would be opened by another process of the browser.
        self.page.goto(url + SMALL)
        self.page.evaluate("() => { sessionStorage.clear(); window.name = ''; }")
        self._tools.send("Storage.clearDataForOrigin", {"origin": url, "storageTypes": "all"})
        self._context.clear_cookies()


class Windows:
    """The windows of a browser that nobody uses."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[str, list[Window]] = {}

    def take(self, **options: Any) -> tuple[Window, Callable[[str], None]]:
        """Return a window with these options, and what gives it back when its visitor of an address is gone."""
        free = self._free.setdefault(repr(sorted(options.items())), [])
        window = free.pop() if free else Window(self._browser, options)

        def give_back(url: str) -> None:
            if window.clear(url):
                free.append(window)

        return window, give_back


@cache
def windows_of(browser: Browser) -> Windows:
    """Return the free windows of a browser."""
    return Windows(browser)
