/// <reference lib="webworker" />

/**
 * Keeps what a game against bots needs, so that it can be played without a network once the page was loaded. What comes from the server's
 * API is never kept: it would be old. The build writes the list of files in the place of the text below, and a name that follows from it.
 */
declare const self: ServiceWorkerGlobalScope;

const TAKE_OVER = 'take-over';
const FILES: readonly string[] = JSON.parse('__FILES__');
const KEPT = 'archipel-__VERSION__';
const PAGE = '/';
/** Where the words of a notice lie, in the reader's language: the page sends them, since there are none here. */
const WORDS = 'archipel-words';
const WORDS_ADDRESS = '/notice-words';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll([PAGE, ...FILES])));
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    const old = (await caches.keys()).filter((name) => name !== KEPT && name !== WORDS);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  // Every page is the same file; the newest if there is a network, else the one that is kept.
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept(PAGE)));
  else if (pathname.startsWith('/assets/')) event.respondWith(found(request));
  else if (FILES.includes(pathname)) event.respondWith(fetch(request).catch(() => kept(pathname)));
});

async function kept(address: string): Promise<Response> {
  return (await caches.match(address)) ?? Response.error();
}

/** A file with a hash in its name never changes: once kept, it is not asked for again. */
async function found(request: Request): Promise<Response> {
  const known = await caches.match(request);
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.ok) await (await caches.open(KEPT)).put(request, fresh.clone());
  return fresh;
}

self.addEventListener('message', (event) => {
  // The reader wants the new version now: the page loads anew as soon as this worker is in charge.
  if (event.data === TAKE_OVER) {
    void self.skipWaiting();
    return;
  }
  const words: unknown = event.data;
  if (isWords(words)) event.waitUntil(caches.open(WORDS).then((cache) => cache.put(WORDS_ADDRESS, Response.json(words))));
});

self.addEventListener('push', (event) => {
  const tell = async () => {
    const words: unknown = await (await caches.match(WORDS_ADDRESS))?.json();
    const { title, body } = isWords(words) ? words : { title: 'Archipel', body: '' };
    const notice: unknown = event.data?.json();
    const table = isNotice(notice) ? notice.table : undefined;
    // Who has just come back sees it.
    const pages = await self.clients.matchAll({ type: 'window' });
    if (pages.some((page) => page.visibilityState === 'visible' && new URL(page.url).pathname === `/t/${table}`)) return;
    // One notice for each table: a newer one takes the place of the older.
    await self.registration.showNotification(title, { body, icon: '/icon-192.png', tag: table ?? 'archipel', data: table });
  };
  event.waitUntil(tell());
});

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  const address = typeof notification.data === 'string' ? `/t/${notification.data}` : PAGE;
  notification.close();
  event.waitUntil(self.clients.openWindow(address));
});

function isWords(value: unknown): value is { readonly title: string; readonly body: string } {
  return typeof value === 'object' && value !== null && 'title' in value && 'body' in value;
}

function isNotice(value: unknown): value is { readonly table: string } {
  return typeof value === 'object' && value !== null && 'table' in value && typeof value.table === 'string';
}
