import { anno1503 } from '@archipel/anno1503';
import { anno1800 } from '@archipel/anno1800';
import { type Player, playout, thinking } from '@archipel/host';
import { type AnyRules, type Dice, diceFrom, equal, type Reason, type Rules, seeded, type Viewer } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { otherwise as otherwise1503 } from '../../anno1503/test/table.ts';
import { otherwise as otherwise1800 } from '../../anno1800/test/otherwise.ts';
import { playerByName, whyMove } from '../src/index.ts';

/** Every move of a game of two mediums, with what is said of it. */
function explained(rules: AnyRules, seed: string, most: number) {
  const player = playerByName('medium', rules.id);
  if (player === undefined) throw new Error(`there is no medium for ${rules.id}`);
  const told: { readonly kind: unknown; readonly everyone: readonly Reason[]; readonly whole: readonly Reason[] }[] = [];
  const watching: Player = {
    ...player,
    choose(view, moves, budget) {
      const move = player.choose(view, moves, budget);
      const made = { view, moves, move, dice: diceFrom(seeded('why')) };
      const { kind } = move as { readonly kind: unknown };
      told.push({ kind, everyone: whyMove(rules.id, made, 'everyone'), whole: whyMove(rules.id, made, 'whole') });
      return move;
    },
  };
  const start = rules.setup(rules.schemas.options.parse({}), 2, seed);
  const budget = thinking(diceFrom(seeded(seed)), 0);
  for (const _ of playout(rules, start, [watching, watching], () => budget)) if (told.length >= most) break;
  return told;
}

describe('why a bot made a move', () => {
  it.each([anno1800, anno1503] as readonly AnyRules[])('is told to everyone only in part, of the same reasons: $id', (rules) => {
    const told = explained(rules, 'why', 100);
    for (const { everyone, whole } of told) expect(whole).toEqual(expect.arrayContaining([...everyone]));
    const more = told.filter(({ everyone, whole }) => whole.length > everyone.length);
    expect(more.length).toBeGreaterThan(10);
    expect(told.filter(({ everyone }) => everyone.length > 0).length).toBeGreaterThan(10);
  });

  it('says the points of a card that is played', () => {
    const plays = explained(anno1800, 'points', 80).filter(({ kind }) => kind === 'play');
    expect(plays.length).toBeGreaterThan(0);
    for (const { everyone } of plays) expect(everyone[0]).toMatchObject({ code: 'points' });
  });

  it('is nothing for a game without reasons', () => {
    expect(whyMove('shells', { view: {}, moves: [], move: {}, dice: diceFrom(seeded('why')) }, 'whole')).toEqual([]);
  });
});

/** Says of moves of a game of two mediums what everyone hears, in that world and in another that the opponent cannot tell from it. */
function heardTwice<State, View, Move, Fact, Options>(
  rules: Rules<State, View, Move, Fact, Options>,
  otherwise: (state: State, viewer: Viewer, dice: Dice) => State,
) {
  const player = playerByName('medium', rules.id);
  if (player === undefined) throw new Error(`there is no medium for ${rules.id}`);
  const dice = diceFrom(seeded('twice'));
  const heard: { readonly here: readonly Reason[]; readonly there: readonly Reason[] }[] = [];
  let state = rules.setup(rules.schemas.options.parse({}), 2, 'twice');
  for (let moves = 0; moves < 120; moves++) {
    const [seat] = rules.active(state);
    if (seat === undefined) break;
    const view = rules.view(state, seat);
    const legal = rules.moves(view);
    const chosen = player.choose(view, legal, thinking(dice, 0));
    const move = legal.find((each) => equal(each, chosen));
    if (move === undefined) throw new Error('a player chose a move that is not legal');
    const other = rules.view(otherwise(state, 1 - seat, dice), seat);
    const there = rules.moves(other);
    const why = (of: View, all: readonly Move[]) =>
      whyMove(rules.id, { view: of, moves: all, move, dice: diceFrom(seeded('why')) }, 'everyone');
    if (legal.length > 1 && there.some((each) => equal(each, move))) heard.push({ here: why(view, legal), there: why(other, there) });
    const applied = rules.apply(state, seat, move);
    if (!applied.ok) throw new Error(JSON.stringify(applied.illegal));
    ({ state } = applied);
  }
  return heard;
}

describe('what everyone hears of a move tells nothing of the hand:', () => {
  const check = (heard: ReturnType<typeof heardTwice>) => {
    expect(heard.filter(({ here }) => here.length > 0).length).toBeGreaterThan(5);
    for (const { here, there } of heard) expect(there).toEqual(here);
  };

  it('Anno 1800', () => check(heardTwice(anno1800, otherwise1800)));
  it('Anno 1503', () => check(heardTwice(anno1503, otherwise1503)));
});
