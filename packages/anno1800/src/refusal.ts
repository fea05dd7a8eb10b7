import type { Reason, Refusal } from '@archipel/kernel';

export function no(rule: string, code: string, more: { readonly [key: string]: unknown } = {}): Refusal {
  return { rule, reasons: [{ code, ...more } satisfies Reason] };
}

/** The first refusal of some, asked in order: each is asked only if those before it had nothing against it. */
export function firstOf(...asked: readonly (() => Refusal | undefined)[]): Refusal | undefined {
  for (const ask of asked) {
    const refusal = ask();
    if (refusal) return refusal;
  }
  return undefined;
}
