/** Puzzles: the list with one's progress, and the one that is being solved. */
import { api, Refused } from "../lib/api";
import { person } from "../lib/person.svelte";
import type {
  EditionData,
  LinePosition,
  OptionPreview,
  PuzzleAnswer,
  PuzzleList,
  PuzzlePosition,
  PuzzleSolution,
} from "../lib/types";
import { say } from "../lib/words.svelte";

export class PuzzleStore {
  list = $state.raw<PuzzleList | null>(null);
  position = $state.raw<PuzzlePosition | null>(null);
  edition = $state.raw<EditionData | null>(null);
  brings = $state.raw<ReadonlyMap<string, OptionPreview>>(new Map());
  /** What was chosen, and what the server said of it. */
  chosen = $state<string | null>(null);
  answer = $state.raw<PuzzleAnswer | null>(null);
  solution = $state.raw<PuzzleSolution | null>(null);
  /** How many actions of the line are played; none shows the position itself. */
  steps = $state(0);
  line = $state.raw<LinePosition | null>(null);
  busy = $state(false);
  problem = $state("");

  /** Which of the list are wanted; nothing for all titles, 0 for every level. */
  title = $state("");
  level = $state(0);

  shown = $derived(
    (this.list?.puzzles ?? []).filter(
      ({ title, level }) =>
        (!this.title || title === this.title) && (!this.level || level === this.level),
    ),
  );

  /** The number of a puzzle among all of its title. */
  numberOf(id: string): number {
    const title = this.list?.puzzles.find((each) => each.id === id)?.title;
    const same = this.list?.puzzles.filter((each) => each.title === title) ?? [];
    return same.findIndex((each) => each.id === id) + 1;
  }

  async openList(): Promise<void> {
    await this.#try(async () => (this.list = await api.puzzles()));
  }

  async open(id: string): Promise<void> {
    await this.#try(async () => {
      const [position, edition] = await Promise.all([api.puzzle(id), api.puzzleEdition(id)]);
      [this.position, this.edition] = [position, edition];
    });
    // What the list brings is no answer to why there is no such puzzle.
    if (!this.position) return;
    void this.openList();
    await this.#try(async () => {
      const { options } = await api.puzzlePreviews(id);
      this.brings = new Map(options.map((option) => [option.action, option]));
    });
  }

  /** Say what is best. */
  async choose(action: string): Promise<void> {
    const id = this.position?.id;
    if (!id || this.busy || this.solution) return;
    await this.#try(async () => {
      await person.ensure();
      this.chosen = action;
      this.answer = await api.answerPuzzle(id, action);
      await this.#know(this.answer.solution);
    });
  }

  async show(): Promise<void> {
    const id = this.position?.id;
    if (!id) return;
    await this.#try(async () => {
      await person.ensure();
      await this.#know(await api.showPuzzle(id));
    });
  }

  async #know(solution: PuzzleSolution | null): Promise<void> {
    this.solution = solution;
    if (!solution) return;
    this.line = await api.puzzleLine(this.position!.id, 1);
    this.steps = 1;
    this.list = await api.puzzles();
  }

  again(): void {
    this.chosen = null;
    this.answer = null;
  }

  /** Look at the position after so many actions of the line. */
  async look(steps: number): Promise<void> {
    const id = this.position?.id;
    if (!id || !this.solution) return;
    this.steps = steps;
    await this.#try(async () => {
      const found = steps ? await api.puzzleLine(id, steps) : null;
      if (steps === this.steps) this.line = found;
    });
  }

  /** Return the puzzle after this one that is not solved yet, of the same title if there is one. */
  get next(): string | null {
    const all = this.list?.puzzles ?? [];
    const here = all.findIndex(({ id }) => id === this.position?.id);
    const order = [...all.slice(here + 1), ...all.slice(0, Math.max(0, here))];
    const open = order.filter(({ state }) => state === "none" || state === "tried");
    const same = open.find(({ title }) => title === this.position?.title);
    return (same ?? open[0] ?? order[0])?.id ?? null;
  }

  async #try(work: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    try {
      await work();
      this.problem = "";
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error.problem?.sentence ?? say("web-offline");
    } finally {
      this.busy = false;
    }
  }
}
