/** How fast an analysis asks for more. */
import { expect, it } from "vitest";
import { nextStep } from "../src/analysis/pace";

/** The iterations behind each answer, if one iteration takes so many milliseconds and others are waited for besides. */
function answers(perIteration: number, wait: (answer: number) => number, most = 20_000): number[] {
  const found = [];
  for (let made = 50, step = 50; step; made += step) {
    found.push(made);
    step = nextStep(made, step, step * perIteration + wait(found.length), most);
  }
  return found;
}

it("doubles while answers come fast, up to the most that may be asked for", () => {
  expect(answers(0.1, () => 0)).toEqual([50, 100, 200, 400, 800, 1600, 3200, 6400, 12800, 20000]);
});

it("keeps its step where an answer takes long", () => {
  expect(answers(10, () => 0, 1000)).toEqual([50, 100, 200, 400, 600, 800, 1000]);
});

it("goes on after an answer that others were waited for, and is faster again afterwards", () => {
  const found = answers(0.1, (answer) => (answer === 1 ? 60_000 : 0), 1000);
  expect(found).toEqual([50, 100, 200, 400, 800, 1000]);
});
