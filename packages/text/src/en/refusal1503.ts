export const refusal1503 = {} as const;
