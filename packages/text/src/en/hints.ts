export const hints = {} as const;
