import type { AnyRules, MatchSetup, Seat } from '@archipel/kernel';
import {
  type Outline,
  THOROUGHNESS,
  type ThoroughnessName,
  type TurningPoint,
  turningPointsOf,
  type Walk,
  walking,
  worthMeasure,
} from '@archipel/review';
import { type Company, loadText, partsOf, type Text, tellingIn } from '@archipel/text';
import { Command, InvalidArgumentError } from 'commander';
import pc from 'picocolors';
import { gameNamed } from '../input/arguments.ts';
import { readMatch, replayFailure } from '../input/matchFiles.ts';
import { BadInput, EXIT, type Finish } from '../terminal/exit.ts';
import { printJson, printLine, table } from '../terminal/print.ts';
import { withProgress } from '../terminal/progress.ts';
import { locale, t } from '../terminal/words.ts';

const NAMES = Object.keys(THOROUGHNESS) as readonly ThoroughnessName[];

interface ReviewOptions {
  readonly thoroughness: ThoroughnessName | 'none';
  readonly json?: true;
}

function thoroughness(name: string): ReviewOptions['thoroughness'] {
  const found = NAMES.find((each) => each === name);
  if (found === undefined && name !== 'none')
    throw new InvalidArgumentError(t('cliReport.noThoroughness', { name, names: NAMES.join(', ') }));
  return found ?? 'none';
}

export function reviewCommand(finish: Finish): Command {
  return new Command('review')
    .description(t('cliHelp.review'))
    .argument('<file>', t('cliHelp.matchFile'))
    .option('--thoroughness <name>', t('cliHelp.thoroughness', { names: NAMES.join(', ') }), thoroughness, 'quick')
    .option('--json', t('cliHelp.json'))
    .action(async (path: string, given: ReviewOptions) => {
      const { setup, log } = readMatch(path, false);
      const rules = gameNamed(setup.game);
      const walk = await walked(path, rules, setup, log);
      const { outline } = walk;
      if (outline.outcome === null) throw new BadInput(t('cliReport.reviewNotOver', { path }));
      const points = given.thoroughness === 'none' ? null : await turningOf(path, rules, walk, setup, given.thoroughness);
      if (given.json) printJson({ ...outline, turningPoints: points });
      else await report(path, outline, points);
      finish(EXIT.fine);
    });
}

async function walked(path: string, rules: AnyRules, setup: MatchSetup, log: Parameters<typeof walking>[2]): Promise<Walk> {
  const result = await withProgress(path, log.length, async (bar) => {
    const steps = walking(rules, setup, log);
    let next = steps.next();
    while (!next.done) {
      await bar.update(next.value);
      next = steps.next();
    }
    return next.value;
  });
  if (!result.ok) throw new BadInput(t('cli.cannotReplay', { path, reason: replayFailure(result) }));
  return result.walk;
}

function turningOf(path: string, rules: AnyRules, walk: Walk, setup: MatchSetup, name: ThoroughnessName): Promise<readonly TurningPoint[]> {
  const { considered, shortlist } = THOROUGHNESS[name];
  return withProgress(path, considered + shortlist, async (bar) => {
    const search = turningPointsOf(rules, walk, THOROUGHNESS[name], `turning ${setup.seed}`);
    let next = search.next();
    while (!next.done) {
      const { stage, done } = next.value;
      await bar.update(stage === 'screening' ? done : considered + done);
      next = search.next();
    }
    return next.value;
  });
}

async function report(path: string, outline: Outline, points: readonly TurningPoint[] | null): Promise<void> {
  const { game, seats, rounds, turns, measures } = outline;
  const text = await loadText(locale(), [...partsOf(game), 'review']);
  const players = Array.from({ length: seats }, (_, seat) => text.t('home.chairNumber', { number: seat + 1 }));
  printLine(t('cliReport.reviewHead', { path, game, seats, rounds, turns: turns.length }));
  printLine('');
  if (measures.length > 0) printLine(table([t('cliReport.reviewRound'), ...players], byRound(outline)));
  if (points === null) return;
  printLine(`\n${pc.bold(t('cliReport.reviewTurning'))}`);
  if (points.length === 0) printLine(text.t('review.turningNone'));
  for (const point of points) await tell(point, outline, text, players);
}

/** How everybody stood when each round began, and in the end. */
function byRound({ turns, standings, measures, seats, rounds }: Outline): readonly (readonly string[])[] {
  const at = (index: number, seat: Seat) => measures.map((measure) => standings[index]?.[seat]?.[measure] ?? 0).join(' · ');
  const row = (name: string, index: number) => [name, ...Array.from({ length: seats }, (_, seat) => at(index, seat))];
  const firsts = turns.flatMap(({ round }, index) => (round === turns[index - 1]?.round ? [] : [row(String(round), index)]));
  return [...firsts, row(`${rounds} ✓`, turns.length)];
}

async function tell(point: TurningPoint, { game }: Outline, text: Text, players: readonly string[]): Promise<void> {
  const { seat, round, played, better, loss, error, games, playedWorth, betterWorth } = point;
  const company: Company = { viewer: 'spectator', players };
  const [telling, measure] = [await tellingIn(text, game), worthMeasure(game)];
  const name = players[seat] ?? '';
  const about = (worth: number) => pc.dim(text.t('review.about', { measure, worth: Math.round(worth) }));
  printLine(pc.bold(text.t('review.roundOf', { round, name })));
  printLine(`  ${text.t('review.cost', { name, measure, loss: Math.round(loss), error: Math.round(error) })}`);
  printLine(`  ${text.t('review.played')}: ${telling.move(played, company).text} ${about(playedWorth)}`);
  printLine(`  ${text.t('review.better')}: ${telling.move(better, company).text} ${about(betterWorth)}`);
  printLine(`  ${pc.dim(text.t('review.from', { games, measure, name }))}`);
}
