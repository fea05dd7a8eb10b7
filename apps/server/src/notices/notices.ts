import { randomBytes } from 'node:crypto';
import type { Turn } from '../play/crier.ts';
import type { KeptTable, Push, Store } from '../store/store.ts';
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
  /** Where to play on, if the server knows its own address. */
  readonly url: string | null;
}

export type Channel = 'push' | 'webhook';

export interface NoticeTerms {
  readonly store: Store;
  readonly push: boolean;
  readonly webhooks: boolean;
  readonly manner: Manner;
  readonly publicUrl: string | undefined;
  readonly contact: string;
  readonly now: () => number;
  /** Milliseconds to wait before each further attempt. */
  readonly pauses: readonly number[];
  /** Told of every delivery that has come to its end. */
  readonly onDelivered: (channel: Channel, result: 'delivered' | 'dropped' | 'failed') => void;
}

export interface Notices {
  /** The key with which a browser subscribes; null where push is off. */
  readonly pushKey: string | null;
  /** The secret with which a person's webhook is signed. */
  secretOf(person: string, url: string): string;
  /** It has become this person's turn: if the table is one of days and the person is not there, it is told. */
  turned(turn: Turn): void;
  /** Once everything that is on its way has arrived or was given up. */
  idle(): Promise<void>;
  /** Gives up what still waits for a further attempt. */
  close(): Promise<void>;
}

/** More than this at once is no correspondence any more. */
const MOST_AT_ONCE = 500;

export async function openNotices(terms: NoticeTerms): Promise<Notices> {
  const { store } = terms;
  // Made at the first start only: browsers know us by them.
  const keys = pushKeysIn((await store.settings.get('vapid')) ?? (await store.settings.getOrAdd('vapid', newPushKeys())));
  const serverSecret = await store.settings.getOrAdd('webhooks', randomBytes(32).toString('base64url'));
  const closing = new AbortController();
  const underway = new Set<Promise<void>>();

  function begin(work: () => Promise<void>): void {
    if (closing.signal.aborted || underway.size >= MOST_AT_ONCE) return;
    // A store that cannot be read now is the store's news, not ours: the notice is lost, the game goes on.
    const run: Promise<void> = work()
      .catch(() => {})
      .finally(() => underway.delete(run));
    underway.add(run);
  }

  async function tell(person: string, notice: TurnNotice): Promise<void> {
    const [pushes, webhook] = await Promise.all([
      terms.push ? store.notices.pushesOf(person) : [],
      terms.webhooks ? store.notices.webhookOf(person) : null,
    ]);
    await Promise.all([
      ...pushes.map((each) => pushed(each, notice, keys, terms, closing.signal)),
      ...(webhook === null ? [] : [called(webhook, webhookSecret(serverSecret, person, webhook), notice, terms, closing.signal)]),
    ]);
  }

  return {
    pushKey: terms.push ? keys.publicKey : null,
    secretOf: (person, url) => webhookSecret(serverSecret, person, url),
    turned({ table, seat, person, here }) {
      if (!here && table.terms.pace.kind === 'days') begin(() => tell(person, noticeOf(table, seat, terms.publicUrl)));
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

function noticeOf(table: KeptTable, seat: number, publicUrl: string | undefined): TurnNotice {
  const { id, code, terms, position } = table;
  const url = publicUrl === undefined ? null : `${publicUrl}/t/${id}`;
  return { tell: 'your-turn', table: id, code, game: terms.game, seat, position, url };
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
