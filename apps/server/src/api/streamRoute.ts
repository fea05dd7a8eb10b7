import { PATHS, type Tell, tellSchema } from '@archipel/protocol';
import * as z from 'zod/mini';
import { encoded } from '../connections/encoded.ts';
import type { Connection, Hub } from '../connections/hub.ts';
import { type Route, route } from '../http/routing.ts';
import { hasEnded } from '../identity/authentication.ts';
import type { TablesService } from '../lobby/tablesService.ts';
import { isProblem, problem } from '../problems/problem.ts';
import { HEARTBEAT } from '../socket/attend.ts';
import { MOST_WAITING } from '../socket/socket.ts';
import type { Watching } from '../socket/watching.ts';
import type { Clock } from '../system/clock.ts';
import { tablePlace } from './params.ts';

interface Deps {
  readonly hub: Hub;
  readonly watching: Watching;
  readonly tables: TablesService;
  readonly clock: Clock;
}

const count = z.coerce.number().check(z.int(), z.nonnegative());
const seenQuery = z.strictObject({ after: z.optional(count), chat: z.optional(count) });

/** The same words as on the socket, a JSON value a line: a bot in any language reads line by line. */
export function streamRoute({ hub, watching, tables, clock }: Deps): Route {
  return route(
    {
      method: 'GET',
      path: PATHS.stream,
      tag: 'play',
      summary: 'Listen to a table: what happens, as it happens, one JSON value a line',
      needs: 'read',
      params: tablePlace,
      query: seenQuery,
      answer: tellSchema,
      media: 'application/x-ndjson',
      problems: ['not-found', 'no-spectators', 'too-many-connections', 'too-many-watchers'],
    },
    async ({ params, query, request, reply }, me) => {
      // Whoever asks for the head alone would wait for its end.
      if (request.method === 'HEAD') return problem('method-not-allowed', 'a stream has no end: ask with GET');
      const id = await tables.at(params.table, async (found) => found);
      if (isProblem(id)) return id;
      const { raw } = reply;
      let [open, begun] = [true, false];
      const before: string[] = [];
      const connection: Connection = {
        who: me,
        address: request.ip,
        tell(tell: Tell) {
          if (!open || raw.writableEnded) return;
          if (!begun) before.push(`${encoded(tell)}\n`);
          else if (raw.writableLength > MOST_WAITING) raw.destroy();
          else raw.write(`${encoded(tell)}\n`);
        },
        close: () => raw.end(),
      };
      if (hub.add(connection) === 'too-many') return problem('too-many-connections', 'you listen on too many connections already');
      const end = await watching.watch(id, me, connection.tell, query).catch((fault: unknown) => {
        hub.remove(connection);
        throw fault;
      });
      if (isProblem(end)) {
        hub.remove(connection);
        return end;
      }
      reply.hijack();
      raw.writeHead(200, {
        ...asHeaders(reply.getHeaders()),
        'content-type': 'application/x-ndjson; charset=utf-8',
        'x-accel-buffering': 'no',
      });
      begun = true;
      raw.write(before.join(''));
      const beat = () => {
        if (hasEnded(me.credential, clock.now())) raw.end();
        if (raw.writableEnded) return;
        connection.tell({ tell: 'pong', now: clock.now() });
        cancel = clock.wakeAt(clock.now() + HEARTBEAT, beat);
      };
      let cancel = clock.wakeAt(clock.now() + HEARTBEAT, beat);
      const done = () => {
        if (!open) return;
        open = false;
        cancel();
        hub.remove(connection);
        end();
      };
      raw.on('error', done).on('close', done);
      if (raw.destroyed) done();
      // The connection is ours from here on; nothing else is answered.
      return reply as unknown as Tell;
    },
  );
}

function asHeaders(headers: Readonly<Record<string, number | string | readonly string[] | undefined>>): Record<string, string | string[]> {
  const given = Object.entries(headers).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return [[name, typeof value === 'object' ? [...value] : String(value)] as const];
  });
  return Object.fromEntries(given);
}
