import { type Outline, turnAt } from '@archipel/review';
import type { Text } from '@archipel/text';

/** What a moment is called: the round and who is on, and how far the turn is. */
export function turnHead(t: Text['t'], outline: Outline, position: number, players: readonly string[]) {
  const turn = turnAt(outline, position);
  const [winner = 0] = outline.outcome?.places.flatMap((place, seat) => (place === 1 ? [seat] : [])) ?? [];
  if (position >= outline.positions)
    return { seat: winner, title: t('review.end'), about: t('review.endAbout', { rounds: outline.rounds, name: players[winner] ?? '' }) };
  const { seat = 0, round = 1, turn: number = 1, from = 0, to = 1 } = turn ?? {};
  const turns = outline.turns.length;
  return {
    seat,
    title: t('review.roundOf', { round, name: players[seat] ?? '' }),
    about:
      position === from
        ? t('review.before', { turn: number, turns })
        : `${t('review.turnOf', { turn: number, turns })}, ${t('review.moveOf', { move: position - from, moves: to - from })}`,
  };
}
