import { loadGame } from '@archipel/games';
import type { Json } from '@archipel/kernel';
import { drawnStyle, type Level, type StyleChoice } from '@archipel/protocol';
import { usePreferences } from '../reader/preferences.ts';
import { bots } from './bots.ts';
import { isFirstGame } from './firstGames.ts';
import { keepGame, keepShortened, keptGame, keptGames } from './keptGames.ts';
import { replayed } from './localMatch.ts';
import { type LocalSession, localSession } from './localSession.ts';
import { newName } from './newName.ts';

export interface LocalTerms {
  readonly game: string;
  readonly levels: readonly (Level | null)[];
  /** In which style each bot plays; one that is left open plays in none. */
  readonly styles?: readonly (StyleChoice | null)[] | undefined;
  readonly options: Json;
  /** What several people at one screen are called, by seat. */
  readonly names?: readonly string[] | undefined;
  /** Whether a beginner plays, who is advised; if it is not said, the first games of one person on this device are. */
  readonly advised?: boolean;
}

/** Lays out a new game on this device. Answers its name. */
export async function createLocal({ game, levels, styles, options, names, advised }: LocalTerms): Promise<string> {
  const rules = await loadGame(game);
  if (rules === undefined) throw new RangeError(`there is no game '${game}'`);
  const id = newName();
  const setup = { game, rules: rules.version, seats: levels.length, options, seed: newName() };
  const now = Date.now();
  const isAdvised = advised ?? isFirstGame({ game, levels }, await keptGames());
  const named = names === undefined ? {} : { names };
  // By the chance of the game: whoever plays it again from its seed meets the same.
  const drawn = styles?.map((choice, seat) =>
    choice === null || levels[seat] === null ? null : drawnStyle(choice, `${setup.seed} ${seat}`),
  );
  await keepGame({
    id,
    setup,
    levels,
    ...(drawn && { styles: drawn }),
    ...named,
    ...(isAdvised && { advised: true }),
    made: now,
    played: now,
    position: 0,
    seen: 0,
    round: 1,
    places: null,
  });
  return id;
}

/** The version of the rules that finishes a game, and the one that is here; 0 if the game is unknown here. */
export interface Unplayable {
  readonly unplayable: number;
  readonly here: number;
}

/** Opens a game that is kept on this device. */
export async function openLocal(id: string): Promise<LocalSession | Unplayable | 'missing'> {
  const kept = await keptGame(id);
  if (kept === undefined) return 'missing';
  const rules = await loadGame(kept.game.setup.game);
  const match = rules && replayed(rules, kept.game, kept.log);
  if (rules === undefined || match === undefined) return { unplayable: kept.game.setup.rules, here: rules?.version ?? 0 };
  const ownName = () => usePreferences.getState().name;
  return localSession(rules, kept.game, match, { thinker: bots(rules), ownName, keep: keepGame, keepShortened });
}
