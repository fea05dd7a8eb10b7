import type { Components, LevelName } from '@archipel/anno1800';
import type { GlossaryEntry } from '../messages/glossary.ts';
import { listed } from '../messages/list.ts';
import { mention, type Sentence, sentenceOf } from '../messages/sentence.ts';
import type { Text } from '../messages/text.ts';
import type { CostData, Token } from '../names/names1800.ts';
import { row, type Speech, type Topic1800 } from './glossaryTopic.ts';
import { effectLine1800, objectiveLine1800 } from './things.ts';
import { goodOf, isLevel, isToken, values1800 } from './values.ts';

type Industry = Components['industries'][number];

/** What is always so. */
export function always(speech: Speech, { kind, id }: Topic1800): GlossaryEntry {
  const { text, names } = speech;
  const t = text.t;
  switch (kind) {
    case 'good':
      return good(speech, id);
    case 'tile':
      return tile(speech, id);
    case 'level':
      return isLevel(id) ? level(speech, id) : unknown(id);
    case 'card':
      return card(speech, id);
    case 'deck':
      return {
        name: names.deck(id),
        kind: t('glossary1800.kind-deck'),
        rows: [row(speech, 'does', said(text, `glossary1800.deck-${id}`))],
        rules: id === 'new-world' ? ['R12.2', 'R7'] : ['R10.2', 'R7'],
      };
    case 'expedition':
      return {
        name: names.term('expedition-card'),
        kind: t('glossary1800.kind-expedition'),
        rows: [row(speech, 'does', t('glossary1800.expedition'))],
        rules: ['R12.3', 'R15.3'],
      };
    case 'token':
      return isToken(id) ? token(speech, id) : unknown(id);
    case 'gold':
      return {
        name: names.term('gold'),
        kind: t('glossary1800.kind-gold'),
        rows: [row(speech, 'does', t('glossary1800.gold'))],
        rules: ['R5', 'R4.2', 'R10.2', 'R15.2'],
      };
    case 'island':
      return island(speech, id);
    case 'world':
      return {
        name: t(`table.action-${id === 'explore' ? 'explore' : id === 'expedition' ? 'expedition' : 'settle'}`),
        kind: t('glossary1800.kind-world'),
        rows: [row(speech, 'does', said(text, `glossary1800.world-${id}`))],
        rules: [id === 'explore' ? 'R12.2' : id === 'expedition' ? 'R12.3' : 'R12.1'],
      };
    case 'objective': {
      const effect = names.components.objectives.find((each) => each.id === id)?.kind === 'effect';
      return {
        name: names.objective(id),
        kind: t('glossary1800.kind-objective'),
        rows: [row(speech, 'does', objectiveLine1800(text, names, id))],
        rules: [effect ? 'R13' : 'R14'],
      };
    }
    case 'ground':
      return {
        name: names.term(id === 'sea' ? 'sea-field' : id === 'coast' ? 'coast-field' : 'land-field'),
        kind: t('glossary1800.kind-ground'),
        rows: [row(speech, 'does', said(text, `glossary1800.ground-${id}`))],
        rules: ['R6.1', 'R6.2'],
      };
    case 'exhausted':
      return {
        name: names.term('exhausted-area'),
        kind: t('glossary1800.kind-area'),
        rows: [row(speech, 'does', t('glossary1800.exhausted'))],
        rules: ['R3.3', 'R5', 'R12.4'],
      };
    case 'action':
      return {
        name: said(text, `table.action-${id}`).text,
        kind: t('glossary1800.kind-action'),
        rows: [row(speech, 'does', said(text, `glossary1800.action-${id}`))],
        rules: ACTION_RULES[id] ?? ['R2'],
      };
    default:
      return {
        name: names.term('influence-points'),
        kind: t('glossary1800.kind-influence'),
        rows: [row(speech, 'does', t('glossary1800.influence'))],
        rules: ['R15.2', 'R15.3'],
      };
  }
}

const ACTION_RULES: Readonly<Record<string, readonly string[]>> = {
  build: ['R6', 'R6.1', 'R6.4'],
  play: ['R7', 'R9'],
  swap: ['R8'],
  recruit: ['R10.1', 'R10.2'],
  upgrade: ['R11'],
  settle: ['R12.1'],
  explore: ['R12.2'],
  expedition: ['R12.3'],
  festival: ['R12.4'],
};

/** Ids come from a page, so a message may be missing: then there is nothing to say. */
function said(text: Text, key: string): Sentence {
  return text.has(key) ? text.say(key) : sentenceOf();
}

const unknown = (id: string): GlossaryEntry => ({ name: id, kind: '', rows: [], rules: [] });

const withPrice = (speech: Speech, cost: CostData | undefined): Sentence => {
  const list = speech.names.cost(cost ?? {});
  return sentenceOf(list.length === 0 ? speech.text.t('glossary1800.free') : list.join(' + '));
};

