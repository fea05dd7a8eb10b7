import { PATHS, pushKeySchema } from '@archipel/protocol';
import { ask } from '../api/client.ts';

/** Why this browser cannot be told: the reader said no; the server does not push; something else. */
type Fault = 'refused' | 'off' | 'failed';

async function subscribed(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export async function isTold(): Promise<boolean> {
  return (await subscribed()) !== null;
}

/** Asks the reader, the browser and the server, in this order. The words go to the service worker, which has none of its own. */
export async function tellMe(words: { readonly title: string; readonly body: string }): Promise<Fault | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  const asked = await ask(PATHS.push, { answer: pushKeySchema });
  if (!asked.ok) return 'failed';
  if (asked.value.key === null) return 'off';
  const registration = await navigator.serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a service worker has no other origin
  registration.active?.postMessage(words);
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: asked.value.key });
  const { endpoint, keys } = subscription.toJSON();
  const told = await ask(PATHS.push, { method: 'PUT', body: { endpoint, keys }, answer: undefined });
  if (told.ok) return undefined;
  await subscription.unsubscribe();
  return 'failed';
}

export async function tellMeNot(): Promise<Fault | undefined> {
  const subscription = await subscribed();
  if (subscription === null) return undefined;
  await ask(PATHS.push, { method: 'DELETE', body: { endpoint: subscription.endpoint }, answer: undefined });
  await subscription.unsubscribe();
  return undefined;
}
