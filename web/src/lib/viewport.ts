/** Which part of a drawing is seen. */
import type { Box } from "./geometry";

type Size = { width: number; height: number };
type Place = { x: number; y: number };

/** The most a drawing may be enlarged. */
const CLOSEST = 9;

/** Return the smallest box of a window's proportions around a region, with the region in its middle. */
export function fitted(region: Box, window: Size): Box {
  const ratio = window.width / window.height;
  const width = Math.max(region.width, region.height * ratio);
  const height = width / ratio;
  return {
    x: region.x + region.width / 2 - width / 2,
    y: region.y + region.height / 2 - height / 2,
    width,
    height,
  };
}

/** Return a box enlarged by a factor around a place that stays where it is. */
export function zoomed(box: Box, factor: number, at: Place): Box {
  return {
    x: at.x - (at.x - box.x) / factor,
    y: at.y - (at.y - box.y) / factor,
    width: box.width / factor,
    height: box.height / factor,
  };
}

/** Return a box that is neither too small nor beyond the rim of the whole. */
export function limited(box: Box, full: Box): Box {
  const width = Math.min(full.width, Math.max(full.width / CLOSEST, box.width));
  const height = (width / full.width) * full.height;
  const keep = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
  const x = box.x + (box.width - width) / 2;
  const y = box.y + (box.height - height) / 2;
  return {
    x: keep(x, full.x, full.x + full.width - width),
    y: keep(y, full.y, full.y + full.height - height),
    width,
    height,
  };
}
