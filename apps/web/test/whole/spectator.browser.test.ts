import { expect, test } from 'vitest';
import { browser, site } from '../house.ts';
import { guest, introduce } from './guest.ts';
import { makeTable } from './lobby.ts';
import { build, endTurn, myTurn, plainTurn, scoreSheet, undo as takeBack } from './player.ts';
import { allowed, told } from './told.ts';

test('who looks on is told what is public and nothing else, and can do nothing', async () => {
  const [anna, carl] = await Promise.all([guest(browser, site.address), guest(browser, site.address)]);
  const address = await makeTable(anna, { name: 'Anna', others: ['bot', 'nobody', 'nobody'], rounds: 3 });
  await anna.page.getByRole('button', { name: 'Begin the game' }).click();
  await myTurn(anna);

  // With a name: the server tells him the news over the socket, move by move.
  await carl.page.goto(`${site.address}${address}`);
  await carl.page.getByRole('button', { name: 'I play here' }).click();
  await introduce(carl, 'Carl');
  await carl.page.getByText('Looking on').waitFor();
  await carl.page.getByText('You are looking on:').waitFor({ state: 'detached' });

  // Nothing that he presses does anything.
  const commands: string[] = [];
  carl.page.on('request', (request) => {
    if (request.method() !== 'GET') commands.push(`${request.method()} ${request.url()}`);
  });
  const table = carl.page.locator('main');
  await table
    .getByRole('button', { name: /^Sawmill/ })
    .first()
    .click();
  await table
    .getByRole('button', { name: /^land 1, / })
    .first()
    .click({ force: true });
  for (const key of ['b', 'f', 'e', 'u', 't']) await carl.page.keyboard.press(key);
  for (const name of [/^End turn/, /^Undo/, /^Finish/, /^Celebrate a festival/])
    expect(await table.getByRole('button', { name }).count()).toBe(0);
  expect(await table.getByRole('form').count()).toBe(0);
  expect(await table.getByRole('region', { name: 'Hand' }).count()).toBe(0);

  await build(anna, 'Sawmill');
  await takeBack(anna);
  await build(anna, 'Charcoal kiln');
  await endTurn(anna);
  while (await myTurn(anna)) await plainTurn(anna);
  const [ofAnna, ofCarl] = await Promise.all([scoreSheet(anna), scoreSheet(carl)]);
  expect(ofCarl).toEqual(ofAnna);

  const file = await (await anna.page.request.get(`${site.address}/api/v1/tables${address.replace('/t', '')}/file`)).text();
  const may = allowed(file);
  const { views, lines } = told(carl);
  expect(views.at(-1)?.position).toBe(may.views.length - 1);
  expect(views.length).toBeGreaterThan(6);
  for (const { position, view } of views) expect(view, `position ${position}`).toEqual(may.views[position]);
  expect(new Set(lines.map(({ position }) => position)).size).toBeGreaterThan(6);
  for (const { position, events } of lines) expect(events, `position ${position}`).toEqual(may.news[position]);
  expect(commands).toEqual([]);
  expect([anna.complaints, carl.complaints]).toEqual([[], []]);
});
