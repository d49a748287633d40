/** The country that each railroad runs through, drawn behind its track: a horizon, and what stands on it. */

export type Scene = {
  /** From the top of the sky to its rim. */
  sky: readonly [string, string];
  ground: string;
  /** What is drawn on the horizon, from far to near. */
  shapes: readonly { d: string; fill: string }[];
};

/** Scenes are drawn in this box; wide lines show all of it, short ones the middle. */
export const BOX = { x: -300, y: 10, width: 1800, height: 103 };
export const HORIZON = 56;
const WIDTH = BOX.x + BOX.width;

const both = (light: string, dark: string): string => `light-dark(${light}, ${dark})`;
const every = (step: number, from = 0): number[] =>
  Array.from({ length: Math.ceil((WIDTH - from) / step) }, (_, n) => from + n * step);
/** A number that looks accidental, from 0 to 1, the same at every drawing. */
const jitter = (seed: number): number => {
  const value = Math.sin(seed * 12.9898) * 43758.5453;
  return value - Math.floor(value);
};

const peak = (x: number, width: number, height: number, base = HORIZON): string =>
  `M${x - width / 2} ${base}L${x - width * 0.12} ${base - height * 0.82}L${x} ${base - height}L${x + width * 0.16} ${base - height * 0.7}L${x + width / 2} ${base}Z`;
const cap = (x: number, width: number, height: number): string =>
  `M${x - width * 0.15} ${HORIZON - height * 0.74}L${x - width * 0.12} ${HORIZON - height * 0.82}L${x} ${HORIZON - height}L${x + width * 0.16} ${HORIZON - height * 0.7}L${x + width * 0.07} ${HORIZON - height * 0.78}L${x} ${HORIZON - height * 0.66}L${x - width * 0.07} ${HORIZON - height * 0.8}Z`;
const fir = (x: number, height: number, base = HORIZON + 4): string =>
  `M${x} ${base - height}l${height * 0.24} ${height * 0.4}h${-height * 0.1}l${height * 0.17} ${height * 0.5}h${-height * 0.62}l${height * 0.17} ${-height * 0.5}h${-height * 0.1}Z`;
const bush = (x: number, size: number, base = HORIZON + 3): string =>
  `M${x - size} ${base}a${size} ${size} 0 0 1 ${size * 2} 0Z`;
const hill = (x: number, width: number, height: number, base = HORIZON + 2): string =>
  `M${x - width / 2} ${base}Q${x} ${base - height * 2} ${x + width / 2} ${base}Z`;
const house = (x: number, width: number, height: number, base = HORIZON + 3): string =>
  `M${x} ${base}v${-height}l${width / 2} ${-width * 0.2}l${width / 2} ${width * 0.2}v${height}Z`;
const tower = (x: number, width: number, height: number, spire: number): string =>
  `M${x} ${HORIZON + 3}v${-height}l${width / 2} ${-spire}l${width / 2} ${spire}v${height}Z`;
/** A tower with an onion dome. */
const onion = (x: number, width: number, height: number): string =>
  `M${x} ${HORIZON + 3}v${-height}q${-width * 0.35} ${-width * 0.55} ${width * 0.2} ${-width}q${width * 0.25} ${-width * 0.25} ${width * 0.3} ${-width * 0.7}q${width * 0.05} ${width * 0.45} ${width * 0.3} ${width * 0.7}q${width * 0.55} ${width * 0.45} ${width * 0.2} ${width}v${height}Z`;
const mesa = (x: number, width: number, height: number): string =>
  `M${x - width / 2} ${HORIZON + 3}l${width * 0.12} ${-height * 0.45}l${width * 0.06} ${-height * 0.55}h${width * 0.62}l${width * 0.08} ${height * 0.6}l${width * 0.12} ${height * 0.4}Z`;
const cactus = (x: number, height: number): string =>
  `M${x} ${HORIZON + 6}v${-height}a2.5 2.5 0 0 1 5 0v${height * 0.45}h4v${-height * 0.25}a2 2 0 0 1 4 0v${height * 0.45}h-8v${height * 0.35}Z`;
const many = (places: readonly number[], draw: (x: number, n: number) => string): string =>
  places.map(draw).join("");
