import type { Components } from '@archipel/anno1800';
import { listed } from '../messages/list.ts';
import { mention, type Sentence, sentenceOf } from '../messages/sentence.ts';
import type { Text } from '../messages/text.ts';
import type { Names1800 } from '../names/names1800.ts';
import { goodOf, values1800 } from './values.ts';

type Objective = Components['objectives'][number];
type Effect = Components['populationCards'][number]['effect'];

const NOBODY = { viewer: 'spectator', players: [] } as const;

/** What an objective does or rewards. */
export function objectiveLine1800(text: Text, names: Names1800, id: string): Sentence {
  const objective = names.components.objectives.find((each) => each.id === id);
  const effect: string = `things1800.${id}`;
  if (objective === undefined || objective.kind === 'effect') return text.has(effect) ? text.say(effect) : sentenceOf();
  return text.say(`things1800.${objective.kind}`, {
    points: objective.pointsEach ?? objective.points ?? 0,
    first: objective.first ?? 0,
    second: objective.second ?? 0,
    limit: objective.limit ?? 0,
    counted: counted(text, objective),
    tiles: listed(
      text,
      (objective.industries ?? []).map((tile) => mention('tile', tile, names.tile(tile))),
    ),
  });
}

const counted = (text: Text, { counts }: Objective): string => (counts === undefined ? '' : text.t(`things1800.${counts}`));

/** What a population card brings when it is activated: `1 Artisan`, `2 trade tokens`. */
export function effectLine1800(text: Text, names: Names1800, effect: Effect): Sentence {
  const { upgrades, discard, oneOf = [] } = effect;
  const goods = oneOf.map((good) => goodOf(names, good));
  const step = values1800({ text, names, company: NOBODY }, { level: upgrades?.from });
  return listed(text, [
    ...names.gifts(effect),
    ...(goods.length > 0 ? [text.say('things1800.one-of', { goods: listed(text, goods, 'or') })] : []),
    ...(upgrades ? [text.say('things1800.upgrades', { ...step, count: upgrades.steps })] : []),
    ...(effect.extraAction ? [text.say('things1800.extra-action')] : []),
    ...(discard ? [text.say('things1800.discard', { count: discard })] : []),
  ]);
}

/** The name of a line of the score sheet. */
export function scoreLine1800(text: Text, names: Names1800, line: string): string {
  if (line === 'expeditions' || line === 'gold' || line === 'fireworks') return text.t(`things1800.${line}`);
  return names.components.objectives.some(({ id }) => id === line) ? names.objective(line) : names.deck(line);
}
