/** The map as it is drawn: cities, links and circles of an edition in the units of the drawing. */
import {
  around,
  boxOn,
  labels,
  smooth,
  spread,
  type Box,
  type Label,
  type Point,
} from "../../lib/geometry";
import type { EditionData } from "../../lib/types";
import { ISLANDS, LAKES, LAND, MOUNTAINS, project, RIVERS } from "./geography";

export type City = { id: string; at: Point; label: Label };
export type Spoke = readonly [Point, Point];
export type Link = {
  id: string;
  ends: string[];
  income: number;
  spokes: Spoke[];
  /** Where the box with the income stands. */
  box: Point;
  isJunction: boolean;
  circle: Point | null;
  mark: string;
};
export type Drawing = {
  cities: City[];
  links: Link[];
  home: string;
  whole: Box;
  /** How large names are in the drawing where all of it is seen. */
  label: number;
};

/** So far apart cities are drawn at least. */
const DISTANCE = 70;
/** How large names may be in the drawing: the first is that of somebody who comes near. */
export const LABEL_SIZES = [18, 20, 22, 24, 26] as const;
/** So many pixels high names are where the window has room for it, and so many where it has least. */
const READABLE = 10.5;
const LEAST = 8.5;
const ROUNDS = 4;

const outline = (points: readonly Point[], isClosed: boolean): string =>
  smooth(
    points.map(([lon, lat]) => project(lon, lat)),
    isClosed,
  );

export const SCENERY = {
  land: outline(LAND, true),
  islands: ISLANDS.map((island) => outline(island, true)),
  lakes: LAKES.map((lake) => outline(lake, true)),
  rivers: RIVERS.map((river) => outline(river, false)),
  /** Meridians and parallels. */
  grid: [
    ...[30, 50, 70, 90, 110, 130, 150].map((lon) =>
      outline(
        [40, 50, 60, 70, 78].map((lat) => [lon, lat] as const),
        false,
      ),
    ),
    ...[45, 55, 65].map((lat) =>
      outline(
        [15, 40, 65, 90, 115, 140, 165].map((lon) => [lon, lat] as const),
        false,
      ),
    ),
  ],
  peaks: MOUNTAINS.map(([lon, lat]) => project(lon, lat)),
};
/** Return the box around all places and names. */
function wholeOf(places: readonly Point[], names: readonly Label[]): Box {
  const corners = names.flatMap(({ box }): Point[] => [
    [box.x, box.y],
    [box.x + box.width, box.y + box.height],
  ]);
  return around([...places, ...corners], 26) ?? { x: 0, y: 0, width: 1, height: 1 };
}

function placeOf(values: Record<string, unknown>): Point {
  return project(values["lon"] as number, values["lat"] as number);
}

type Placed = { ids: string[]; places: Point[]; at: ReadonlyMap<string, Point>; cities: number };
const PLACED = new WeakMap<EditionData, Placed>();

/** Return where the cities of an edition are drawn, and the circles of its links abroad behind them. */
function placed(edition: EditionData): Placed {
  const known = PLACED.get(edition);
  if (known) return known;
  const entries = Object.entries(edition.sections["cities"] ?? {});
  const all = [...entries, ...Object.entries(edition.sections["circles"] ?? {})];
  const ids = all.map(([id]) => id);
  const index = new Map(ids.map((id, n) => [id, n]));
  const printed = Object.values(edition.sections["links"] ?? {});
  const places = spread(
    all.map(([, place]) => placeOf(place.values)),
    DISTANCE,
    printed.flatMap((link) => pairOf(link.values, index)),
  );
  const at = new Map(ids.map((id, n) => [id, places[n]!]));
  const found = { ids, places, at, cities: entries.length };
  PLACED.set(edition, found);
  return found;
}

/** Draws an edition with names of a size, each size once. */
export type Drawer = { land: Box | null; draw: (label: number) => Drawing };

/** Return what draws an edition with the names of the language that is spoken. */
export function drawerOf(edition: EditionData, nameOf: (city: string) => string): Drawer {
  const { ids, places, cities } = placed(edition);
  const names = ids.slice(0, cities).map(nameOf);
  const drawn = new Map<number, Drawing>();
  const draw = (label: number): Drawing => {
    const found = drawn.get(label) ?? drawingOf(edition, names, label);
    drawn.set(label, found);
    return found;
  };
  return { land: around(places, 26), draw };
}

