/** Legal actions as people choose among them: single ones, and runs of numbers that are chosen with a stepper. */
import type { ActionWords } from "./types";

/** Actions that differ in a number only, such as all bids. */
export type Run = { kind: "run"; prefix: string; numbers: number[]; actions: ActionWords[] };
export type Single = { kind: "single"; action: ActionWords };
export type Choice = Run | Single;

/** So many actions of one spelling are chosen with a stepper. */
const LONG = 6;

/** Return the choices in the order of the actions, numbers first: who bids does not begin at dropping out. */
export function choicesOf(actions: readonly ActionWords[]): Choice[] {
  const runs = new Map<string, Run>();
  for (const action of actions) {
    const found = /^(.+) (\d+)$/.exec(action.text);
    if (!found) continue;
    const prefix = found[1]!;
    const run = runs.get(prefix) ?? { kind: "run", prefix, numbers: [], actions: [] };
    run.numbers.push(Number(found[2]));
    run.actions.push(action);
    runs.set(prefix, run);
  }
  const long: Choice[] = [...runs.values()].filter((run) => run.actions.length >= LONG);
  const numbered: Choice[] = [];
  const others: Choice[] = [];
  for (const action of actions) {
    const run = runs.get(action.text.replace(/ \d+$/, ""));
    if (!run) others.push({ kind: "single", action });
    else if (run.actions.length < LONG) numbered.push({ kind: "single", action });
  }
  return [...long, ...numbered, ...others];
}

/** Return the actions at each target of the board, by target id. */
export function byTarget(
  actions: readonly ActionWords[],
  targetsOf: (text: string) => readonly string[],
): Map<string, ActionWords[]> {
  const found = new Map<string, ActionWords[]>();
  for (const action of actions) {
    for (const target of targetsOf(action.text)) {
      const list = found.get(target);
      if (list) list.push(action);
      else found.set(target, [action]);
    }
  }
  return found;
}
