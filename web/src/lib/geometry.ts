/** Drawing without rules: smooth lines, places that keep their distance, names that do not cover each other. */
export type Point = readonly [x: number, y: number];
export type Box = { x: number; y: number; width: number; height: number };

const round = (value: number): number => Math.round(value * 10) / 10;

/** Return a smooth path through points (Catmull and Rom's curve), closed or open. */
export function smooth(points: readonly Point[], isClosed: boolean): string {
  const count = points.length;
  const at = (n: number): Point =>
    isClosed ? points[(n + count) % count]! : points[Math.max(0, Math.min(count - 1, n))]!;
  const parts = [`M${round(at(0)[0])} ${round(at(0)[1])}`];
  for (let n = 0; n < (isClosed ? count : count - 1); n++) {
    const [a, b, c, d] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
    const one = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const two = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    parts.push(`C${[...one, ...two, ...c].map(round).join(" ")}`);
  }
  return parts.join("") + (isClosed ? "Z" : "");
}

/** Move points apart until neighbours keep a distance, while each is drawn back to where it belongs.
 *
 * Points also keep off the lines between other points, given by their positions in the list.
 */
export function spread(
  points: readonly Point[],
  distance: number,
  lines: readonly (readonly [number, number])[] = [],
  rounds = 120,
): Point[] {
  const now = points.map(([x, y]) => [x, y] as [number, number]);
  for (let step = 0; step < rounds; step++) {
    for (const [from, to] of lines) {
      now.forEach((place, n) => {
        if (n !== from && n !== to) dodge(place, now[from]!, now[to]!, distance / 2.4);
      });
    }
    for (let i = 0; i < now.length; i++) {
      for (let j = i + 1; j < now.length; j++) push(now[i]!, now[j]!, distance);
    }
    now.forEach((place, n) => {
      place[0] += (points[n]![0] - place[0]) * 0.02;
      place[1] += (points[n]![1] - place[1]) * 0.02;
    });
  }
  return now.map(([x, y]) => [round(x), round(y)]);
}

function push(one: [number, number], two: [number, number], distance: number): void {
  const [dx, dy] = [two[0] - one[0], two[1] - one[1]];
  const apart = Math.hypot(dx, dy) || 0.01;
  if (apart >= distance) return;
  const share = ((distance - apart) / apart) * 0.25;
  one[0] -= dx * share;
  one[1] -= dy * share;
  two[0] += dx * share;
  two[1] += dy * share;
}

function dodge(place: [number, number], from: Point, to: Point, distance: number): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const part = ((place[0] - from[0]) * dx + (place[1] - from[1]) * dy) / (dx * dx + dy * dy || 1);
  if (part < 0.05 || part > 0.95) return;
  const foot = [from[0] + dx * part, from[1] + dy * part] as const;
  const apart = Math.hypot(place[0] - foot[0], place[1] - foot[1]) || 0.01;
  if (apart >= distance) return;
  place[0] += ((place[0] - foot[0]) / apart) * (distance - apart) * 0.3;
  place[1] += ((place[1] - foot[1]) / apart) * (distance - apart) * 0.3;
}

const PARTS = Array.from(
  { length: 17 },
  (_, n) => 0.5 + (n % 2 ? 1 : -1) * Math.ceil(n / 2) * 0.035,
);

/** Return the place on a line, near its middle, where a box covers least of what is there already. */
export function boxOn(from: Point, to: Point, size: number, others: readonly Box[]): Point {
  let best = Infinity;
  let found: Point = from;
  for (const part of PARTS) {
    const at: Point = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    const box = { x: at[0] - size / 2, y: at[1] - size / 2, width: size, height: size };
    const cost = covered(box, others) * 10 + Math.abs(part - 0.5);
    if (cost < best) {
      best = cost;
      found = at;
    }
  }
  return found;
}

export type Label = { x: number; y: number; anchor: "start" | "middle" | "end"; box: Box };

