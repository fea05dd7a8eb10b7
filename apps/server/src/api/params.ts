import { seatSchema } from '@archipel/kernel';
import { id } from '@archipel/protocol';
import * as z from 'zod/mini';
import type { ProblemCode } from '../problems/problem.ts';

/** What stands in the paths about a table. A table is named by its identifier or by its code. */
const table = z.union([id, z.string().check(z.regex(/^[A-Za-z]{6}$/))]);

export const tablePlace = z.object({ table });
export const chairPlace = z.object({ table, seat: z.pipe(z.coerce.number(), seatSchema) });
export const personPlace = z.object({ table, person: id });

/** What may go wrong whenever a table is changed. */
export const CHANGING: readonly ProblemCode[] = ['not-found', 'busy', 'cannot-write'];
