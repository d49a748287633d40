/** The guided first game: a walk round the board, then a word at each question and event that is new. */
import { read, write } from "./storage";
import type { Happening, Position } from "./types";
import { speech } from "./words.svelte";

/** The part of a page with this name is shown while it is spoken of. */
export type Tip = { id: string; part: string | null };

export class Guide {
  isOn = $state(false);
  /** What is said now, and what was said before it in the walk. */
  tips = $state.raw<readonly Tip[]>([]);
  step = $state(0);
  #told: Set<string>;

  constructor(
    readonly game: string,
    private parts: readonly string[],
    private title: string,
    /** What is played: where a word differs by an option, the one that fits is said. */
    private options: Readonly<Record<string, string>>,
  ) {
    this.#told = new Set((read(`guide-${game}`) ?? "").split(" ").filter(Boolean));
  }

  /** Whether this browser is being guided through a game. */
  static isFor(game: string): boolean {
    return read(`guide-${game}`) !== null;
  }

  /** Guide this browser through a game from now on. */
  static begin(game: string): void {
    write(`guide-${game}`, "begun");
  }

  get tip(): Tip | null {
    return this.tips[this.step] ?? null;
  }

  async start(): Promise<void> {
    await speech.addTitle(this.title);
    this.isOn = true;
    const walk: Tip[] = this.parts.map((part, n) => ({
      id: this.#fitting(`web-guide-${this.title}-${n + 1}`),
      part,
    }));
    if (speech.has(`${this.title}-aim`)) walk.unshift({ id: `${this.title}-aim`, part: null });
    this.#say(walk.filter(({ id }) => !this.#told.has(id)));
  }

  /** Return the id of the words for the options of this game: `ID-OPTION-VALUE` where there is such a one, else `ID`. */
  #fitting(id: string): string {
    const ids = Object.entries(this.options).map(([option, value]) => `${id}-${option}-${value}`);
    return ids.find((each) => speech.has(each)) ?? id;
  }

  /** Say what is new about a position and what led to it; nothing while something is being said. */
  see(position: Position, events: readonly Happening[]): void {
    if (!this.isOn || this.tip) return;
    const ids = events.map((event) => event.words.id);
    if (position.question) ids.push(position.question.id);
    const found = [...new Set(ids)]
      .map((id) => ({ id: this.#fitting(`web-guide-${id}`), part: null }))
      .filter(({ id }) => speech.has(id) && !this.#told.has(id));
    if (found.length) this.#say(found);
  }

  #say(tips: readonly Tip[]): void {
    this.tips = tips;
    this.step = 0;
  }

  next(): void {
    if (this.tip) this.#told.add(this.tip.id);
    this.#keep();
    if (this.step < this.tips.length - 1) this.step++;
    else this.#say([]);
  }

  back(): void {
    this.step = Math.max(0, this.step - 1);
  }

  stop(): void {
    this.isOn = false;
    this.#say([]);
    write(`guide-${this.game}`, null);
  }

  #keep(): void {
    write(`guide-${this.game}`, ["begun", ...this.#told].join(" "));
  }
}
