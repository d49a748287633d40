/** The map as it is drawn: flat hexes named by column and doubled row, and the track of companies between them. */
import type { Point } from "../../lib/geometry";
import type { EditionData } from "../../lib/types";
import type { Layout, View } from "./view";

type Printed = Layout["hexes"][number];
/** A hex of the map with what lies on it. */
export type Hex = Printed & { trains: readonly string[]; tile: readonly string[] | null };

/** Return the map as it is printed; nothing before the edition is there. */
export const printedHexes = (edition: EditionData | null): readonly Printed[] =>
  (edition?.layout as Layout | undefined)?.hexes ?? [];

/** Return all hexes with what lies on them. */
export const hexesOf = (
  printed: readonly Printed[],
  trains: View["trains"],
  tiles: View["tiles"],
): Hex[] =>
  printed.map((hex) => ({
    ...hex,
    trains: trains[hex.id] ?? [],
    tile: tiles[hex.name ?? ""] ?? null,
  }));

export const SIZE = 50;
const STEP = (SIZE * Math.sqrt(3)) / 2;
/** Parallel tracks cross the side between two hexes so far apart. */
const LANE = 11;

const columnOf = (id: string): number => Number(id.slice(0, 2));
const rowOf = (id: string): number => Number(id.slice(2));

/** Return the middle of a hex. */
export function placeOf(id: string): Point {
  return [columnOf(id) * SIZE * 1.5, rowOf(id) * STEP];
}

/** The corners of a hex around 0,0; `less` makes it smaller than its room. */
function corners(less: number): string {
  return Array.from({ length: 6 }, (_, n) => {
    const angle = (n * Math.PI) / 3;
    const reach = SIZE - less;
    return `${(Math.cos(angle) * reach).toFixed(1)},${(Math.sin(angle) * reach).toFixed(1)}`;
  }).join(" ");
}

export const CORNERS = corners(1);
export const INNER = corners(5);

/** Whether two hexes touch. */
export function isNeighbour(one: string, other: string): boolean {
  const columns = Math.abs(columnOf(one) - columnOf(other));
  const rows = Math.abs(rowOf(one) - rowOf(other));
  return (columns === 0 && rows === 2) || (columns === 1 && rows === 1);
}

/** The rooms of a city stand side by side at its foot; `count` are shown. */
export const roomAt = (n: number, count: number): number => (n - (count - 1) / 2) * 25;

/** Return where the train of a company stands, from the middle of its hex. */
export function spotOf(hex: Pick<Hex, "name" | "capacity" | "trains">, company: string): Point {
  const n = hex.trains.indexOf(company);
  if (!hex.name) return seatsOf(hex.trains.length)[n]!;
  return [roomAt(n, Math.max(hex.capacity, hex.trains.length)), hex.capacity ? 26 : 12];
}

type Laid = Pick<Hex, "id" | "name" | "capacity" | "trains">;
/** A piece of track from a train to a train of the next hex, over the side between them. */
export type Stretch = { company: string; points: readonly [Point, Point, Point] };

/** Return the track of all companies: from train to train, each on a lane of its own where several cross one side.
 *
 * Of three hexes that all touch each other two pieces of track say that they are connected.
 */
export function stretchesOf(hexes: readonly Laid[], companies: readonly string[]): Stretch[] {
  const sides = new Map<string, { one: Laid; other: Laid; companies: string[] }>();
  for (const company of companies) {
    for (const [one, other] of joined(hexes.filter(({ trains }) => trains.includes(company)))) {
      const key = `${one.id} ${other.id}`;
      const side = sides.get(key) ?? { one, other, companies: [] };
      side.companies.push(company);
      sides.set(key, side);
    }
  }
  return [...sides.values()].flatMap(({ one, other, companies }) => lanes(one, other, companies));
}

/** Return the pairs of touching hexes without those that close a triangle. */
function joined(own: readonly Laid[]): [Laid, Laid][] {
  const found: [Laid, Laid][] = [];
  const has = (one: Laid, other: Laid): boolean =>
    found.some((pair) => pair.includes(one) && pair.includes(other));
  own.forEach((one, n) => {
    for (const other of own.slice(n + 1)) {
      if (!isNeighbour(one.id, other.id)) continue;
      if (own.some((third) => has(one, third) && has(third, other))) continue;
      found.push([one, other]);
    }
  });
  return found;
}

/** Return the tracks over one side, in the order in which their trains stand, so that they do not cross. */
function lanes(one: Laid, other: Laid, companies: readonly string[]): Stretch[] {
  const [from, to] = [placeOf(one.id), placeOf(other.id)];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along: Point = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const ends = companies.map((company) => {
    const [a, b] = [spotOf(one, company), spotOf(other, company)];
    const aside = (a[0] + b[0]) * along[0] + (a[1] + b[1]) * along[1];
    return { company, aside, a: plus(from, a), b: plus(to, b) };
  });
  ends.sort((left, right) => left.aside - right.aside);
  return ends.map(({ company, a, b }, n) => {
    const shift = (n - (ends.length - 1) / 2) * LANE;
    const side = plus(middle, [along[0] * shift, along[1] * shift]);
    return { company, points: [a, side, b] };
  });
}

const plus = ([x, y]: Point, [u, v]: Point): Point => [x + u, y + v];

/** Return where pieces stand around 0,0: one in the middle, two side by side, more in two rows. */
export function seatsOf(count: number): Point[] {
  if (count < 3) return Array.from({ length: count }, (_, n) => [(n - (count - 1) / 2) * 25, 0]);
  return Array.from({ length: count }, (_, n) => [
    ((n % 2) - (n === 2 && count === 3 ? 0 : 0.5)) * 25,
    n < 2 ? -12 : 13,
  ]);
}

/** Return one of a few shades of a hex's ground, always the same for the same hex. */
export const shadeOf = (id: string): number => (columnOf(id) * 7 + rowOf(id) * 3) % 4;
