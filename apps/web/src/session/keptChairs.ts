import type { Chair } from '@archipel/protocol';
import type { KeptGame } from './keptGames.ts';

/** Who sits at a game on this device; `ownName` is what a person is called who plays alone. */
export function keptChairs({ levels, styles, names }: Pick<KeptGame, 'levels' | 'styles' | 'names'>, ownName: string): readonly Chair[] {
  return levels.map((level, seat) => {
    const style = styles?.[seat];
    if (level !== null) return { kind: 'bot', level, ...(style && { style }) };
    return { kind: 'person', id: 'this-device', name: names?.[seat] ?? ownName, here: true, standIn: null };
  });
}
