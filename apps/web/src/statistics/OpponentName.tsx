import { useText } from '../reader/text.tsx';
import { chairName } from '../ui/names.ts';
import type { Opponent } from './played.ts';

/** What an opponent is called: people by name, bots by how good they are. */
export function useOpponentName(): (opponent: Opponent) => string {
  const { t } = useText();
  return (opponent) =>
    opponent.kind === 'bot'
      ? chairName(t, { kind: 'bot', level: opponent.level })
      : opponent.name || t('home.chairNumber', { number: opponent.seat + 1 });
}
