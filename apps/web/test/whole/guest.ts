import type { Browser } from 'playwright-core';
import { visit } from '../site.ts';

/** Somebody at a browser of their own. */
export interface Guest extends Awaited<ReturnType<typeof visit>> {
  /** Where the server is. */
  readonly address: string;
  /** How they press things: with a finger, or with the mouse. */
  readonly touch: boolean;
  /** All that the server has told this browser, word by word: answers, and what came over the socket. */
  readonly heard: string[];
}

interface Look {
  readonly width?: number;
  readonly touch?: boolean;
}

export async function guest(browser: Browser, address: string, { width = 1500, touch = false }: Look = {}): Promise<Guest> {
  const visitor = await visit(browser, address, { width, touch });
  const heard: string[] = [];
  visitor.page.on('response', (response) => {
    // The match file is for everybody, once the game is over.
    if (!response.url().includes('/api/') || response.url().endsWith('/file')) return;
    response.text().then(
      (text) => heard.push(text),
      // An answer that came while the page was left has no text any more.
      () => undefined,
    );
  });
  visitor.page.on('websocket', (socket) => {
    if (new URL(socket.url()).host !== new URL(address).host) visitor.complaints.push(`elsewhere: ${socket.url()}`);
    socket.on('framereceived', ({ payload }) => heard.push(String(payload)));
  });
  return { ...visitor, address, touch, heard };
}

/** Forgets what a browser itself says of a server that is not there: that is no fault of the page. */
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
