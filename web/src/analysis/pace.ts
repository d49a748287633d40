/** How many iterations are asked for next: answers come every few seconds, however fast or busy the server is. */

/** A step that took longer than this, in milliseconds, is followed by one that is as long. */
const LONG = 2_000;

/** The iterations of the next step after one that took so many milliseconds; none when there may be no more. */
export function nextStep(made: number, step: number, took: number, most: number): number {
  return Math.min(took < LONG ? made : step, most - made);
}
