import { playerByName, playerNames } from '@archipel/bots';
import { gameById, games } from '@archipel/games';
import { type AnyRules, issuesOf, type Json, jsonSchema } from '@archipel/kernel';
import { InvalidArgumentError } from 'commander';
import { BadInput } from '../terminal/exit.ts';
import { t } from '../terminal/words.ts';

export function gameNamed(id: string): AnyRules {
  const game = gameById(id);
  if (game === undefined) throw new BadInput(t('cli.noGame', { game: id, games: gameNames() }));
  return game;
}

export function gameNames(): string {
  return games.map((game) => game.id).join(', ');
}

/** A whole number from `min` on, for commander's options. */
export function wholeFrom(min: number, max = 1e9): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < min || value > max) throw new InvalidArgumentError(t('cli.whole', { min, max }));
    return value;
  };
}

export function checkSeats(game: AnyRules, seats: number): void {
  const { min, max } = game.seats;
  if (seats < min || seats > max) throw new BadInput(t('cli.wrongSeats', { game: game.id, min, max, seats }));
}

/** What `--options` says, if it fits the game. */
export function optionsFor(game: AnyRules, text: string): Json {
  const options = parsedJson(text);
  const fit = game.schemas.options.safeParse(options);
  if (!fit.success) throw new BadInput(t('cli.wrongOptions', { game: game.id, issues: issuesOf(fit.error).join('; ') }));
  return options;
}

function parsedJson(text: string): Json {
  try {
    return jsonSchema.parse(JSON.parse(text));
  } catch {
    throw new BadInput(t('cli.noJson', { text }));
  }
}

/** The names of the players by seat: `random` for all of them, or one name a seat, `random,varied,random`. */
export function playersNamed(list: string, game: AnyRules, seats: number): readonly string[] {
  const given = list.split(',').map((name) => name.trim());
  if (given.length !== 1 && given.length !== seats) throw new BadInput(t('cli.wrongPlayers', { given: given.length, seats }));
  for (const name of given) checkPlayer(name, game.id);
  return given.length === 1 ? Array.from({ length: seats }, () => given[0] ?? '') : given;
}

export function checkPlayer(name: string, game: string): void {
  if (playerByName(name, game) === undefined)
    throw new BadInput(t('cli.noPlayer', { player: name, game, players: playerNames(game).join(', ') }));
}
