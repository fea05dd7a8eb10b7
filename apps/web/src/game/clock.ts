import type { Pace } from '@archipel/protocol';

export const [MINUTE, DAY] = [60_000, 86_400_000];

/** All the time that there is, in milliseconds; undefined without a clock. */
function wholeOf(pace: Pace): number | undefined {
  if (pace.kind === 'none') return undefined;
  return pace.kind === 'days' ? pace.days * DAY : pace.seconds * 1000;
}

/** Whether it is time to hurry: in the last tenth of the time that there is. */
export function isUrgent(rest: number, pace: Pace): boolean {
  const whole = wholeOf(pace);
  return whole !== undefined && rest <= whole / 10;
}

/** Hours if there are any, minutes and seconds. */
export function digits(rest: number): string {
  const seconds = Math.ceil(rest / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
