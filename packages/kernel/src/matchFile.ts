import * as z from 'zod/mini';
import { hashText } from './hash.ts';
import { type Proof, proofSchema } from './honesty.ts';
import { isSound } from './json.ts';
import { type Entry, entrySchema, type Match, type MatchSetup, matchSetupSchema, positionHash } from './match.ts';

/**
 * A match as a file: one JSON value a line. First the set-up, then an entry of the log a line, last a seal with the number of entries, the
 * hash of the last position and the hash of all the text before it. A file that was cut off has no seal, or not the right one: it is never
 * taken for a shorter match, yet everything up to the cut can be read.
 */
const headSchema = z.strictObject({
  archipel: z.literal('match'),
  format: z.literal(1),
  setup: matchSetupSchema,
  /** Where the seed came from, if it was made by a host that shows it. */
  honesty: z.optional(proofSchema),
  /** Which seats bots played, by their names (`hard`, `hard:trader`), and null for people; nothing where the writer did not know. */
  bots: z.optional(z.array(z.nullable(z.string().check(z.maxLength(40), z.regex(/^[a-z]+(:[a-z]+)?$/)))).check(z.maxLength(16))),
});
const sealSchema = z.strictObject({ seal: z.strictObject({ entries: z.int(), position: z.optional(z.string()), text: z.string() }) });

export interface MatchFile {
  readonly setup: MatchSetup;
  readonly log: readonly Entry[];
  /** The hash of the last position, as the writer saw it; undefined if the writer could not play the match. */
  readonly position?: string;
  readonly honesty?: Proof;
  readonly bots?: Bots;
}

/** The names of bots by seat, null for people. */
type Bots = readonly (string | null)[];

export interface FileFault {
  readonly ok: false;
  /** `not-a-match`: something else; `damaged`: a line is not what it should be; `truncated`: the end is missing; `altered`: the seal does not fit. */
  readonly fault: 'not-a-match' | 'damaged' | 'truncated' | 'altered';
  /** The line, from 1, where it was noticed. */
  readonly line: number;
  /** What could be read before that. */
  readonly readable?: { readonly setup: MatchSetup; readonly log: readonly Entry[] };
}

export function exportMatch(match: Match<unknown>, honesty?: Proof, bots?: Bots): string {
  const { setup, log } = match;
  return exportLog({ setup, log, position: positionHash(match), ...(honesty && { honesty }), ...(bots && { bots }) });
}

/** The same for a log that cannot be played here, because it needs other rules. */
export function exportLog({ setup, log, position, honesty, bots }: MatchFile): string {
  const head = { archipel: 'match', format: 1, setup, ...(honesty && { honesty }), ...(bots && { bots }) };
  const text = [head, ...log].map((line) => `${JSON.stringify(line)}\n`).join('');
  const seal = { entries: log.length, ...(position !== undefined && { position }), text: hashText(text) };
  return `${text}${JSON.stringify({ seal })}\n`;
}

export function importMatch(text: string): { readonly ok: true; readonly file: MatchFile } | FileFault {
  // Some editors put a mark before the first line; it means nothing.
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  // A whole file ends with a line feed. A last line without one may be half a line that happens to parse, so it is never trusted.
  const complete = lines.pop() === '';
  const head = headSchema.safeParse(parsed(lines[0]));
  if (!head.success) return { ok: false, fault: 'not-a-match', line: 1 };
  const { setup, honesty, bots } = head.data;
  const log: Entry[] = [];
  const fault = (what: FileFault['fault'], line: number): FileFault => ({ ok: false, fault: what, line, readable: { setup, log } });

  for (let at = 1; at < lines.length; at++) {
    const value = parsed(lines[at]);
    const seal = sealSchema.safeParse(value);
    if (seal.success) {
      const before = lines.slice(0, at).map((line) => `${line}\n`);
      const { entries, position, text: sealed } = seal.data.seal;
      const whole = complete && at === lines.length - 1;
      // What a host can prove was fixed beforehand: nothing of it was dealt anew.
      if (honesty && log.some((entry) => 'dealt' in entry)) return fault('altered', at + 1);
      if (!whole || entries !== log.length || sealed !== hashText(before.join(''))) return fault('altered', at + 1);
      return {
        ok: true,
        file: { setup, log, ...(position !== undefined && { position }), ...(honesty && { honesty }), ...(bots && { bots }) },
      };
    }
    const entry = entrySchema.safeParse(value);
    if (!entry.success) return fault(at === lines.length - 1 ? 'truncated' : 'damaged', at + 1);
    log.push(entry.data);
  }
  return fault('truncated', lines.length + 1);
}

function parsed(line: string | undefined): unknown {
  try {
    const value: unknown = JSON.parse(line ?? '');
    return isSound(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
