/** Where the entries of an edition are printed on the board. */
import type { EditionData } from "../../lib/types";

export function printedAt(place: string, edition: EditionData): readonly string[] {
  const [kind, id = ""] = place.split(":");
  if (kind === "railroad") return [`railroads.${id}`];
  if (kind !== "link") return [];
  const circle = edition.sections["links"]?.[id]?.values["circle"];
  return [`links.${id}`, ...(circle ? [`circles.${String(circle)}`] : [])];
}
