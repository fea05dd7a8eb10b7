/** Q1: how many may play. */
export const SEATS = { min: 2, max: 4 } as const;
