/** What sections and values of an edition are called; a title that has no words for one calls it as its file does. */
import { say, speech } from "../lib/words.svelte";

export function sectionName(title: string, section: string): string {
  const id = `${title}-table-${section}`;
  return speech.has(id) ? say(id) : section;
}

export function valueName(title: string, name: string): string {
  const [own, shared] = [`${title}-value-${name}`, `web-value-${name}`];
  return speech.has(own) ? say(own) : speech.has(shared) ? say(shared) : name;
}
