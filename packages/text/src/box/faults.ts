import type { Fault } from '@archipel/kernel';
import type { Text, Value } from '../messages/text.ts';

/** What is wrong with a box or a correction, in a sentence that says where. The text must have the part `box`. */
export function boxFaultLine(text: Text, { path, code, values }: Fault): string {
  const key = `boxFault.${code}`;
  const filled: Readonly<Record<string, Value>> = { message: code, ...values };
  const why = text.has(key) ? text.t(key, filled) : text.t('boxFault.other', filled);
  return path === '' ? why : text.t('boxFault.place', { place: path, why });
}
