/** The lesson of a title: what is told beside the decision, and which action it asks for.
 *
 * The game itself says how far a learner has come; what was read at this moment of it is kept in the browser.
 */
import { api } from "./api";
import { read, write } from "./storage";
import type { LessonFacts, LessonStep, Position } from "./types";

export class Lesson {
  /** How many steps were read at the moment the game is at. */
  #read = $state(0);
  #move = $state(-1);
  /** Whether the learner has gone on after the last step. */
  isOver = $state(false);

  private constructor(
    readonly game: string,
    private facts: LessonFacts,
  ) {
    const [move, count, over] = (read(`lesson-${game}`) ?? "").split(" ");
    this.#move = Number(move || -1);
    this.#read = Number(count || 0);
    this.isOver = over === "over";
  }

  static async load(game: string, title: string): Promise<Lesson> {
    return new Lesson(game, await api.lesson(title));
  }

  get steps(): readonly LessonStep[] {
    return this.facts.steps;
  }

  /** What is told now: the next step of this moment, or of the end when the game is past it. */
  stepAt(position: Position): LessonStep | null {
    if (this.isOver) return null;
    const last = this.steps.at(-1)!.move;
    const now = Math.min(position.move, last);
    const here = this.steps.filter((step) => step.move === now);
    const seen = this.#move === now ? this.#read : 0;
    return here[Math.min(seen, here.length - 1)] ?? null;
  }

  /** Whether it is the learner's turn at a moment that no step tells of. */
  isLeft(position: Position): boolean {
    return !this.isOver && position.actions.length > 0 && this.stepAt(position) === null;
  }

  isLast(step: LessonStep): boolean {
    return step === this.steps.at(-1);
  }

  numberOf(step: LessonStep): number {
    return this.steps.indexOf(step) + 1;
  }

  /** Go on after something that was read. */
  next(step: LessonStep): void {
    if (this.isLast(step)) {
      this.isOver = true;
    } else {
      this.#read = this.#move === step.move ? this.#read + 1 : 1;
      this.#move = step.move;
    }
    this.#keep();
  }

  #keep(): void {
    write(`lesson-${this.game}`, `${this.#move} ${this.#read}${this.isOver ? " over" : ""}`);
  }
}
