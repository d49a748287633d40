/** Where the entries of an edition are printed on the board. */
import type { EditionData, View as AnyView } from "../../lib/types";
import type { View } from "./view";

const ON_HEXES = ["starts", "cities", "harbors", "water"];

export function printedAt(place: string, edition: EditionData, view: AnyView): readonly string[] {
  const [kind, id = ""] = place.split(":");
  const map = (view as View).map;
  if (kind !== "city" && kind !== "hex") return [];
  const found = ON_HEXES.flatMap((section) =>
    Object.entries(edition.sections[`${map}-${section}`] ?? {})
      .filter(([key, { values }]) =>
        kind === "hex" ? values["hex"] === id : key === id || values["name"] === id,
      )
      .map(([key]) => `${map}-${section}.${key}`),
  );
  if (found.length || kind === "city") return found;
  return Object.entries(edition.sections[`${map}-columns`] ?? {})
    .filter(([, { values }]) => values["column"] === Number(id.slice(0, 2)))
    .map(([key]) => `${map}-columns.${key}`);
}
