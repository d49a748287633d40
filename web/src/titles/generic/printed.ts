/** Where entries are printed in a title that does not say it: at places that have their id. */
import type { EditionData } from "../../lib/types";

export function printedAt(place: string, edition: EditionData): readonly string[] {
  const id = place.split(":").at(-1) ?? "";
  return Object.entries(edition.sections).flatMap(([section, entries]) =>
    id in entries ? [`${section}.${id}`] : [],
  );
}
