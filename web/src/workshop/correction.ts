/** Corrections as the form for wrong printed values asks for them. */
import {
  differencesOf,
  entryIn,
  lineOf,
  partsOf,
  shownIn,
  type Changes,
  type Sections,
} from "./draft";

export type Correction = { game: string; line: string; value: string; place: string };

/** Return the texts for the fields of the form: the shipped lines, what the box says, and where. */
export function correctionOf(
  title: string,
  edition: string,
  shipped: Sections,
  changes: Changes,
): Correction {
  const ids = Object.keys(changes);
  const line = ids.map((id) => {
    const [section, key] = partsOf(id);
    const before = entryIn(shipped, id);
    return `[${section}]\n${before ? lineOf(key, before) : `# ${key}`}`;
  });
  const value = ids.map((id) => {
    const after = changes[id]!;
    const changed = differencesOf(entryIn(shipped, id), after);
    const said = changed.map((one) =>
      one.after === undefined ? `${one.name}: –` : `${one.name} = ${shownIn(one.after)}`,
    );
    return `${id}: ${said.join(", ") || after.mark}`;
  });
  const place = ids.map((id) => `${id}: ${changes[id]!.source}`);
  return {
    game: `${title}, ${edition}`,
    line: line.join("\n"),
    value: value.join("; "),
    place: place.join("; "),
  };
}

export const TEMPLATE = "printed-value-is-wrong.yml";
/** Longer addresses are cut off on their way. */
const LONGEST = 7000;

/** Return the address of the form with its fields filled in; nothing where it would be too long or nobody has one. */
export function formAddress(issues: string, correction: Correction): string {
  if (!issues) return "";
  const query = new URLSearchParams({ template: TEMPLATE, ...correction }).toString();
  const address = `${issues.replace(/\/$/, "")}/new?${query}`;
  return address.length > LONGEST ? "" : address;
}

/** Return the same as a text to be copied, field by field. */
export const correctionText = ({ game, line, value, place }: Correction): string =>
  [
    `### Title\n\n${game}`,
    `### The line of the edition file\n\n\`\`\`toml\n${line}\n\`\`\``,
    `### What your box says\n\n${value}`,
    `### Where it is printed\n\n${place}`,
  ].join("\n\n");
