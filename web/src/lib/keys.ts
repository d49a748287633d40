/** Keys that do something wherever the focus is, except where they are typed or belong to a part of the page. */
import type { GameStore } from "./game.svelte";

const TAKEN = "input, select, textarea, dialog, [role=tablist], [role=menu]";

/** Whether a key belongs to a field, a dialog or a list, or to the browser. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  const isSlider = target?.matches("input[type=range]") ?? false;
  const isTaken = target?.closest(TAKEN) && !(isSlider && event.key.length === 1);
  return Boolean(isTaken) || event.ctrlKey || event.metaKey || event.altKey;
}

const focus = (place: string): void =>
  document.querySelector<SVGElement | HTMLElement>(place)?.focus();

/** Do what a key stands for at a table. */
export function pressed(event: KeyboardEvent, game: GameStore, help: () => void): void {
  if (isTyping(event)) return;
  const ways: Record<string, () => Promise<void>> = {
    ArrowLeft: () => game.walk("back"),
    ArrowRight: () => game.walk("on"),
    Home: () => game.goTo(0),
    End: () => game.goTo(null),
  };
  if (event.key in ways && game.live) {
    event.preventDefault();
    void ways[event.key]!();
  } else if (event.key === "u" && game.live?.may_undo && !game.past) {
    void game.step("undo");
  } else if (event.key === "c") {
    focus(".decision [data-action]");
  } else if (event.key === "b") {
    focus(".board [data-target]");
  } else if (event.key === "?") {
    help();
  } else if (event.key === "Escape") {
    game.chosen = null;
    game.reasons = [];
  }
}
