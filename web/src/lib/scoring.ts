/** A scoring as a table that fills: the points of each player, item by item, and the order meanwhile. */
import type { Happening, Words } from "./types";

/** What a sentence of a scoring tells: which of the players gets what, for what, and at which place of the board. */
export type Scored = { player: number; points: number; label: Words; place: string };
/** A player with everything that was told; where it has no seat, with its name. */
export type ScoredPlayer = { seat: number | null; points: number; name?: Words };
export type Scoring = {
  /** What is scored, in the order in which it is told. */
  labels: readonly Words[];
  /** For each player what it had before, gets for each item, and where on the board. */
  rows: readonly {
    player: number;
    seat: number | null;
    name: Words | null;
    before: number;
    points: readonly number[];
    places: readonly (string | null)[];
  }[];
  /** What else happened, in sentences. */
  told: readonly Words[];
};
export type Standing = { player: number; points: readonly number[]; total: number };

/** How a title's scorings are read off the log. */
export type Scorings = {
  scoringOf: (words: Words) => Scored | null;
  playersOf: (view: unknown) => ScoredPlayer[];
  /** Whether a sentence that tells no points belongs to a scoring. */
  isTold?: (words: Words) => boolean;
};

/** Return the last scoring that some events tell; nothing if they tell none. */
export function scoringIn(
  events: readonly Happening[],
  { scoringOf, playersOf, isTold }: Scorings,
  view: unknown,
): Scoring | null {
  const told = events.flatMap((event) => {
    const scored = scoringOf(event.words);
    return scored ? [{ ...scored, move: event.move }] : [];
  });
  const last = told.at(-1)?.move;
  const found = told.filter(({ move }) => move === last);
  if (!found.length) return null;
  const keys = [...new Set(found.map(({ label }) => label.id))];
  const of = (player: number, key: string): typeof found =>
    found.filter((scored) => scored.player === player && scored.label.id === key);
  return {
    labels: keys.map((key) => found.find(({ label }) => label.id === key)!.label),
    rows: playersOf(view).map(({ seat, points: after, name = null }, player) => {
      const own = keys.map((key) => of(player, key));
      const points = own.map((each) => each.reduce((sum, scored) => sum + scored.points, 0));
      const before = after - points.reduce((sum, value) => sum + value, 0);
      const places = own.map((each) => each[0]?.place ?? null);
      return { player, seat, name, before, points, places };
    }),
    told: events
      .filter(({ move, words }) => move === last && (isTold?.(words) ?? false))
      .map(({ words }) => words),
  };
}

/** Return how all stand when so much of a scoring is counted: 1.5 is the first item and half of the second. */
export function standingsAt(
  { rows }: { rows: readonly Pick<Scoring["rows"][number], "player" | "before" | "points">[] },
  counted: number,
): Standing[] {
  return rows
    .map(({ player, before, points }) => {
      const so = points.map((value, n) =>
        Math.round(value * Math.min(1, Math.max(0, counted - n))),
      );
      return { player, points: so, total: before + so.reduce((sum, value) => sum + value, 0) };
    })
    .sort((one, other) => other.total - one.total || one.player - other.player);
}
