/** A hint for the decision that is asked now: thought about, told, or cancelled. */
import { api, Refused } from "../lib/api";
import type { GameStore } from "../lib/game.svelte";
import type { Hint } from "../lib/types";
import { say } from "../lib/words.svelte";

export class Advice {
  /** Whether it is being thought about. */
  isThinking = $state(false);
  problem = $state("");
  #given = $state.raw<Hint | null>(null);
  /** The option whose place on the board stays marked. */
  pinned = $state<string | null>(null);
  #asking = 0;

  constructor(readonly game: GameStore) {}

  /** Whether hints are offered at this table, to whom looks and now. */
  get isOffered(): boolean {
    const { table } = this.game;
    return Boolean(table?.may_hint) && !table?.terms.lesson;
  }

  /** What was told about the decision that is asked now. */
  get hint(): Hint | null {
    return this.#given?.version === this.game.live?.version ? this.#given : null;
  }

  async ask(): Promise<void> {
    const version = this.game.live?.version;
    if (version === undefined || this.isThinking) return;
    const asking = ++this.#asking;
    this.isThinking = true;
    this.problem = "";
    this.pinned = null;
    try {
      const found = await api.hint(this.game.id, version);
      if (asking === this.#asking) this.#given = found;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (asking === this.#asking) {
        this.problem = error.problem?.sentence ?? say("web-offline-action");
      }
    } finally {
      if (asking === this.#asking) this.isThinking = false;
    }
  }

  /** Do without the hint that is being thought about; it is not counted. */
  async cancel(): Promise<void> {
    this.#asking += 1;
    this.isThinking = false;
    await api.cancelHint(this.game.id).catch(() => undefined);
  }

  close(): void {
    this.#given = null;
    this.problem = "";
    this.pinned = null;
  }
}
