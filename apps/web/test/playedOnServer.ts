import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A game of one round against a bot, played on the server by the reader of this page. Answers its table. */
export async function playedOnServer({ request }: Page, address: string): Promise<string> {
  const api = `${address}/api/v1`;
  const post = async (path: string, data: object = {}) => (await request.post(`${api}${path}`, { data })).json();
  await post('/me', { name: 'Figures' });
  const terms = { game: 'anno1503', seats: 2, options: { rounds: 1 }, bots: ['random'] };
  const { id }: { readonly id: string } = await post('/tables', terms);
  await post(`/tables/${id}/start`);
  let made = 0;
  const step = async () => {
    const { position, moves } = await (await request.get(`${api}/tables/${id}/moves`)).json();
    // The turn is ended as soon as it can be.
    const move = moves?.find((each: { readonly kind: string }) => each.kind === 'end') ?? moves?.at(-1);
    if (move !== undefined) await post(`/tables/${id}/moves`, { at: position, key: `figures-${(++made).toString()}`, plan: [move] });
    return (await (await request.get(`${api}/tables/${id}`)).json()).state;
  };
  await expect.poll(step, { timeout: 60_000, interval: 50 }).toBe('over');
  return id;
}
