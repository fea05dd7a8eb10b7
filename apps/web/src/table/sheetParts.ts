import type { ReactNode } from 'react';

/** What was counted of one player, by the game's own keys; what is not named is 0. */
export type SheetCounts = Readonly<Record<string, number>>;

export interface SheetPlayer {
  readonly name: string;
  /** The flag: one of four, no two alike. */
  readonly colour: number;
  readonly counts: SheetCounts;
}

/** A score sheet of a cardboard table: all that people have typed. */
export interface SheetData {
  readonly game: string;
  readonly objectives: readonly string[];
  /** Those who play. */
  readonly players: readonly SheetPlayer[];
}

/** A number that is typed. */
export interface CountInput {
  readonly kind: 'count';
  readonly key: string;
  /** What is counted, without the player. */
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly picture?: ReactNode;
}

/** Something that a player has or not; `alone`: only one player can have it. */
export interface MarkInput {
  readonly kind: 'mark';
  readonly key: string;
  readonly label: string;
  readonly on: boolean;
  readonly alone: boolean;
  readonly picture?: ReactNode;
}

export interface SheetCell {
  readonly inputs: readonly (CountInput | MarkInput)[];
  /** A count that follows from others. */
  readonly shown?: string;
  readonly note?: string;
  /** What it brings; nothing where it brings none by its kind. */
  readonly points?: string;
  /** Whether it brings nothing now. */
  readonly none?: boolean;
}

export interface SheetRow {
  readonly id: string;
  readonly mark?: ReactNode;
  readonly name: string;
  readonly about: string;
  /** The objective that stands in this row, to be chosen: its number from 0. */
  readonly objective?: number;
  /** By seat. */
  readonly cells: readonly SheetCell[];
}

export interface SheetGroup {
  readonly id: string;
  readonly title: string;
  readonly about?: string;
  readonly rows: readonly SheetRow[];
}

/** A sheet with all that follows from it. */
export interface WorkedSheet {
  /** Who wins; undefined while nothing was counted. */
  readonly title: string | undefined;
  readonly lead: string;
  readonly places: readonly number[];
  readonly total: { readonly name: string; readonly values: readonly string[] };
  readonly groups: readonly SheetGroup[];
  /** What decides between those who are level. */
  readonly ties: readonly SheetRow[];
  /** What cannot be so with what is in the box. */
  readonly misfits: readonly string[];
}

/** What the score sheet needs to know of a game. */
export interface SheetParts {
  /** Every key that can be counted, and how many there can be. */
  readonly limits: Readonly<Record<string, number>>;
  /** The objectives to choose from, where the game has such a choice. */
  readonly objectives?: ObjectiveChoice;
  readonly useSheet: (data: SheetData) => WorkedSheet;
}

export interface ObjectiveChoice {
  readonly inPlay: number;
  readonly all: readonly string[];
  /** Those that are printed for beginners. */
  readonly beginners: readonly string[];
  /** What an objective is called. */
  readonly useName: () => (id: string) => string;
}
