// `#games` is `list.ts`; a build may put another list in its place (package.json, test/shells).

import type { NewBot } from '@archipel/protocol';
import { partsOf } from '@archipel/text';
import { type ComponentType, lazy } from 'react';
import { games } from '#games';
import { expectText } from '../reader/text.tsx';
import type { CurtainParts } from '../table/curtainParts.ts';
import type { ReviewParts } from '../table/reviewParts.ts';
import type { RulesParts } from '../table/rulesParts.ts';
import type { SheetParts } from '../table/sheetParts.ts';
import type { TableProps } from '../table/tableProps.ts';
import type { GameDescriptor } from './descriptor.ts';
import type { OptionsProps } from './options/optionsProps.ts';

export { games };

export function gameById(id: string): GameDescriptor | undefined {
  return games.find((game) => game.id === id);
}

/** What a game is called; one that these pages do not know goes by its own id. */
export function gameName(id: string): string {
  return gameById(id)?.name ?? id;
}

/** The bot that is offered for a chair: of the middle level, and in any style if the game has styles. */
export function usualBot(id: string): NewBot {
  const game = gameById(id);
  const level = game === undefined || game.levels.includes('medium') ? 'medium' : game.levels[0];
  return { level, ...(game?.styles && { style: 'any' as const }) };
}

/** The game's own table, or the plain one. */
function loaderOf(id: string): () => Promise<ComponentType<TableProps>> {
  const game = gameById(id);
  return game?.loadTable ?? (async () => (await import('../plain/PlainTable.tsx')).plainTable(game ?? { name: id, levels: [] }));
}

const tables = new Map<string, ComponentType<TableProps>>();
const forms = new Map<string, ComponentType<OptionsProps>>();

/** A component that is fetched when it is first drawn, and stays the same for the whole visit. */
function fetched<Props>(made: Map<string, ComponentType<Props>>, game: string, load: () => Promise<ComponentType<Props>>) {
  const component = made.get(game) ?? lazy(async () => ({ default: await load() }));
  made.set(game, component);
  return component;
}

/** The table of a game. */
export function tableOf(game: string): ComponentType<TableProps> {
  return fetched(tables, game, loaderOf(game));
}

/** The form for the options of a game, if it has one. */
export function optionsOf(game: string): ComponentType<OptionsProps> | undefined {
  const load = gameById(game)?.loadOptions;
  return load && fetched(forms, game, load);
}

/** What is fetched once for each game, when it is first asked for; nothing for a game that has none. */
function once<Parts>(load: (game: GameDescriptor) => (() => Promise<Parts>) | undefined): (game: string) => Promise<Parts | undefined> {
  const known = new Map<string, Promise<Parts | undefined>>();
  return (game) => {
    const descriptor = gameById(game);
    const loaded = known.get(game) ?? (descriptor && load(descriptor)?.()) ?? Promise.resolve(undefined);
    // What could not be fetched may be asked for again.
    loaded.catch(() => known.delete(game));
    known.set(game, loaded);
    return loaded;
  };
}

/** What the curtain shows of a game. */
export const curtainPartsOf = once<CurtainParts>(({ loadCurtain }) => loadCurtain);

/** What the pages of its rules show of a game. */
export const rulesPartsOf = once<RulesParts>(({ loadRules }) => loadRules);

/** What the score sheet for cardboard tables needs of a game. */
export const sheetPartsOf = once<SheetParts>(({ loadSheet }) => loadSheet);
/** What a review shows of a game. */
export const reviewPartsOf = once<ReviewParts>(({ loadReview }) => loadReview);

/** Fetches the table of a game, and what it speaks with, before it is needed. */
export function expectGame(game: string): void {
  loaderOf(game)().catch(() => undefined);
  expectText(partsOf(game));
}
