import type { Chair, Level, StyleChoice } from '@archipel/protocol';
import type { Key, Text } from '@archipel/text';

/** Islands that are on no chart: every table is called after one of them, always the same. */
const BEGINNINGS = 'Ost Brand Lind Hest Sor Vind Ulv Raven Wex Elv Ivar Nord Tarn Kel Mor Bel Cor Dun Hal Jor Mar Val Tor Petr'.split(' ');
const ENDINGS = 'holm sey vik sund mark vara mora ness skar oya ster wick ford port enna una'.split(' ');

/** A number that follows from a text, for whatever should look the same each time. */
export function numberOf(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum;
}

export function tableName(id: string): string {
  const number = numberOf(id);
  const beginning = BEGINNINGS[number % BEGINNINGS.length] ?? '';
  return beginning + (ENDINGS[Math.floor(number / BEGINNINGS.length) % ENDINGS.length] ?? '');
}

const LEVEL_KEYS = {
  random: 'common.levelRandom',
  easy: 'common.levelEasy',
  medium: 'common.levelMedium',
  hard: 'common.levelHard',
  expert: 'common.levelExpert',
} as const satisfies Readonly<Record<Level, Key>>;

export function levelName(t: Text['t'], level: Level): string {
  return t(LEVEL_KEYS[level]);
}

export function styleName(t: Text['t'], style: StyleChoice): string {
  return t(`style.${style}`);
}

/** A bot by its level, and by its style where it has one. */
function botName(t: Text['t'], { level, style }: Extract<Chair, { kind: 'bot' }>): string {
  if (style === undefined) return t('common.bot', { level: levelName(t, level) });
  return t('style.bot', { level: levelName(t, level), style: styleName(t, style) });
}

/** Who sits on a chair. Somebody at this device who has given no name is `you`. */
export function chairName(t: Text['t'], chair: Chair): string {
  if (chair.kind === 'open') return t('common.openChair');
  if (chair.kind === 'bot') return botName(t, chair);
  return chair.name || t('common.you');
}
