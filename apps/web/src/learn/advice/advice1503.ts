import { anno1503, type Move, type View } from '@archipel/anno1503';
import { type Advice, advice } from './advice.ts';

/** What a beginner should hear at this moment of Anno 1503, from what the viewer sees; nothing before the roll and while a choice is open. */
export function advice1503(view: View): Advice | undefined {
  const { viewer } = view;
  if (viewer === 'spectator' || view.turn !== viewer || (view.phase !== 'act' && view.phase !== 'sail') || view.look !== null)
    return undefined;
  const moves: readonly Move[] = anno1503.moves(view);
  const has = (kind: Move['kind']) => moves.some((move) => move.kind === kind);
  // Q4: people come before gold, for they buy in every turn to come.
  if (has('develop')) return advice('develop');
  if (has('place')) return advice('place', { things: { level: 'level explorer' } });
  const sale = moves.find((move) => move.kind === 'sell');
  if (sale?.kind === 'sell') {
    const level = view.seats[viewer]?.inhabitants[sale.inhabitant - 1] ?? 'explorer';
    return advice('sell', { things: { level: `level ${level}`, commodity: `commodity ${sale.commodity}` } });
  }
  if (has('place-ship')) return advice('launch');
  return has('sail') || has('look') ? advice('sail') : undefined;
}
