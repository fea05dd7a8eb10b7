import type { Refusal, Seat } from '@archipel/kernel';
import { owned } from '../board/board.ts';
import { type Box, deckOfLevel, type Effect, levelName, named, nextLevel } from '../box/box.ts';
import { atLevel, nth } from '../data/list.ts';
import { type CardId, LEVEL_INDICES, type Level } from '../data/words.ts';
import { changedTable, moreTokens, plus, withPlayer, withTurn } from '../state/change.ts';
import type { Fact } from '../state/facts.ts';
import { playerAt, type Table } from '../state/state.ts';
import { countDrawn, type Draw, freeCards, NO_DRAW } from './cards.ts';
import { no } from './refusal.ts';

/** What an effect does to the table, what it lets draw, and how it is told. */
export interface Done {
  readonly table: Table;
  readonly draw: Draw;
  readonly facts: readonly Fact[];
}

/** Carries an effect out as far as possible and without choice (R9, R12.1). One interpreter for cards and islands. */
export function carryOut(box: Box, table: Table, seat: Seat, effect: Effect): Done {
  let done = takeCubes(box, table, seat, effect.cubes);
  const gained = {
    trade: effect.trade ?? 0,
    exploration: effect.exploration ?? 0,
    gold: effect.gold ?? 0,
    actions: effect.extraAction ? 1 : 0,
  };
  const player = playerAt(done.table, seat);
  const onCards = moreTokens(moreTokens(player.onCards, 'trade', gained.trade), 'exploration', gained.exploration);
  const changed = withPlayer(done.table, seat, { gold: player.gold + gained.gold, onCards });
  const { turn } = changed;
  const freeSteps = effect.upgrades ? plus(turn.freeSteps, effect.upgrades.from, effect.upgrades.steps) : turn.freeSteps;
  const discard = effect.discard === undefined ? turn.discard : { left: effect.discard, must: true };
  const told = Object.entries(gained).filter(([, amount]) => amount > 0);
  const facts: readonly Fact[] = told.length > 0 ? [{ fact: 'gained', seat, ...Object.fromEntries(told) }] : [];
  done = {
    ...done,
    table: withTurn(changed, { actions: turn.actions + gained.actions, freeSteps, discard }),
    facts: [...done.facts, ...facts],
  };
  const expeditions = Math.min(effect.expedition ?? 0, table.expeditionDeck);
  if (expeditions === 0) return done;
  const draw = { ...done.draw, expeditions };
  return { ...done, draw, table: countDrawn(done.table, seat, { ...NO_DRAW, expeditions }) };
}

/** R9: each cube with its card; without a card for the gold of R10.2; without that, or without a cube in the supply, not at all. */
function takeCubes(box: Box, table: Table, seat: Seat, wanted: readonly number[]): Done {
  let [now, paid] = [table, 0];
  let draw = NO_DRAW;
  const cubes = [0, 0, 0, 0, 0];
  for (const level of LEVEL_INDICES) {
    for (let each = 0; each < atLevel(wanted, level); each++) {
      const price = cubePrice(box, now, seat, level);
      if (price === undefined) continue;
      const deck = deckOfLevel(level);
      const player = playerAt(now, seat);
      const one = freeCards(now, deck) > 0 ? { ...NO_DRAW, cards: plus(NO_DRAW.cards, deck, 1) } : NO_DRAW;
      now = withPlayer(countDrawn(now, seat, one), seat, { gold: player.gold - price, rested: plus(player.rested, level, 1) });
      now = changedTable(now, { supply: plus(now.supply, level, -1) });
      draw = { ...draw, cards: draw.cards.map((sum, at) => sum + nth(one.cards, at)) };
      cubes[level] = nth(cubes, level) + 1;
      paid += price;
    }
  }
  const facts: readonly Fact[] = cubes.some((count) => count > 0) ? [{ fact: 'gained', seat, cubes, ...(paid > 0 ? { paid } : {}) }] : [];
  return { table: now, draw, facts };
}

/** What a cube taken by an effect costs in gold: nothing with a card, else the gold for it; undefined if it cannot be taken. */
function cubePrice(box: Box, table: Table, seat: Seat, level: Level): number | undefined {
  if (nth(table.supply, level) === 0) return undefined;
  const deck = deckOfLevel(level);
  if (freeCards(table, deck) > 0) return 0;
  const price = box.deckEmptyGold[deck];
  return playerAt(table, seat).gold >= price ? price : undefined;
}

/** R9: whether a played card can be activated now. Of two effects one that does something is enough. */
export function activationRefusal(box: Box, table: Table, seat: Seat, card: CardId): Refusal | undefined {
  const played = playerAt(table, seat).played.find((each) => each.card === card);
  if (played === undefined) return no('R9', 'not-played', { card });
  if (played.used) return no('R9', 'already-used', { card });
  const { effect } = named(box.cards, card);
  if (effect.trade || effect.exploration || effect.gold || effect.extraAction) return undefined;
  const parts = [
    effect.oneOf ? no('R9', 'only-in-a-payment', { card }) : null,
    effect.discard ? discardRefusal(table, seat, card) : null,
    effect.expedition ? (table.expeditionDeck === 0 ? no('R9', 'no-expedition-left') : undefined) : null,
    effect.upgrades ? stepRefusal(table, seat, effect.upgrades.from, 'R9') : null,
    ...LEVEL_INDICES.map((level) => (atLevel(effect.cubes, level) > 0 ? cubeRefusal(box, table, seat, level) : null)),
  ];
  return parts.includes(undefined) ? undefined : (parts.find((part) => part !== null) ?? no('R9', 'no-effect', { card }));
}

function discardRefusal(table: Table, seat: Seat, card: CardId): Refusal | undefined {
  if (!table.turn.cards.includes(card)) return no('R9', 'only-when-played', { card });
  return playerAt(table, seat).hand.every((count) => count === 0) ? no('R9', 'no-card-in-hand') : undefined;
}

function cubeRefusal(box: Box, table: Table, seat: Seat, level: Level): Refusal | undefined {
  return cubePrice(box, table, seat, level) === undefined ? no('R9', 'no-cube-to-be-had', { level: levelName(level) }) : undefined;
}

/** R11, R1.3: a step needs a cube of the level and one of the next in the supply. */
export function stepRefusal(table: Table, seat: Seat, level: Level, rule: string): Refusal | undefined {
  if (level >= 4) return no('R11', 'highest-level');
  if (owned(playerAt(table, seat), level) === 0) return no(rule, 'no-such-cube', { level: levelName(level) });
  const next = nextLevel(level);
  if (nth(table.supply, next) === 0) return no('R1.3', 'supply-empty', { level: levelName(next) });
  return undefined;
}
