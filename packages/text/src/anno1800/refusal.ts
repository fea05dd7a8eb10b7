import type { IllegalMove, Reason } from '@archipel/kernel';
import type { Values } from '../messages/about.ts';
import type { Company } from '../messages/company.ts';
import { listed } from '../messages/list.ts';
import { type Mention, mention, type Sentence, sentenceOf } from '../messages/sentence.ts';
import type { Text } from '../messages/text.ts';
import type { Names1800 } from '../names/names1800.ts';
import { goodOf, isLevel, isToken, type Site, type Speech1800, values1800 } from './values.ts';

/** Why a move is refused, in sentences: goods that cannot be had share one. What has no sentence of its own is told by the number of its rule. */
export function refusal1800(
  text: Text,
  names: Names1800,
  { rule, reasons }: IllegalMove,
  company: Company,
  fields: readonly Site[] = [],
): readonly Sentence[] {
  const speech = { text, names, company, fields };
  const first = reasons.findIndex(({ code }) => code === 'no-source');
  const lines = reasons.flatMap((reason, at) => {
    if (reason.code !== 'no-source') return [told(speech, rule, reason)];
    return at === first ? noSource(speech, reasons) : [];
  });
  return lines.length > 0 ? lines : [text.say('refusal.unknown', { rule })];
}

/** Goods that nothing gives, those of each world together: what is missing is not the same. */
function noSource({ text, names }: Speech1800, reasons: readonly Reason[]): readonly Sentence[] {
  const goods = new Set(reasons.flatMap(({ code, good }) => (code === 'no-source' && typeof good === 'string' ? [good] : [])));
  const isFar = (good: string) => names.components.resources['new-world'].some((each) => each === good);
  const line = (world: 'old' | 'new', some: readonly string[]): readonly Sentence[] => {
    if (some.length === 0) return [];
    const list = listed(
      text,
      some.map((good) => goodOf(names, good)),
    );
    return [text.say('refusal1800.no-source', { goods: list, count: some.length, world, made: makers(text, names, some) })];
  };
  return [
    ...line(
      'old',
      [...goods].filter((good) => !isFar(good)),
    ),
    ...line('new', [...goods].filter(isFar)),
  ];
}

/** The industries of the market that make these goods, with their price. */
function makers(text: Text, names: Names1800, goods: readonly string[]): Sentence | 'none' {
  const industries = names.components.industries.filter(({ makes }) => goods.includes(makes));
  const priced = industries.map(({ id, cost }) => sentenceOf(mention('tile', id, names.tile(id)), ` (${names.cost(cost).join(' + ')})`));
  return priced.length === 0 ? 'none' : listed(text, priced);
}

function told(speech: Speech1800, rule: string, reason: Reason): Sentence {
  const { text } = speech;
  const key = [`refusal1800.${reason.code}`, `refusal.${reason.code}`].find((each) => text.has(each)) ?? 'refusal.unknown';
  const values = { ...values1800(speech, reason), ...more(speech, reason), rule };
  return text.has(key) ? text.say(key, values) : text.say('refusal.unknown', { rule });
}

/** What the fields of a reason do not say by themselves. */
function more({ names }: Speech1800, { level, token, tile, need }: Reason): Values {
  const count = typeof need === 'number' ? need : 0;
  return {
    tileKind: kindOf(names, tile),
    needGold: mention('gold', 'gold', names.gold(count)),
    needTokens: isToken(token) ? mention('token', token, names.tokens(token, count)) : 'none',
    needCubes: isLevel(level) ? mention('level', level, names.cubes(level, count)) : 'none',
  } satisfies { readonly [name: string]: string | Mention };
}

function kindOf({ components }: Names1800, tile: unknown): 'ship' | 'shipyard' | 'industry' {
  if (components.ships.some(({ id }) => id === tile)) return 'ship';
  return components.shipyards.some(({ id }) => id === tile) ? 'shipyard' : 'industry';
}
