import { isMine } from './at1503.ts';
import { browser, site } from './house.ts';
import { type Kept, putKept } from './keptGame.ts';
import { arrive } from './site.ts';

/** A game of Anno 1503 that lies on the device, opened, at a moment at which one may do something or all is over. */
export async function opened(kept: Kept, look: Parameters<typeof arrive>[2] = {}) {
  const visitor = await arrive(browser, site.address, look);
  await putKept(visitor.page, kept, { language: look.language ?? 'en' });
  await visitor.page.goto(`${site.address}/play/${kept.game.id}`);
  await isMine(visitor.page);
  return visitor;
}
