import webPush from 'web-push';
import * as z from 'zod';
import type { Push } from '../store/store.ts';
import { type Delivery, type Manner, post } from './post.ts';

/** The server's own name towards push services (VAPID), made once. */
const keysSchema = z.object({ publicKey: z.string(), privateKey: z.string() });
export type PushKeys = z.infer<typeof keysSchema>;

export function newPushKeys(): string {
  return JSON.stringify(webPush.generateVAPIDKeys());
}

export function pushKeysIn(kept: string): PushKeys {
  return keysSchema.parse(JSON.parse(kept));
}

/** A browser that is asleep is told within a day, or not at all: by then the page itself says whose turn it is. */
const DAY = 86_400;

/** Encrypts for one browser and hands it to the push service that the browser named. */
export function push(
  { endpoint, p256dh, auth }: Push,
  told: unknown,
  topic: string,
  sender: { readonly keys: PushKeys; readonly contact: string },
  manner: Manner,
): Promise<Delivery> {
  const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(told), {
    vapidDetails: { subject: sender.contact, ...sender.keys },
    TTL: DAY,
    urgency: 'normal',
    // A later notice about the same table replaces one that was not delivered yet.
    topic,
  });
  return post(endpoint, { headers: headersOf(details.headers), body: details.body }, manner);
}

function headersOf(headers: webPush.Headers): Readonly<Record<string, string | number>> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'Content-Length'));
}

/** Whether what a browser gave are keys that something can be encrypted with: a point of the curve, and a secret of the right length. */
export function isSubscription({ p256dh, auth }: Pick<Push, 'p256dh' | 'auth'>): boolean {
  try {
    webPush.encrypt(p256dh, auth, 'x', 'aes128gcm');
    return true;
  } catch {
    return false;
  }
}
