/** Makes what is printed on a board choosable: by mouse, finger and key, with its mark. */

export type Places = {
  /** Return the entries that are printed at a place of the board. */
  entriesAt: (place: string) => readonly string[];
  /** Whether the edition has such an entry and the filter shows it. */
  isShown: (id: string) => boolean;
  markOf: (id: string) => string;
  isChanged: (id: string) => boolean;
  /** Return the name of entries for whoever cannot see them. */
  nameOf: (ids: readonly string[]) => string;
  choose: (ids: readonly string[]) => void;
  /** Whether groups stay groups, which are no buttons: what is in them can be reached in another way. */
  keepsGroups?: boolean;
  chosen: readonly string[];
};

const NAMED = "[data-printed], [data-place], [data-target], [data-spot]";
const OURS = ["data-entries", "data-mark", "data-changed", "data-chosen"];
const CERTAINTY = ["reconstructed", "derived", "printed"];

/** Elements that are no buttons; a part of them is. */
const STRUCTURE = "li, figure, ol, ul, section";

/** Mark all places of a board at which something is printed, and take back what an earlier call marked. */
export function markPlaces(root: HTMLElement, places: Places): void {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>(NAMED)) {
    const { printed, place, target, spot } = element.dataset;
    const named = printed?.split(" ") ?? places.entriesAt(place ?? target ?? spot ?? "");
    const ids = [...new Set(named)].filter(places.isShown);
    // What stays marked is not taken back meanwhile, or it would lose the focus.
    if (ids.length) mark(element, ids, places);
    else for (const each of [element, handleOf(element)]) clear(each);
  }
}

function mark(element: HTMLElement | SVGElement, ids: string[], places: Places): void {
  const marks = ids.map(places.markOf);
  element.setAttribute("data-entries", ids.join(" "));
  element.setAttribute("data-mark", CERTAINTY.find((each) => marks.includes(each)) ?? "");
  element.toggleAttribute("data-changed", ids.some(places.isChanged));
  element.toggleAttribute(
    "data-chosen",
    ids.some((id) => places.chosen.includes(id)),
  );
  const handle = handleOf(element);
  if (places.keepsGroups && element.getAttribute("role") === "group") return;
  keep(handle, "tabindex", "0");
  keep(handle, "role", "button");
  keep(handle, "aria-hidden", null);
  // Whoever listens hears what can be read there, and on drawings also what it is.
  const text = handle.textContent?.trim();
  const isOurs = handle.hasAttribute(`${KEPT}aria-label`);
  if ((!isOurs && handle.hasAttribute("aria-label")) || (text && handle instanceof HTMLElement))
    return;
  keep(handle, "aria-label", [text, places.nameOf(ids)].filter(Boolean).join("; "));
}

/** Return what is focused for a place. */
const handleOf = (element: HTMLElement | SVGElement): Element =>
  (element.matches(STRUCTURE) && element.querySelector("strong, b")) || element;

const KEPT = "data-kept-";

/** Set an attribute, and remember what the board had there. */
function keep(element: Element, name: string, value: string | null): void {
  const isKept = element.hasAttribute(KEPT + name);
  if (!isKept) element.setAttribute(KEPT + name, element.getAttribute(name) ?? "");
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

function clear(element: Element): void {
  for (const name of OURS) element.removeAttribute(name);
  for (const name of ["tabindex", "role", "aria-hidden", "aria-label"]) {
    const before = element.getAttribute(KEPT + name);
    if (before === null) continue;
    element.removeAttribute(KEPT + name);
    if (before) element.setAttribute(name, before);
    else element.removeAttribute(name);
  }
}

/** Return the entries at the innermost place that an event happened at. */
export function entriesOf(event: Event): readonly string[] {
  const place = (event.target as Element | null)?.closest?.("[data-entries]");
  return place?.getAttribute("data-entries")?.split(" ") ?? [];
}
