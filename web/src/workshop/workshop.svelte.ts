/** The workshop of an edition: a draft with its steps, what the rules say about it, and the game that it draws. */
import { api, Refused } from "../lib/api";
import { withOption } from "../lib/newtable";
import { read, write } from "../lib/storage";
import type { EditionData, EditionDrawing, TitleFacts, Words } from "../lib/types";
import { speech } from "../lib/words.svelte";
import {
  changesBetween,
  entryIn,
  faultOf,
  fileOf,
  isSame,
  withChanges,
  type Draft,
  type Printed,
} from "./draft";

const NEW: Draft = { name: "mine", changes: {} };
/** Milliseconds without a change after which all set-ups are checked, which takes longer than drawing one. */
const PAUSE = 500;
const UNREACHED: Words = { id: "web-offline-action", args: {} };

/** What is known of a draft: being looked at, refused, fit for the set-up that is drawn, or for all. */
export type Verdict = "asking" | "refused" | "drawn" | "sound";

export class Workshop {
  /** The shipped edition that the draft changes. */
  shipped = $state.raw<EditionData | null>(null);
  facts = $state.raw<TitleFacts | null>(null);
  options = $state.raw<Record<string, string>>({});
  seats = $state<number | null>(null);
  /** The last game that could be set up. */
  drawing = $state.raw<EditionDrawing | null>(null);
  verdict = $state<Verdict>("asking");
  fault = $state.raw<{ id: string | null; reason: Words } | null>(null);
  /** Why the page shows nothing. */
  missing = $state.raw<Words | null>(null);
  #steps = $state.raw<readonly Draft[]>([NEW]);
  #at = $state(0);
  #wanted = 0;
  #isAsking = false;

  readonly title: string;
  readonly edition: string;

  constructor(title: string, edition: string) {
    this.title = title;
    this.edition = edition;
  }

  get draft(): Draft {
    return this.#steps[this.#at] ?? NEW;
  }

  get canUndo(): boolean {
    return this.#at > 0;
  }

  get canRedo(): boolean {
    return this.#at < this.#steps.length - 1;
  }

  /** All entries as the draft has them, also while the rules refuse it. */
  sections = $derived.by(() => withChanges(this.shipped?.sections ?? {}, this.draft.changes));
  file = $derived.by(() => fileOf(this.title, this.edition, this.draft));

  get #key(): string {
    return `workshop-${this.title}-${this.edition}`;
  }

  /** Fetch the edition, take up what was written here before, and a shared one if there is any. */
  async load(shared: string): Promise<void> {
    try {
      const [titles, shipped] = await Promise.all([
        api.titles(),
        api.shippedEdition(this.title, this.edition),
        speech.addTitle(this.title),
      ]);
      this.facts = titles.find((each) => each.id === this.title) ?? null;
      this.options = Object.fromEntries(
        (this.facts?.options ?? []).map((option) => [option.id, option.values[0]!]),
      );
      this.shipped = shipped;
      this.#steps = [this.#kept()];
      if (shared) await this.bring((await api.sharedEdition(this.title, shared)).text);
      await this.ask();
    } catch (error) {
      this.missing = wordsOf(error);
    }
  }

  /** Return the draft that this browser keeps. */
  #kept(): Draft {
    try {
      const kept = JSON.parse(read(this.#key) ?? "null") as Draft | null;
      if (typeof kept?.name !== "string") return NEW;
      const isWhole = Object.values(kept.changes).every(
        (each) => each.values && typeof each.values === "object",
      );
      return isWhole ? kept : NEW;
    } catch {
      return NEW;
    }
  }

  #go(at: number): void {
    this.#at = at;
    const isNew = this.draft.name === NEW.name && !Object.keys(this.draft.changes).length;
    write(this.#key, isNew ? null : JSON.stringify(this.draft));
    void this.ask();
  }

  #step(draft: Draft): void {
    if (JSON.stringify(draft) === JSON.stringify(this.draft)) return;
    this.#steps = [...this.#steps.slice(0, this.#at + 1), draft];
    this.#go(this.#steps.length - 1);
  }

  /** Change an entry; one that is as it was shipped is no change. */
  change(id: string, printed: Printed): void {
    const { [id]: _, ...others } = this.draft.changes;
    const isShipped = isSame(entryIn(this.shipped?.sections ?? {}, id), printed);
    this.#step({
      ...this.draft,
      changes: isShipped ? others : { ...this.draft.changes, [id]: printed },
    });
  }

  /** Take back all changes of an entry. */
  restore(id: string): void {
    const { [id]: _, ...others } = this.draft.changes;
    this.#step({ ...this.draft, changes: others });
  }

  rename(name: string): void {
    this.#step({ ...this.draft, name: name.trim() });
  }

  reset(): void {
    this.#step(NEW);
  }

  undo(): void {
    if (this.canUndo) this.#go(this.#at - 1);
  }

  redo(): void {
    if (this.canRedo) this.#go(this.#at + 1);
  }

  /** Take up the text of an edition file; return how many entries of the shipped one it lacks. */
  async bring(text: string): Promise<number> {
    const { whole } = await api.drawEdition(this.title, text, null, {});
    const [changes, lacking] = changesBetween(this.shipped?.sections ?? {}, whole.sections);
    this.#step({ name: whole.name, changes });
    return lacking.length;
  }

  choose(id: string, value: string): void {
    if (!this.facts) return;
    this.options = withOption(this.facts, this.options, id, value);
    void this.ask();
  }

  seat(seats: number | null): void {
    this.seats = seats;
    void this.ask();
  }

  /** Have the rules look at the draft, one text after the other; of several the last one counts. */
  async ask(): Promise<void> {
    this.#wanted++;
    this.verdict = "asking";
    if (this.#isAsking) return;
    this.#isAsking = true;
    let asked = 0;
    while (asked !== this.#wanted) {
      asked = this.#wanted;
      await this.#askOnce(() => asked === this.#wanted);
    }
    this.#isAsking = false;
  }

  async #askOnce(isLatest: () => boolean): Promise<void> {
    const { text, lines } = this.file;
    try {
      const drawing = await api.drawEdition(this.title, text, this.seats, this.options);
      if (!isLatest()) return;
      [this.drawing, this.fault, this.verdict] = [drawing, null, "drawn"];
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      if (!isLatest()) return;
      await api.checkEdition(this.title, text);
      if (isLatest()) this.verdict = "sound";
    } catch (error) {
      const words = wordsOf(error);
      if (isLatest()) [this.fault, this.verdict] = [faultOf(words, lines), "refused"];
    }
  }
}

/** Return why something was refused; what is no refusal is a fault of the page. */
export function wordsOf(error: unknown): Words {
  if (!(error instanceof Refused)) throw error;
  return error.problem?.error ?? UNREACHED;
}
