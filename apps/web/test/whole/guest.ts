import type { Browser, BrowserContext, Page } from 'playwright-core';

/** Somebody at a browser of their own. */
export interface Guest {
  readonly page: Page;
  readonly context: BrowserContext;
  /** How they press things: with the mouse, or with a finger. */
  readonly touch: boolean;
  /** What the page complained about, and what it asked of another host. */
  readonly complaints: string[];
  /** Everything that the server told this browser, word by word: answers and what came over the socket. */
  readonly heard: string[];
}

interface Look {
  readonly width?: number;
  readonly height?: number;
  readonly touch?: boolean;
}

/** A fresh browser profile, at one address. */
export async function guest(browser: Browser, address: string, { width = 1500, height = 1000, touch = false }: Look = {}): Promise<Guest> {
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    baseURL: address,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  const heard: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!/^(blob|data):/.test(request.url()) && new URL(request.url()).origin !== address) complaints.push(`elsewhere: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    response.text().then(
      (text) => heard.push(text),
      // An answer that came while the page was left has no text any more.
      () => undefined,
    );
  });
  page.on('websocket', (socket) => {
    if (new URL(socket.url()).host !== new URL(address).host) complaints.push(`elsewhere: ${socket.url()}`);
    socket.on('framereceived', ({ payload }) => heard.push(String(payload)));
  });
  return { page, context, touch, complaints, heard };
}

/** Takes what a browser itself says of a server that is not there: that is no fault of the page. */
export function forgiveSilence({ complaints }: Guest): void {
  const about = /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|WebSocket connection to/;
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !about.test(each)));
}

/** Introduces oneself, when asked what one is called. */
export async function introduce({ page }: Guest, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByLabel('Your name').waitFor({ state: 'detached' });
}
