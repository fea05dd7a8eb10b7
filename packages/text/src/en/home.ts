export const home = {
  play: 'Play now',
} as const;