const range = (step: number, from: number, width: number, height: number): string =>
  many(every(step, from), (x, n) => peak(x, width, height * (0.7 + 0.5 * jitter(n + step))));
const caps = (step: number, from: number, width: number, height: number): string =>
  many(every(step, from), (x, n) => cap(x, width, height * (0.7 + 0.5 * jitter(n + step))));
const firs = (step: number, from: number, height: number): string =>
  many(every(step, from), (x, n) =>
    fir(x + step * 0.7 * jitter(n + 3), height * (0.7 + 0.5 * jitter(n))),
  );

const WINTER = both("#dfe9ec", "#1b2a35");
const SUMMER = both("#d5e8ee", "#182b36");
const WARM = both("#f7e6c4", "#33291f");
const FIR = both("#4d7360", "#16352b");
const FAR = both("#b6c5cc", "#2c404c");
const SNOW = both("#ffffff", "#7f96a3");
const MEADOW = both("#c3d39a", "#2b4230");
const STONE = both("#cdb58d", "#5a4b38");
const BRICK = both("#b8664a", "#6d3b2b");
const ROOF = both("#8a4a35", "#4d2a20");
const SEA = both("#9cc4d2", "#1d4354");
const GOLD = both("#dcae45", "#8a6a24");
const WALL = both("#f3ead6", "#6a675c");

