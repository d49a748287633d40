/** What makes a place of a board a target: it can be clicked, focused, and chosen with the keyboard. */
export type TargetUse = {
  pick: (target: string, element: Element) => void;
  look: (target: string | null) => void;
};

/** Return the attributes of a place; those of a target only where it offers something.
 *
 * Without a label the name is what stands in the element.
 */
export function targetProps(
  target: string,
  label: string,
  isOffered: boolean,
  use: TargetUse,
): Record<string, unknown> {
  if (!isOffered) return { role: "img", "aria-label": label, "data-place": target };
  return {
    role: "button",
    tabindex: 0,
    ...(label ? { "aria-label": label } : {}),
    "data-target": target,
    onclick: (event: Event) => use.pick(target, event.currentTarget as Element),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      use.pick(target, event.currentTarget as Element);
    },
    onpointerenter: () => use.look(target),
    onpointerleave: () => use.look(null),
    onfocus: () => use.look(target),
    onblur: () => use.look(null),
  };
}
