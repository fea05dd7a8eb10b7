import { boxOf, type Fact, layoutOf, type Move, named, type TileId, type View } from '@archipel/anno1800';
import type { Reason, Seat } from '@archipel/kernel';
import { planOf } from './plan.ts';
import { OPEN_REASONS, reasonsFor } from './reasons.ts';
import { WEIGHTS } from './weights.ts';

/** Why a seat may have done what was told, from what a viewer saw before it. */
export function reasonsSeen({ table }: View, seat: Seat, facts: readonly Fact[]): readonly Reason[] {
  const player = table.seats[seat];
  if (player === undefined) return [];
  // The hand is hidden, but for a card that is played and was the only one.
  const plan = planOf(table, seat, [], WEIGHTS);
  const cards = player.hand.reduce((sum, each) => sum + each, 0);
  return facts.flatMap((fact) => {
    const move = fact.seat === seat ? moveOf(fact) : undefined;
    if (move === undefined) return [];
    const hand = move.kind === 'play' && cards === 1 ? [move.card] : [];
    const open = reasonsFor(plan, { viewer: seat, table, hand, expeditions: [] }, move).filter(({ code }) => OPEN_REASONS.has(code));
    return move.kind === 'build' ? [...newGood(table, seat, move.tile), ...open] : open;
  });
}

/** An industry for a good that the player did not make before: who else makes it. What it is for is hidden. */
function newGood(table: View['table'], seat: Seat, id: TileId): readonly Reason[] {
  const box = boxOf(table);
  const tile = named(box.tiles, id);
  if (tile.kind !== 'industry') return [];
  const makes = table.seats.map((player) => layoutOf(box, player).workshops.has(tile.makes));
  return makes[seat] ? [] : [{ code: 'new-good', good: tile.makes, others: makes.filter(Boolean).length }];
}

const BY_OBJECTIVE: Readonly<Partial<Record<string, Move>>> = {
  'alonso-graves': { kind: 'graves' },
  aarhant: { kind: 'aarhant' },
  editor: { kind: 'editor' },
};

/** The decision that led to a fact, as far as everybody sees it. */
function moveOf(fact: Fact): Move | undefined {
  switch (fact.fact) {
    case 'built':
      return { kind: 'build', tile: fact.tile };
    case 'played':
      return { kind: 'play', card: fact.card };
    case 'activated':
      return { kind: 'activate', card: fact.card };
    case 'recruited':
      return { kind: 'recruit', level: fact.level };
    case 'upgraded':
      return { kind: 'upgrade', level: fact.level };
    case 'settled':
      return { kind: 'settle' };
    case 'explored':
      return { kind: 'explore' };
    case 'expedition':
      return { kind: 'expedition' };
    case 'festival':
      return { kind: 'festival' };
    case 'used':
      return BY_OBJECTIVE[fact.objective];
    default:
      return undefined;
  }
}
