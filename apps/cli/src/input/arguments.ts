import { playerByName, playerNames, stylesOf } from '@archipel/bots';
import { gameById, games } from '@archipel/games';
import { type AnyRules, faultsOf, isRecord, type Json, jsonSchema } from '@archipel/kernel';
import { drawnStyle } from '@archipel/protocol';
import { boxFaultLine, loadText } from '@archipel/text';
import { InvalidArgumentError } from 'commander';
import { BadInput } from '../terminal/exit.ts';
import { locale, t } from '../terminal/words.ts';
import { readText } from './files.ts';

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

/** What `--options` says, with the components of `--box`, if it fits the game. */
export async function optionsFor(game: AnyRules, text: string, box?: string): Promise<Json> {
  const named = parsedJson(text, () => t('cli.noJson', { text }));
  const options = box === undefined ? named : withBox(named, componentsFrom(box));
  const fit = game.schemas.options.safeParse(options);
  if (fit.success) return options;
  const faults = faultsOf(fit.error, options);
  const ofBox = box !== undefined && faults.every(({ path }) => path.startsWith('components'));
  const spoken = await loadText(locale(), ['box']);
  const told = ofBox ? faults.map((fault) => ({ ...fault, path: fault.path.replace(/^components\.?/, '') })) : faults;
  const issues = told.map((fault) => boxFaultLine(spoken, fault)).join(' ');
  throw new BadInput(ofBox ? t('cli.wrongBox', { path: box, game: game.id, issues }) : t('cli.wrongOptions', { game: game.id, issues }));
}

/** A correction or a whole box, from a file. Whether it fits is for the game to say. */
function componentsFrom(path: string): Json {
  return parsedJson(readText(path), () => t('cli.boxNoJson', { path }));
}

function withBox(options: Json, components: Json): Json {
  if (!isRecord(options)) return options;
  if (options['components'] !== undefined) throw new BadInput(t('cli.boxTwice'));
  return { ...(options as { readonly [key: string]: Json }), components };
}

function parsedJson(text: string, fault: () => string): Json {
  try {
    return jsonSchema.parse(JSON.parse(text));
  } catch {
    throw new BadInput(fault());
  }
}

/** The names of the players by seat: `random` for all of them, or one name a seat, `random,varied,random`. */
export function playersNamed(list: string, game: AnyRules, seats: number): readonly string[] {
  const given = list.split(',').map((name) => name.trim());
  if (given.length !== 1 && given.length !== seats) throw new BadInput(t('cli.wrongPlayers', { given: given.length, seats }));
  for (const name of given) checkPlayer(name, game.id);
  return given.length === 1 ? Array.from({ length: seats }, () => given[0] ?? '') : given;
}

/** A player of this game: `hard`, in a style `hard:trader`, or `hard:any` in one that is drawn for every game. */
export function checkPlayer(name: string, game: string): void {
  if (playerByName(inDrawnStyle(name, ''), game) !== undefined) return;
  const players = [...playerNames(game), ...stylesOf(game).map((style) => `hard:${style}`)];
  throw new BadInput(t('cli.noPlayer', { player: name, game, players: players.join(', ') }));
}

/** The player that is meant, where its style is left to chance: it follows from the text. */
export function inDrawnStyle(name: string, from: string): string {
  const [level, style] = name.split(':');
  return style === 'any' ? `${level}:${drawnStyle('any', from)}` : name;
}
