/** Nothing may move between press and release: what would redraw the page waits while a finger or a button is down. */

/** So long after the release a touch may still become a click. */
const CLICK = 120;
/** A press that takes longer holds nothing up, and neither does one whose release was never told. */
const LONGEST = 1_500;

class Press {
  #down = new Set<number>();
  #waiting: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    if (typeof window === "undefined") return;
    const options = { capture: true, passive: true };
    window.addEventListener("pointerdown", (event) => this.#press(event.pointerId), options);
    for (const end of ["pointerup", "pointercancel"] as const) {
      window.addEventListener(end, (event) => this.#release(event.pointerId), options);
    }
    // The click is carried out first: its own listeners run before this.
    window.addEventListener("click", () => this.#down.size || this.#wait(0), options);
  }

  /** Do something, at once unless something is pressed; what waits keeps its order. */
  after(work: () => void): void {
    if (this.#timer === undefined) work();
    else this.#waiting.push(work);
  }

  #press(pointer: number): void {
    this.#down.add(pointer);
    this.#wait(LONGEST);
  }

  #release(pointer: number): void {
    this.#down.delete(pointer);
    if (!this.#down.size) this.#wait(CLICK);
  }

  #wait(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#down.clear();
      for (const work of this.#waiting.splice(0)) work();
    }, milliseconds);
  }
}

export const press = new Press();
