/** The log as people read it: turns of moves, each move with what it led to. */
import type { Happening } from "./types";

export type LoggedMove = {
  move: number;
  /** What happened. */
  told: Happening[];
  /** The steps without an alternative that were taken for somebody. */
  forced: Happening[];
};

export type Turn = {
  /** Who moved; nobody before the first turn. */
  seat: number | null;
  /** When it began. */
  at: number | null;
  moves: LoggedMove[];
};

const FORCED = "event-forced";

/** Return the turns of a log; what chance does belongs to the turn that led to it. */
export function turnsOf(events: readonly Happening[]): Turn[] {
  const turns: Turn[] = [];
  for (const event of events) {
    const seat = event.seat ?? null;
    let turn = turns.at(-1);
    if (!turn || (seat !== null && seat !== turn.seat)) {
      turn = { seat, at: event.at ?? null, moves: [] };
      turns.push(turn);
    }
    let move = turn.moves.at(-1);
    if (!move || move.move !== event.move) {
      move = { move: event.move, told: [], forced: [] };
      turn.moves.push(move);
    }
    (event.words.id === FORCED ? move.forced : move.told).push(event);
  }
  return turns;
}