function drawingOf(edition: EditionData, names: readonly string[], label: number): Drawing {
  const { ids, places, at, cities } = placed(edition);
  const printed = Object.entries(edition.sections["links"] ?? {});
  const links = printed.map(([id, link]) => linkOf(id, link.values, link.mark, at));
  const dots = places.map((place) => square(place, 20));
  placeBoxes(links, dots);
  let found: Label[] = [];
  // Names make way for boxes and boxes for names, a few times over.
  for (let round = 0; round < ROUNDS; round++) {
    found = labels(
      places.slice(0, cities),
      names,
      links.flatMap((link) => link.spokes),
      [
        ...links.map(({ box }) => square(box, 30)),
        ...places.slice(cities).map((place) => square(place, 28)),
      ],
      label,
    );
    placeBoxes(links, [...dots, ...found.map(({ box }) => box)]);
  }
  const home = edition.sections["setup"]?.["home"]?.values["city"] as string | undefined;
  return {
    cities: found.map((name, n) => ({ id: ids[n]!, at: places[n]!, label: name })),
    links,
    home: home ?? "",
    whole: wholeOf(places, found),
    label,
  };
}

/** Return the drawing whose names can be read in a window that shows all of it, with the smallest names that can.
 *
 * Where none can, as on a phone, names are read by whoever comes near.
 */
export function readableIn(
  window: { width: number; height: number },
  { land, draw }: Drawer,
): Drawing {
  const scaleOf = ({ width, height }: Box) =>
    Math.min(window.width / width, window.height / height);
  const most = LABEL_SIZES[LABEL_SIZES.length - 1]!;
  if (!land || scaleOf(land) * most < LEAST) return draw(LABEL_SIZES[0]);
  // No drawing shows more of the window than the land alone.
  const sizes = LABEL_SIZES.filter((size) => scaleOf(land) * size >= READABLE);
  const found = sizes.find((size) => scaleOf(draw(size).whole) * size >= READABLE);
  return draw(found ?? most);
}

/** Return the scale below which names of a drawing are not drawn. */
export const farOf = ({ label }: Drawing): number => LEAST / label;

const square = ([x, y]: Point, size: number): Box => ({
  x: x - size / 2,
  y: y - size / 2,
  width: size,
  height: size,
});

/** Put the boxes of simple links where they cover neither each other nor anything else. */
function placeBoxes(links: readonly Link[], obstacles: readonly Box[]): void {
  const taken = [...obstacles];
  for (const link of links) {
    const [spoke] = link.spokes;
    if (!link.isJunction && spoke) link.box = boxOn(spoke[0], spoke[1], 28, taken);
    taken.push(square(link.box, 28));
  }
}

/** Return the two places that a simple link joins, by their positions in the list. */
function pairOf(
  values: Record<string, unknown>,
  index: ReadonlyMap<string, number>,
): [number, number][] {
  const ids = [...(values["ends"] as string[])];
  if (values["circle"] !== undefined) ids.push(values["circle"] as string);
  return ids.length === 2 ? [[index.get(ids[0]!)!, index.get(ids[1]!)!]] : [];
}

function linkOf(
  id: string,
  values: Record<string, unknown>,
  mark: string,
  at: ReadonlyMap<string, Point>,
): Link {
  const ends = values["ends"] as string[];
  const circleId = values["circle"] as string | undefined;
  const circle = circleId === undefined ? null : at.get(circleId)!;
  const points = ends.map((end) => at.get(end)!);
  if (circle) points.push(circle);
  const isJunction = points.length > 2;
  const box: Point = isJunction ? junctionOf(values, points) : between(points[0]!, points[1]!);
  const spokes: Spoke[] = isJunction
    ? points.map((point) => [point, box] as const)
    : [[points[0]!, points[1]!]];
  return { id, ends, income: values["income"] as number, spokes, box, isJunction, circle, mark };
}

/** A junction stands where the edition says, drawn to the middle of its ends, which may have been moved apart. */
function junctionOf(values: Record<string, unknown>, points: readonly Point[]): Point {
  const [x, y] = "lat" in values ? placeOf(values) : middle(points);
  const [mx, my] = middle(points);
  return [x * 0.6 + mx * 0.4, y * 0.6 + my * 0.4];
}

const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const middle = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** Return the part of the map where these links lie. */
export function regionOf(links: readonly Link[]): Box | null {
  return around(
    links.flatMap((link) => link.spokes.flat()),
    70,
  );
}
