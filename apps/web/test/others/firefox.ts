import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { findFirefox } from '../../../../tools/otherBrowsers.mjs';
import { type Driver, WINDOW } from './driver.ts';

const messageSchema = z.union([
  z.object({ type: z.literal('success'), id: z.number(), result: z.unknown() }),
  z.object({ type: z.literal('error'), id: z.number(), error: z.string(), message: z.string() }),
  z.object({ type: z.literal('event'), method: z.string(), params: z.unknown() }),
]);
const logged = z.object({ level: z.string(), text: z.string().nullable() });
const returned = z.object({ type: z.literal('success'), result: z.object({ value: z.string() }) });

/** What Firefox notes when a page is left that was still fetching for later. */
const ABANDONED = /^Failed to load .* A ServiceWorker intercepted the request and encountered an unexpected error/;

/** Firefox, which speaks WebDriver BiDi over a socket. */
export async function openFirefox(): Promise<Driver> {
  const profile = mkdtempSync(path.join(tmpdir(), 'archipel-firefox-'));
  const program = spawn(findFirefox(), ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(program, 'exit');
  const address = await Promise.race([socketAddress(program.stderr), ended.then(() => undefined)]);
  if (address === undefined) throw new Error('Firefox does not start');
  const complaints: string[] = [];
  const { send, end } = await connected(`${address}/session`, (method, params) => {
    if (method !== 'log.entryAdded') return;
    const { level, text } = logged.parse(params);
    if ((level === 'error' || level === 'warn') && !ABANDONED.test(text ?? '')) complaints.push(text ?? '');
  });
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { userContext } = z.object({ userContext: z.string() }).parse(await send('browser.createUserContext', {}));
  const { context } = z.object({ context: z.string() }).parse(await send('browsingContext.create', { type: 'tab', userContext }));
  await send('browsingContext.setViewport', { context, viewport: WINDOW });
  return {
    complaints,
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    call: async (source, argument) => {
      const answer = await send('script.callFunction', {
        functionDeclaration: source,
        arguments: [{ type: 'string', value: argument }],
        awaitPromise: true,
        target: { context },
      });
      const result = returned.safeParse(answer);
      if (!result.success) throw new Error(JSON.stringify(answer));
      return result.data.result.value;
    },
    act: async (actions) => void (await send('input.performActions', { context, actions })),
    close: async () => {
      end();
      program.kill('SIGKILL');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function socketAddress(output: NodeJS.ReadableStream): Promise<string | undefined> {
  for await (const line of createInterface({ input: output })) {
    const found = /ws:\S+/.exec(line)?.[0];
    if (found !== undefined) {
      // Nobody reads on, and Firefox must not wait for that.
      output.resume();
      return found;
    }
  }
  return undefined;
}

/** Commands by a socket, each with its answer; everything else that comes is an event. */
async function connected(address: string, hear: (method: string, params: unknown) => void) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, { readonly resolve: (result: unknown) => void; readonly reject: (error: Error) => void }>();
  let sent = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = messageSchema.parse(JSON.parse(z.string().parse(data)));
    if (message.type === 'event') return hear(message.method, message.params);
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'success') asked?.resolve(message.result);
    else asked?.reject(new Error(`${message.error}: ${message.message}`));
  });
  const send = (method: string, params: unknown): Promise<unknown> => {
    sent += 1;
    const id = sent;
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
    });
  };
  return { send, end: () => socket.terminate() };
}
