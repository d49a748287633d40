/** The income track, drawn with those spaces that say something: black ones, occupied ones, both ends. */
import type { Space } from "../../parts/Track.svelte";

export function spacesOf(
  occupied: readonly number[],
  black: ReadonlySet<number>,
  last: number,
): Space[] {
  const shown = new Set([0, last, ...black, ...occupied]);
  const values = [...shown].sort((a, b) => a - b);
  // A space stands for those after it that are not drawn.
  const spotsFrom = (value: number, next: number): string =>
    Array.from({ length: next - value }, (_, n) => `income:${value + n}`).join(" ");
  return values.map((value, n) => ({
    value,
    kind: black.has(value) ? "dark" : "",
    spots: spotsFrom(value, values[n + 1] ?? last + 1),
  }));
}
