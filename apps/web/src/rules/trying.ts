import { openHosted } from '@archipel/host';
import { showScenario } from '@archipel/kernel';
import type { Language } from '@archipel/text';
import { bots } from '../session/bots.ts';
import { type LocalSession, localSession } from '../session/localSession.ts';
import type { Example, RulesParts } from '../table/rulesParts.ts';
import { rulesAddress } from '../ui/ruleAddress.ts';

/** Behind the name of an example: the one with a thing changed. */
const OTHER = '-else';

/** Where an example is played. */
export const tryAddress = (game: string, language: Language, id: string, other: boolean): string =>
  `${rulesAddress(game, language, 'try')}#${id}${other ? OTHER : ''}`;

export interface Tried {
  readonly example: Example;
  /** Whether one thing is changed. */
  readonly other: boolean;
}

/** The example that an address names; undefined if there is none. */
export function tried(examples: readonly Example[], name: string): Tried | undefined {
  const other = name.endsWith(OTHER);
  const example = examples.find(({ id }) => id === (other ? name.slice(0, -OTHER.length) : name));
  return example && (!other || example.otherwise) ? { example, other } : undefined;
}

/** A match that goes on from the position of an example, against easy bots. Nothing of it is kept. */
export function trySession(
  { rules }: Pick<RulesParts, 'rules'>,
  { example, other }: Tried,
  ownName: () => string,
): LocalSession | undefined {
  const { scenario, otherwise } = example;
  const shown = showScenario(rules, (other ? otherwise : undefined) ?? scenario);
  const seats = scenario.players.length;
  const setup = { game: rules.id, rules: rules.version, seats, options: {}, seed: 'an example' };
  const opened = shown && openHosted(rules, setup, { position: 0, state: shown.steps[0]?.before ?? shown.after });
  if (!opened?.ok) return undefined;
  const levels = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : ('easy' as const)));
  const kept = { id: 'example', setup, levels, made: 0, played: 0, position: 0, seen: 0, round: 1, places: null };
  const nothing = () => Promise.resolve();
  const session = localSession(rules, kept, opened.match, { thinker: bots(rules), ownName, keep: nothing, keepShortened: nothing });
  // A file would not replay: the match does not begin with a set-up.
  return { ...session, file: () => Promise.resolve(undefined) };
}
