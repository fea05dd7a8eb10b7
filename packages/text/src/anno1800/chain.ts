import type { ChainStep } from '@archipel/anno1800';
import type { Company } from '../messages/company.ts';
import { listed } from '../messages/list.ts';
import type { Sentence } from '../messages/sentence.ts';
import type { Text } from '../messages/text.ts';
import type { Names1800 } from '../names/names1800.ts';
import { tileCost } from './remedy.ts';
import { goodOf, values1800 } from './values.ts';

/** A step on the way to something, as a sentence. A kind of step without a message does not compile. */
export function chainLine1800(text: Text, names: Names1800, step: ChainStep, company: Company): Sentence {
  const goods = step.kind === 'explore' ? step.goods.map((good) => goodOf(names, good)) : [];
  return text.say(`chain1800.${step.kind}`, {
    ...values1800({ text, names, company }, step),
    goods: listed(text, goods, 'or'),
    cost: step.kind === 'build' ? tileCost(names, step.tile) : 'none',
  });
}
