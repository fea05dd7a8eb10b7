/** What the search of `yardstick.ts` found, by seed (`archipel yardstick --game anno1503 --search --seeds 10`, 2026-11-18). */
export const FOUND: Readonly<Record<number, readonly number[]>> = {
  60: [27, 24, 27, 25, 28, 26, 27, 27, 30, 29],
};
