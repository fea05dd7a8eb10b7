import type { ProblemDocument } from '@archipel/protocol';
import type { Key, Text } from '@archipel/text';

/** The faults that people can do something about, by the server's code. */
const FAULT_KEYS: Readonly<Record<string, Key>> = {
  offline: 'common.faultOffline',
  'cannot-write': 'common.faultBusy',
  stopping: 'common.faultBusy',
  busy: 'common.faultBusy',
  'too-many-requests': 'common.faultTooFast',
  'too-many-tables': 'common.faultTooManyTables',
  'too-many-games': 'common.faultTooManyGames',
  'too-many-boxes': 'common.faultTooManyBoxes',
  'too-many-watchers': 'common.faultTooManyWatchers',
  'not-found': 'common.faultNoTable',
  'no-spectators': 'common.faultNoSpectators',
  'chair-taken': 'common.faultChairTaken',
  'no-open-chair': 'common.faultFull',
  'chairs-open': 'common.faultChairsOpen',
  'already-started': 'common.faultStarted',
  'name-taken': 'common.faultNameTaken',
  'wrong-password': 'common.faultPassword',
  'not-owner': 'common.faultNotOwner',
  'not-signed-in': 'common.faultUnknown',
  'forged-cookie': 'common.faultUnknown',
  muted: 'common.faultMuted',
  'not-absent': 'common.faultNotAbsent',
  'switched-off': 'common.faultSwitchedOff',
  'bad-address': 'common.faultAddress',
  outdated: 'common.outdatedSays',
  'bad-options': 'common.faultOptions',
  'rules-changed': 'common.faultRules',
  'set-aside': 'common.faultSetAside',
};

/** What went wrong, in words. A fault without words is shown by its code. */
export function faultText(t: Text['t'], fault: string, problem?: ProblemDocument): string {
  const key = FAULT_KEYS[fault];
  if (key === undefined) return t('common.faultOther', { code: fault });
  // The versions of the rules: the one that the game was begun under, and the server's.
  return t(key, { theirs: Number(problem?.['rules'] ?? 0), ours: Number(problem?.['here'] ?? 0) });
}

/** What exactly the server finds wrong with options, each with its place. */
export function issuesOf(problem: ProblemDocument | undefined): readonly string[] {
  const issues: unknown = problem?.['issues'];
  return Array.isArray(issues) ? issues.filter((issue): issue is string => typeof issue === 'string') : [];
}
