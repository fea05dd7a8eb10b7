import type { Company } from '@archipel/text';
import { useMemo } from 'react';
import { useText } from '../reader/text.tsx';
import type { Now } from '../session/session.ts';
import { useLookingOn } from './room.ts';

/** Who sits at the table, for sentences. */
export function usePlayers({ chairs, viewer }: Pick<Now, 'chairs' | 'viewer'>): Company {
  const { t } = useText();
  const players = chairs.map((chair, seat) => {
    if (chair.kind === 'bot') return t('table.bot', { level: chair.level, style: chair.style ?? 'none', number: seat + 1 });
    if (chair.kind === 'open') return t('table.nobodySits');
    if (chair.name.trim() !== '') return chair.name;
    // Who plays alone and has given no name is no number.
    return seat === viewer ? t('table.you') : t('table.player', { number: seat + 1 });
  });
  // In a match that is looked through everybody goes by name: whoever looks is none of them.
  const reader = useLookingOn() ? 'spectator' : viewer;
  // The chairs are made anew with every move, mostly with the same people on them: sentences that name them stay as they are.
  const key = players.join('\n');
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for `players`
  return useMemo(() => ({ viewer: reader, players }), [reader, key]);
}
