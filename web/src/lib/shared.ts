/** Return what came new, with every part that did not change taken from what was there before.
 *
 * A position comes whole with each push, and little of it is new. Where a part is the very same object
 * as before, nothing that is drawn from it is drawn again. What came new is used up.
 */
export function shared<T>(before: unknown, now: T): T {
  if (before === now || !isObject(before) || !isObject(now)) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const fresh: Parts = now;
  const names = Object.keys(fresh);
  let isSame = names.length === Object.keys(before).length;
  for (const name of names) {
    fresh[name] = shared(before[name], fresh[name]);
    if (fresh[name] !== before[name] || !(name in before)) isSame = false;
  }
  return isSame ? (before as T) : now;
}

type Parts = Record<string, unknown>;

const isObject = (value: unknown): value is Parts => typeof value === "object" && value !== null;
