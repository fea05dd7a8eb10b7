export const log1800 = {} as const;
