import { isIPv6 } from 'node:net';

/** Groups of an address of the sixth version that name its network: a household has more addresses in it than can be counted. */
const GROUPS = 4;

/** What counts as one address: of the fourth version each, of the sixth its network. Who has hung up already comes from nowhere. */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return '';
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(bare)) return bare;
  const [front = '', back = ''] = (bare.split('%')[0] ?? bare).split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [first, last] = [groups(front), groups(back)];
  const gap = bare.includes('::') ? Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0') : [];
  return [...first, ...gap, ...last]
    .slice(0, GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
