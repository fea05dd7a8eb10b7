/** What the search of `yardstick.ts` found, by last round and seed (`archipel yardstick --game anno1800 --search --seeds 10`, 2026-11-16). */
export const FOUND: Readonly<Record<number, readonly number[]>> = {
  20: [59, 42, 64, 44, 58, 44, 65, 46, 40, 31],
  30: [83, 72, 85, 71, 74, 70, 86, 71, 61, 56],
  40: [120, 106, 110, 95, 92, 92, 110, 100, 78, 84],
};
