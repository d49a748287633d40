/** Tables people make most: against bots, on one device, with friends by link. */
import { read } from "./storage";
import type { NewTable, SeatWish, TitleFacts } from "./types";

export type With = "bots" | "device" | "friends";

export type Wishes = {
  with: With;
  seats: number;
  level: string;
  options: Record<string, string>;
  edition: string;
  visibility: "public" | "unlisted" | "private";
  confirm: boolean;
  pace: "none" | "live" | "slow";
  names: string[];
};

const CLOCKS = {
  none: { kind: "none", seconds: 0, increment: 0 },
  live: { kind: "bank", seconds: 1200, increment: 20 },
  slow: { kind: "deadline", seconds: 3 * 86_400, increment: 0 },
} as const;

export function defaults(title: TitleFacts): Wishes {
  return {
    with: "bots",
    seats: title.seats[0]!,
    level: read("level") ?? "normal",
    options: Object.fromEntries(title.options.map((option) => [option.id, option.values[0]!])),
    edition: title.editions[0]!,
    visibility: "unlisted",
    confirm: false,
    pace: "none",
    names: [],
  };
}

/** The table of a first game: few and weak opponents, and the simpler way where a title has one. */
export function firstGame(title: TitleFacts): Wishes {
  const usual = defaults(title);
  const seats = title.seats.find((count) => count >= 3) ?? title.seats.at(-1)!;
  const simple = title.options.filter((option) => option.values.includes("first-game"));
  const options = Object.fromEntries(simple.map((option) => [option.id, "first-game"]));
  return { ...usual, seats, level: "easy", options: { ...usual.options, ...options } };
}

export function tableOf(title: TitleFacts, wishes: Wishes): NewTable {
  return {
    title: title.id,
    seats: Array.from({ length: wishes.seats }, (_, seat) => seatOf(wishes, seat)),
    options: wishes.options,
    edition: wishes.edition,
    visibility: wishes.visibility,
    terms: {
      clock: CLOCKS[wishes.pace],
      confirm: wishes.confirm,
      timeout: "bot",
      spectators: true,
      study: false,
    },
    start: true,
  };
}

function seatOf(wishes: Wishes, seat: number): SeatWish {
  if (wishes.with === "device") return { kind: "me", name: wishes.names[seat] ?? "" };
  if (seat === 0) return { kind: "me" };
  if (wishes.with === "bots") return { kind: "bot", level: wishes.level };
  return { kind: "open" };
}
