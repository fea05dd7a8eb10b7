export const home = {
  play: 'Jetzt spielen',
} as const;
