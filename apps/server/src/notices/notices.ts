import { randomBytes } from 'node:crypto';
import type { Turn } from '../play/broadcaster.ts';
import type { Push, Store, StoredTable, Webhook } from '../store/store.ts';
import type { Delivery, Manner } from './post.ts';
import { newPushKeys, type PushKeys, push, pushKeysIn } from './push.ts';
import { callWebhook, webhookSecret } from './webhook.ts';

/** What is told, to a browser and to a webhook alike. Words are made of it by whoever receives it. */
export interface TurnNotice {
  readonly tell: 'your-turn';
  readonly table: string;
  readonly code: string;
  readonly game: string;
  readonly seat: number;
  readonly position: number;
  /** Where to play on: at the server's public address, else where the person set up the webhook; null where neither is known. */
  readonly url: string | null;
}

/** `any`: it was not even tried. */
export type Channel = 'push' | 'webhook' | 'any';

export interface NoticeTerms {
  readonly store: Store;
  readonly push: boolean;
  readonly webhooks: boolean;
  readonly manner: Manner;
  readonly publicUrl: string | undefined;
  readonly contact: string;
  readonly now: () => number;
  /** What this process is called. */
  readonly holder: string;
  /** Milliseconds to wait before each further attempt. */
  readonly pauses: readonly number[];
  /** Told how each delivery ended; `refused`: too many were under way. */
  readonly onDelivered: (channel: Channel, result: 'delivered' | 'dropped' | 'failed' | 'refused') => void;
}

export interface Notices {
  /** The key with which a browser subscribes; null where push is off. */
  readonly pushKey: string | null;
  /** The secret with which a person's webhook is signed. */
  secretOf(person: string, url: string): string;
  /** It has become this person's turn: told if the person is not there. */
  turned(turn: Turn): void;
  /** Once everything that is on its way has arrived or was given up. */
  idle(): Promise<void>;
  /** Gives up whatever is under way. */
  close(): Promise<void>;
}

/** More than this at once is no correspondence any more. */
const MOST_AT_ONCE = 500;
/** Notices of one person that may be under way. */
const MOST_OF_ONE = 20;
/** Milliseconds after which no process can still come upon the same turn. */
const LEASE = 3_600_000;

export async function createNotices(given: NoticeTerms): Promise<Notices> {
  const { store } = given;
  const closing = new AbortController();
  const terms = { ...given, manner: { ...given.manner, closing: closing.signal } };
  // Made at the first start only: browsers know us by them.
  const keys = pushKeysIn((await store.settings.get('vapid')) ?? (await store.settings.getOrAdd('vapid', newPushKeys())));
  const serverSecret = await store.settings.getOrAdd('webhooks', randomBytes(32).toString('base64url'));
  const underway = new Set<Promise<void>>();
  const byPerson = new Map<string, number>();

  function begin(person: string, work: () => Promise<void>): void {
    if (closing.signal.aborted) return;
    const own = byPerson.get(person) ?? 0;
    // Somebody whose receiver never answers must not take the place of everybody else.
    if (underway.size >= MOST_AT_ONCE || own >= MOST_OF_ONE) {
      terms.onDelivered('any', 'refused');
      return;
    }
    byPerson.set(person, own + 1);
    // A store that cannot be read now is the store's news, not ours: the notice is lost, the game goes on.
    const run: Promise<void> = work()
      .catch(() => {})
      .finally(() => {
        underway.delete(run);
        const rest = (byPerson.get(person) ?? 1) - 1;
        if (rest > 0) byPerson.set(person, rest);
        else byPerson.delete(person);
      });
    underway.add(run);
  }

  async function tell(person: string, notice: Omit<TurnNotice, 'url'>): Promise<void> {
    const [pushes, webhook] = await Promise.all([
      terms.push ? store.notices.pushesOf(person) : [],
      terms.webhooks ? store.notices.webhookOf(person) : null,
    ]);
    await Promise.all([
      // A browser knows where it got its service worker from.
      ...pushes.map((each) => pushed(each, { ...notice, url: linkTo(notice.table, null) }, keys, terms, closing.signal)),
      ...(webhook === null ? [] : [told(person, webhook, notice)]),
    ]);
  }

  function told(person: string, { url, home }: Webhook, notice: Omit<TurnNotice, 'url'>): Promise<void> {
    return called(url, webhookSecret(serverSecret, person, url), { ...notice, url: linkTo(notice.table, home) }, terms, closing.signal);
  }

  function linkTo(table: string, home: string | null): string | null {
    const address = terms.publicUrl ?? home;
    return address === null ? null : `${address}/t/${table}`;
  }

  return {
    pushKey: terms.push ? keys.publicKey : null,
    secretOf: (person, url) => webhookSecret(serverSecret, person, url),
    turned({ table, seat, person, here }) {
      // Who did not come the last time is not called again and again while a bot plays on.
      const ignored = table.terms.pace.kind !== 'days' && (table.timeouts[seat] ?? 0) > 0;
      if (here || ignored) return;
      begin(person, async () => {
        // Every process that has the table in memory sees that it is somebody's turn; one tells it.
        const now = terms.now();
        const lease = await store.leases.take(`notice ${table.id} ${table.position} ${seat}`, terms.holder, now + LEASE, now);
        if (lease === 'taken') await tell(person, noticeOf(table, seat));
      });
    },
    async idle() {
      await Promise.all(underway);
    },
    async close() {
      closing.abort();
      await Promise.all(underway);
    },
  };
}

