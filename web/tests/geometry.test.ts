import { expect, test } from "vitest";
import { around, boxOn, labels, smooth, spread } from "../src/lib/geometry";
import { fitted, limited, zoomed } from "../src/lib/viewport";
import { placesOf, targetsOf } from "../src/titles/trans-siberian/targets";
import { spacesOf } from "../src/titles/trans-siberian/tracks";

test("points are moved apart, and far ones stay", () => {
  const [a, b, c] = spread(
    [
      [0, 0],
      [4, 0],
      [500, 500],
    ],
    40,
  );
  expect(Math.hypot(b![0] - a![0], b![1] - a![1])).toBeGreaterThan(35);
  expect(c).toEqual([500, 500]);
});

test("a point keeps off the line between two others", () => {
  const found = spread(
    [
      [0, 0],
      [400, 0],
      [200, 1],
    ],
    60,
    [[0, 1]],
  );
  expect(Math.abs(found[2]![1] - (found[0]![1] + found[1]![1]) / 2)).toBeGreaterThan(15);
});

test("a box leaves the middle of its line where something stands", () => {
  expect(boxOn([0, 0], [100, 0], 10, [])).toEqual([50, 0]);
  const [x] = boxOn([0, 0], [100, 0], 10, [{ x: 48, y: -5, width: 4, height: 10 }]);
  expect(x).not.toBe(50);
});

test("names do not cover each other", () => {
  const [one, two] = labels(
    [
      [0, 0],
      [40, 0],
    ],
    ["Yekaterinburg", "Yekaterinburg"],
    [],
    [],
    16,
  );
  const apart =
    one!.box.x + one!.box.width <= two!.box.x ||
    two!.box.x + two!.box.width <= one!.box.x ||
    one!.box.y + one!.box.height <= two!.box.y ||
    two!.box.y + two!.box.height <= one!.box.y;
  expect(apart).toBe(true);
});

test("a smooth path goes through its points", () => {
  expect(
    smooth(
      [
        [0, 0],
        [10, 0],
      ],
      false,
    ),
  ).toMatch(/^M0 0C.* 10 0$/);
  expect(
    smooth(
      [
        [0, 0],
        [10, 0],
        [0, 10],
      ],
      true,
    ),
  ).toMatch(/Z$/);
});

test("the box around nothing is nothing", () => {
  expect(around([], 5)).toBeNull();
  expect(
    around(
      [
        [0, 0],
        [10, 20],
      ],
      5,
    ),
  ).toEqual({ x: -5, y: -5, width: 20, height: 30 });
});

test("a window shows a region whole, keeps a place under the pointer, and stays on the drawing", () => {
  const full = fitted({ x: 0, y: 0, width: 100, height: 100 }, { width: 200, height: 100 });
  expect(full).toEqual({ x: -50, y: 0, width: 200, height: 100 });
  const near = zoomed(full, 2, { x: 0, y: 0 });
  expect(near).toEqual({ x: -25, y: 0, width: 100, height: 50 });
  expect(limited({ ...near, x: -500 }, full).x).toBe(-50);
  expect(limited({ ...near, width: 1, height: 0.5 }, full).width).toBeCloseTo(200 / 9);
});

test("actions of Trans-Siberian Railroad stand where they are done", () => {
  expect(targetsOf("build moscow-kazan")).toEqual(["link:moscow-kazan"]);
  expect(targetsOf("buy-two red blue")).toEqual(["railroad:red", "railroad:blue"]);
  expect(targetsOf("value 20")).toEqual(["stock:20"]);
  expect(targetsOf("pass")).toEqual([]);
});

test("sentences lead to the places they speak of", () => {
  const city = (id: string) => ({ id: `ts-city-${id}`, args: {} });
  const link = { id: "ts-link-2", args: { city1: city("samara"), city2: city("moscow") } };
  const words = {
    id: "ts-event-built",
    args: { railroad: { id: "ts-railroad-red", args: {} }, link },
  };
  expect(placesOf(words)).toEqual(["railroad:red", "ends:moscow+samara"]);
});

test("the income track shows black, occupied and outermost spaces", () => {
  expect(spacesOf([7], new Set([10]), 20).map((space) => space.value)).toEqual([0, 7, 10, 20]);
});
