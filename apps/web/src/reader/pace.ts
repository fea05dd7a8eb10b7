/** How fast the moves of others are shown: `step` waits for a press before each. */
export const PACES = ['step', 'slow', 'normal', 'fast', 'at-once'] as const;
export type Pace = (typeof PACES)[number];
