/** Which pieces changed their place between two pictures of a board.
 *
 * Pieces of one kind look alike, so nobody can tell them apart: what counts is how many of a kind
 * stand at each place before and after.
 */
export type Piece = { kind: string; place: string; count: number };

/** A piece that glides; without `from` it is new, without `to` it was taken. */
export type Flight<P extends Piece> = { from: P | null; to: P | null };

/** Return kind and place of what a board writes as `kind@place`. */
export function pieceOf(text: string, count: number): Piece {
  const at = text.indexOf("@");
  return { kind: text.slice(0, at), place: text.slice(at + 1), count };
}

export function flightsBetween<P extends Piece>(
  before: readonly P[],
  after: readonly P[],
): Flight<P>[] {
  const [then, now] = [totalsOf(before), totalsOf(after)];
  const gone = surplusOf(before, then, now);
  const come = surplusOf(after, now, then);
  const flights: Flight<P>[] = [];
  for (const kind of new Set([...gone.keys(), ...come.keys()])) {
    const [from, to] = [gone.get(kind) ?? [], come.get(kind) ?? []];
    let left = from.shift() ?? null;
    let found = to.shift() ?? null;
    while (left || found) {
      flights.push({ from: left?.piece ?? null, to: found?.piece ?? null });
      const many = Math.min(left?.many ?? Infinity, found?.many ?? Infinity);
      left = rest(left, many) ?? from.shift() ?? null;
      found = rest(found, many) ?? to.shift() ?? null;
    }
  }
  return flights;
}

type Part<P> = { piece: P; many: number };

const rest = <P>(part: Part<P> | null, taken: number): Part<P> | null =>
  part && part.many > taken ? { ...part, many: part.many - taken } : null;

const keyOf = (piece: Piece): string => `${piece.kind}@${piece.place}`;

function totalsOf(pieces: readonly Piece[]): Map<string, number> {
  const totals = new Map<string, number>();
  for (const piece of pieces) {
    totals.set(keyOf(piece), (totals.get(keyOf(piece)) ?? 0) + piece.count);
  }
  return totals;
}

/** Return the pieces, by kind, that a place has more of in one picture than in the other: its last ones. */
function surplusOf<P extends Piece>(
  pieces: readonly P[],
  here: ReadonlyMap<string, number>,
  there: ReadonlyMap<string, number>,
): Map<string, Part<P>[]> {
  const owed = new Map<string, number>();
  for (const [key, total] of here) {
    const more = total - (there.get(key) ?? 0);
    if (more > 0) owed.set(key, more);
  }
  const found = new Map<string, Part<P>[]>();
  if (!owed.size) return found;
  for (const piece of pieces.toReversed()) {
    const many = Math.min(owed.get(keyOf(piece)) ?? 0, piece.count);
    if (!many) continue;
    owed.set(keyOf(piece), owed.get(keyOf(piece))! - many);
    found.set(piece.kind, [{ piece, many }, ...(found.get(piece.kind) ?? [])]);
  }
  return found;
}
