import type { Reason, Refusal } from '@archipel/kernel';

/** The reasons are put together only for somebody who asks: a list of moves does not. */
export function no(rule: string, code: string, more?: { readonly [key: string]: unknown }): Refusal {
  return { rule, reasons: () => [{ code, ...more } satisfies Reason] };
}

export function reasonsOf(refusal: Refusal | undefined): readonly Reason[] {
  const reasons = refusal?.reasons ?? [];
  return typeof reasons === 'function' ? reasons() : reasons;
}
