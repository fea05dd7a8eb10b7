import type { Json } from '@archipel/kernel';
import { isFields } from '../messages/data.ts';
import type { Text } from '../messages/text.ts';

/** Says any value of a box: words by their names, prices as the game tells them, everything else as a short list. */
export function sayer(
  { t }: Text,
  wordName: (id: string) => string,
  priced: (value: Readonly<Record<string, unknown>>) => readonly string[] | undefined,
): (value: Json | undefined) => string {
  const say = (value: Json | undefined): string => {
    if (value === undefined || value === null) return t('box.none');
    if (typeof value === 'number') return String(value);
    if (typeof value === 'boolean') return t(value ? 'box.yes' : 'box.no');
    if (typeof value === 'string') return wordName(value);
    if (Array.isArray(value)) {
      const list: readonly Json[] = value;
      const nested = list.some((each) => typeof each === 'object' && each !== null);
      return list.length === 0 ? t('box.none') : list.map(say).join(nested ? ' · ' : ', ');
    }
    if (!isFields(value)) return '';
    const price = priced(value);
    if (price) return price.length === 0 ? t('box.free') : price.join(', ');
    const fields = Object.entries(value).filter(([key]) => key !== 'sure' && key !== 'or');
    return fields.length === 0 ? t('box.none') : fields.map(([key, each]) => `${wordName(key)} ${say(each as Json)}`).join(', ');
  };
  return say;
}
