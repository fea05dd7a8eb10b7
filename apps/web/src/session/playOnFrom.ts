import { loadGame } from '@archipel/games';
import { type Entry, importMatch } from '@archipel/kernel';
import type { Level } from '@archipel/protocol';
import { standingLog } from '@archipel/review';
import { type KeptGame, keepGame } from './keptGames.ts';
import { replayed } from './localMatch.ts';
import { newName } from './newName.ts';

interface PlayOnTerms {
  /** The match file of which it is a part, and how many entries that still stand of it. */
  readonly text: string;
  readonly position: number;
  /** The person's seat; bots of this level take the others. */
  readonly seat: number;
  readonly level: Level;
  readonly from: NonNullable<KeptGame['from']>;
}

/**
 * A new game on this device that goes on from a moment of a match. Everything that the person's seat could not know at that moment is dealt anew: whoever has
 * looked through the match knows nothing of it beforehand. Answers the name of the game; nothing if it cannot be played.
 */
export async function playOnFrom({ text, position, seat, level, from }: PlayOnTerms): Promise<string | undefined> {
  const read = importMatch(text);
  if (!read.ok) return undefined;
  const { setup, log } = read.file;
  const rules = await loadGame(setup.game);
  const whole: readonly Entry[] = [...standingLog(log).slice(0, position), { seat, dealt: newName() }];
  const [id, now] = [newName(), Date.now()];
  const entries = whole.map((entry, index) => ({ game: id, position: index + 1, at: now, entry }));
  const levels = Array.from({ length: setup.seats }, (_, each) => (each === seat ? null : level));
  const game = { id, setup, levels, from, made: now, played: now, position: entries.length, seen: entries.length, round: 1, places: null };
  const match = rules && replayed(rules, game, entries);
  if (match === undefined) return undefined;
  await keepGame({ ...game, round: match.rules.round(match.current.state) }, entries);
  return id;
}
