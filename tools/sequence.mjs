import { BaseSequencer } from 'vitest/node';

/** Files that take longest, the longest first. Begun last, one of them would keep one core busy while the others have nothing left to do. */
const LONGEST = [
  'whole/anno1503.browser',
  'hotseat.browser',
  'textFits.browser',
  'tableFits.browser',
  'learn.browser',
  'table.browser',
  'tables.browser',
  'layout1503.browser',
  'barriers1503.browser',
  'kill.process',
  'cli.process',
];

const rank = ({ moduleId }) => {
  const at = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return at < 0 ? LONGEST.length : at;
};

/** Vitest knows how long a file took only where it has run before: on a new machine it goes by the size of files, which says little of browsers. */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    // oxlint-disable-next-line unicorn/no-array-sort -- what Vitest calls sort answers a new list
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
