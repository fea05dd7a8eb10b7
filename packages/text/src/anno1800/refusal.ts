import type { IllegalMove, Reason } from '@archipel/kernel';
import type { Company } from '../company.ts';
import { listed } from '../list.ts';
import type { Names1800 } from '../names/names1800.ts';
import { type Mention, mention, type Said } from '../said.ts';
import type { Text } from '../text.ts';
import { goodOf, isLevel, isToken, type Speech1800, type Values, values1800 } from './values.ts';

/** Why a move is refused, in sentences: goods that cannot be had share one. What has no sentence of its own is told by the number of its rule. */
export function refusal1800(text: Text, names: Names1800, { rule, reasons }: IllegalMove, company: Company): readonly Said[] {
  const speech = { text, names, company };
  const others = reasons.filter(({ code }) => code !== 'no-source');
  const lines = [...noSource(speech, reasons), ...others.map((reason) => told(speech, rule, reason))];
  return lines.length > 0 ? lines : [text.say('refusal.unknown', { rule })];
}

/** Goods that nothing gives, those of each world together: what is missing is not the same. */
function noSource({ text, names }: Speech1800, reasons: readonly Reason[]): readonly Said[] {
  const goods = reasons.flatMap(({ code, good }) => (code === 'no-source' && typeof good === 'string' ? [good] : []));
  const far = new Set(names.components.resources['new-world']);
  const line = (world: 'old' | 'new', some: ReadonlySet<string>): readonly Said[] => {
    const list = listed(
      text,
      [...some].map((good) => goodOf(names, good)),
    );
    return some.size > 0 ? [text.say('refusal1800.no-source', { goods: list, count: some.size, world })] : [];
  };
  return [...line('old', new Set(goods.filter((good) => !far.has(good)))), ...line('new', new Set(goods.filter((good) => far.has(good))))];
}

function told(speech: Speech1800, rule: string, reason: Reason): Said {
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
