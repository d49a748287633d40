/** What sections and values of an edition are called; a title that has no words for one calls it as its file does. */
import type { Words } from "../lib/types";
import { say, speech } from "../lib/words.svelte";

export function sectionName(title: string, section: string): string {
  const id = `${title}-table-${section}`;
  return speech.has(id) ? say(id) : section;
}

export function valueName(title: string, name: string): string {
  const [own, shared] = [`${title}-value-${name}`, `web-value-${name}`];
  return speech.has(own) ? say(own) : speech.has(shared) ? say(shared) : name;
}

/** Sentences that tell how to write the file, and what this page says instead. */
const ON_PAGE: Record<string, string> = { "edition-missing-value": "web-workshop-missing-value" };
/** The sentence that puts a name between quotation marks itself. */
const QUOTED = "edition-unknown-value";

/** Return why an edition was refused, with sections and values called as on this page. */
export function refusalIn(title: string, { id, args }: Words): string {
  const called = Object.entries(args ?? {}).map(([name, value]) => {
    if (name === "reason" && typeof value === "object") return [name, refusalIn(title, value)];
    if (typeof value !== "string") return [name, value];
    if (name === "section") return [name, sectionName(title, value)];
    if (name !== "name") return [name, value];
    const words = valueName(title, value);
    return [name, id === QUOTED ? words : say("web-workshop-quoted", { name: words })];
  });
  return speech.format({ id: ON_PAGE[id] ?? id, args: Object.fromEntries(called) });
}
