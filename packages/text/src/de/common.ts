export const common = {
  archipel: 'Archipel',
} as const;
