/** The course of a rating as a line with its uncertainty, for a picture of a given size. */
import type { RatingStep } from "./types";

export type Course = {
  line: string;
  /** Where the rating may well lie: twice the deviation to both sides. */
  band: string;
  marks: { y: number; rating: number }[];
  points: { x: number; y: number; step: RatingStep }[];
};

const STEPS = [25, 50, 100, 200, 500, 1000];
const MOST_MARKS = 5;

/** Return the course; games stand side by side, however long the time between them was. */
export function courseOf(steps: readonly RatingStep[], width: number, height: number): Course {
  const low = Math.min(...steps.map((step) => step.rating - 2 * step.deviation));
  const high = Math.max(...steps.map((step) => step.rating + 2 * step.deviation));
  const unit = STEPS.find((each) => (high - low) / each <= MOST_MARKS) ?? STEPS.at(-1)!;
  const from = Math.floor(low / unit) * unit;
  const to = Math.ceil(high / unit) * unit;
  const y = (rating: number) => Math.round(height * (1 - (rating - from) / (to - from)) * 10) / 10;
  const x = (n: number) =>
    steps.length < 2 ? width / 2 : Math.round(((n * width) / (steps.length - 1)) * 10) / 10;
  const points = steps.map((step, n) => ({ x: x(n), y: y(step.rating), step }));
  const upper = steps.map((step, n) => `${x(n)},${y(step.rating + 2 * step.deviation)}`);
  const lower = steps.map((step, n) => `${x(n)},${y(step.rating - 2 * step.deviation)}`);
  const count = Math.round((to - from) / unit);
  return {
    line: points.map((point) => `${point.x},${point.y}`).join(" "),
    band: [...upper, ...lower.reverse()].join(" "),
    marks: Array.from({ length: count + 1 }, (_, n) => from + n * unit).map((rating) => ({
      rating,
      y: y(rating),
    })),
    points,
  };
}
