import type { IllegalMove } from '@archipel/kernel';
import type { Company } from '../messages/company.ts';
import type { GlossaryRow } from '../messages/glossary.ts';
import { type Mention, type Sentence, sentenceOf } from '../messages/sentence.ts';
import type { Text } from '../messages/text.ts';
import type { Names1800, Token } from '../names/names1800.ts';

/** The kinds of things that the glossary knows. A topic is a kind and an id: `good beer`, `level farmer`, `action build`. */
export const TOPICS_1800 = [
  'good',
  'level',
  'tile',
  'card',
  'deck',
  'expedition',
  'token',
  'gold',
  'island',
  'world',
  'objective',
  'ground',
  'exhausted',
  'action',
  'influence',
] as const;

export interface Topic1800 {
  readonly kind: (typeof TOPICS_1800)[number];
  readonly id: string;
}

/** Where one item of a cost would come from. */
export type Way1800 =
  | { readonly by: 'own'; readonly level: string; readonly tile: string }
  | { readonly by: 'trade'; readonly from: number; readonly tokens: number }
  | { readonly by: 'island' }
  | { readonly by: 'card' }
  | { readonly by: 'people'; readonly level: string; readonly count: number }
  | { readonly by: 'tokens'; readonly token: Token; readonly count: number };

/** What is true of a thing at this moment of a game, as its reader may know it; each is left out where it does not apply. */
export interface Situation1800 {
  readonly company: Company;
  /** Who makes a good, or has a tile: with the trade tokens that it costs the reader, 0 for the reader. */
  readonly makers?: readonly { readonly seat: number; readonly tokens: number }[];
  /** Copies on the market, by tile. */
  readonly market?: Readonly<Record<string, number>>;
  readonly left?: { readonly of: 'market' | 'supply' | 'deck' | 'stack'; readonly count: number };
  /** The reader's hand cards and the market's tiles that need it. */
  readonly wantedBy?: { readonly cards: number; readonly tiles: readonly string[] };
  readonly have?: { readonly rested: number; readonly all: number };
  /** What it would cost the reader now, one item after another; for a good every way to have one. */
  readonly ways?: readonly { readonly item: Mention | null; readonly way: Way1800 }[];
  /** Why it cannot be had now. */
  readonly missing?: IllegalMove;
  /** How everybody stands, where something is counted. */
  readonly counts?: readonly number[];
}

export interface Speech {
  readonly text: Text;
  readonly names: Names1800;
  readonly now: Situation1800 | undefined;
}

/** A row of an entry. */
export function row({ text }: Speech, label: Label, ...lines: readonly (Sentence | string)[]): GlossaryRow {
  return { label: text.t(`glossary1800.${label}`), lines: lines.map((line) => sentenceOf(line)), now: false };
}
export type Label = 'does' | 'made' | 'needed' | 'price' | 'now' | 'not' | 'who' | 'have' | 'left' | 'standing';
