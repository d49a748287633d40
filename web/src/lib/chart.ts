/** Lines of a chart, from totals at some moments of a game. */
export const MARKS = ["①", "②", "③", "④", "⑤", "⑥"];

export type Line = { points: string; x: number; y: number };

/** Return at most `most` moves from the first to the last, evenly spread. */
export function momentsOf(last: number, most: number): number[] {
  const count = Math.min(most, last + 1);
  if (count < 2) return [0];
  return Array.from({ length: count }, (_, n) => Math.round((n * last) / (count - 1)));
}

/** Return a line for each seat; the highest total touches the top. */
export function linesOf(
  totals: readonly (readonly number[])[],
  moments: readonly number[],
  width: number,
  height: number,
): Line[] {
  const seats = totals[0]?.length ?? 0;
  const top = Math.max(1, ...totals.flat());
  const last = Math.max(1, moments.at(-1) ?? 1);
  return Array.from({ length: seats }, (_, seat) => {
    const points = totals.map((row, n) => ({
      x: Math.round(((moments[n] ?? 0) / last) * width),
      y: Math.round(height * (1 - (row[seat] ?? 0) / top)),
    }));
    const end = points.at(-1) ?? { x: 0, y: height };
    return { points: points.map(({ x, y }) => `${x},${y}`).join(" "), ...end };
  });
}
