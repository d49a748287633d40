/** The review of a finished game: how far it is, what it says, and the position that is looked at. */
import { api, newKey, Refused } from "../lib/api";
import { person } from "../lib/person.svelte";
import { router } from "../lib/router.svelte";
import type { GameFacts, LinePosition, ReviewFacts, ReviewProgress, Words } from "../lib/types";
import { wire } from "../lib/socket.svelte";
import { say } from "../lib/words.svelte";

/** What stands in a review, as `ironroad review --json` prints it. */
export type Step = { seat: number; action: string; words: Words };
export type Option = {
  action: string;
  words: Words;
  chances: number[];
  low: number;
  high: number;
  visits: number;
  line: Step[];
};
export type Decision = {
  move: number;
  seat: number;
  played: Option;
  best: Option;
  others: Option[];
  loss: number;
  chances: number[];
  intervals: [number, number][];
  grade: 0 | 1 | 2;
};
export type Review = {
  seats: number;
  rivals: Words[];
  iterations: number;
  marked: number;
  decisions: Decision[];
  final: number[];
  players: { accuracy: number | null; decisions: number; mean_loss: number; luck: number }[];
  stages: { words: Words; move: number; accuracy: (number | null)[] }[];
  auctions: { move: number; seat: number; message: Words }[];
  turning_points: { move: number; seat: number; messages: Words[] }[];
};
export type Strength = ReviewFacts["strength"];

/** How often it is asked how far a review is, in case a push was lost. */
const POLL_MS = 15_000;

export class ReviewStore {
  game = $state.raw<GameFacts | null>(null);
  facts = $state.raw<ReviewFacts | null>(null);
  strength = $state<Strength>("quick");
  problem = $state("");
  /** The number of the move of the decision that is looked at. */
  chosen = $state<number | null>(null);
  /** How many actions of the line are played; none shows the decision itself with what is better drawn on it. */
  steps = $state(0);
  /** The alternative whose line is looked at instead of the best one's. */
  other = $state.raw<Option | null>(null);
  line = $state.raw<LinePosition | null>(null);
  /** What the better option brings, drawn as ghosts. */
  better = $state.raw<LinePosition | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = "";
  #leave: () => void;

  constructor(readonly id: string) {
    this.#leave = wire.listen((message) => {
      if (message.type === "hello") void this.#ask();
      if (message.type === "review" && message.game === id) this.#hear(message);
    });
  }

  review = $derived((this.facts?.review ?? null) as Review | null);
  names = $derived(this.game?.table.seats.map((seat) => seat.name) ?? []);
  decision = $derived(this.review?.decisions.find(({ move }) => move === this.chosen) ?? null);
  /** The better option, or another one that was chosen, and what is expected to follow. */
  actions = $derived.by(() => {
    const option = this.other ?? this.decision?.best;
    return option ? [{ action: option.action, words: option.words }, ...option.line] : [];
  });

  async open(strength: Strength | null): Promise<void> {
    await this.#try(async () => {
      this.game = await api.game(this.id, {});
      wire.watch(this.id, null);
      if (strength) this.strength = strength;
      this.facts = await api.review(this.id, this.strength);
      if (!strength && this.facts.status === "none") {
        const thorough = await api.review(this.id, "thorough");
        if (thorough.status !== "none") [this.strength, this.facts] = ["thorough", thorough];
      }
    });
    this.#follow();
  }

  async choose(strength: Strength): Promise<void> {
    this.strength = strength;
    await this.#try(async () => (this.facts = await api.review(this.id, strength)));
    this.#follow();
  }

  async ask(): Promise<void> {
    await person.ensure();
    await this.#try(async () => (this.facts = await api.askReview(this.id, this.strength)));
    this.#follow();
  }

  async stop(): Promise<void> {
    await this.#try(async () => (this.facts = await api.stopReview(this.id, this.strength)));
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#leave();
    wire.unwatch(this.id);
  }

  /** Take over how far a review is; what it says is asked for when it is done. */
  #hear({ strength, status, done, total }: ReviewProgress): void {
    if (strength !== this.strength || !this.facts) return;
    if (status === "running" && this.facts.status === "running") {
      this.facts = { ...this.facts, done: Math.max(done, this.facts.done), total };
    } else void this.#ask();
  }

  /** Ask how far the review is. */
  async #ask(): Promise<void> {
    if (!this.facts) return;
    const { strength } = this;
    await this.#try(async () => {
      const found = await api.review(this.id, strength);
      if (strength === this.strength) this.facts = found;
    });
    this.#follow();
  }

  #follow(): void {
    clearTimeout(this.#timer);
    if (this.facts?.status === "running") this.#timer = setTimeout(() => this.#ask(), POLL_MS);
  }

  /** Look at a decision, or at a moment of the line that would have been better. */
  async look(move: number, steps = 0): Promise<void> {
    if (move !== this.chosen) this.other = null;
    this.chosen = move;
    this.steps = steps;
    const wanted = (this.#wanted = `${move} ${steps} ${this.actions[0]?.action}`);
    const texts = this.actions.map(({ action }) => action);
    await this.#try(async () => {
      const [line, better] = await Promise.all([
        api.reviewLine(this.id, move - 1, texts.slice(0, steps)),
        steps ? null : api.reviewLine(this.id, move - 1, texts.slice(0, 1)),
      ]);
      if (wanted === this.#wanted) [this.line, this.better] = [line, better];
    });
  }

  /** Look at the line of an alternative; none is the best one. */
  async lookAt(other: Option | null): Promise<void> {
    this.other = other;
    if (this.chosen !== null) await this.look(this.chosen, 1);
  }

  /** Go to the next marked decision, or to the one before. */
  async walk(by: 1 | -1): Promise<void> {
    const stops = (this.review?.decisions ?? [])
      .filter(({ grade, move }) => grade || this.isTurning(move))
      .map(({ move }) => move);
    const next =
      by > 0
        ? stops.find((move) => move > (this.chosen ?? 0))
        : stops.findLast((move) => move < (this.chosen ?? Infinity));
    if (next !== undefined) await this.look(next);
  }

  isTurning(move: number): boolean {
    return this.review?.turning_points.some((point) => point.move === move) ?? false;
  }

  /** Open an analysis board at the moment that is looked at; the actions of the line that are shown are tried out there. */
  async playOn(): Promise<void> {
    await person.ensure();
    await this.#try(async () => {
      const move = (this.chosen ?? 1) - 1;
      const made = await api.beginAnalysis({ game: this.id, move, key: newKey() });
      let { version, begin: node } = made;
      for (const { action } of this.actions.slice(0, this.steps)) {
        ({ version, node } = await api.tryOut(made.id, version, node, action, false));
      }
      router.go(`/analysis/${made.id}?node=${node}`);
    });
  }

  async #try(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      this.problem = "";
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error.problem?.sentence ?? say("web-offline");
    }
  }
}
