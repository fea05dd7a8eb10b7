import type { Key, Text } from '@archipel/text';

/** The faults that people can do something about, by the server's code. */
const SAID: Readonly<Record<string, Key>> = {
  offline: 'common.faultOffline',
  'cannot-write': 'common.faultBusy',
  stopping: 'common.faultBusy',
  busy: 'common.faultBusy',
  'too-many-requests': 'common.faultTooFast',
  'too-many-tables': 'common.faultTooManyTables',
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
  'bad-options': 'common.faultOptions',
};

/** What went wrong, in words. What nobody has words for is said with its code. */
export function faultText(t: Text['t'], fault: string): string {
  const key = SAID[fault];
  return key === undefined ? t('common.faultOther', { code: fault }) : t(key);
}
