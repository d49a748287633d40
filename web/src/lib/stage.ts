/** Lets the pieces of a board glide from where they were to where they are.
 *
 * A piece is an element with `data-piece="kind@place"`; `data-count` says that it stands for so many.
 * A place that new pieces come from names their kinds in `data-supply`.
 * Positions are read before and after the board is drawn anew; then animations are started, which
 * change no layout. Nothing waits for a piece that is on its way, and a later change takes it from there.
 */
import { flightsBetween, pieceOf, type Flight, type Piece } from "./flights";

/** What names the animations of pieces. */
export const FLIGHT = "flight";

/** When so many pieces moved, the board jumps: nobody could follow. */
const MOST = 60;

type Sight = Piece & {
  element: Element;
  box: DOMRect | null;
  /** What the piece stands in, and where that was: a board that shifts carries its pieces along. */
  holder: Element | null;
  holderBox: DOMRect | null;
};

type Shift = { x: number; y: number };

export class Stage {
  #before: Sight[] = [];

  constructor(readonly root: HTMLElement) {}

  /** Remember where the pieces are, before the board is drawn anew. */
  look(): void {
    const boxes = new Map<Element, DOMRect>();
    this.#before = this.#sights();
    for (const sight of this.#before) {
      sight.box = sight.element.getBoundingClientRect();
      const holder = sight.element.parentElement;
      if (!holder) continue;
      sight.holder = holder;
      sight.holderBox = boxes.get(holder) ?? holder.getBoundingClientRect();
      boxes.set(holder, sight.holderBox);
    }
  }

  /** Let what moved since then glide for so many milliseconds. */
  play(duration: number): void {
    const before = this.#before;
    this.#before = [];
    if (!before.length) return;
    const flights = flightsBetween(before, this.#sights());
    if (!flights.length || flights.length > MOST) return;
    for (const { to } of flights) if (to) land(to.element);
    const starts = flights.map((flight) => this.#start(flight, duration));
    for (const start of starts) start();
  }

  #sights(): Sight[] {
    const found: Sight[] = [];
    for (const element of this.root.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")) {
      const count = Number(element.dataset["count"] ?? 1);
      const piece = pieceOf(element.dataset["piece"]!, count);
      found.push({ ...piece, element, box: null, holder: null, holderBox: null });
    }
    return found;
  }

  /** Read what a flight needs; return what starts it. */
  #start({ from, to }: Flight<Sight>, duration: number): () => void {
    if (!to) return from ? vanishing(from, duration) : () => {};
    const origin = from ? originOf(from) : this.#supplyOf(to.kind);
    const goal = to.element.getBoundingClientRect();
    if (!origin || !goal.width) return () => appear(to.element, duration);
    const shift = shiftOf(origin, goal);
    if (to.element.hasAttribute("data-count")) {
      return () => follow(ghostOf(to.element, goal), shift, duration, true);
    }
    const unit = unitOf(to.element);
    return () => {
      follow(to.element, { x: shift.x / unit, y: shift.y / unit }, duration, false);
      lift(to.element, duration);
    };
  }

  #supplyOf(kind: string): DOMRect | null {
    const supply = this.root.querySelector(`[data-supply~="${kind}"]`);
    return supply?.getBoundingClientRect() ?? null;
  }
}

/** Return where a piece comes from, as the board lies now. */
function originOf({ box, holder, holderBox }: Sight): DOMRect {
  if (!holder?.isConnected || !holderBox || !box) return box!;
  const now = holder.getBoundingClientRect();
  if (!now.width) return box;
  return new DOMRect(
    box.x + now.x - holderBox.x,
    box.y + now.y - holderBox.y,
    box.width,
    box.height,
  );
}

const shiftOf = (from: DOMRect, to: DOMRect): Shift => ({
  x: from.x + from.width / 2 - to.x - to.width / 2,
  y: from.y + from.height / 2 - to.y - to.height / 2,
});

/** Return how many pixels a unit of the drawing is that an element stands in. */
function unitOf(element: Element): number {
  const drawing = (element as SVGElement).ownerSVGElement;
  if (!drawing) return 1;
  const { width, height } = drawing.viewBox.baseVal;
  const box = drawing.getBoundingClientRect();
  return width && height ? Math.min(box.width / width, box.height / height) || 1 : 1;
}

/** End the flight that an element is on. */
function land(element: Element): void {
  for (const flight of element.getAnimations()) if (flight.id === FLIGHT) flight.cancel();
}

function follow(element: Element, shift: Shift, duration: number, isGhost: boolean): void {
  const flight = element.animate(
    [{ translate: `${shift.x}px ${shift.y}px`, zIndex: 6 }, { zIndex: 6 }],
    { id: FLIGHT, duration, easing: "cubic-bezier(0.3, 0, 0.2, 1)" },
  );
  if (isGhost) flight.onfinish = () => element.remove();
}

/** Bring the part of the board that a piece flies to before its neighbours, meanwhile. */
function lift(element: Element, duration: number): void {
  const plane = element.closest("[data-plane]");
  plane?.animate([{ zIndex: 1 }, { zIndex: 1 }], { duration });
}

function appear(element: Element, duration: number): void {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { id: FLIGHT, duration: duration / 2 });
}

/** Return what lets a piece fade where it was. */
function vanishing({ element, box, holder }: Sight, duration: number): () => void {
  const isDrawn = !isBox(element);
  if (element.isConnected && element.hasAttribute("data-count")) return () => {};
  return () => {
    const ghost = isDrawn ? copyOf(element) : ghostOf(element, box!);
    if (isDrawn) {
      // In a drawing a copy disturbs nothing, and moves with the drawing.
      if (!holder?.isConnected) return;
      holder.append(ghost);
    }
    const fading = ghost.animate([{ opacity: 1 }, { opacity: 0 }], {
      id: FLIGHT,
      duration: duration / 2,
    });
    fading.onfinish = () => ghost.remove();
  };
}

/** Whether an element is laid out as a box, and not inside a drawing. */
const isBox = (element: Element): boolean =>
  element instanceof HTMLElement || element instanceof SVGSVGElement;

/** Return a copy that is no piece of the board. */
function copyOf(element: Element): HTMLElement | SVGElement {
  const copy = element.cloneNode(true) as HTMLElement | SVGElement;
  copy.removeAttribute("data-piece");
  return copy;
}

/** Return a copy that lies over the page where the piece was. */
function ghostOf(element: Element, box: DOMRect): HTMLElement | SVGElement {
  const ghost = copyOf(element);
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: "0",
    pointerEvents: "none",
    zIndex: "6",
  });
  ghost.setAttribute("aria-hidden", "true");
  document.body.append(ghost);
  return ghost;
}
