import { nameSchema } from '../src/data/schema.ts';

/** A name that the box does not have, as it comes from outside: no literal would compile. */
export const foreign = <Name extends string>(text: string, schema = nameSchema<Name>()): Name => schema.parse(text);
