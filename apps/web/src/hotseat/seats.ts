import type { Chair, Level, StyleChoice } from '@archipel/protocol';

/** Who sits on a chair of a game at one screen. Both are remembered when one takes the place of the other. */
export interface Sitter {
  /** Stays the same when people change places. */
  readonly id: number;
  readonly kind: 'person' | 'bot';
  readonly name: string;
  readonly level: Level;
  readonly style: StyleChoice;
}

/** Why a game cannot begin yet. */
export type Lacking = 'people' | 'names';

export function lackingOf(sitters: readonly Sitter[]): Lacking | undefined {
  const people = sitters.filter(({ kind }) => kind === 'person');
  if (people.length < 2) return 'people';
  const names = people.map(({ name }) => name.trim().toLowerCase()).filter((name) => name !== '');
  return new Set(names).size < names.length ? 'names' : undefined;
}

/** Somebody sits one place earlier, and whoever sat there one later. */
export function moveEarlier(sitters: readonly Sitter[], at: number): readonly Sitter[] {
  const [before, moved] = [sitters[at - 1], sitters[at]];
  return before && moved ? sitters.with(at - 1, moved).with(at, before) : sitters;
}

export const levelsOf = (sitters: readonly Sitter[]): readonly (Level | null)[] =>
  sitters.map(({ kind, level }) => (kind === 'bot' ? level : null));

/** The styles of the bots, where the game has styles. */
export const stylesOf = (sitters: readonly Sitter[]): readonly (StyleChoice | null)[] =>
  sitters.map(({ kind, style }) => (kind === 'bot' ? style : null));

export const namesOf = (sitters: readonly Sitter[]): readonly string[] =>
  sitters.map(({ kind, name }) => (kind === 'bot' ? '' : name.trim()));

/** As the forms for options want them. */
export function chairsOf(sitters: readonly Sitter[], nobody: (seat: number) => string): readonly Chair[] {
  return sitters.map(({ kind, name, level }, seat) =>
    kind === 'bot'
      ? { kind, level }
      : { kind, id: `chair-${seat.toString()}`, name: name.trim() || nobody(seat), here: true, standIn: null },
  );
}
