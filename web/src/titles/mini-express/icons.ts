/** Drawings that the board and its legend share. */
export const TRAIN = "M2 11V5h9V1h6v10ZM3 1h4v4H3z";
export const WHEELS = [5.5, 14] as const;
export const ANCHOR = "M0-14v30m-10-22h20m-26 10c2 16 30 16 32 0";
export const FLAG = "M30-40v26M30-40h16l-4 6 4 6H30";
export const SPIKE = "M-9-18h18v6H4l-4 32-4-32h-5Z";
