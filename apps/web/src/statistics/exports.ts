import { marginIn, placeIn, pointsIn } from './figures.ts';
import type { PlayedGame } from './played.ts';

const COLUMNS = ['ended', 'game', 'where', 'id', 'seats', 'place', 'points', 'margin', 'rounds', 'opponents', 'first'] as const;

/** A cell as spreadsheets read it. A text that would begin a formula is only a text: others have chosen their names. */
function cell(value: string | number | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function rowOf(game: PlayedGame): readonly (string | number | undefined)[] {
  const first = game.digest?.firsts[game.own]?.map(({ kind, tile, level }) => [kind, tile ?? level].filter(Boolean).join(' '));
  return [
    new Date(game.ended).toISOString(),
    game.game,
    game.where,
    game.id,
    game.seats,
    placeIn(game),
    pointsIn(game),
    marginIn(game),
    game.digest?.rounds,
    game.opponents.map((opponent) => (opponent.kind === 'bot' ? `bot ${opponent.level}` : opponent.name)).join(' + '),
    first?.join(' + '),
  ];
}

/** One line a game. Names of columns and games are for programs: the same in every language. */
export function csvOf(games: readonly PlayedGame[]): string {
  return `${[COLUMNS, ...games.map(rowOf)].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** All that is known of each game, score sheets too. */
export function jsonOf(games: readonly PlayedGame[]): string {
  const shown = games.map(({ digest, seed: _, ...game }) => ({
    ...game,
    ended: new Date(game.ended).toISOString(),
    ...digest?.outcome,
    rounds: digest?.rounds,
    firsts: digest?.firsts,
  }));
  return `${JSON.stringify({ archipel: 'statistics', version: 1, games: shown }, null, 2)}\n`;
}
