/** What is printed along a railroad, and what a player laid out on it. */
import type { EditionData } from "../../lib/types";
import { onBoard } from "./pieces";
import type { View } from "./view";

export type Player = View["players"][number];
export type Railroad = Player["railroads"][number];

/** An advantage printed at a space: won once, or judged at every scoring. */
export type Gain = {
  id: string;
  space: number;
  rewards: readonly string[];
  /** The colour of the track that has to be there, and whether locomotives have to reach it too. */
  needs: string;
  isEngine: boolean;
  /** What has to be paid for it. */
  roubles: number;
  isJudged: boolean;
  /** The branch or the extension tile that it is printed on. */
  branch: string | null;
  tile: string | null;
  mark: string;
};

/** A part of a railroad that is drawn in one go. */
export type Stretch = {
  /** The branch of a fork; nothing for what all have in common. */
  branch: string | null;
  spaces: readonly number[];
  /** Whether the other branch was taken. */
  isLeft: boolean;
  isTaken: boolean;
};

/** Spaces that an extension tile fills. */
export type Area = { id: string; first: number; last: number; tile: string | null };

const range = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => first + n);

/** Return how many spaces a railroad has, and how many doublers fit above it. */
export function sizeOf(edition: EditionData, board: string, id: string) {
  const values = onBoard(edition, board, "railroads")[id]?.values ?? {};
  return { spaces: Number(values["spaces"] ?? 0), doublers: Number(values["doublers"] ?? 0) };
}

/** Return the parts of a railroad: one, or what lies before a fork and each of its branches. */
export function stretchesOf(
  edition: EditionData,
  board: string,
  id: string,
  taken: string | null,
): Stretch[] {
  const { spaces } = sizeOf(edition, board, id);
  const branches = Object.entries(onBoard(edition, board, "branches")).filter(
    ([, { values }]) => values["railroad"] === id,
  );
  const fork = branches.length ? Number(branches[0]![1].values["after"]) : spaces;
  return [
    { branch: null, spaces: range(1, fork), isLeft: false, isTaken: true },
    ...branches.map(([branch, { values }]) => ({
      branch,
      spaces: range(fork + 1, Number(values["spaces"])),
      isLeft: taken !== null && taken !== branch,
      isTaken: taken === branch,
    })),
  ];
}

/** Return the areas of a railroad with the tiles that lie on them. */
export function areasOf(
  edition: EditionData,
  board: string,
  id: string,
  tiles: Readonly<Record<string, string>>,
): Area[] {
  return Object.entries(onBoard(edition, board, "areas"))
    .filter(([, { values }]) => values["railroad"] === id)
    .map(([area, { values }]) => ({
      id: area,
      first: Number(values["first"]),
      last: Number(values["last"]),
      tile: tiles[area] ?? null,
    }));
}

/** Return everything printed along a railroad, on its branches and on all tiles that fit it. */
export function gainsOf(edition: EditionData, board: string, id: string): Gain[] {
  const found = (section: string) =>
    Object.entries(onBoard(edition, board, section)).filter(
      ([, { values }]) => values["railroad"] === id,
    );
  const gain = ([key, entry]: ReturnType<typeof found>[number], isJudged: boolean): Gain => {
    const { values } = entry;
    return {
      id: key,
      space: Number(values["space"]),
      rewards: isJudged ? [judged(values)] : (values["rewards"] as string[]),
      needs: String(values["colour"]),
      isEngine: Boolean(values["locomotive"]),
      roubles: Number(values["roubles"] ?? 0),
      isJudged,
      branch: (values["branch"] as string | undefined) ?? null,
      tile: (values["tile"] as string | undefined) ?? null,
      mark: entry.mark,
    };
  };
  return [
    ...found("advantages").map((entry) => gain(entry, false)),
    ...found("scoring").map((entry) => gain(entry, true)),
  ];
}

function judged(values: Record<string, unknown>): string {
  if (values["double"]) return "double 1";
  if (values["medal"]) return `medal-place ${values["points"]}`;
  return `star ${values["points"]}`;
}

/** Return what an advantage gives on a player's board: where it is worth another number than is printed, that one. */
export function rewardsOf(gain: Gain, railroad: Railroad): readonly string[] {
  const worth = railroad.stars[gain.id];
  const isPrinted = worth === undefined || gain.rewards[0]?.endsWith(` ${worth}`);
  return isPrinted ? gain.rewards : [`star ${worth}`, "spike 1"];
}

/** A boulder on a railroad or on an industry track. */
export type Boulder = { id: string; on: string; space: number; rewards: readonly string[] };

/** Return the boulders that a player has not removed yet. */
export function bouldersOf(edition: EditionData, board: string, player: Player): Boulder[] {
  const left = player.modules?.boulders ?? [];
  return Object.entries(onBoard(edition, board, "boulders"))
    .filter(([id]) => left.includes(id))
    .map(([id, { values }]) => ({
      id,
      on: String(values["railroad"] ?? values["lane"]),
      space: Number(values["space"]),
      rewards: values["rewards"] as string[],
    }));
}

/** Return the ids of the locomotive slots of a railroad. */
export const slotsOf = (railroad: Railroad): string[] =>
  railroad.locomotives.map((_, n) =>
    railroad.locomotives.length > 1 ? `${railroad.id}-${n + 1}` : railroad.id,
  );
