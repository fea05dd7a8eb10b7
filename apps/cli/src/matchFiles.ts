import { type FileFault, importMatch, type MatchFile, type Replayed } from '@archipel/kernel';
import { BadInput } from './fault.ts';
import { readText } from './files.ts';
import { counted } from './print.ts';

/** A match file, or what could be read of one: then there is no seal. */
type Readable = Omit<MatchFile, 'position'> & { readonly position?: string };

export const FILE_FAULTS: { readonly [Fault in FileFault['fault']]: string } = {
  'not-a-match': 'is not a match file',
  damaged: 'is damaged',
  truncated: 'was cut off',
  altered: 'was altered: its seal does not fit',
};

export function readMatch(path: string, salvage: boolean): Readable {
  const read = importMatch(readText(path));
  if (read.ok) return read.file;
  if (salvage && read.readable) return read.readable;
  const hint = read.readable ? `; ${counted(read.readable.log.length, 'entry', 'entries')} can be read with --salvage` : '';
  throw new BadInput(`${path} ${FILE_FAULTS[read.fault]} (line ${read.line}${hint})`);
}

export function whyNotPlayed(played: Exclude<Replayed<unknown>, { readonly ok: true }>): string {
  if ('fault' in played) return `${played.fault} (${played.detail})`;
  const { rule, reasons } = played.illegal;
  return `entry ${played.at + 1} is refused by ${rule} (${reasons.map((reason) => reason.code).join(', ')})`;
}
