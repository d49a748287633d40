import { expect, test } from "vitest";
import { courseOf } from "../src/lib/rating";
import type { RatingStep } from "../src/lib/types";

const step = (rating: number, deviation: number): RatingStep => ({
  game: null,
  at: 0,
  place: 1,
  seats: 2,
  rating,
  deviation,
});

test("the course of a rating goes from the left rim to the right one, within the picture", () => {
  const course = courseOf([step(1500, 300), step(1620, 250), step(1580, 200)], 300, 100);
  expect(course.points.map((point) => point.x)).toEqual([0, 150, 300]);
  const [first, second, third] = course.points.map((point) => point.y);
  expect(second).toBeLessThan(third!);
  expect(third).toBeLessThan(first!);
  const heights = course.band.split(" ").map((pair) => Number(pair.split(",")[1]));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...heights)).toBeLessThanOrEqual(100);
});

test("the marks are round numbers around everything that is drawn", () => {
  const marks = courseOf([step(1500, 20), step(1510, 18)], 300, 100).marks;
  expect(marks.map((mark) => mark.rating)).toEqual([1450, 1475, 1500, 1525, 1550]);
  expect(marks[0]!.y).toBe(100);
  expect(marks.at(-1)!.y).toBe(0);
});

test("one game is a point in the middle", () => {
  expect(courseOf([step(1500, 300)], 300, 100).points[0]!.x).toBe(150);
});
