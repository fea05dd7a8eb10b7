const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

/** How long that is, in the two largest measures that matter: days and hours, hours and minutes, or minutes. Never nothing. */
export function timeParts(ms: number): { readonly days: number; readonly hours: number; readonly minutes: number } {
  const days = Math.floor(ms / DAY);
  const hours = Math.floor((ms % DAY) / HOUR);
  const minutes = Math.ceil((ms % HOUR) / MINUTE);
  if (days > 0) return { days, hours, minutes: 0 };
  return { days, hours, minutes: hours > 0 ? Math.floor((ms % HOUR) / MINUTE) : Math.max(1, minutes) };
}
