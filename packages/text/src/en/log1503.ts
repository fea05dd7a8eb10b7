export const log1503 = {} as const;
