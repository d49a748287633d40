/** Lines of a chart, from values at some moments of a game. */
import type { Look } from "./look.svelte";

/** A value at one moment, of a seat or of something with a name; nothing where there is no value yet. */
export type Value = {
  seat?: number;
  label?: { id: string };
  look: Look;
  value: number | null;
};
/** What a chart can show: a name and a value for each line. */
export type Series = { id: string; lines: Value[] };

export type Line = { points: string; x: number; y: number; last: number | null };

/** Return at most `most` moves from the first to the last, evenly spread. */
export function momentsOf(last: number, most: number): number[] {
  const count = Math.min(most, last + 1);
  if (count < 2) return [0];
  return Array.from({ length: count }, (_, n) => Math.round((n * last) / (count - 1)));
}

/** Return round numbers from 0 on for the rim of a chart, the last not below the highest value. */
export function marksOf(highest: number): number[] {
  const rough = Math.max(1, highest) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough)!,
  );
  const count = Math.ceil(Math.max(1, highest) / step);
  return Array.from({ length: count + 1 }, (_, n) => n * step);
}

/** Return a line for each column of values; `top` touches the upper rim, gaps are left out. */
export function linesOf(
  rows: readonly (readonly (number | null)[])[],
  moments: readonly number[],
  top: number,
  width: number,
  height: number,
): Line[] {
  const columns = rows[0]?.length ?? 0;
  const last = Math.max(1, moments.at(-1) ?? 1);
  return Array.from({ length: columns }, (_, column) => {
    const points = rows.flatMap((row, n) => {
      const value = row[column] ?? null;
      if (value === null) return [];
      const x = Math.round(((moments[n] ?? 0) / last) * width);
      return [{ x, y: Math.round(height * (1 - value / top)) }];
    });
    const end = points.at(-1) ?? { x: 0, y: height };
    return {
      points: points.map(({ x, y }) => `${x},${y}`).join(" "),
      ...end,
      last: rows.at(-1)?.[column] ?? null,
    };
  });
}