const TAIGA: Scene = {
  sky: [WINTER, both("#f6f5ee", "#26363f")],
  ground: both("#dfe3c8", "#2a3a32"),
  shapes: [
    { d: range(150, -250, 190, 40), fill: FAR },
    { d: caps(150, -250, 190, 40), fill: SNOW },
    { d: firs(19, -300, 27), fill: FIR },
    { d: onion(560, 20, 24) + onion(592, 14, 16), fill: both("#3c7a8c", "#2a5866") },
    { d: house(556, 54, 16), fill: WALL },
  ],
};
const BALTIC: Scene = {
  sky: [SUMMER, both("#f2f4ef", "#22343e")],
  ground: both("#d4dcb8", "#2a3d34"),
  shapes: [
    { d: `M540 ${HORIZON - 6}H${WIDTH}V${HORIZON + 6}H540Z`, fill: SEA },
    { d: many([640, 760, 930], (x) => `M${x} 46l18-26v26Zm-8 2h34l-6 6h-20Z`), fill: WALL },
    { d: tower(470, 12, 22, 26) + house(440, 60, 14) + house(500, 44, 18), fill: GOLD },
    { d: onion(380, 18, 20) + onion(405, 14, 14) + house(376, 46, 12), fill: BRICK },
  ],
};
const STEPPE: Scene = {
  sky: [SUMMER, both("#fbf1d6", "#2b3130")],
  ground: both("#e8cd84", "#4a4128"),
  shapes: [
    { d: hill(500, 360, 14) + hill(820, 300, 12), fill: MEADOW },
    { d: onion(420, 22, 24) + onion(450, 16, 18) + onion(398, 14, 14), fill: GOLD },
    { d: house(394, 78, 12), fill: WALL },
    {
      d: many(
        [600, 700],
        (x) =>
          `M${x} ${HORIZON + 3}l4-26h10l4 26Zm9-26l20-16m-20 16l-20 16m20-16l16 20m-16-20l-16-20`,
      ),
      fill: BRICK,
    },
    {
      d: many(every(26, 480), (x, n) => bush(x, 4 + 3 * jitter(n))),
      fill: both("#b98f2e", "#6a5420"),
    },
  ],
};
const ALPS: Scene = {
  sky: [SUMMER, both("#f3f6ef", "#22343e")],
  ground: both("#bcd28d", "#2c4631"),
  shapes: [
    { d: range(120, -280, 190, 42), fill: both("#9fb3bf", "#334a58") },
    { d: caps(120, -280, 190, 42), fill: SNOW },
    { d: onion(-90, 15, 26) + onion(-68, 15, 26) + house(-92, 44, 14), fill: BRICK },
    { d: many([560, 690, 980], (x) => hill(x, 320, 12)), fill: MEADOW },
    { d: firs(34, -300, 20), fill: FIR },
  ],
};
const ELBE: Scene = {
  sky: [SUMMER, both("#f5f1e2", "#26323a")],
  ground: both("#cbd7a2", "#2e4234"),
  shapes: [
    { d: many(every(34, 600), (x, n) => mesa(x, 38, 22 + 18 * jitter(n))), fill: STONE },
    { d: `M430 ${HORIZON + 3}v-14h10v-8q16-24 32 0v8h10v14Z`, fill: WALL },
    { d: tower(410, 12, 26, 18) + tower(490, 10, 18, 16), fill: ROOF },
    { d: firs(48, 590, 18), fill: FIR },
    { d: `M300 ${HORIZON + 4}q150-8 300 0t300 0v5H300Z`, fill: SEA },
  ],
};
const FRANCONIA: Scene = {
  sky: [SUMMER, both("#faf0da", "#2d302d")],
  ground: both("#c9d391", "#33442c"),
  shapes: [
    { d: hill(480, 260, 22) + hill(760, 320, 18), fill: MEADOW },
    { d: tower(450, 14, 34, 16) + house(464, 34, 26) + tower(500, 10, 30, 14), fill: BRICK },
    { d: many([400, 424, 536, 560, 690, 716], (x) => house(x, 20, 10)), fill: WALL },
    {
      d: many([400, 424, 536, 560, 690, 716], (x) => `M${x - 2} ${HORIZON - 7}l12-10l12 10Z`),
      fill: ROOF,
    },
    { d: many(every(13, 620), (x) => bush(x, 3.5)), fill: both("#7d9550", "#2c4a25") },
  ],
};
const ROCKIES: Scene = {
  sky: [both("#cfe2ec", "#1a2b38"), both("#fbeedb", "#2e3438")],
  ground: both("#d8c79a", "#453d2c"),
  shapes: [
    { d: range(95, -290, 150, 46), fill: both("#a08f86", "#4a4340") },
    { d: caps(95, -290, 150, 46), fill: SNOW },
    { d: range(130, -250, 150, 22), fill: both("#b57f5e", "#5d3f30") },
    { d: firs(29, -300, 22), fill: FIR },
  ],
};
const DESERT: Scene = {
  sky: [both("#f8ddb0", "#352a22"), both("#fdf3dd", "#3b3129")],
  ground: both("#e6c38c", "#54402a"),
  shapes: [
    {
      d: mesa(440, 130, 36) + mesa(660, 170, 30) + mesa(860, 120, 40),
      fill: both("#cf8154", "#743f28"),
    },
    { d: mesa(540, 70, 22) + mesa(770, 60, 18), fill: both("#b5623c", "#5b2f1d") },
    { d: many([400, 500, 600, 720, 820], (x, n) => cactus(x, 16 + 5 * jitter(n))), fill: FIR },
  ],
};
const PRAIRIE: Scene = {
  sky: [WARM, both("#fbf6e8", "#2e2c26")],
  ground: both("#d9d08a", "#474526"),
  shapes: [
    { d: hill(470, 340, 10) + hill(800, 400, 12), fill: MEADOW },
    { d: house(430, 36, 18) + house(700, 30, 16), fill: BRICK },
    { d: `M474 ${HORIZON + 3}v-26a6 6 0 0 1 12 0v26Z`, fill: both("#9aa3a8", "#59636a") },
    { d: `M600 ${HORIZON + 3}l3-18h-5v-14l13-7l13 7v14h-5l3 18h-3l-2-18h-12l-2 18Z`, fill: ROOF },
    {
      d: many(every(60, 390), (x) => `M${x} ${HORIZON + 3}v-24h-6v-2h14v2h-6v24Z`),
      fill: both("#7b5a3a", "#6a5238"),
    },
  ],
};

const SCENES: Record<string, Scene> = {
  "trans-siberian": TAIGA,
  "st-petersburg": BALTIC,
  kiev: STEPPE,
  munich: ALPS,
  dresden: ELBE,
  nuremberg: FRANCONIA,
  "rocky-mountain": ROCKIES,
  "transcontinental-west": DESERT,
  "transcontinental-east": PRAIRIE,
};

/** Return the country of a railroad. */
export const sceneOf = (railroad: string): Scene => SCENES[railroad] ?? STEPPE;
