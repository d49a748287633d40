/** Tables people make most: against bots, on one device, with friends by link. */
import { read } from "./storage";
import type { NewTable, SeatWish, TableFacts, TitleFacts } from "./types";

type Terms = TableFacts["terms"];

export type With = "bots" | "device" | "friends";

export type Wishes = {
  with: With;
  seats: number;
  level: string;
  options: Record<string, string>;
  edition: string;
  visibility: "public" | "unlisted" | "private";
  confirm: boolean;
  rated: boolean;
  pace: "none" | "live" | "slow";
  names: string[];
};

/** Ways to measure the time to think, by the name of a pace. */
export const CLOCKS = {
  none: { kind: "none", seconds: 0, increment: 0 },
  live: { kind: "bank", seconds: 1200, increment: 20 },
  slow: { kind: "deadline", seconds: 3 * 86_400, increment: 0 },
} as const;

/** The levels for people, the weakest first. */
export const LADDER = ["easy", "normal", "hard", "expert"];

/** Return the levels for people first, the weakest at the top, then the other bots. */
export const ladder = (bots: readonly string[]): string[] => [
  ...LADDER.filter((level) => bots.includes(level)),
  ...bots.filter((bot) => !LADDER.includes(bot)),
];

/** Return the name of the pace that a clock is, if it has one. */
export function paceOf(clock: Terms["clock"]): keyof typeof CLOCKS | null {
  const found = Object.entries(CLOCKS).find(
    ([, it]) =>
      it.kind === clock.kind && it.seconds === clock.seconds && it.increment === clock.increment,
  );
  return (found?.[0] as keyof typeof CLOCKS | undefined) ?? null;
}

export function defaults(title: TitleFacts): Wishes {
  return {
    with: "bots",
    seats: title.seats[0]!,
    level: read("level") ?? "normal",
    options: Object.fromEntries(title.options.map((option) => [option.id, option.values[0]!])),
    edition: title.editions[0]!,
    visibility: "unlisted",
    confirm: false,
    rated: false,
    pace: "none",
    names: [],
  };
}

/** What was wished for at a table, for another one like it. */
export function wishesOf(table: TableFacts, title: TitleFacts): Wishes {
  const usual = defaults(title);
  const bot = table.seats.find(({ level }) => level);
  const isDevice = table.seats.length > 1 && table.seats.every(({ mine }) => mine);
  return {
    ...usual,
    with: isDevice ? "device" : bot ? "bots" : "friends",
    seats: table.seats.length,
    level: bot?.level ?? usual.level,
    options: { ...usual.options, ...table.options },
    edition: title.editions.includes(table.edition) ? table.edition : usual.edition,
    visibility: table.visibility,
    confirm: table.terms.confirm,
    rated: table.terms.rated,
    pace: paceOf(table.terms.clock) ?? "none",
    names: isDevice ? table.seats.map(({ name }) => name) : [],
  };
}

/** The table of a first game as its title wants it; the opponents are weak unless others were chosen before. */
export function firstGame(title: TitleFacts): Wishes {
  const usual = defaults(title);
  const { seats, options } = title.first;
  return {
    ...usual,
    seats,
    level: read("level") ?? "easy",
    options: { ...usual.options, ...options },
  };
}

/** Return options with one of them changed; those that never go with it take the first value that does. */
export function withOption(
  title: TitleFacts,
  options: Record<string, string>,
  id: string,
  value: string,
): Record<string, string> {
  const isClash = (other: string, its: string): boolean =>
    title.clashes.some(
      ({ one, other: two }) =>
        (one.id === id && one.value === value && two.id === other && two.value === its) ||
        (two.id === id && two.value === value && one.id === other && one.value === its),
    );
  const rest = title.options
    .filter((option) => option.id !== id)
    .map((option) => {
      const now = options[option.id]!;
      const fits = isClash(option.id, now)
        ? (option.values.find((its) => !isClash(option.id, its)) ?? now)
        : now;
      return [option.id, fits] as const;
    });
  return { ...Object.fromEntries(rest), [id]: value };
}

export function tableOf(title: TitleFacts, wishes: Wishes): NewTable {
  // Nobody may hold up a rated game for ever, so it has a clock.
  const pace = wishes.rated && wishes.pace === "none" ? "slow" : wishes.pace;
  return {
    title: title.id,
    seats: Array.from({ length: wishes.seats }, (_, seat) => seatOf(wishes, seat)),
    options: wishes.options,
    edition: wishes.edition,
    visibility: wishes.visibility,
    terms: {
      clock: CLOCKS[pace],
      confirm: wishes.confirm,
      timeout: "bot",
      spectators: true,
      analysis: false,
      study: false,
      rated: wishes.rated,
      tournament: "",
      lesson: false,
    },
    start: true,
  };
}

function seatOf(wishes: Wishes, seat: number): SeatWish {
  if (wishes.with === "device") return { kind: "me", name: wishes.names[seat] ?? "" };
  if (seat === 0) return { kind: "me" };
  if (wishes.with === "bots") return { kind: "bot", level: wishes.level };
  // Nobody finds a private table: each seat has its own invitation.
  return { kind: wishes.visibility === "private" ? "invited" : "open" };
}
