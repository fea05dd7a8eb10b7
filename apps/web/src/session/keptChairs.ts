import type { Chair } from '@archipel/protocol';
import type { KeptGame } from './keptGames.ts';

/** Who sits at a game on this device; `ownName` is what a person is called who plays alone. */
export function keptChairs({ levels, names }: Pick<KeptGame, 'levels' | 'names'>, ownName: string): readonly Chair[] {
  return levels.map((level, seat) => {
    if (level !== null) return { kind: 'bot', level };
    return { kind: 'person', id: 'this-device', name: names?.[seat] ?? ownName, here: true, standIn: null };
  });
}
