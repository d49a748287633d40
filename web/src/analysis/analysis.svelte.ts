/** An analysis as this browser shows it: its tree, the position that is looked at, and what the search thinks of it. */
import { api, newKey, Refused } from "../lib/api";
import type { Chooser } from "../lib/chooser";
import { person } from "../lib/person.svelte";
import { router } from "../lib/router.svelte";
import { read } from "../lib/storage";
import type { AnalysisFacts, AnalysisPosition, OptionPreview, Thought } from "../lib/types";
import { say } from "../lib/words.svelte";
import { nextStep } from "./pace";
import { Tree } from "./tree";

/** Whose knowledge is shown: everything, what a spectator may know, or what a seat may. */
export type Eyes = "open" | "nobody" | number;

/** Iterations of the first answer. */
const FIRST = 50;

export class AnalysisStore implements Chooser {
  facts = $state.raw<AnalysisFacts | null>(null);
  node = $state(0);
  position = $state.raw<AnalysisPosition | null>(null);
  thought = $state.raw<Thought | null>(null);
  /** Whether the search thinks about every position that is looked at. */
  isThinking = $state(false);
  eyes = $state<Eyes>("open");
  /** Whether chance that follows a move is dealt. */
  deals = $state(true);
  busy = $state(false);
  problem = $state("");
  missing = $state(false);
  /** The names of those who played the game that this began from. */
  names = $state.raw<readonly string[]>([]);
  readonly chosen = null;
  #pointed = $state<string | null>(null);
  #wanted = "";
  #thinks = 0;
  /** The change that is on its way. */
  #running: Promise<void> = Promise.resolve();

  constructor(readonly id: string) {}

  tree = $derived(new Tree(this.facts?.nodes ?? []));
  here = $derived(this.tree.nodes.get(this.node) ?? null);
  brings = $derived<ReadonlyMap<string, OptionPreview>>(
    new Map(this.position?.brings.map((option) => [option.action, option]) ?? []),
  );

  get live(): { seat: number | null } | null {
    return this.position;
  }

  get preview(): { text: string; option: OptionPreview } | null {
    const option = this.#pointed === null ? undefined : this.brings.get(this.#pointed);
    return this.#pointed !== null && option ? { text: this.#pointed, option } : null;
  }

  look(text: string | null): void {
    this.#pointed = text;
  }

