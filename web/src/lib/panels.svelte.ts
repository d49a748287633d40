/** The parts of the game page: side by side and swiped on a small screen, one below the other on a tablet. */
import { SMALL } from "./sheet.svelte";

/** Where the decision sticks to the lower rim and the parts scroll behind it; the styles of the game page say the same. */
const STACKED = "(min-width: 700px) and (max-width: 1099px) and (min-height: 601px)";

/** So much of a part that is seen, in pixels, is but its end. */
const END = 120;

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

  get #isStacked(): boolean {
    return matchMedia(STACKED).matches;
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
    if (this.#isStacked) this.current = this.#uppermost();
    else if (this.isSmall)
      this.current = Math.round(this.#page.scrollLeft / Math.max(1, this.#page.clientWidth));
  }

  /** The first part of which more is seen than the end. */
  #uppermost(): number {
    const bottoms = this.#parts.map((part) => part.getBoundingClientRect().bottom);
    const place = bottoms.findIndex((bottom) => bottom > END);
    return place < 0 ? bottoms.length - 1 : place;
  }

  go(place: number): void {
    if (this.#isStacked && place === 0) scrollTo({ top: 0 });
    else if (this.#isStacked) this.#parts[place]?.scrollIntoView({ block: "start" });
    else this.#page.scrollTo({ left: place * this.#page.clientWidth });
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
