/** The review of a finished game: how far it is, what it says, and the position that is looked at. */
import { api, Refused } from "../lib/api";
import { person } from "../lib/person.svelte";
import { read } from "../lib/storage";
import { router } from "../lib/router.svelte";
import type { GameFacts, LinePosition, ReviewFacts, Words } from "../lib/types";
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

const POLL_MS = 1000;

export class ReviewStore {
  game = $state.raw<GameFacts | null>(null);
  facts = $state.raw<ReviewFacts | null>(null);
  strength = $state<Strength>("quick");
  problem = $state("");
  /** The number of the move of the decision that is looked at. */
  chosen = $state<number | null>(null);
  /** How many actions of the line are played; none shows the decision itself with what is better drawn on it. */
  steps = $state(0);
  line = $state.raw<LinePosition | null>(null);
  /** What the better option brings, drawn as ghosts. */
  better = $state.raw<LinePosition | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = "";

  constructor(readonly id: string) {}

  review = $derived((this.facts?.review ?? null) as Review | null);
  names = $derived(this.game?.table.seats.map((seat) => seat.name) ?? []);
  decision = $derived(this.review?.decisions.find(({ move }) => move === this.chosen) ?? null);
  /** The better option and what is expected to follow. */
  actions = $derived.by(() => {
    const best = this.decision?.best;
    return best ? [{ action: best.action, words: best.words }, ...best.line] : [];
  });

  async open(strength: Strength | null): Promise<void> {
    await this.#try(async () => {
      this.game = await api.game(this.id, {});
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
  }

  #follow(): void {
    clearTimeout(this.#timer);
    if (this.facts?.status !== "running") return;
    this.#timer = setTimeout(async () => {
      const { strength } = this;
      await this.#try(async () => {
        const found = await api.review(this.id, strength);
        if (strength === this.strength) this.facts = found;
      });
      this.#follow();
    }, POLL_MS);
  }

  /** Look at a decision, or at a moment of the line that would have been better. */
  async look(move: number, steps = 0): Promise<void> {
    this.chosen = move;
    this.steps = steps;
    const wanted = (this.#wanted = `${move} ${steps}`);
    const texts = this.actions.map(({ action }) => action);
    await this.#try(async () => {
      const [line, better] = await Promise.all([
        api.reviewLine(this.id, move - 1, texts.slice(0, steps)),
        steps ? null : api.reviewLine(this.id, move - 1, texts.slice(0, 1)),
      ]);
      if (wanted === this.#wanted) [this.line, this.better] = [line, better];
    });
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

  /** Play on from the decision that is looked at, in a study of one's own. */
  async playOn(): Promise<void> {
    await person.ensure();
    await this.#try(async () => {
      const made = await api.branch(
        this.id,
        (this.chosen ?? 1) - 1,
        "study",
        read("level") ?? "normal",
      );
      router.go(`/game/${made.table.id}`);
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