function noticeOf(table: StoredTable, seat: number): Omit<TurnNotice, 'url'> {
  const { id, code, terms, position } = table;
  return { tell: 'your-turn', table: id, code, game: terms.game, seat, position };
}

async function pushed(to: Push, notice: TurnNotice, keys: PushKeys, terms: NoticeTerms, closing: AbortSignal): Promise<void> {
  const sender = { keys, contact: terms.contact };
  const topic = notice.table.slice(0, 32);
  const end = await persist(() => push(to, notice, topic, sender, terms.manner), terms.pauses, closing);
  // The browser has unsubscribed, or its service has forgotten it: it will never be reached again.
  const dead = 'status' in end && (end.status === 404 || end.status === 410);
  if (dead) await terms.store.notices.dropPush(to.endpoint);
  terms.onDelivered('push', dead ? 'dropped' : isGood(end) ? 'delivered' : 'failed');
}

async function called(url: string, secret: string, notice: TurnNotice, terms: NoticeTerms, closing: AbortSignal): Promise<void> {
  const end = await persist(() => callWebhook(url, secret, terms.now(), notice, terms.manner), terms.pauses, closing);
  terms.onDelivered('webhook', isGood(end) ? 'delivered' : 'failed');
}

const isGood = (delivery: Delivery) => 'status' in delivery && delivery.status >= 200 && delivery.status < 300;

/** Whether another attempt may go better: the other side was out of reach, overloaded or broken. */
const mayPass = (delivery: Delivery) =>
  'status' in delivery ? delivery.status >= 500 || delivery.status === 429 : delivery.failed !== 'inside';

async function persist(attempt: () => Promise<Delivery>, pauses: readonly number[], closing: AbortSignal): Promise<Delivery> {
  let delivery = await attempt();
  for (const pause of pauses) {
    if (!mayPass(delivery) || !(await waited(pause, closing))) break;
    delivery = await attempt();
  }
  return delivery;
}

/** Whether the time has passed; it has not if all is closed meanwhile. */
function waited(ms: number, closing: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (closing.aborted) return resolve(false);
    const done = (passed: boolean) => {
      clearTimeout(timer);
      closing.removeEventListener('abort', stop);
      resolve(passed);
    };
    const stop = () => done(false);
    const timer = setTimeout(() => done(true), ms);
    closing.addEventListener('abort', stop);
  });
}
