import type { Arrangement } from './chart.ts';

/** Beside the title, which covers the left of the chart. */
export const wide: Arrangement = {
  name: 'wide',
  usual: { width: 1216, height: 530 },
  rose: { x: 69.5, y: 60, radius: 80 },
  islands: {
    kernel: { x: 50, y: 48, width: 128, height: 100 },
    conformance: { x: 54, y: 82, width: 150, height: 90 },
    cli: { x: 64.5, y: 22, width: 160, height: 92 },
    anno1503: { x: 87, y: 25, width: 176, height: 118 },
    anno1800: { x: 89.5, y: 56, width: 150, height: 96 },
    bots: { x: 72, y: 89, width: 92, height: 62 },
    table: { x: 86, y: 84, width: 122, height: 74 },
    server: { x: 46.5, y: 16, width: 100, height: 64 },
  },
  routes: [
    ['kernel', 'conformance'],
    ['kernel', 'server'],
    ['kernel', 'cli'],
    ['cli', 'anno1503'],
    ['anno1503', 'anno1800'],
    ['anno1800', 'table'],
    ['table', 'bots'],
  ],
  covered: 42,
  islets: [{ x: 59.5, y: 64, width: 30, height: 20 }],
};

/** Under the title, for narrow screens. */
export const tall: Arrangement = {
  name: 'tall',
  usual: { width: 344, height: 470 },
  rose: { x: 47, y: 53, radius: 50 },
  islands: {
    kernel: { x: 23, y: 13, width: 96, height: 72 },
    conformance: { x: 23, y: 36, width: 126, height: 68 },
    cli: { x: 72, y: 14, width: 128, height: 74 },
    anno1503: { x: 78, y: 39, width: 108, height: 78 },
    anno1800: { x: 78.5, y: 65, width: 108, height: 74 },
    bots: { x: 46, y: 76, width: 76, height: 50 },
    table: { x: 69, y: 88, width: 104, height: 56 },
    server: { x: 21, y: 86, width: 88, height: 60 },
  },
  routes: [
    ['kernel', 'conformance'],
    ['kernel', 'cli'],
    ['cli', 'anno1503'],
    ['anno1503', 'anno1800'],
    ['anno1800', 'table'],
    ['table', 'bots'],
    ['bots', 'server'],
  ],
  covered: 0,
  islets: [{ x: 17, y: 60, width: 24, height: 16 }],
};
