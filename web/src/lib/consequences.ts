/** What a choice brings, in words: the server tells amounts and pieces, here they are put side by side. */
import type { Change, OptionPreview, Words } from "./types";
import { say, speech } from "./words.svelte";

/** Whose a change is: that of the seat that chooses or of nobody, or of another seat. */
export type Line = { seat: number | null; words: string };

/** So many changes are named in the list of choices; all of them stand in the panel. */
const FEW = 5;

/** Return a number with its sign. */
export const signed = (value: number): string => `${value > 0 ? "+" : ""}${speech.number(value)}`;

/** Return the amount of a change: one number, or the least and the most, from the smaller step to the larger. */
export function amountOf({ low, high }: Pick<Change, "low" | "high">): string {
  if (low === high) return signed(low);
  return high <= 0 ? `${signed(high)}…${signed(low)}` : `${signed(low)}…${signed(high)}`;
}

/** Return a line as it begins: a word with a capital letter, a number as it is. */
export const begun = (line: string): string => line.charAt(0).toLocaleUpperCase() + line.slice(1);

/** Return a change in words, without whose it is. */
export function wordsOf(change: Change, names: readonly string[]): string {
  const count = Math.max(Math.abs(change.low), Math.abs(change.high));
  return speech.format(
    { id: change.what.id, args: { ...change.what.args, amount: amountOf(change), count } },
    names,
  );
}

/**
 * Return what a choice costs and brings: first the end of the game, what is certain before what may follow, the seat that chooses before nobody's,
 * others last; costs before gains.
 */
export function linesOf(
  option: Pick<OptionPreview, "changes" | "ends">,
  chooser: number | null,
  names: readonly string[],
): Line[] {
  const isOwn = ({ seat }: Change): boolean => seat === null || seat === chooser;
  const isCost = ({ high, low }: Change): boolean => high <= 0 && low < 0;
  const own = option.changes.filter(isOwn);
  const line = (change: Change): Line => ({
    seat: isOwn(change) ? null : change.seat!,
    words: wordsOf(change, names),
  });
  const isCertain = ({ low, high }: Change): boolean => low > 0 || high < 0;
  const rank = (change: Change): number =>
    (isCertain(change) ? 0 : 4) + (change.seat === null ? 2 : 0) + (isCost(change) ? 0 : 1);
  const inOrder = [...own].sort((one, other) => rank(one) - rank(other));
  const end = option.ends === "no" ? [] : [{ seat: null, words: say(`web-ends-${option.ends}`) }];
  return [...end, ...[...inOrder, ...option.changes.filter((change) => !isOwn(change))].map(line)];
}

/** Whether the words of a choice name what it costs, as those do that would read like others without it. */
export const namesCost = (words: Words): boolean =>
  Object.entries(words.args ?? {}).some(
    ([name, value]) => typeof value === "object" && (name === "cost" || namesCost(value)),
  );

/** Return what a choice costs and brings in one line; a certain cost that its words name is not said again. */
export function briefOf(
  option: OptionPreview | undefined,
  chooser: number | null,
  names: readonly string[],
  words: Words | null = null,
): string {
  if (!option) return "";
  const isSaid = ({ seat, low, high }: Change): boolean =>
    words !== null && namesCost(words) && seat === chooser && low === high && high < 0;
  const changes = option.changes.filter((change) => !isSaid(change));
  const lines = linesOf({ ...option, changes }, chooser, names);
  const told = lines
    .slice(0, FEW)
    .map(({ seat, words }) => (seat === null ? words : `${speech.seat(seat, names)} ${words}`));
  if (lines.length > FEW || !option.complete) told.push("…");
  return begun(told.join(", "));
}

/** Return what is to be said of amounts that are not the whole truth; nothing where they are. */
export function caveatOf(option: OptionPreview): string {
  if (!option.told) return say("web-brings-end");
  if (!option.complete) return say("web-brings-more");
  return option.follows ? say("web-brings-follows") : "";
}

/** A piece that is drawn where it would lie. */
export type Ghost = { kind: string; place: string; state: "sure" | "possible" | "gone" };

/** Return a piece that the server tells as `kind@place#number`. */
export function ghostOf(piece: string, state: Ghost["state"]): Ghost {
  const [kind = "", rest = ""] = piece.split("@");
  return { kind, place: rest.replace(/#\d+$/, ""), state };
}

/** Pieces that come, go and may come, and what is said on the board. */
export type Pieces = Pick<OptionPreview, "added" | "removed"> & {
  possible?: OptionPreview["possible"];
  signs?: OptionPreview["signs"];
};

/** Return the pieces that a choice brings, may bring and takes away, or those of a move. */
export const ghostsOf = ({ added, possible, removed }: Pieces): Ghost[] => [
  ...added.map((piece) => ghostOf(piece, "sure")),
  ...(possible ?? []).map((piece) => ghostOf(piece, "possible")),
  ...removed.map((piece) => ghostOf(piece, "gone")),
];
