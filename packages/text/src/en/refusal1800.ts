export const refusal1800 = {} as const;
