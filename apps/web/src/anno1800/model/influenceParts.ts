import { boxOf, named, playerAt, type View } from '@archipel/anno1800';
import { standingOf } from './standing.ts';

/** Points as they stand, by where they come from. */
export function influenceParts(view: View, seat: number) {
  const { total, lines } = standingOf(view, seat);
  const box = boxOf(view.table);
  const sum = (isPart: (line: string) => boolean) => lines.filter(({ line }) => isPart(line)).reduce((all, { points }) => all + points, 0);
  const parts = [
    { name: 'cards', points: playerAt(view.table, seat).played.reduce((all, { card }) => all + named(box.cards, card).points, 0) },
    { name: 'expeditions', points: sum((line) => line === 'expeditions') },
    { name: 'objectives', points: sum((line) => box.objectives.has(line)) },
    { name: 'rest', points: sum((line) => line === 'gold' || line === 'fireworks') },
  ] as const;
  return { total, parts };
}
