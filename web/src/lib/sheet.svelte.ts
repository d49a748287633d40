/** The decision on a small screen: a sheet over the lower part of the board that can be dragged, down to a line. */

/** Where the board has the whole screen and its parts lie side by side; the styles of the game page say the same. */
export const SMALL = "(max-width: 699px), (max-width: 1099px) and (max-height: 600px)";

/** The heights at which the sheet stays, as parts of the window's height; the lowest is its line alone. */
const STOPS = [0, 0.46, 0.8] as const;
/** The height of the line that is always seen. */
const LINE = 44;
/** A finger that moved less than this has pressed, not dragged. */
const SLACK = 6;

/** Return the stop that is nearest to a height. */
export function nearest(height: number, window: number): number {
  const apart = STOPS.map((part) => Math.abs(Math.max(LINE, part * window) - height));
  return apart.indexOf(Math.min(...apart));
}

export class Sheet {
  #stop = $state(1);
  /** The height while it is dragged. */
  #dragged = $state<number | null>(null);
  #from: { y: number; height: number } | null = null;

  readonly isDown = $derived(this.#stop === 0);
  readonly isDragged = $derived(this.#dragged !== null);
  /** Whether it is where it stays at first. */
  readonly isHalf = $derived(this.#stop === 1 && this.#dragged === null);
  /** Its height as a style says it. */
  readonly height = $derived(
    this.#dragged !== null
      ? `${this.#dragged}px`
      : this.#stop === 0
        ? `${LINE}px`
        : `${STOPS[this.#stop]! * 100}dvh`,
  );

  /** Up to half of the screen, or down to the line. */
  toggle(): void {
    this.#stop = this.#stop === 0 ? 1 : 0;
  }

  grab(event: PointerEvent, height: number): void {
    this.#from = { y: event.clientY, height };
  }

  drag(event: PointerEvent): void {
    if (!this.#from) return;
    const moved = this.#from.y - event.clientY;
    if (this.#dragged === null && Math.abs(moved) < SLACK) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    const highest = STOPS.at(-1)! * window.innerHeight;
    this.#dragged = Math.min(highest, Math.max(LINE, this.#from.height + moved));
  }

  release(): void {
    if (this.#dragged !== null) this.#stop = nearest(this.#dragged, window.innerHeight);
    this.#from = null;
    this.#dragged = null;
  }
}
