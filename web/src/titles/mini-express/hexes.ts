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
/** Parallel tracks lie so far apart. */
const LANE = 7;

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

export type Stretch = { company: string; from: Point; to: Point };

/** Return a stretch of track between each two touching hexes of a company, companies side by side. */
export function stretchesOf(
  hexes: readonly { id: string; trains: readonly string[] }[],
  companies: readonly string[],
): Stretch[] {
  const found: Stretch[] = [];
  companies.forEach((company, lane) => {
    const own = hexes.filter((hex) => hex.trains.includes(company)).map((hex) => hex.id);
    const shift = (lane - (companies.length - 1) / 2) * LANE;
    own.forEach((one, n) => {
      for (const other of own.slice(n + 1)) {
        if (isNeighbour(one, other)) {
          const [from, to] = beside(placeOf(one), placeOf(other), shift);
          found.push({ company, from, to });
        }
      }
    });
  });
  return found;
}

/** Return a line moved sideways. */
function beside([x, y]: Point, [u, v]: Point, shift: number): [Point, Point] {
  const length = Math.hypot(u - x, v - y);
  const [dx, dy] = [(-(v - y) / length) * shift, ((u - x) / length) * shift];
  return [
    [x + dx, y + dy],
    [u + dx, v + dy],
  ];
}

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
