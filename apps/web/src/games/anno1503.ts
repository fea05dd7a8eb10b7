import type { GameDescriptor } from './descriptor.ts';
import { firstGap, islandGap } from './options/gaps.ts';
import { statistics1503 } from './statistics.ts';

export const anno1503: GameDescriptor = {
  id: 'anno1503',
  name: 'Anno 1503',
  // The rules' own: a test compares them. Importing the rules here would make the home page fetch them.
  seats: { min: 2, max: 4 },
  length: { rounds: { 2: 33, 3: 23, 4: 16 }, person: 45, bot: 6 },
  icon: 'exploration-ship',
  levels: ['easy', 'medium', 'hard', 'expert'],
  styles: true,
  quickOptions: { firstPlayer: 0 },
  quickWays: [{ id: 'short', options: { firstPlayer: 0, rounds: 10 }, rounds: 10 }],
  gaps: (options, chairs) => [...firstGap(options, chairs, 'firstPlayer', 'dice'), ...islandGap(options, chairs, ['A', 'B', 'C', 'D'])],
  statistics: statistics1503,
  loadOptions: async () => (await import('./options/Options1503.tsx')).Options1503,
  loadCurtain: async () => (await import('../anno1503/curtain/parts.tsx')).curtain1503,
  loadRules: async () => (await import('../anno1503/rules/parts.tsx')).rules1503,
  loadReview: async () => (await import('../anno1503/review/parts.tsx')).review1503,
  loadSheet: async () => (await import('../anno1503/sheet/parts.tsx')).sheet1503,
  loadBoxPicture: async () => (await import('../anno1503/boxPicture.tsx')).BoxPicture1503,
  loadTable: async () => (await import('../anno1503/Table.tsx')).Table1503,
};
