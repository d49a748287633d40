/** Score cards side by side: a row for each item, a cell for each player. */
import type { Score, Words } from "./types";

type Item = Score["items"][number];
export type Row = {
  /** What heads the row: what the items have in common. */
  label: Words;
  /** Whether all cells are called alike. */
  isSame: boolean;
  cells: (Item | null)[];
};

const nested = (label: Words): Words[] =>
  Object.values(label.args ?? {}).filter((value) => typeof value === "object") as Words[];

/** What two items have in common: the sentence and the things it speaks of, but no numbers. */
const keyOf = (label: Words): string => [label.id, ...nested(label).map(({ id }) => id)].join(" ");

/** Return the rows of score cards, in the order in which the cards name them. */
export function rowsOf(scores: readonly Score[]): Row[] {
  const keys = [...new Set(scores.flatMap(({ items }) => items.map(({ label }) => keyOf(label))))];
  return keys.map((key) => {
    const cells = scores.map(
      ({ items }) => items.find(({ label }) => keyOf(label) === key) ?? null,
    );
    const labels = cells.flatMap((cell) => (cell ? [cell.label] : []));
    const isSame = new Set(labels.map((label) => JSON.stringify(label))).size === 1;
    return { label: isSame ? labels[0]! : (nested(labels[0]!)[0] ?? labels[0]!), isSame, cells };
  });
}
