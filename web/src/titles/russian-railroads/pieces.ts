/** How tracks and players look: a colour with a shape or a number, so that colour is never the only cue. */
import type { Look } from "../../lib/look.svelte";
import type { TargetUse } from "../../lib/target";
import type { ActionWords, EditionData } from "../../lib/types";
import type { View } from "./view";

/** What a part of the board that lies between the players is given. */
export type PartProps = {
  view: View;
  edition: EditionData;
  offers: ReadonlyMap<string, readonly ActionWords[]>;
  lit: ReadonlySet<string>;
  use: TargetUse;
};

/** From the least worth to the most. */
export const COLOURS = ["black", "gray", "brown", "natural", "white"] as const;

// What lies on the dark board has a light edge there.
export const TRACKS: Record<string, Look> = {
  black: { fill: "#2b2d31", ink: "#ffffff", edge: "light-dark(#8b8f97, #a9aeb6)", shape: "cross" },
  gray: { fill: "#7d848c", ink: "#0f1113", edge: "light-dark(#454b52, #b4bbc2)", shape: "square" },
  brown: { fill: "#7a4a26", ink: "#ffffff", edge: "light-dark(#4c2c14, #c9996c)", shape: "circle" },
  natural: {
    fill: "#dcbd8b",
    ink: "#2f220f",
    edge: "light-dark(#8a6a38, #dcbd8b)",
    shape: "triangle",
  },
  white: { fill: "#fbfaf5", ink: "#22262b", edge: "light-dark(#6b6f76, #fbfaf5)", shape: "star" },
};

type Entries = EditionData["sections"][string];

/** Return the entries of a section by id, with those that boards and modules add to it. */
export function entriesOf(edition: EditionData, section: string): Entries {
  const own = Object.keys(edition.sections).filter(
    (name) => name === section || name.endsWith(`-${section}`),
  );
  return Object.assign({}, ...own.map((name) => edition.sections[name]));
}

/** Return all entries of a section, also where boards use the same id. */
export function listOf(edition: EditionData, section: string): Entries[string][] {
  return Object.keys(edition.sections)
    .filter((name) => name === section || name.endsWith(`-${section}`))
    .flatMap((name) => Object.values(edition.sections[name] ?? {}));
}

/** Return the entries of a section by id as the board in use has them: its own ones, or those of the base game. */
export function onBoard(edition: EditionData, board: string, section: string): Entries {
  return edition.sections[`${board}-${section}`] ?? edition.sections[section] ?? {};
}

/** Return the rewards of an entry of a section, with those that boards and modules add to it. */
export function rewardsIn(edition: EditionData, section: string, id: string): readonly string[] {
  const values = entriesOf(edition, section)[id]?.values;
  return (values?.["rewards"] as string[] | undefined) ?? [];
}

/** Return the mark of an entry of a section: printed, derived or reconstructed. */
export const markIn = (edition: EditionData, section: string, id: string): string =>
  entriesOf(edition, section)[id]?.mark ?? "";

/** Return a number of the set-up, as a module has changed it. */
export const setUp = (edition: EditionData, id: string): number =>
  Number(entriesOf(edition, "setup")[id]?.values["value"] ?? 0);

/** Return the number that is printed on an engineer; a view counts engineers through. */
export function engineerNumber(numbers: readonly number[] | undefined, engineer: number): string {
  return `#${numbers?.[engineer] ?? engineer}`.replace("-", "−");
}

export type Reward = {
  /** The message that says it. */
  id: string;
  kind: string;
  colours: readonly string[];
  count: number;
};

/** What only boards show: advantages that are judged at every scoring, and things that are no effect. */
const SHOWN: Record<string, string> = {
  steelworks: "rr-factory-steelworks",
  star: "web-rr-star",
  double: "web-rr-double",
  "medal-place": "web-rr-medal-place",
};

/** Return a reward as an edition writes it, such as `track black/gray 1`, or as a view does: `track-black 2`. */
export function rewardOf(text: string): Reward {
  const [first = "", ...rest] = text.split(" ");
  const count = Number(rest.pop());
  const found = /^(tracks?)-(.+)$/.exec(first);
  const kind = found?.[1] ?? first;
  const words = found ? [found[2]!.replace("-or-", "/"), ...rest] : rest;
  const colours = words.flatMap((word) =>
    word === "any" || word === "apart" ? COLOURS : word.split("/"),
  );
  const id = SHOWN[kind] ?? `rr-reward-${[kind, ...words].join("-").replace("/", "-or-")}`;
  return { id, kind: words[0] === "apart" ? "apart" : kind, colours, count };
}
