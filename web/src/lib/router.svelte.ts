/** The address of the page: which screen, and which moment of a game. */
export type Page =
  | { name: "lobby" }
  | { name: "game"; id: string; token: string; move: number | null }
  | { name: "review"; id: string; strength: "quick" | "thorough" | null }
  | { name: "analyses" }
  | { name: "analysis"; id: string; node: number | null }
  | { name: "position"; title: string; search: URLSearchParams }
  | { name: "rules"; title: string; topic: string }
  | { name: "person"; id: string }
  | { name: "puzzles" }
  | { name: "puzzle"; id: string }
  | { name: "tournaments" }
  | { name: "tournament"; id: string }
  | { name: "leaderboard"; title: string }
  | { name: "workshop"; title: string; edition: string; shared: string }
  | { name: "nowhere" }
  | { name: "mail"; kind: "confirm" | "stop"; token: string };

/** Return the address of the rules for the options of a table. */
export function rulesAddress(title: string, options: Record<string, string>, topic = ""): string {
  const search = new URLSearchParams(options).toString();
  return `/rules/${title}${search ? `?${search}` : ""}${topic ? `#${topic}` : ""}`;
}

/** Whether a chapter of the rules, such as `coal-on`, belongs to options; to no options belongs everything. */
export function isInPlay(chapter: string, options: URLSearchParams): boolean {
  return !options.size || [...options].some(([id, value]) => chapter === `${id}-${value}`);
}

export function pageOf(url: URL): Page {
  const [, first, second, third] = url.pathname.split("/");
  if ((first === "game" || first === "games") && second && third === "review") {
    const strength = url.searchParams.get("strength");
    const known = strength === "quick" || strength === "thorough" ? strength : null;
    return { name: "review", id: second, strength: known };
  }
  if (first === "game" && second) {
    const move = url.searchParams.get("move");
    const number = move !== null && /^\d{1,9}$/.test(move) ? Number(move) : null;
    return { name: "game", id: second, token: url.searchParams.get("token") ?? "", move: number };
  }
  if (first === "analysis") {
    if (!second) return { name: "analyses" };
    const node = url.searchParams.get("node");
    const number = node !== null && /^\d{1,9}$/.test(node) ? Number(node) : null;
    return { name: "analysis", id: second, node: number };
  }
  if (first === "position" && second) {
    return { name: "position", title: second, search: url.searchParams };
  }
  if (first === "rules" && second) {
    return { name: "rules", title: second, topic: url.hash.slice(1) };
  }
  if (first === "people" && second) return { name: "person", id: second };
  if (first === "puzzles") return second ? { name: "puzzle", id: second } : { name: "puzzles" };
  if (first === "tournaments") {
    return second ? { name: "tournament", id: second } : { name: "tournaments" };
  }
  if (first === "leaderboard" && second) return { name: "leaderboard", title: second };
  if (first === "workshop" && second && third) {
    const shared = url.searchParams.get("shared") ?? "";
    return { name: "workshop", title: second, edition: third, shared };
  }
  if ((first === "confirm" || first === "stop") && second) {
    return { name: "mail", kind: first, token: second };
  }
  return { name: first ? "nowhere" : "lobby" };
}

class Router {
  page = $state.raw<Page>({ name: "lobby" });

  start(): void {
    this.page = pageOf(new URL(location.href));
    addEventListener("popstate", () => (this.page = pageOf(new URL(location.href))));
    document.addEventListener("click", (event) => {
      const link = (event.target as Element | null)?.closest?.("a");
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
      if (link.pathname.startsWith("/api")) return;
      if (link.pathname === location.pathname && link.hash) return;
      event.preventDefault();
      this.go(link.href);
    });
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.page = pageOf(new URL(location.href));
    scrollTo(0, 0);
  }

  /** Take an invitation that was used out of the address, so that nobody shares it by mistake. */
  dropToken(): void {
    const url = new URL(location.href);
    url.searchParams.delete("token");
    history.replaceState(null, "", url);
  }

  /** Write the node of an analysis into the address without leaving the page. */
  showNode(node: number): void {
    const url = new URL(location.href);
    url.searchParams.set("node", String(node));
    history.replaceState(null, "", url);
  }

  /** Write the moment of a game into the address without leaving the page. */
  showMove(move: number | null): void {
    const url = new URL(location.href);
    if (move === null) url.searchParams.delete("move");
    else url.searchParams.set("move", String(move));
    history.replaceState(null, "", url);
  }
}

export const router = new Router();
