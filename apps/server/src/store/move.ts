import { createHash } from 'node:crypto';
import { ROW_TABLES, type Row, type RowSource, type RowTable, type RowTarget } from './rows.ts';
import { StoreFault } from './store.ts';

export interface Moved {
  readonly matches: number;
  readonly rows: number;
}

/**
 * Copies everything from one database into another, empty one. Each match is compared by the hash of all its rows, and the rest table by
 * table, with what can then be read; only if all agree is it kept.
 */
export async function copyRows(from: RowSource, to: RowTarget): Promise<Moved> {
  if (!(await to.isEmpty())) throw new StoreFault('broken', 'there is something at the other place already');
  let rows = 0;
  const given = new Hashes();
  for (const table of ROW_TABLES) {
    for await (const portion of from.rows(table)) {
      await to.add(table, portion);
      given.add(table, portion);
      rows += portion.length;
    }
  }
  const found = new Hashes();
  for (const table of ROW_TABLES) for await (const portion of to.rows(table)) found.add(table, portion);
  const wrong = found.differences(given);
  if (wrong.length > 0) throw new StoreFault('broken', `not the same at the other place: ${wrong.slice(0, 5).join(', ')}`);
  await to.keep();
  return { matches: given.matches(), rows };
}

/** Hashes of rows: one for each match, over all that belongs to it, and one for each other table. */
class Hashes {
  readonly #by = new Map<string, string>();

  add(table: RowTable, rows: readonly Row[]): void {
    const number = table.key.indexOf('number');
    for (const row of rows) {
      const subject = number < 0 ? table.name : `match ${row[number]}`;
      const before = this.#by.get(subject) ?? '';
      this.#by.set(
        subject,
        createHash('sha256')
          .update(before)
          .update(JSON.stringify([table.name, row]))
          .digest('base64'),
      );
    }
  }

  matches(): number {
    return [...this.#by.keys()].filter((subject) => subject.startsWith('match ')).length;
  }

  differences(other: Hashes): readonly string[] {
    const subjects = new Set([...this.#by.keys(), ...other.#by.keys()]);
    return [...subjects].filter((subject) => this.#by.get(subject) !== other.#by.get(subject));
  }
}