/** Return where names stand beside their places, off dots, lines and each other as far as possible. */
export function labels(
  places: readonly Point[],
  names: readonly string[],
  lines: readonly (readonly [Point, Point])[],
  blocks: readonly Box[],
  size: number,
  sweeps = 2,
): Label[] {
  const boxes: (Box | null)[] = places.map(() => null);
  const chosen: Label[] = [];
  const dots = places.map(([x, y]) => ({ x: x - 9, y: y - 9, width: 18, height: 18 }));
  for (let sweep = 0; sweep < sweeps; sweep++) {
    places.forEach((place, n) => {
      let best = Infinity;
      let found = candidates(place, names[n] ?? "", size)[0]!;
      const others = boxes.filter((box, m) => m !== n && box !== null) as Box[];
      const rest = dots.filter((_, m) => m !== n);
      candidates(place, names[n] ?? "", size).forEach((candidate, rank) => {
        const cost =
          rank * 0.4 +
          covered(candidate.box, others) * 180 +
          covered(candidate.box, rest) * 130 +
          covered(candidate.box, blocks) * 60 +
          crossings(candidate.box, lines) * 4;
        if (cost < best) {
          best = cost;
          found = candidate;
        }
      });
      boxes[n] = found.box;
      chosen[n] = found.label;
    });
  }
  return chosen;
}

function candidates([x, y]: Point, name: string, size: number): { label: Label; box: Box }[] {
  const width = name.length * size * 0.54;
  const gap = 13;
  const low = size * 0.36;
  const far = gap + 13;
  const spots: [number, number, Label["anchor"]][] = [
    [gap, low, "start"],
    [-gap, low, "end"],
    [0, -gap, "middle"],
    [0, gap + size * 0.75, "middle"],
    [gap - 3, -gap + 4, "start"],
    [gap - 3, gap + size * 0.5, "start"],
    [-gap + 3, -gap + 4, "end"],
    [-gap + 3, gap + size * 0.5, "end"],
    [far, low, "start"],
    [-far, low, "end"],
    [0, -far, "middle"],
    [0, far + size * 0.6, "middle"],
    [width * 0.25, -gap, "middle"],
    [-width * 0.25, -gap, "middle"],
    [width * 0.25, gap + size * 0.75, "middle"],
    [-width * 0.25, gap + size * 0.75, "middle"],
    [width * 0.4, -gap, "middle"],
    [-width * 0.4, -gap, "middle"],
    [width * 0.4, gap + size * 0.75, "middle"],
    [-width * 0.4, gap + size * 0.75, "middle"],
    [gap, -gap - 2, "start"],
    [-gap, -gap - 2, "end"],
    [gap, far + size * 0.6, "start"],
    [-gap, far + size * 0.6, "end"],
    [width * 0.25, -far, "middle"],
    [-width * 0.25, -far, "middle"],
  ];
  return spots.map(([dx, dy, anchor]) => {
    const left = anchor === "start" ? dx : anchor === "end" ? dx - width : dx - width / 2;
    const box = { x: x + left, y: y + dy - size * 0.8, width, height: size };
    return { label: { x: round(x + dx), y: round(y + dy), anchor, box }, box };
  });
}

/** Return which part of a box others cover; a little for each that is touched. */
function covered(box: Box, others: readonly Box[]): number {
  let area = 0;
  for (const other of others) {
    const width = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
    const height = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
    if (width > 0 && height > 0) area += 0.12 + (width * height) / (box.width * box.height);
  }
  return area;
}

/** Return how many lines run through a box. */
function crossings(box: Box, lines: readonly (readonly [Point, Point])[]): number {
  return lines.filter(([from, to]) => {
    const across = between(from[0], to[0], box.x, box.x + box.width);
    const along = between(from[1], to[1], box.y, box.y + box.height);
    return Math.max(across[0], along[0]) < Math.min(across[1], along[1]);
  }).length;
}

/** Return which part of the way from one number to another, from 0 to 1, lies between two limits. */
function between(from: number, to: number, low: number, high: number): readonly [number, number] {
  if (from === to) return from > low && from < high ? [0, 1] : [1, 0];
  const [one, two] = [(low - from) / (to - from), (high - from) / (to - from)];
  return [Math.max(0, Math.min(one, two)), Math.min(1, Math.max(one, two))];
}

/** Return the box around points, with a margin. */
export function around(points: readonly Point[], margin: number): Box | null {
  if (!points.length) return null;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + margin - left,
    height: Math.max(...ys) + margin - top,
  };
}

/** Return the point that lies nearest to the middle of all. */
export function middlemost(points: readonly Point[]): Point | null {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const apart = (point: Point) => Math.hypot(point[0] - x, point[1] - y);
  return points.reduce<Point | null>(
    (best, point) => (best === null || apart(point) < apart(best) ? point : best),
    null,
  );
}
