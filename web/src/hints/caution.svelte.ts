/** Asks back before a decision that loses much, for whoever has chosen to be warned. */
import { api } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { TableFacts, Warned } from "../lib/types";

/** What a table has to tell for a decision to be looked at. */
type Asked = { id: string; table: TableFacts | null; version: number; text: string };

/** Milliseconds after which an action is taken although the server, which gives up sooner itself, has said nothing. */
const PATIENCE = 60_000;

export class Caution {
  /** The action that is being looked at, or was warned of. */
  action = $state<string | null>(null);
  /** What it would cost, and what is better. */
  warned = $state.raw<Warned | null>(null);
  #turn = 0;
  #allowed = "";

  /** Whether an action is held back: the player is asked, or has chosen another one meanwhile. */
  async holds({ id, table, version, text }: Asked): Promise<boolean> {
    const key = `${version} ${text}`;
    if (!settings.warn || !table?.may_hint || table.terms.lesson || this.#allowed === key) {
      this.clear();
      return false;
    }
    const turn = ++this.#turn;
    this.action = text;
    this.warned = null;
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
    // Whatever goes wrong here, the action is not lost.
    const found = await Promise.race([api.warning(id, version, text).catch(() => null), late]);
    if (turn !== this.#turn) return true;
    this.warned = found?.warning ?? null;
    if (this.warned) return true;
    this.action = null;
    return false;
  }

  /** Let an action pass the next time it is chosen in this position. */
  allow(version: number): string | null {
    const { action } = this;
    if (action !== null) this.#allowed = `${version} ${action}`;
    this.clear();
    return action;
  }

  /** Forget the action: the player chooses again. */
  clear(): void {
    this.#turn += 1;
    this.action = null;
    this.warned = null;
  }
}
