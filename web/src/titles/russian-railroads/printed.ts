/** Where the entries of an edition are printed on the boards. */
import type { EditionData, View as AnyView } from "../../lib/types";
import type { View } from "./view";

/** The sections of things that lie at places of these kinds. */
const SECTIONS: Record<string, string> = {
  token: "tokens",
  income: "incomes",
  foundry: "foundries",
  item: "items",
  dividend: "dividends",
  extension: "tiles",
  tile: "tiles",
};

export function printedAt(place: string, edition: EditionData, view: AnyView): readonly string[] {
  const { board } = view as View;
  const [kind = "", id = ""] = place.split(":");
  if (kind === "space") {
    const engineer = /^engineer-(.+)$/.exec(id)?.[1];
    return engineer ? entries(edition, "engineers", engineer) : entries(edition, "spaces", id);
  }
  if (kind === "rail") {
    const [, railroad = "", space = ""] = /^\d+-(.+)-(\d+)$/.exec(id) ?? [];
    return along(edition, board, railroad, Number(space));
  }
  if (kind === "slots") return onBoard(edition, board, "railroads", id.replace(/^\d+-/, ""));
  if (kind === "lane") {
    const [, lane = "", space = ""] = /^\d+-(.+)-(\d+)$/.exec(id) ?? [];
    return [...lanes(edition, board, lane), ...inLane(edition, board, lane, Number(space))];
  }
  if (kind === "tile") return entries(edition, "tiles", id).slice(0, 1);
  return SECTIONS[kind] ? entries(edition, SECTIONS[kind]!, id) : [];
}

/** Return the entries with an id of a section, and of what boards and modules add to it. */
function entries(edition: EditionData, section: string, id: string): string[] {
  return Object.keys(edition.sections)
    .filter((name) => name === section || name.endsWith(`-${section}`))
    .filter((name) => id in edition.sections[name]!)
    .map((name) => `${name}.${id}`);
}

/** Return the name of a section as the board in use has it. */
const sectionOn = (edition: EditionData, board: string, section: string): string =>
  `${board}-${section}` in edition.sections ? `${board}-${section}` : section;

function onBoard(edition: EditionData, board: string, section: string, id: string): string[] {
  const name = sectionOn(edition, board, section);
  return id in (edition.sections[name] ?? {}) ? [`${name}.${id}`] : [];
}

/** Return what is printed on a space of a railroad, on tiles for it too; on a space without anything, its railroad. */
function along(edition: EditionData, board: string, railroad: string, space: number): string[] {
  const found = ["advantages", "scoring", "boulders"].flatMap((section) => {
    const name = sectionOn(edition, board, section);
    return Object.entries(edition.sections[name] ?? {})
      .filter(([, { values }]) => values["railroad"] === railroad && values["space"] === space)
      .map(([key]) => `${name}.${key}`);
  });
  return found.length ? found : onBoard(edition, board, "railroads", railroad);
}

/** Return the industry track that has an id in views; a board with one alone calls it otherwise in its edition. */
function lanes(edition: EditionData, board: string, lane: string): string[] {
  const name = sectionOn(edition, board, "industry");
  const keys = Object.keys(edition.sections[name] ?? {});
  return (keys.includes(lane) ? [lane] : keys.slice(0, 1)).map((key) => `${name}.${key}`);
}

function inLane(edition: EditionData, board: string, lane: string, space: number): string[] {
  return ["lanes", "boulders"].flatMap((section) => {
    const name = sectionOn(edition, board, section);
    return Object.entries(edition.sections[name] ?? {})
      .filter(([, { values }]) => values["lane"] === lane && values["space"] === space)
      .map(([key]) => `${name}.${key}`);
  });
}
