import { type Ask, CLOSE, type CommandAsk, PATHS, type Tell, tellSchema } from '@archipel/protocol';
import { create } from 'zustand';

/** Whether the server can be heard at this moment. `none`: nobody listens, so nobody has tried. `failed`: it has been tried in vain. */
export const useConnection = create<{ readonly status: 'none' | 'trying' | 'live'; readonly failed: boolean }>(() => ({
  status: 'none',
  failed: false,
}));

export interface Watching {
  readonly hear: (tell: Tell) => void;
  /** The position of the log up to which one has heard; only what is new comes then. */
  readonly after?: () => number;
  /** The same for who does not follow the match: counts only where nobody does. */
  readonly afterIfAlone?: () => number | undefined;
  /** The last chat message that one has. */
  readonly chat?: () => number;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** Without a word for so long, heartbeats included, the line is dead. */
const SILENCE = 2.5;
/** How long the server may take for a command before it is asked in another way. */
const PATIENCE = 5000;

/** What the server says of a command. */
export type CommandAnswer = Extract<Tell, { readonly tell: 'done' | 'problem' }>;

const watchers = new Map<string, Set<Watching>>();
const everywhere = new Set<(tell: Tell) => void>();
let socket: WebSocket | undefined;
let failures = 0;
let again: ReturnType<typeof setTimeout> | undefined;
let beating: ReturnType<typeof setInterval> | undefined;
let lastWord = 0;
/** Whether the server has said that it takes commands on this socket. */
let takesCommands = false;
/** Commands that are not answered yet, by their keys. */
const commands = new Map<string, (answer: CommandAnswer | undefined) => void>();

/** Hears of one table for as long as the answer is not called. */
export function watchTable(table: string, watching: Watching): () => void {
  const here = watchers.get(table) ?? new Set();
  watchers.set(table, here.add(watching));
  if (socket?.readyState === WebSocket.OPEN) say(askingFor(table, here));
  else connect();
  return () => {
    here.delete(watching);
    if (here.size > 0) return;
    watchers.delete(table);
    say({ ask: 'unwatch', table });
    leaveIfAlone();
  };
}

/** One question for all who watch the same table: what is new for the one who has followed it. */
function askingFor(table: string, here: ReadonlySet<Watching>): Ask {
  const all = [...here];
  const after =
    all.map((each) => each.after?.()).find((each) => each !== undefined) ?? all.map((each) => each.afterIfAlone?.()).find(Boolean);
  const chat = all.map((each) => each.chat?.()).find((each) => each !== undefined);
  return { ask: 'watch', table, ...(after === undefined ? {} : { after }), ...(chat === undefined ? {} : { chat }) };
}

/** Hears all that is said to this browser: also of tables that are not watched, when one's turn has come. */
export function listen(hear: (tell: Tell) => void): () => void {
  everywhere.add(hear);
  connect();
  return () => {
    everywhere.delete(hear);
    leaveIfAlone();
  };
}

/**
 * Sends a command about a table that is watched. Answers nothing where no socket takes it, or where none has answered: then only the server knows
 * whether it counts, and it is to be asked again, under the same key.
 */
export function sayCommand(command: CommandAsk): Promise<CommandAnswer | undefined> {
  if (!takesCommands || socket?.readyState !== WebSocket.OPEN) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const answered = (answer: CommandAnswer | undefined) => {
      clearTimeout(timer);
      commands.delete(command.key);
      resolve(answer);
    };
    const timer = setTimeout(answered, PATIENCE, undefined);
    commands.set(command.key, answered);
    say(command);
  });
}

/** What was said on the socket that is no more will not be answered. */
function forgetSocket(): void {
  clearInterval(beating);
  socket = undefined;
  takesCommands = false;
  for (const answered of commands.values()) answered(undefined);
}

function say(word: Ask): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(word));
}

const isWanted = () => watchers.size > 0 || everywhere.size > 0;

function connect(): void {
  if (socket !== undefined || again !== undefined || !isWanted()) return;
  if (useConnection.getState().status !== 'trying') useConnection.setState({ status: 'trying' });
  const address = new URL(PATHS.socket, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const fresh = new WebSocket(address);
  socket = fresh;
  fresh.addEventListener('open', () => {
    lastWord = Date.now();
    for (const [table, here] of watchers) say(askingFor(table, here));
  });
  fresh.addEventListener('message', ({ data }: MessageEvent<unknown>) => hearWord(data));
  fresh.addEventListener('close', ({ code }) => socket === fresh && lost(code));
}

function hearWord(data: unknown): void {
  lastWord = Date.now();
  const read = tellSchema.safeParse(readJson(data));
  if (!read.success) return;
  const tell = read.data;
  if (tell.tell === 'hello') {
    failures = 0;
    takesCommands = tell.commands === true;
    useConnection.setState({ status: 'live', failed: false });
    beat(tell.heartbeat);
  }
  if ((tell.tell === 'done' || tell.tell === 'problem') && tell.key !== undefined) {
    // Nobody else has asked for it.
    commands.get(tell.key)?.(tell);
    return;
  }
  for (const hear of everywhere) hear(tell);
  const about = 'table' in tell ? tell.table : undefined;
  const table = typeof about === 'string' ? about : about?.id;
  for (const { hear } of watchers.get(table ?? '') ?? []) hear(tell);
}

function readJson(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined;
  }
}

/** Both sides say something from time to time: a line that is dead without having been closed is found out. */
function beat(every: number): void {
  clearInterval(beating);
  beating = setInterval(() => {
    if (Date.now() - lastWord > every * SILENCE) socket?.close();
    else say({ ask: 'ping' });
  }, every);
}

function lost(code: number): void {
  forgetSocket();
  // Whom the server does not know it tells nothing, however often one asks.
  if (!isWanted() || code === CLOSE.unknown) {
    useConnection.setState({ status: 'none', failed: false });
    return;
  }
  useConnection.setState({ status: 'trying', failed: true });
  // Twice as long each time, and not all clients of a server at the same moment.
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures++) * (0.75 + Math.random() / 2);
  again = setTimeout(() => {
    again = undefined;
    connect();
  }, wait);
}

function leaveIfAlone(): void {
  if (isWanted()) return;
  clearTimeout(again);
  again = undefined;
  const old = socket;
  forgetSocket();
  old?.close();
  useConnection.setState({ status: 'none', failed: false });
}

/** Somebody else sits here now: what was heard as the one before counts no more. */
export function listenAnew(): void {
  const old = socket;
  forgetSocket();
  old?.close();
  connect();
}

/** The system says that there is a network again, somebody looks at the page, or the reader wants it: worth a try at once. */
export function tryNow(): void {
  if (again === undefined) return;
  clearTimeout(again);
  again = undefined;
  failures = 0;
  connect();
}
addEventListener('online', tryNow);
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && tryNow());
