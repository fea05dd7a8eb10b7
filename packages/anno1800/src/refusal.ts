import type { Reason, Refusal } from '@archipel/kernel';

export function no(rule: string, code: string, more: { readonly [key: string]: unknown } = {}): Refusal {
  return { rule, reasons: [{ code, ...more } satisfies Reason] };
}
