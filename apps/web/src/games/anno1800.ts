import type { GameDescriptor } from './descriptor.ts';
import { firstGap } from './options/gaps.ts';
import { statistics1800 } from './statistics.ts';

export const anno1800: GameDescriptor = {
  id: 'anno1800',
  name: 'Anno 1800',
  // The rules' own: a test compares them. Importing the rules here would make the home page fetch them.
  seats: { min: 2, max: 4 },
  length: { rounds: { 2: 55, 3: 49, 4: 44 }, person: 45, bot: 6 },
  icon: 'steam-engines',
  levels: ['easy', 'medium', 'hard', 'expert'],
  styles: true,
  quickOptions: { first: 0 },
  quickWays: [
    { id: 'beginners', options: { first: 0, objectives: 'beginners' }, beginners: true },
    { id: 'short', options: { first: 0, objectives: 'beginners', rounds: 20 }, rounds: 20, beginners: true },
  ],
  gaps: (options, chairs) => firstGap(options, chairs, 'first', 'random'),
  statistics: statistics1800,
  loadOptions: async () => (await import('./options/Options1800.tsx')).Options1800,
  loadCurtain: async () => (await import('../anno1800/curtain/parts.tsx')).curtain1800,
  loadRules: async () => (await import('../anno1800/rules/parts.tsx')).rules1800,
  loadReview: async () => (await import('../anno1800/review/parts.tsx')).review1800,
  loadSheet: async () => (await import('../anno1800/sheet/parts.tsx')).sheet1800,
  loadBoxPicture: async () => (await import('../anno1800/boxPicture.tsx')).BoxPicture1800,
  loadTable: async () => (await import('../anno1800/Table.tsx')).Table1800,
};
