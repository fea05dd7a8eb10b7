import { type HostedMatch, openHosted, replayEntries } from '@archipel/host';
import type { AnyRules } from '@archipel/kernel';
import { botNamed } from '@archipel/protocol';
import type { KeptEntry, KeptGame } from './keptGames.ts';

/** Whether a bot plays this seat of a game on this device. */
export function isBot({ levels }: Pick<KeptGame, 'levels'>, seat: number): boolean {
  return (levels[seat] ?? null) !== null;
}

/** The names of the bots of a game on this device, by seat, as its file carries them. */
export function botsOf({ levels, styles }: Pick<KeptGame, 'levels' | 'styles'>): readonly (string | null)[] {
  return levels.map((level, seat) => (level === null ? null : botNamed(level, styles?.[seat])));
}

/** Plays a kept game again from its log. Nothing if it cannot be played by the rules that are here now. */
export function replayed(rules: AnyRules, game: KeptGame, log: readonly KeptEntry[]): HostedMatch | undefined {
  const opened = openHosted(rules, game.setup);
  if (!opened.ok) return undefined;
  const stored = log.map(({ position, at, entry }) => ({ position, at, entry, bot: isBot(game, entry.seat) }));
  const again = replayEntries(opened.match, stored);
  return again.ok ? again.match : undefined;
}
