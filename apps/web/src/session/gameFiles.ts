import { loadGame } from '@archipel/games';
import { exportLog, hash, importMatch } from '@archipel/kernel';
import { type Level, STYLES } from '@archipel/protocol';
import { keepGame, keptGame } from './keptGames.ts';
import { botsOf, replayed } from './localMatch.ts';
import { newName } from './newName.ts';

/** A game on this device as a match file. One that the rules here cannot play is written all the same: other rules may finish it. */
export async function fileOfKept(id: string): Promise<string | undefined> {
  const kept = await keptGame(id);
  if (kept === undefined) return undefined;
  const { setup } = kept.game;
  const rules = await loadGame(setup.game);
  const match = rules && replayed(rules, kept.game, kept.log);
  return exportLog({
    setup,
    log: kept.log.map(({ entry }) => entry),
    ...(match && { position: hash(match.current.state) }),
    bots: botsOf(kept.game),
  });
}

/** Keeps the game of a match file on this device: the person takes one seat, bots of this level the others, in the styles that the file names. Nothing if it cannot be played. */
export async function keepFile(text: string, person: number, level: Level): Promise<string | undefined> {
  const read = importMatch(text);
  if (!read.ok) return undefined;
  const { setup, log, bots } = read.file;
  const rules = await loadGame(setup.game);
  const [id, now] = [newName(), Date.now()];
  const levels = Array.from({ length: setup.seats }, (_, seat) => (seat === person ? null : level));
  const styles = levels.map((each, seat) => (each === null ? null : (STYLES.find((style) => bots?.[seat]?.endsWith(`:${style}`)) ?? null)));
  const game = { id, setup, levels, styles, made: now, played: now, position: log.length, seen: log.length, round: 1, places: null };
  const entries = log.map((entry, index) => ({ game: id, position: index + 1, at: now, entry }));
  const match = rules && replayed(rules, game, entries);
  if (match === undefined) return undefined;
  const { state } = match.current;
  await keepGame({ ...game, round: match.rules.round(state), places: match.rules.outcome(state)?.places ?? null }, entries);
  return id;
}