function good(speech: Speech, id: string): GlossaryEntry {
  const { text, names, now } = speech;
  const { industries, printedIndustries, resources } = names.components;
  const far = resources['new-world'].some((each) => each === id);
  const line = (key: 'made-tile' | 'made-by' | 'made-printed', each: Pick<Industry, 'id' | 'worker'>, count: number) =>
    text.say(`glossary1800.${key}`, {
      tile: mention('tile', each.id, names.tile(each.id)),
      level: mention('level', each.worker, names.level(each.worker)),
      count,
    });
  const printed = printedIndustries.filter(({ makes }) => makes === id).map((each) => line('made-printed', each, 0));
  const built = industries
    .filter(({ makes }) => makes === id)
    .map((each) => {
      const left = now?.market?.[each.id];
      return left === undefined ? line('made-by', each, 0) : line('made-tile', each, left);
    });
  return {
    name: names.good(id),
    kind: text.t(far ? 'glossary1800.kind-good-new' : 'glossary1800.kind-good-old'),
    rows: [row(speech, 'does', text.t(far ? 'glossary1800.good-new' : 'glossary1800.good-old')), row(speech, 'made', ...printed, ...built)],
    rules: far ? ['R3.5', 'R4.4'] : ['R3.2', 'R4.1', 'R4.3'],
  };
}

function tile(speech: Speech, id: string): GlossaryEntry {
  const { text, names } = speech;
  const { industries, printedIndustries, shipyards, ships } = names.components;
  const name = names.tile(id);
  const industry = industries.find((each) => each.id === id);
  const making = industry ?? printedIndustries.find((each) => each.id === id);
  if (making) {
    const does = text.say('glossary1800.industry', {
      count: making.workplaces,
      level: mention('level', making.worker, names.level(making.worker)),
      good: goodOf(names, making.makes),
    });
    const price = industry ? [row(speech, 'price', withPrice(speech, industry.cost))] : [];
    const rules = industry ? ['R6.1', 'R6.4', 'R3.2'] : ['R3.2', 'R6.2'];
    return { name, kind: text.t('glossary1800.kind-industry'), rows: [row(speech, 'does', does), ...price], rules };
  }
  const yard = shipyards.find((each) => each.id === id);
  if (yard) {
    const does = text.t('glossary1800.shipyard', { count: yard.level });
    const rows = [row(speech, 'does', does), row(speech, 'price', withPrice(speech, yard.cost))];
    return { name, kind: text.t('glossary1800.kind-shipyard'), rows, rules: ['R6.6', 'R6.1', 'R6.8'] };
  }
  const ship = ships.find((each) => each.id === id);
  if (ship === undefined) return unknown(id);
  const does = text.say('glossary1800.ship', { number: mention('token', ship.kind, names.tokens(ship.kind, ship.level)) });
  const rows = [row(speech, 'does', does), row(speech, 'price', withPrice(speech, ship.cost))];
  return { name, kind: text.t('glossary1800.kind-ship'), rows, rules: ['R6.6', 'R6.7', 'R6.1'] };
}

function level(speech: Speech, id: LevelName): GlossaryEntry {
  const { text, names } = speech;
  const { levels, workforce, upgrade, shiftEndGold } = names.components;
  const number = levels.findIndex((each) => each === id) + 1;
  const { nextLevel } = values1800({ text, names, company: { viewer: 'spectator', players: [] } }, { level: id });
  const up = upgrade[id];
  return {
    name: names.level(id),
    kind: text.t('glossary1800.kind-level', { number }),
    rows: [
      row(speech, 'does', text.t('glossary1800.level')),
      row(
        speech,
        'price',
        text.say('glossary1800.recruit', { cost: withPrice(speech, workforce[id]) }),
        ...(up && typeof nextLevel === 'object' ? [text.say('glossary1800.upgrade', { cost: withPrice(speech, up), nextLevel })] : []),
        text.say('glossary1800.shift', { number: mention('gold', 'gold', names.gold(shiftEndGold[id])) }),
      ),
    ],
    rules: ['R10.1', 'R11', 'R5', 'R3.2'],
  };
}

function card(speech: Speech, id: string): GlossaryEntry {
  const { text, names } = speech;
  const found = names.components.populationCards.find((each) => each.id === id);
  if (found === undefined) return unknown(id);
  const effect = effectLine1800(text, names, found.effect);
  return {
    name: text.t('table.cardPoints', { points: found.points }),
    kind: text.t('glossary1800.kind-card', { deck: names.deck(found.deck) }),
    rows: [
      row(speech, 'does', text.say('glossary1800.card', { points: found.points, effect })),
      row(speech, 'price', withPrice(speech, found.cost)),
    ],
    rules: ['R7', 'R9'],
  };
}

function token(speech: Speech, id: Token): GlossaryEntry {
  const { text, names } = speech;
  const made = names.components.ships
    .filter(({ kind }) => kind === id)
    .map((ship) => sentenceOf(mention('tile', ship.id, names.tile(ship.id))));
  return {
    name: names.token(id),
    kind: text.t('glossary1800.kind-token'),
    rows: [row(speech, 'does', text.t(`glossary1800.token-${id}`)), row(speech, 'made', listed(text, made))],
    rules: id === 'trade' ? ['R4.1', 'R3.5', 'R3.4', 'R6.7'] : ['R12.1', 'R12.2', 'R12.3', 'R6.7'],
  };
}

function island(speech: Speech, id: string): GlossaryEntry {
  const { text, names } = speech;
  const far = names.components.newWorldIslands.some((each) => each.id === id);
  const does = text.t(far ? 'glossary1800.island-new' : 'glossary1800.island-old');
  return {
    name: names.island(id),
    kind: text.t('glossary1800.kind-island'),
    rows: [row(speech, 'does', does)],
    rules: far ? ['R12.2', 'R3.5'] : ['R12.1', 'R6.1'],
  };
}
