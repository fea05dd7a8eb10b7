import { readFileSync } from 'node:fs';
import { gameById } from '@archipel/games';
import { type AnyRules, importMatch, type MatchFile } from '@archipel/kernel';

/** A recorded match of either game, and its rules. */
export function recorded(game: 'anno1503' | 'anno1800', name: string): { readonly rules: AnyRules; readonly file: MatchFile } {
  const read = importMatch(readFileSync(new URL(`../../${game}/golden/${name}.match.jsonl`, import.meta.url), 'utf8'));
  const rules = gameById(game);
  if (!read.ok || rules === undefined) throw new Error(`there is no recorded match ${name}`);
  return { rules, file: read.file };
}
