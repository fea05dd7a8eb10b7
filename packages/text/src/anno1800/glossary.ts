import { person } from '../messages/company.ts';
import type { GlossaryEntry, GlossaryRow } from '../messages/glossary.ts';
import { listed } from '../messages/list.ts';
import { mention, type Sentence } from '../messages/sentence.ts';
import type { Text } from '../messages/text.ts';
import type { Names1800 } from '../names/names1800.ts';
import { always } from './glossaryThings.ts';
import { type Label, row, type Situation1800, type Speech, type Topic1800, type Way1800 } from './glossaryTopic.ts';
import { refusal1800 } from './refusal.ts';
import { isLevel } from './values.ts';

/** What a thing of Anno 1800 is; with a situation also what it is to the reader at this moment. */
export function glossary1800(text: Text, names: Names1800, topic: Topic1800, now?: Situation1800): GlossaryEntry {
  const speech = { text, names, now };
  const { name, kind, rows, rules } = always(speech, topic);
  return { name, kind, rules, rows: [...rows, ...atThisMoment(speech)].filter(({ lines }) => lines.length > 0) };
}

/** What is so at this moment. */
function atThisMoment(speech: Speech): readonly GlossaryRow[] {
  const { now, text, names } = speech;
  if (now === undefined) return [];
  const t = text.t;
  const moment = (label: Label, ...lines: readonly (Sentence | string)[]): GlossaryRow => ({ ...row(speech, label, ...lines), now: true });
  const seat = (each: number) => person(now.company, each);
  const rows: GlossaryRow[] = [];
  if (now.makers) {
    const makers = now.makers.map((each) => text.say('glossary1800.maker', { seat: seat(each.seat), tokens: each.tokens }));
    rows.push(
      moment('who', makers.length === 0 ? t('glossary1800.nobody') : text.say('glossary1800.makers', { makers: listed(text, makers) })),
    );
  }
  if (now.wantedBy) {
    const { cards, tiles } = now.wantedBy;
    const list = listed(
      text,
      tiles.map((each) => mention('tile', each, names.tile(each))),
    );
    rows.push(
      moment('needed', t('glossary1800.needed-cards', { count: cards }), tiles.length === 0 ? t('glossary1800.needed-none') : list),
    );
  }
  if (now.left) rows.push(moment('left', t(`glossary1800.left-${now.left.of}`, { count: now.left.count })));
  if (now.have) rows.push(moment('have', t('glossary1800.have-rested', now.have)));
  if (now.counts)
    rows.push(moment('standing', ...now.counts.map((count, each) => text.say('glossary1800.count', { seat: seat(each), count }))));
  if (now.ways) rows.push(moment('now', ...waysIn(speech, now)));
  if (now.missing) rows.push(moment('not', ...refusal1800(text, names, now.missing, now.company)));
  return rows;
}

function waysIn({ text, names }: Speech, { ways = [], company }: Situation1800): readonly Sentence[] {
  if (ways.length === 0) return [text.say('glossary1800.way-none')];
  return ways.map(({ item, way }) => {
    const words = wayWords(way);
    return item === null ? words : text.say('glossary1800.way-item', { item, way: words });
  });
  function wayWords(way: Way1800): Sentence {
    switch (way.by) {
      case 'own':
        return text.say('glossary1800.way-own', {
          cube: isLevel(way.level) ? mention('level', way.level, names.cubes(way.level, 1)) : way.level,
          tile: mention('tile', way.tile, names.tile(way.tile)),
        });
      case 'trade':
        return text.say('glossary1800.way-trade', {
          number: mention('token', 'trade', names.tokens('trade', way.tokens)),
          seat: mention('seat', way.from, company.players[way.from] ?? `${way.from + 1}`),
        });
      case 'island':
        return text.say('glossary1800.way-island', { number: mention('token', 'trade', names.tokens('trade', 1)) });
      case 'card':
        return text.say('glossary1800.way-card');
      case 'people':
        return text.say('glossary1800.way-people', {
          number: isLevel(way.level) ? mention('level', way.level, names.cubes(way.level, way.count)) : '',
        });
      default:
        return text.say('glossary1800.way-tokens', { number: mention('token', way.token, names.tokens(way.token, way.count)) });
    }
  }
}

/** The short sentence of a rule; undefined if it has none. */
export function ruleLine1800(text: Text, rule: string): string | undefined {
  const key = `rules1800.${rule}`;
  return text.has(key) ? text.t(key) : undefined;
}