  async open(node: number | null): Promise<void> {
    await this.#try(async () => {
      this.facts = await api.analysis(this.id);
      void this.#name(this.facts.game);
      await this.go(node !== null && this.tree.nodes.has(node) ? node : this.facts.begin);
    });
  }

  async #name(game: string | null): Promise<void> {
    if (game === null) return;
    try {
      this.names = (await api.game(game)).table.seats.map((seat) => seat.name);
    } catch (error) {
      // Whoever does not see the game sees numbers instead of names.
      if (!(error instanceof Refused)) throw error;
    }
  }

  close(): void {
    this.#thinks += 1;
    this.isThinking = false;
  }

  /** Look at another node. */
  async go(node: number): Promise<void> {
    if (!this.tree.nodes.has(node)) return;
    this.node = node;
    this.#pointed = null;
    router.showNode(node);
    const wanted = (this.#wanted = `${node} ${this.eyes}`);
    if (this.thought && this.position?.node !== node) this.thought = null;
    await this.#try(async () => {
      const found = await api.analysisPosition(this.id, node, this.eyes);
      if (wanted === this.#wanted) this.position = found;
    });
    if (this.isThinking) void this.#think();
  }

  async back(): Promise<void> {
    if (this.here?.parent != null) await this.go(this.here.parent);
  }

  async on(): Promise<void> {
    const next = this.tree.after(this.node)[0];
    if (next) await this.go(next.id);
  }

  async see(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    await this.go(this.node);
  }

  /** Try a move out; on somebody else's analysis in a copy of one's own. */
  async play(text: string | null): Promise<void> {
    await this.#change(async () => {
      if (!(await this.#own())) return;
      const { version } = this.facts!;
      // What is chosen belongs to the position that is seen; the next one may still be on its way.
      const { node } = this.position!;
      const changed = await api.tryOut(this.id, version, node, text, this.deals);
      const nodes = [...this.facts!.nodes, ...changed.added];
      this.facts = { ...this.facts!, version: changed.version, nodes };
      await this.go(changed.node);
    });
  }

  /** Play all actions of a line that is expected. */
  async playLine(actions: readonly string[]): Promise<void> {
    for (const action of actions) {
      if (!this.position?.actions.some(({ text }) => text === action)) return;
      await this.play(action);
    }
  }

  async note(change: { name?: string; comment?: string; first?: boolean }): Promise<void> {
    const { node } = this;
    // What is written in two fields is sent one after the other.
    while (this.busy) await this.#running;
    await this.#change(async () => {
      this.facts = await api.noteMove(this.id, this.facts!.version, node, change);
    });
  }

  /** Remove the move that led here, with everything after it. */
  async cut(): Promise<void> {
    const parent = this.here?.parent ?? null;
    if (parent === null) return;
    await this.#change(async () => {
      this.facts = await api.cutMove(this.id, this.facts!.version, this.node);
      await this.go(parent);
    });
  }

  async rename(name: string): Promise<void> {
    await this.#change(async () => (this.facts = await api.renameAnalysis(this.id, name)));
  }

  async remove(): Promise<void> {
    await this.#change(async () => {
      await api.deleteAnalysis(this.id);
      router.go("/analysis");
    });
  }

  async playOn(kind: "bots" | "hot-seat"): Promise<void> {
    await this.#change(async () => {
      await person.ensure();
      const level = read("level") ?? "normal";
      const made = await api.branchAnalysis(this.id, this.node, kind, level);
      router.go(`/game/${made.table.id}`);
    });
  }

  async copy(): Promise<void> {
    await this.#change(async () => void (await this.#copied()));
  }

  async think(isWished: boolean): Promise<void> {
    this.isThinking = isWished;
    this.#thinks += 1;
    if (!isWished) return;
    await person.ensure();
    await this.#think();
  }

  /** Ask for more and more iterations about the node that is looked at. */
  async #think(): Promise<void> {
    const turn = (this.#thinks += 1);
    const { node } = this;
    for (let iterations = FIRST, step = FIRST; ; iterations += step) {
      const began = performance.now();
      let found: Thought | null = null;
      await this.#try(async () => (found = await api.think(this.id, node, iterations)));
      if (turn !== this.#thinks) return;
      const thought = found as Thought | null;
      if (!thought) {
        this.isThinking = false;
        return;
      }
      this.thought = thought;
      step = nextStep(iterations, step, performance.now() - began, thought.most);
      if (thought.seat === null || !step) return;
    }
  }

  /** Whether the analysis is the asker's own; otherwise go to a copy of it, at the same node. */
  async #own(): Promise<boolean> {
    if (this.facts?.mine) return true;
    await this.#copied();
    return false;
  }

  async #copied(): Promise<void> {
    await person.ensure();
    const made = await api.beginAnalysis({
      analysis: this.id,
      move: this.node,
      name: this.facts?.name ?? "",
      key: newKey(),
    });
    router.go(`/analysis/${made.id}?node=${this.node}`);
  }

  async #change(work: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.#running = this.#try(work);
    await this.#running;
    this.busy = false;
  }

  async #try(work: () => Promise<unknown>): Promise<void> {
    this.problem = "";
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error.problem?.sentence ?? say("web-offline");
      if (error.status === 404) this.missing = true;
      // Another window changed it: what is there now is shown, and what was wanted can be tried again.
      if (error.status === 409 && error.problem?.error.id === "server-stale") {
        this.facts = await api.analysis(this.id);
      }
    }
  }
}
