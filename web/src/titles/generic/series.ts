/** Of a title without a board of its own, a chart shows the scores alone. */
import type { Series } from "../../lib/chart";

export const seriesOf = (): Series[] => [];
