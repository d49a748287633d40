/** The map as it is drawn: flat hexes named by column and doubled row. */
import type { Point } from "../../lib/geometry";

export const SIZE = 50;
const STEP = (SIZE * Math.sqrt(3)) / 2;

/** Return the middle of a hex. */
export function placeOf(id: string): Point {
  return [Number(id.slice(0, 2)) * SIZE * 1.5, Number(id.slice(2)) * STEP];
}

/** The corners of a hex around 0,0, a little smaller than its room. */
export const CORNERS = Array.from({ length: 6 }, (_, n) => {
  const angle = (n * Math.PI) / 3;
  const reach = SIZE - 1.5;
  return `${(Math.cos(angle) * reach).toFixed(1)},${(Math.sin(angle) * reach).toFixed(1)}`;
}).join(" ");
