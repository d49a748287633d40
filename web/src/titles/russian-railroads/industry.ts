/** The industry tracks of a player, and factories by number. */
import type { EditionData } from "../../lib/types";
import type { Player } from "./layout";
import { entriesOf, onBoard } from "./pieces";
import type { View } from "./view";

export type Lane = {
  id: string;
  /** What is printed on each space: a number, `gap` or `?`. */
  texts: readonly string[];
  /** Whether its gaps need no factory. */
  isPassable: boolean;
  /** The number of its first marker; markers are counted through all tracks. */
  firstMarker: number;
  /** The spaces of the markers. */
  markers: readonly number[];
  /** What else is earned on a space. */
  rewards: ReadonlyMap<number, readonly string[]>;
  mark: string;
};

/** Return the industry tracks of a player, from the upper one to the lower. */
export function lanesOf(edition: EditionData, board: string, player: Player): Lane[] {
  let next = 1;
  const lanes = Object.entries(onBoard(edition, board, "industry")).map(([id, entry], n) => {
    const { values } = entry;
    const firstMarker = next;
    next += Number(values["markers"]);
    const more = Object.values(onBoard(edition, board, "lanes"));
    return {
      id,
      texts: values["spaces"] as string[],
      isPassable: Boolean(values["passable"]),
      firstMarker,
      markers: player.modules?.lanes[n]?.markers ?? player.markers,
      rewards: new Map(
        more
          .filter((entry) => entry.values["lane"] === id)
          .map(({ values }) => [Number(values["space"]), values["rewards"] as string[]]),
      ),
      mark: entry.mark,
    };
  });
  return lanes.sort((one, other) => Number(other.isPassable) - Number(one.isPassable));
}

/** Return where a step of industry is chosen: by space, or by marker where there are several tracks. */
export function laneTarget(lane: Lane, place: number, isAlone: boolean): string {
  return isAlone ? `lane:${place}` : `lane:${lane.firstMarker}:${place}`;
}

/** Return which of the gaps a space is, from 0. */
export const gapAt = (lane: Lane, place: number): number =>
  lane.texts.slice(0, place).filter((text) => text === "gap").length;

export type Factory = {
  /** The id of a factory that is no locomotive; nothing for the others. */
  special: string | null;
  number: number;
  rewards: readonly string[];
  mark: string;
};

/** Return a factory by its number; those that are no locomotive come after the locomotives. */
export function factoryOf(
  edition: EditionData,
  view: View,
  number: number,
  isBoiled = false,
): Factory {
  const special = view.modules?.special_factories[number - view.piles.length - 1] ?? null;
  const key = special ?? String(number);
  const boiled = isBoiled ? edition.sections["coal-boilermen"]?.[key] : undefined;
  const entry =
    boiled ??
    (special ? entriesOf(edition, "factories")[special] : edition.sections["tiles"]?.[key]);
  const rewards = (entry?.values["factory"] as string[] | undefined) ?? [];
  return { special, number, rewards, mark: entry?.mark ?? "" };
}
