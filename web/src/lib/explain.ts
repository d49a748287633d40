/** What an icon or a place of a page means.
 *
 * A board marks an icon with `data-explain` (the messages, one for each thing that stands there) and `data-rule` (the
 * section of each), a place with `data-about` (what it is and holds, in words).
 */
import { say, speech } from "./words.svelte";

export type Explanation = {
  name: string;
  sentence: string;
  /** The section of the rules, such as `4` or `coal-on-3`; empty where there is none. */
  rule: string;
};

/** So many icons are explained at once, where a place with several is focused. */
const MOST = 5;

const ICON = "[data-explain]";
const PLACE = "[data-about]";
export const EXPLAINED = `${ICON}, ${PLACE}`;

/** Return what the icons mean that an element is, is inside of, or holds, each once, and what its place is. */
export function explanationsOf(element: Element): Explanation[] {
  const nearest = element.closest<HTMLElement>(EXPLAINED);
  const place = element.closest<HTMLElement>(PLACE);
  const isIcon = nearest !== null && nearest !== place;
  const icons = isIcon ? [nearest] : iconsIn(place ?? element);
  const known = new Map<string, Explanation>();
  for (const icon of icons) {
    for (const line of linesOf(icon)) known.set(`${line.name} ${line.sentence}`, line);
  }
  const about = place ? [{ name: place.dataset["about"]!, sentence: "", rule: "" }] : [];
  const lines = [...known.values()].slice(0, MOST);
  return isIcon ? [...lines, ...about] : [...about, ...lines];
}

const iconsIn = (element: Element): HTMLElement[] => [
  ...(element.matches(ICON) ? [element as HTMLElement] : []),
  ...element.querySelectorAll<HTMLElement>(ICON),
];

/** Return what one mark says: a line for each message that is there. */
function linesOf(icon: HTMLElement): Explanation[] {
  const rules = (icon.dataset["rule"] ?? "").split(" ");
  const isPlace = icon.matches(PLACE);
  return icon.dataset["explain"]!.split(" ").flatMap((id, n) => {
    const own = isPlace ? null : icon.getAttribute("aria-label");
    const name = own ?? say(nameOf(id));
    return speech.has(id) ? [{ name, sentence: say(id), rule: rules[n] ?? "" }] : [];
  });
}

/** The message that names an icon, where nothing on the board does: `xy-icon-train` is called `xy-name-train`. */
export const nameOf = (id: string): string => id.replace("-icon-", "-name-");

/** Return the number and the heading of a section of a title's rules. */
export function ruleName(title: string, rule: string): string {
  const chapter = rule.replace(/-?\d+$/, "");
  const number = rule.slice(chapter.length).replace("-", "");
  const heading = say(`${title}-rules-${rule}`);
  const where = chapter ? `${say(`${title}-rules-${chapter}`)} ${number}` : number;
  return say("web-icon-rule", { number: where, heading });
}

/** What marks an element that shows icons. */
export type Mark = { "data-explain": string; "data-rule": string };

/** Return what marks icons of a title: their messages begin with a prefix, their sections stand in its legend. */
export function marks<Icon extends string>(
  prefix: string,
  legend: Readonly<Record<Icon, { rule: string }>>,
): (...icons: readonly Icon[]) => Mark {
  return (...icons) => ({
    "data-explain": icons.map((icon) => `${prefix}-icon-${icon}`).join(" "),
    "data-rule": icons.map((icon) => legend[icon].rule).join(" "),
  });
}
