/** Starts the service worker of a built page. Where there is none, everything works as before, only not without a network. */
export function worksOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Not before the page is there: what is fetched for later should not be in its way.
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
}
