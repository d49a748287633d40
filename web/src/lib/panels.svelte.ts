/** The parts of the game page that lie side by side on a small screen: swiped, or chosen by their names. */
import { SMALL } from "./sheet.svelte";

export class Panels {
  /** The names of the parts, in the order in which they are swiped. */
  names = $state.raw<readonly string[]>([]);
  current = $state(0);
  readonly #page: HTMLElement;

  constructor(page: HTMLElement) {
    this.#page = page;
  }

  get isSmall(): boolean {
    return matchMedia(SMALL).matches;
  }

  get #parts(): HTMLElement[] {
    return [...this.#page.querySelectorAll<HTMLElement>("[data-panel]")];
  }

  /** Read which parts there are. */
  read(): void {
    const names = this.#parts.map((part) => part.dataset["panel"]!);
    if (names.join() !== this.names.join()) this.names = names;
    // What scrolls can be scrolled with the keyboard too.
    for (const part of this.#parts) part.tabIndex = this.isSmall ? 0 : -1;
  }

  /** Note which part is seen, when the page was swiped. */
  seen(): void {
    if (!this.isSmall) return;
    this.current = Math.round(this.#page.scrollLeft / Math.max(1, this.#page.clientWidth));
  }

  go(place: number): void {
    this.#page.scrollTo({ left: place * this.#page.clientWidth });
  }

  /** Turn to the part in which something can be chosen, or is meant, unless it is seen already. Where nothing is,
   * whoever reads what stands around the board is led to it. */
  turn(meant = "[data-target]", isLed = false): void {
    if (!this.isSmall) return this.#scroll();
    const places = this.#parts.map((part) => part.querySelector(meant) !== null);
    if (places[this.current]) return;
    if (places.includes(true)) this.go(places.indexOf(true));
    else if (isLed && this.current === places.length - 1) this.go(0);
  }

  /** Scroll to what can be chosen where none of it is seen; what is drawn on a map is moved by the map. */
  #scroll(): void {
    const targets = [...this.#page.querySelectorAll("[data-target]:not(svg *)")];
    const isDrawn = this.#page.querySelector("svg [data-target]") !== null;
    const rim = this.#page.querySelector(".dock")!.getBoundingClientRect();
    // Beside the board the panel covers nothing of it.
    const bottom = rim.left > 0 ? innerHeight : rim.top;
    const isSeen = (target: Element): boolean => {
      const box = target.getBoundingClientRect();
      return box.top >= 0 && box.bottom <= bottom;
    };
    if (!isDrawn && !targets.some(isSeen)) targets[0]?.scrollIntoView({ block: "nearest" });
  }
}
