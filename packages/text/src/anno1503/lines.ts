import type { Building, Components, Fact, Move, Objective } from '@archipel/anno1503';
import type { Reason } from '@archipel/kernel';
import type { Company } from '../messages/company.ts';
import { capital, mention, type Sentence } from '../messages/sentence.ts';
import type { Text } from '../messages/text.ts';
import type { Names1503 } from '../names/names1503.ts';
import { isObjective, values1503 } from './values.ts';

const NOBODY = { viewer: 'spectator', players: [] } as const;

/** What has happened, as a sentence of the log. A kind of fact without a message does not compile. */
export function logLine1503(text: Text, names: Names1503, fact: Fact, company: Company): Sentence {
  // Whoever is placed is an explorer (Q4).
  const level = fact.fact === 'placed' ? { level: 'explorer' } : {};
  return capital(text.say(`log1503.${fact.fact}`, values1503({ text, names, company }, { ...fact, ...level })));
}

/** What a move is, in words: for buttons, lists and screen readers. A kind of move without a message does not compile. */
export function moveLine1503(text: Text, names: Names1503, move: Move, company: Company): Sentence {
  return capital(text.say(`move1503.${move.kind}`, values1503({ text, names, company }, { ...move, level: 'explorer' })));
}

/** Why a bot would make a move; undefined where its reason has no sentence. */
export function reason1503(text: Text, names: Names1503, reason: Reason): Sentence | undefined {
  const key = `reason1503.${reason.code}`;
  if (!text.has(key)) return undefined;
  const percent = typeof reason['share'] === 'number' ? Math.round(100 * reason['share']) : 0;
  return capital(text.say(key, { ...values1503({ text, names, company: NOBODY }, reason), percent }));
}

/** An objective with what it takes: `4 outposts`. The score sheet's lines are the objectives. */
export function objectiveLine1503(text: Text, names: Names1503, objective: Objective, count: number): Sentence {
  return text.say('things1503.objective', { count, objective: mention('objective', objective, names.objective(objective)) });
}

/** What a building does (Q8), with the prices of the box that is played with. */
export function buildingLine1503(text: Text, { sellPriceWith }: Components, building: Building): string {
  return text.t(`things1503.${building}`, { price: Math.max(0, ...Object.values(sellPriceWith[building] ?? {})) });
}

/** The name of a line of the score sheet: the objectives, and what else it counts. */
export function scoreLine1503(names: Names1503, line: string): string {
  return isObjective(line) ? names.objective(line) : line;
}
