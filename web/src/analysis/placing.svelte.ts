/** A position set up by hand: its values with their steps, what the rules say about it, and the board that it draws. */
import { api, newKey, Refused } from "../lib/api";
import { person } from "../lib/person.svelte";
import { router } from "../lib/router.svelte";
import type { PositionDrawing, PositionField } from "../lib/types";
import { say, speech } from "../lib/words.svelte";

type Values = Record<string, number | string>;
/** The edition is empty where the text of another one is played. */
type Step = { edition: string; values: Values };

export class Placing {
  drawing = $state.raw<PositionDrawing | null>(null);
  /** The last position that could be drawn. */
  view = $state.raw<PositionDrawing["view"]>(null);
  problem = $state("");
  isAsking = $state(false);
  busy = $state(false);
  #steps = $state.raw<readonly Step[]>([]);
  /** The editions to choose from; none where a position is that of an analysis, which has its own. */
  editions = $state.raw<readonly string[]>([]);
  #at = $state(0);
  #wanted = 0;

  constructor(
    readonly title: string,
    readonly search: URLSearchParams,
  ) {}

  get values(): Values {
    return this.#steps[this.#at]?.values ?? {};
  }

  get edition(): string {
    return this.#steps[this.#at]?.edition ?? "";
  }

  get canUndo(): boolean {
    return this.#at > 0;
  }

  get isSound(): boolean {
    return Boolean(this.drawing && !this.drawing.problem && !this.isAsking && !this.problem);
  }

  /** The fields in groups, in order. */
  groups = $derived.by(() => {
    const groups = new Map<string, PositionField[]>();
    for (const field of this.drawing?.fields ?? []) {
      const name = speech.format(field.group);
      groups.set(name, [...(groups.get(name) ?? []), field]);
    }
    return [...groups];
  });

  /** The ids of the fields at each place of the board. */
  places = $derived.by(() => {
    const places = new Map<string, string[]>();
    for (const { id, target } of this.drawing?.fields ?? []) {
      if (target) places.set(target, [...(places.get(target) ?? []), id]);
    }
    return places;
  });

  async load(): Promise<void> {
    await speech.addTitle(this.title);
    const { analysis, node, seats, edition = "", ...options } = Object.fromEntries(this.search);
    const begin = analysis
      ? { analysis, node: Number(node ?? 0), seats: 1 }
      : { seats: Number(seats ?? 3), options, edition };
    const facts = analysis ? null : (await api.titles()).find(({ id }) => id === this.title);
    this.editions = facts?.editions ?? [];
    await this.#ask(() => api.place(this.title, begin));
    if (!this.drawing) return;
    const read = this.drawing.fields.map(({ id, value }) => [id, value] as const);
    const begun = edition || (this.editions[0] ?? "");
    this.#steps = [{ edition: begun, values: Object.fromEntries(read) }];
  }

  set(id: string, value: number | string): void {
    if (this.values[id] === value) return;
    this.#add({ edition: this.edition, values: { ...this.values, [id]: value } });
  }

  /** Play another edition, with the pieces as they lie. */
  choose(edition: string): void {
    if (edition !== this.edition) this.#add({ edition, values: this.values });
  }

  #add(step: Step): void {
    this.#steps = [...this.#steps.slice(0, this.#at + 1), step];
    this.#go(this.#steps.length - 1);
  }

  isChanged(id: string): boolean {
    return this.values[id] !== this.#steps[0]?.values[id];
  }

  undo(): void {
    if (this.canUndo) this.#go(this.#at - 1);
  }

  reset(): void {
    const first = this.#steps[0];
    if (first && this.canUndo) this.#add(first);
  }

  #go(at: number): void {
    this.#at = at;
    const { text, seats, options } = this.drawing!;
    const values = this.values;
    const printed = this.edition ? { edition: this.edition } : { text };
    void this.#ask(() => api.place(this.title, { ...printed, seats, options, values }));
  }

  /** Ask the rules; of several answers the one to the last question counts. */
  async #ask(place: () => Promise<PositionDrawing>): Promise<void> {
    const wanted = ++this.#wanted;
    this.isAsking = true;
    const found = await this.#tried(place);
    if (wanted !== this.#wanted) return;
    this.isAsking = false;
    if (!found) return;
    this.problem = "";
    this.drawing = found;
    if (found.view) this.view = found.view;
  }

  async analyse(): Promise<void> {
    const { text, seats, options } = this.drawing!;
    this.busy = true;
    const made = await this.#tried(async () => {
      await person.ensure();
      const wish = { title: this.title, seats, options, edition_text: text };
      return await api.beginAnalysis({ ...wish, key: newKey() });
    });
    this.busy = false;
    if (made) router.go(`/analysis/${made.id}`);
  }

  async #tried<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error.problem?.sentence ?? say("web-offline");
      return null;
    }
  }
}
