import type { Chair } from '@archipel/protocol';
import type { Text } from '@archipel/text';

/** Whether a bot plays for the person on a chair, or the person is away; nothing where there is nothing to say. For those who hear it. */
export function seatMarkOf(t: Text['t'], chair: Chair | undefined): string | undefined {
  if (chair?.kind !== 'person') return undefined;
  if (chair.standIn !== null) return t('table.standInSays', { name: chair.name });
  return chair.here ? undefined : t('table.away');
}

/** Whether a bot plays for the person on a chair. */
export const hasStandIn = (chair: Chair | undefined): boolean => chair?.kind === 'person' && chair.standIn !== null;

/** The name of what stands for a player, with that mark. */
export function withSeatMark(name: string, t: Text['t'], chair: Chair | undefined): string {
  return [name, seatMarkOf(t, chair)].filter((each) => each !== undefined).join(', ');
}
