import { randomUUID } from 'node:crypto';
import type { Json } from '@archipel/kernel';
import type { Table, Update } from '@archipel/protocol';
import { expect } from 'vitest';
import type { Answer, Person } from './person.ts';

type Named = Pick<Table, 'id'>;

/** A name for a command that no other has. */
export const newKey = (): string => randomUUID();

export async function legal(person: Person, table: Named): Promise<{ readonly position: number; readonly moves: readonly Json[] }> {
  const { status, body } = await person.at(table, 'GET', 'moves');
  expect(status).toBe(200);
  return body;
}

export function play(person: Person, table: Named, at: number, plan: readonly unknown[], key = newKey()): Promise<Answer> {
  return person.at(table, 'POST', 'moves', { at, key, plan });
}

/** Plays the first legal move of whoever may move, and says who it was. */
export async function anyMove(people: readonly Person[], table: Named): Promise<{ readonly by: Person; readonly update: Update }> {
  for (const by of people) {
    const { position, moves } = await legal(by, table);
    if (moves.length === 0) continue;
    const done = await play(by, table, position, [moves[0]]);
    expect(done.status).toBe(200);
    return { by, update: done.body };
  }
  throw new Error('nobody may move');
}
