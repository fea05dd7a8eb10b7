import { importMatch, type MatchFile, type Replayed } from '@archipel/kernel';
import { BadInput } from '../terminal/exit.ts';
import { t } from '../terminal/words.ts';
import { readText } from './files.ts';

/** A match file, or what could be read of one: then there is no seal. */
type Readable = Omit<MatchFile, 'position'> & { readonly position?: string };

export function readMatch(path: string, salvage: boolean): Readable {
  const read = importMatch(readText(path));
  if (read.ok) return read.file;
  if (salvage && read.readable) return read.readable;
  const found = { fault: t(`cli.${read.fault}`, { path }), line: read.line };
  throw new BadInput(read.readable ? t('cli.atLineSalvage', { ...found, count: read.readable.log.length }) : t('cli.atLine', found));
}

export function replayFailure(played: Exclude<Replayed<unknown>, { readonly ok: true }>): string {
  if ('fault' in played) return `${played.fault} (${played.detail})`;
  const { rule, reasons } = played.illegal;
  return t('cli.refusedEntry', { entry: played.at + 1, rule, codes: reasons.map((reason) => reason.code).join(', ') });
}
