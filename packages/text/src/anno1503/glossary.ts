import type { Building, Commodity, Components, Level, Objective, Tile } from '@archipel/anno1503';
import { oneOf } from '../messages/about.ts';
import type { GlossaryEntry, GlossaryRow } from '../messages/glossary.ts';
import { listed } from '../messages/list.ts';
import { capital, type Mention, mention, type Sentence, sentenceOf } from '../messages/sentence.ts';
import type { Text } from '../messages/text.ts';
import type { Names1503 } from '../names/names1503.ts';
import { buildingLine1503 } from './lines.ts';
import { isObjective } from './values.ts';

/** The kinds of things that the glossary knows. A topic is a kind and an id: `commodity wood`, `building smithy`. */
export const TOPICS_1503 = ['commodity', 'level', 'building', 'tile', 'gold', 'ship', 'objective'] as const;

export interface Topic1503 {
  readonly kind: (typeof TOPICS_1503)[number];
  readonly id: string;
}

const LEVELS = ['explorer', 'settler', 'citizen', 'merchant'] as const satisfies readonly Level[];
const isLevel = oneOf<Level>(LEVELS);
const COMMODITIES = ['wood', 'stone', 'tools', 'cloth', 'spice', 'tobacco'] as const satisfies readonly Commodity[];
const isCommodity = oneOf<Commodity>(COMMODITIES);
const isTile = oneOf<Tile['kind']>(['outpost', 'agreement', 'treasure']);

/** What a thing of Anno 1503 is, by the box that is played with; undefined if it is none. */
export function glossary1503(text: Text, names: Names1503, box: Components, { kind, id }: Topic1503): GlossaryEntry | undefined {
  const { t } = text;
  const entry = (name: string, sort: string, rows: readonly GlossaryRow[], ...rules: readonly string[]): GlossaryEntry => ({
    name: capital(sentenceOf(name)).text,
    kind: sort,
    rows: rows.filter(({ lines }) => lines.length > 0),
    rules,
  });
  const row = (label: 'does' | 'buys' | 'needed' | 'price', ...lines: readonly (Sentence | string)[]): GlossaryRow => ({
    label: t(`glossary1503.${label}`),
    lines: lines.map((line) => capital(sentenceOf(line))),
    now: false,
  });
  const ware = (each: Commodity): Mention => mention('commodity', each, names.commodity(each));
  const priceOf = (cost: Components['shipCost']): Sentence =>
    listed(
      text,
      COMMODITIES.flatMap((each) => {
        const count = cost[each] ?? 0;
        return count === 0 ? [] : [sentenceOf(count > 1 ? `${count} ` : '', ware(each))];
      }),
    );
  const gold = (count: number): Mention => mention('gold', 'gold', names.gold(count));
  switch (kind) {
    case 'commodity': {
      if (!isCommodity(id)) return undefined;
      const buyers = LEVELS.filter((level) => box.inhabitants[level].buys.includes(id));
      const users = LEVELS.filter((level) => (box.inhabitants[level].cost[id] ?? 0) > 0).map((level) => names.level(level));
      const ships = (box.shipCost[id] ?? 0) > 0 ? [names.term('ship')] : [];
      return entry(
        names.commodity(id),
        t('glossary1503.kind-commodity'),
        [
          row('does', t('glossary1503.commodity')),
          row(
            'buys',
            ...buyers.map((level) =>
              text.say('glossary1503.sells', { level: names.level(level), number: gold(box.inhabitants[level].price) }),
            ),
          ),
          row('needed', listed(text, [...ships, ...users])),
        ],
        'Q3.1',
        'Q5.1',
        'Q5.2',
      );
    }
    case 'level': {
      if (!isLevel(id)) return undefined;
      const { buys, price, cost } = box.inhabitants[id];
      const below = LEVELS[LEVELS.indexOf(id) - 1];
      const wares = { cost: priceOf(cost) };
      return entry(
        names.level(id),
        t('glossary1503.kind-level', { number: LEVELS.indexOf(id) + 1 }),
        [
          row('does', text.say('glossary1503.level', { wares: listed(text, buys.map(ware), 'or'), number: gold(price) })),
          row(
            'price',
            below === undefined
              ? text.say('glossary1503.placed', wares)
              : text.say('glossary1503.risen', { ...wares, level: names.level(below) }),
          ),
        ],
        'Q4',
        'Q5.1',
        'Q4.1',
      );
    }
    case 'building': {
      const building = (Object.keys(box.buildings) as readonly Building[]).find((each) => each === id);
      if (building === undefined) return undefined;
      const does = row('does', buildingLine1503(text, box, building));
      return entry(names.building(building), t('glossary1503.kind-building'), [does], 'Q8', 'Q4.2');
    }
    case 'tile':
      if (!isTile(id)) return undefined;
      return entry(names.tile(id), t('glossary1503.kind-tile'), [row('does', t(`glossary1503.${id}`))], TILE_RULES[id], 'Q7', 'Q6.3');
    case 'gold': {
      const does = row('does', t('glossary1503.gold', { count: box.victory.objectives.gold }));
      return entry(names.term('gold'), t('glossary1503.kind-gold'), [does], 'Q5.2', 'Q9.1', 'Q9.2', 'Q10');
    }
    case 'ship': {
      const price = row('price', text.say('glossary1503.launched', { cost: priceOf(box.shipCost) }));
      return entry(names.term('ship'), t('glossary1503.kind-ship'), [row('does', t('glossary1503.ship')), price], 'Q6.1', 'Q6.2', 'Q4');
    }
    default: {
      if (!isObjective(id)) return undefined;
      const objective: Objective = id;
      const does = row('does', t('glossary1503.objective', { count: box.victory.objectives[objective] }));
      return entry(names.objective(objective), t('glossary1503.kind-objective'), [does], 'Q10');
    }
  }
}

const TILE_RULES = { outpost: 'Q7.1', agreement: 'Q7.2', treasure: 'Q7.3' } as const;

/** The short sentence of a rule; undefined if it has none. */
export function ruleLine1503(text: Text, rule: string): string | undefined {
  const key = `rules1503.${rule}`;
  return text.has(key) ? text.t(key) : undefined;
}
