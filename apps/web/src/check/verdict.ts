import { type AnyRules, honestyFaults, importMatch, type MatchSetup, positionHash, replay } from '@archipel/kernel';

/** What a match file turned out to be. */
export type Verdict = Finding & { readonly about?: About };

type Finding =
  | { readonly is: 'whole' | 'altered' | 'other-position' | 'not-a-match' }
  | { readonly is: 'cut-off'; readonly after: number }
  | { readonly is: 'altered-at' | 'cut-and-altered-at'; readonly entry: number; readonly rule: string }
  | { readonly is: 'damaged'; readonly line: number }
  | { readonly is: 'other-rules'; readonly theirs: number; readonly ours: number }
  | { readonly is: 'unknown-game'; readonly game: string }
  | { readonly is: 'unfit-setup'; readonly detail: string };

/** What could be read of the match, whatever the verdict. */
interface About {
  readonly setup: MatchSetup;
  readonly entries: number;
  /** The position that the log comes to, where it can be replayed. */
  readonly position?: string;
  /** Whether the game is over, where it can be replayed. */
  readonly over?: boolean;
  /** The position that the seal names. */
  readonly sealed?: string;
  /** Whether the shuffle was fixed beforehand, where the file carries the proof: the faults of it, none if it was. */
  readonly honesty?: readonly ('hash' | 'seed')[];
}

/** Reads a match file, replays it and compares it with its seal. */
export function judge(text: string, gameById: (id: string) => AnyRules | undefined): Verdict {
  const read = importMatch(text);
  if (!read.ok && read.readable === undefined) return { is: 'not-a-match' };
  const match = read.ok ? read.file : read.readable;
  if (match === undefined) return { is: 'not-a-match' };
  const { setup, log } = match;
  const proof = read.ok ? read.file.honesty : undefined;
  const about = {
    setup,
    entries: log.length,
    ...(read.ok && read.file.position !== undefined ? { sealed: read.file.position } : {}),
    ...(proof ? { honesty: honestyFaults(setup.seed, proof) } : {}),
  };

  const rules = gameById(setup.game);
  if (!read.ok && read.fault === 'altered') return { is: 'altered', about };
  if (!read.ok && read.fault === 'damaged') return { is: 'damaged', line: read.line, about };
  if (rules === undefined) return { is: 'unknown-game', game: setup.game, about };
  if (setup.rules !== rules.version) return { is: 'other-rules', theirs: setup.rules, ours: rules.version, about };

  const played = replay(rules, setup, log);
  if (!played.ok) {
    if ('fault' in played) return { is: 'unfit-setup', detail: played.detail, about };
    return { is: read.ok ? 'altered-at' : 'cut-and-altered-at', entry: played.at + 1, rule: played.illegal.rule, about };
  }
  const known = { ...about, position: positionHash(played.match), over: rules.outcome(played.match.state) !== null };
  if (!read.ok) return { is: 'cut-off', after: log.length, about: known };
  return { is: known.position === (read.file.position ?? known.position) ? 'whole' : 'other-position', about: known };
}
