import { gameById } from '@archipel/games';
import { type Candidate, type Player, playout, thinking } from '@archipel/host';
import { diceFrom, isRecord, seeded } from '@archipel/kernel';
import { botNamed, drawnStyle, STYLES } from '@archipel/protocol';
import { describe, expect, it } from 'vitest';
import { levelsOf, playerByName, playerChain, stylesOf } from '../src/index.ts';
import { withTaste } from '../src/player/taste.ts';

const GAMES = ['anno1800', 'anno1503'] as const;

/** The last states of games of two in which the first seat plays in this style, and the moves that it made. */
function playedIn(game: string, name: string, seeds: number) {
  const rules = gameById(game);
  const [player, other] = [playerByName(name, game), playerByName('medium', game)];
  if (rules === undefined || player === undefined || other === undefined) throw new Error(`there is no ${name} for ${game}`);
  const kinds: unknown[] = [];
  const reached: string[] = [];
  for (let seed = 0; seed < seeds; seed++) {
    const budget = thinking(diceFrom(seeded(`styles ${seed}`)), 0);
    const playing = playout(rules, rules.setup(rules.schemas.options.parse({}), 2, `styles ${seed}`), [player, other], () => budget);
    let step = playing.next();
    for (; !step.done; step = playing.next()) {
      const { seat, move } = step.value;
      if (seat === 0 && isRecord(move)) kinds.push(move['kind']);
    }
    const lines = rules.outcome(step.value)?.sheets[0]?.lines ?? [];
    reached.push(...lines.flatMap(({ line, points }) => (points > 0 ? [line] : [])));
  }
  return {
    made: (kind: string) => kinds.filter((each) => each === kind).length,
    held: (line: string) => reached.filter((each) => each === line).length,
  };
}

describe('styles', () => {
  it('are had by every level but chance, in both games', () => {
    for (const game of GAMES) {
      expect(stylesOf(game)).toEqual(STYLES);
      for (const level of levelsOf(game).filter((each) => each !== 'random'))
        for (const style of STYLES) expect(playerByName(`${level}:${style}`, game)).toBeDefined();
    }
    expect(stylesOf('chess')).toEqual([]);
    expect(playerByName('hard:napoleon', 'anno1800')).toBeUndefined();
  });

  it('are stepped in for by levels without one; where a game has no styles, its level plays', () => {
    expect(playerChain('hard:trader', 'anno1503').map(({ level }) => level)).toEqual(['hard:trader', 'medium', 'easy', 'random']);
    expect(playerChain('random:trader', 'chess').map(({ level }) => level)).toEqual(['random']);
    expect(playerChain('napoleon:trader', 'anno1503')).toEqual([]);
  });

  it('are drawn from a text alone, each of them sometimes', () => {
    expect(drawnStyle('any', 'a table 1')).toBe(drawnStyle('any', 'a table 1'));
    expect(drawnStyle('racer', 'a table 1')).toBe('racer');
    expect(new Set(Array.from({ length: 60 }, (_, seat) => drawnStyle('any', `table ${seat}`)))).toEqual(new Set(STYLES));
    expect(botNamed('hard', 'trader')).toBe('hard:trader');
    expect(botNamed('hard')).toBe('hard');
    expect(botNamed('random', 'trader')).toBe('random');
  });

  it('make games of Anno 1503 differ: each has objectives that it reaches more often', () => {
    const [explorer, racer, trader] = ['explorer', 'racer', 'trader'].map((style) => playedIn('anno1503', `medium:${style}`, 80));
    expect(explorer?.held('outposts')).toBeGreaterThan(trader?.held('outposts') ?? 0);
    expect(trader?.held('gold')).toBeGreaterThan(racer?.held('gold') ?? 0);
    expect(racer?.held('merchants')).toBeGreaterThan(trader?.held('merchants') ?? 0);
  });

  it('make games of Anno 1800 differ: a racer changes more cards than a trader', () => {
    const [racer, trader] = ['racer', 'trader'].map((style) => playedIn('anno1800', `medium:${style}`, 6));
    expect(racer?.made('swap')).toBeGreaterThan(trader?.made('swap') ?? 0);
  });
});

describe('what is liked', () => {
  const tried = [{ code: 'tried' }];
  const candidate = (move: string, value: number, reasons: Candidate<string>['reasons'] = tried) => ({ move, value, reasons });
  const advising = (...candidates: readonly Candidate<string>[]): Player<null, string> => ({
    choose: () => candidates[0]?.move ?? '',
    advise: () => candidates,
  });
  const budget = thinking(diceFrom(seeded('taste')), 0);
  const planner = advising(candidate('liked', 0));

  it('is done where it is nearly as good as the best, and only there', () => {
    const player = advising(candidate('best', 10), candidate('other', 9.9), candidate('liked', 9.5));
    expect(
      withTaste(player, { planner, margin: 1 })
        .advise(null, [], budget)
        .map(({ move }) => move),
    ).toEqual(['liked', 'best', 'other']);
    expect(withTaste(player, { planner, margin: 0.1 }).choose(null, [], budget)).toBe('best');
  });

  it('is not done where nothing was tried', () => {
    const player = advising(candidate('best', 0, []), candidate('liked', 0, []));
    expect(withTaste(player, { planner, margin: 1 }).choose(null, [], budget)).toBe('best');
  });
});
