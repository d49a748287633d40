import { describe, expect, test } from "vitest";
import { flightsBetween, pieceOf, type Piece } from "../src/lib/flights";

const pieces = (...texts: string[]): Piece[] =>
  texts.map((text) => {
    const [piece, count] = text.split(" ");
    return pieceOf(piece!, Number(count ?? 1));
  });

/** Return the flights as `from>to`, sorted. */
const told = (before: Piece[], after: Piece[]): string[] =>
  flightsBetween(before, after)
    .map(({ from, to }) => `${from?.place ?? ""}>${to?.place ?? ""}`)
    .sort();

describe("flights", () => {
  test("a piece is written as kind and place", () => {
    expect(pieceOf("worker-0@space:track-1", 1)).toEqual({
      kind: "worker-0",
      place: "space:track-1",
      count: 1,
    });
  });

  test("nothing flies where nothing changed, whatever the order", () => {
    expect(told(pieces("a@x", "a@y", "b@x"), pieces("b@x", "a@y", "a@x"))).toEqual([]);
  });

  test("a marker goes from space to space", () => {
    expect(
      told(pieces("stock-red@20", "stock-blue@20"), pieces("stock-blue@20", "stock-red@24")),
    ).toEqual(["20>24"]);
  });

  test("of pieces that look alike as many fly as have left a place", () => {
    const before = pieces("worker@hand", "worker@hand", "worker@hand", "coin@hand 2");
    const after = pieces(
      "worker@hand",
      "worker@space",
      "worker@space",
      "coin@hand 1",
      "coin@space",
    );
    expect(told(before, after)).toEqual(["hand>space", "hand>space", "hand>space"]);
  });

  test("new pieces have no origin, and those that were taken no goal", () => {
    expect(told([], pieces("train@x"))).toEqual([">x"]);
    expect(told(pieces("train@x"), [])).toEqual(["x>"]);
  });

  test("a sum that is paid is one flight, and each payer's share another", () => {
    const before = pieces("coin@anna 30", "coin@ben 12", "coin@red 0");
    const after = pieces("coin@anna 10", "coin@ben 2", "coin@red 30");
    expect(told(before, after)).toEqual(["anna>red", "ben>red"]);
  });

  test("what does not find its like is new or gone", () => {
    expect(told(pieces("coin@anna 5"), pieces("coin@anna 2", "coin@red 1"))).toEqual([
      "anna>",
      "anna>red",
    ]);
  });

  test("kinds are not mixed up", () => {
    expect(told(pieces("worker-0@hand"), pieces("worker-1@space"))).toEqual([">space", "hand>"]);
  });

  test("the last piece of a place leaves, the last one there arrives", () => {
    const before = pieces("a@x", "a@x");
    const after = pieces("a@x", "a@y");
    const [flight] = flightsBetween(before, after);
    expect(flight!.from).toBe(before[1]);
    expect(flight!.to).toBe(after[1]);
  });
});
