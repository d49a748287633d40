/** The income track, drawn with those spaces that say something: black ones, occupied ones, both ends. */
import type { Space } from "../../parts/Track.svelte";

export function spacesOf(
  occupied: readonly number[],
  black: ReadonlySet<number>,
  last: number,
): Space[] {
  const shown = new Set([0, last, ...black, ...occupied]);
  return [...shown]
    .sort((a, b) => a - b)
    .map((value) => ({ value, kind: black.has(value) ? "dark" : "" }));
}
