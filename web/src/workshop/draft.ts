/** An edition that somebody writes: entries that differ from a shipped one, as values and as the text of a file. */
import type { EditionData, Words } from "../lib/types";

export type Printed = EditionData["sections"][string][string];
export type Sections = EditionData["sections"];
/** Changed entries by `section.key`. */
export type Changes = Readonly<Record<string, Printed>>;
export type Draft = { readonly name: string; readonly changes: Changes };

export const MARKS = ["printed", "derived", "reconstructed"] as const;

export const idOf = (section: string, key: string): string => `${section}.${key}`;

/** Return section and key of an entry; neither has a dot. */
export function partsOf(id: string): [string, string] {
  const [section = "", key = ""] = id.split(".");
  return [section, key];
}

export const entryIn = (sections: Sections, id: string): Printed | undefined => {
  const [section, key] = partsOf(id);
  return sections[section]?.[key];
};

/** Return all entries with those that were changed, in the order of the file. */
export function withChanges(sections: Sections, changes: Changes): Sections {
  const result: Sections = { ...sections };
  for (const [id, printed] of Object.entries(changes)) {
    const [section, key] = partsOf(id);
    result[section] = { ...result[section], [key]: printed };
  }
  return result;
}

const asText = (value: unknown): string => JSON.stringify(value);

export const isSame = (one: Printed | undefined, other: Printed | undefined): boolean =>
  asText([one?.values, one?.mark, one?.source]) ===
  asText([other?.values, other?.mark, other?.source]);

/** Return the changes that lead from a shipped edition to another one, and which of its entries that one lacks. */
export function changesBetween(shipped: Sections, other: Sections): [Changes, string[]] {
  const changes: Record<string, Printed> = {};
  for (const [section, entries] of Object.entries(other)) {
    for (const [key, printed] of Object.entries(entries)) {
      if (!isSame(shipped[section]?.[key], printed)) changes[idOf(section, key)] = printed;
    }
  }
  const lacking = Object.entries(shipped).flatMap(([section, entries]) =>
    Object.keys(entries)
      .filter((key) => !other[section]?.[key])
      .map((key) => idOf(section, key)),
  );
  return [changes, lacking];
}

export type Difference = { name: string; before: unknown; after: unknown };

/** Return the values in which an entry differs; a new entry differs in all. */
export function differencesOf(before: Printed | undefined, after: Printed): Difference[] {
  const names = new Set([...Object.keys(before?.values ?? {}), ...Object.keys(after.values)]);
  return [...names]
    .map((name) => ({ name, before: before?.values[name], after: after.values[name] }))
    .filter((one) => asText(one.before) !== asText(one.after));
}

/** Return a value as a file writes it. */
export function tomlOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(tomlOf).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    return `{ ${Object.entries(value).map(pair).join(", ")} }`;
  }
  // Escapes of JSON are escapes of TOML; what JSON leaves as it is and TOML does not take is escaped too.
  if (typeof value === "string") return JSON.stringify(value).replaceAll("\u007f", "\\u007f");
  return String(value);
}

const nameOf = (name: string): string =>
  /^[A-Za-z0-9_-]+$/.test(name) ? name : JSON.stringify(name);
const pair = ([name, value]: [string, unknown]): string => `${nameOf(name)} = ${tomlOf(value)}`;

/** Return an entry as a line of a file. */
export const lineOf = (key: string, { values, mark, source }: Printed): string =>
  `${nameOf(key)} = ${tomlOf({ ...values, mark, source })}`;

/** Return the text of an edition file, and the entry that stands in each of its lines. */
export function fileOf(
  title: string,
  base: string,
  draft: Draft,
): { text: string; lines: ReadonlyMap<number, string> } {
  const text = ["[edition]", pair(["title", title]), pair(["name", draft.name])];
  text.push(pair(["extends", base]));
  const lines = new Map<number, string>();
  let before = "";
  const ids = Object.keys(draft.changes);
  const sections = [...new Set(ids.map((id) => partsOf(id)[0]))];
  for (const section of sections) {
    for (const id of ids.filter((each) => partsOf(each)[0] === section)) {
      if (section !== before) text.push("", `[${nameOf(section)}]`);
      before = section;
      text.push(lineOf(partsOf(id)[1], draft.changes[id]!));
      lines.set(text.length, id);
    }
  }
  return { text: `${text.join("\n")}\n`, lines };
}

/** The name that the server gives to the file of a text. */
const OWN_FILE = "own.toml";

/** Return the entry that a refusal points at, if it is one of the text, and the sentence about it. */
export function faultOf(
  error: Words,
  lines: ReadonlyMap<number, string>,
): { id: string | null; reason: Words } {
  const { file, line, reason } = error.args ?? {};
  if (error.id !== "error-edition" || typeof reason !== "object" || file !== OWN_FILE) {
    return { id: null, reason: error };
  }
  const id = lines.get(Number(line)) ?? null;
  return { id, reason: id ? reason : error };
}

/** Return a value as it stands in a field. */
export const shownIn = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join(", ") : String(value);

/** Return what a field says, as the kind of value that stood there; the rules judge what is left as text. */
export function readFrom(text: string, before: unknown): unknown {
  if (Array.isArray(before)) {
    const items = text.split(",").map((item) => item.trim());
    const kept = items.filter((item) => item !== "");
    return kept.map((item) => readFrom(item, before[0] ?? item));
  }
  const trimmed = text.trim();
  if (typeof before === "number" && /^[+-]?\d{1,15}(\.\d{1,15})?$/.test(trimmed)) {
    return Number(trimmed);
  }
  return trimmed;
}

/** Return a value of the same kind that says nothing yet. */
export function blankLike(value: unknown): unknown {
  if (Array.isArray(value)) return [...value];
  return typeof value === "number" ? 0 : typeof value === "boolean" ? true : String(value);
}
