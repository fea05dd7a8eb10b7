import { randomUUID } from 'node:crypto';
import { type Logs, StoreFault } from '../store.ts';
import { makerNumber } from '../stored.ts';
import { newsOf } from './appendedNews.ts';
import type { Changes } from './changes.ts';
import { type Connections, faultOf } from './connection.ts';
import { columnsOf, peopleAt } from './tables.ts';
import type { Writer } from './writer.ts';

type Append = Logs['append'];
type Answer = Awaited<ReturnType<Append>>;

interface Waiting {
  readonly write: string;
  readonly args: Parameters<Append>;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (why: unknown) => void;
}

/** So many in one statement at most: where they are appended one by one, PostgreSQL keeps 64 steps of a transaction at hand, and each is one. */
const LARGEST = 60;

/**
 * Appends that come while one is under way go together in the next: one statement, one commit. Each carries a name, so that one whose answer
 * was lost with the connection can be sent again.
 */
export function createAppends({ repeatable }: Connections, changes: Changes, writer: Writer): Append {
  let waiting: Waiting[] = [];
  let busy = false;

  async function flush(): Promise<void> {
    busy = true;
    while (waiting.length > 0) {
      // Rows are locked in the order of their names: two processes with the same tables in hand cannot wait for each other.
      const batch = waiting.slice(0, LARGEST).toSorted((a, b) => (a.args[0] < b.args[0] ? -1 : a.args[0] > b.args[0] ? 1 : 0));
      waiting = waiting.slice(LARGEST);
      await send(batch).catch((fault: unknown) => {
        for (const { reject } of batch) reject(fault);
      });
    }
    busy = false;
  }

  async function send(batch: readonly Waiting[]): Promise<void> {
    const news = batch.map(({ args: [, , entries, , change] }) => newsOf(changes.origin, change, entries));
    const answered = await repeatable<{ appended: readonly number[] }>(ALL, changes.origin, ...columns(batch), news);
    const done = new Set(answered?.appended);
    writer.committed(done.size);
    for (const [index, one] of batch.entries()) if (done.has(index + 1)) settle(one, 'done');
    const rest = batch.filter((_, index) => !done.has(index + 1));
    if (rest.length > 0) await sendEach(rest);
  }

  /** Finds out of each why it could not be appended with the others. */
  async function sendEach(batch: readonly Waiting[]): Promise<void> {
    const answered = await repeatable<{ answers: readonly string[] }>(EACH, changes.origin, ...columns(batch), ...sitting(batch));
    const answers = batch.map((_, index) => answerIn(answered?.answers[index] ?? ''));
    writer.committed(answers.filter((answer) => !(answer instanceof Error)).length);
    for (const [index, one] of batch.entries()) settle(one, answers[index]);
  }

  function settle({ args: [table, , , , change], resolve, reject }: Waiting, answer: Answer | Error | undefined): void {
    if (answer === undefined || answer instanceof Error) {
      reject(answer);
      return;
    }
    if (answer === 'done') changes.tell({ kind: 'moves', table, revision: change.revision, position: change.position });
    resolve(answer);
  }

  return (...args) =>
    writer.during(
      () =>
        new Promise((resolve, reject) => {
          const [table, after, entries, , change] = args;
          const fits = change.id === table && change.position === after + entries.length;
          if (!fits) return reject(new Error(`table ${change.id} at ${change.position} is not ${table} after ${entries.length} more`));
          waiting.push({ write: randomUUID(), args, resolve, reject });
          // After everything that has arrived in this turn of the loop has been read.
          if (!busy) {
            busy = true;
            setImmediate(() => void flush());
          }
        }),
    );
}

const COLUMNS =
  'text text[] text[] integer[] text[] text[] text[] text[] text[] integer[] integer[] integer[] integer[] text[] bigint[] integer[]';
const places = (types: string) =>
  types
    .split(' ')
    .map((type, index) => `$${index + 1}::${type}`)
    .join(', ');
const ALL = `SELECT archipel_append_all(${places(`${COLUMNS} text[]`)}) AS appended`;
const EACH = `SELECT archipel_append(${places(`${COLUMNS} integer[] text[]`)}) AS answers`;

/** The arguments of both functions, column by column. */
function columns(batch: readonly Waiting[]) {
  const of = <Item>(what: (...args: Waiting['args']) => Item) => batch.map(({ args }) => what(...args));
  const tables = of((_, __, ___, ____, change) => columnsOf(change));
  const entries = batch.flatMap(({ args }, index) => args[2].map((entry) => ({ ...entry, index: index + 1 })));
  return [
    batch.map(({ write }) => write),
    of((table) => table),
    of((_, after) => after),
    of((_, __, ___, key) => key),
    tables.map(({ body }) => body),
    tables.map(({ owner }) => owner),
    tables.map(({ state }) => state),
    tables.map(({ game }) => game),
    tables.map(({ listed }) => listed),
    tables.map(({ position }) => position),
    tables.map(({ revision }) => revision),
    entries.map(({ index }) => index),
    entries.map(({ entry }) => JSON.stringify(entry)),
    // No moment at all cannot be kept.
    entries.map(({ at }) => (Number.isFinite(at) ? at : null)),
    entries.map(makerNumber),
  ] as const;
}

/** Who sits at the tables, which only the function that appends one by one writes down. */
function sitting(batch: readonly Waiting[]) {
  const sitters = batch.flatMap(({ args }, index) => peopleAt(args[4]).map((person) => ({ person, index: index + 1 })));
  return [sitters.map(({ index }) => index), sitters.map(({ person }) => person)] as const;
}

function answerIn(text: string): Answer | Error {
  if (text === 'done' || text === 'taken') return text;
  const [kind = '', detail = '', ...rest] = text.split(' ');
  if (kind === 'repeated') return { repeated: Number(detail) };
  const fault = faultOf(Object.assign(new Error(rest.join(' ')), { code: detail }));
  return fault instanceof Error ? fault : new StoreFault('broken', text);
}
