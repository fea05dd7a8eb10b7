import { create } from 'zustand';

/** A new version of the pages that waits to be used; undefined while there is none. */
export const useUpdate = create<{ readonly waiting: ServiceWorker | undefined }>(() => ({ waiting: undefined }));

/** Asked for again so often while the page is open, in milliseconds. */
const BETWEEN_LOOKS = 60 * 60_000;

/** Starts the service worker of a built page. Where there is none, everything works as before, only not without a network. */
export function worksOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Not before the page is there: what is fetched for later should not be in its way.
  addEventListener('load', () => void register().catch(() => undefined));
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js');
  const noticed = (worker: ServiceWorker | null) => {
    // Without a worker in charge this is the first visit, and nothing is old.
    if (worker?.state === 'installed' && navigator.serviceWorker.controller) useUpdate.setState({ waiting: worker });
  };
  noticed(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => noticed(worker));
  });
  setInterval(() => void registration.update().catch(() => undefined), BETWEEN_LOOKS);
}

/** Loads the new version. What was played is kept. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a service worker has no other origin
  useUpdate.getState().waiting?.postMessage('take-over');
}
