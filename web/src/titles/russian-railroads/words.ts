/** Effects, costs and marks in words, for tooltips and for people who do not see the board. */
import type { EditionData } from "../../lib/types";
import { say } from "../../lib/words.svelte";
import type { Railroad } from "./layout";
import { COLOURS, entriesOf, rewardOf, setUp } from "./pieces";

/** Return several effects in words. */
export const rewardsInWords = (rewards: readonly string[], between = " + "): string =>
  rewards
    .map(rewardOf)
    .map(({ id, count }) => say(id, { count }))
    .join(between);

/** Return parts of a sentence that are there, one after the other. */
export const joined = (parts: readonly (string | null | undefined | false)[], by = " · "): string =>
  parts.filter(Boolean).join(by);

/** Return the tracks of a railroad and how far its locomotives reach, in words. */
export const railroadInWords = ({ id, tracks, reach }: Railroad): string =>
  `${say(`rr-railroad-${id}`)}: ${COLOURS.filter((colour) => (tracks[colour] ?? 0) > 0)
    .map((colour) => `${say(`rr-colour-${colour}`)} ${tracks[colour]}`)
    .join(", ")}; ${say("web-rr-reach", { reach })}`;

/** Say that nobody could verify a value, where that is so. */
export const unsure = (mark: string): string =>
  mark === "reconstructed" ? say("web-reconstructed") : "";

/** Return what an effect means on the boards of an edition: values, numbers and actions that its name does not tell. */
export function detailsOf(edition: EditionData, reward: string): string {
  const { kind, count } = rewardOf(reward);
  if (kind === "revalue") return revaluation(edition, count);
  if (kind === "car") return `+${setUp(edition, "car")}`;
  if (kind === "coal-factory") {
    const values = entriesOf(edition, "factories")[kind]?.values;
    return rewardsInWords((values?.["factory"] as string[] | undefined) ?? []);
  }
  if (kind === "item-engineer") {
    const found = Object.values(edition.sections["new-engineers"] ?? {}).find(
      ({ values }) => values["letter"] === "none",
    );
    return rewardsInWords((found?.values["rewards"] as string[] | undefined) ?? []);
  }
  return "";
}

/** Return what the colours are worth with a revaluation marker: the first is of the base game, the next of modules. */
function revaluation(edition: EditionData, row: number): string {
  const base = COLOURS.map((colour) => edition.sections["colours"]?.[colour]?.values["values"]);
  const more = Object.values(edition.sections["new-colours"] ?? {}).map(
    ({ values }) => values["values"] as number[],
  );
  const rows = (base[0] as number[]).length;
  const values = row < rows ? base.map((each) => (each as number[])[row]) : more[row - rows];
  return COLOURS.map((colour, n) => `${say(`rr-colour-${colour}`)} ${values?.[n]}`).join(", ");
}
