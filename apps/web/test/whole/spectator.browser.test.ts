import { gameById } from '@archipel/games';
import { type AnyRules, type Entry, heard, importMatch, type Match, openMatch, play, undo } from '@archipel/kernel';
import { happenedSchema, type MatchNow, matchSchema, patched, tellSchema } from '@archipel/protocol';

import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { browser, site } from '../house.ts';
import { type Guest, guest, introduce } from './guest.ts';
import { makeTable } from './lobby.ts';
import { build, endTurn, myTurn, plainTurn, scoreSheet, undo as takeBack } from './player.ts';

/** All views and lines of the log that went over the wire to somebody who looks on, each with its position. */
function told({ heard: words }: Guest) {
  const views: Pick<MatchNow, 'position' | 'view'>[] = [];
  const lines: z.output<typeof happenedSchema>[] = [];
  let [position, view] = [-1, undefined as MatchNow['view'] | undefined];
  const see = (at: number, seen: MatchNow['view']) => {
    [position, view] = [at, seen];
    views.push({ position, view });
  };
  for (const word of words.map((each): unknown => JSON.parse(each))) {
    const [match, log, tell] = [matchSchema.safeParse(word), z.array(happenedSchema).safeParse(word), tellSchema.safeParse(word)];
    if (match.success) see(match.data.position, match.data.view);
    else if (log.success) lines.push(...log.data);
    else if (tell.success && tell.data.tell === 'match') see(tell.data.match.position, tell.data.match.view);
    else if (tell.success && tell.data.tell === 'update') {
      const { update } = tell.data;
      lines.push(...update.happened);
      if (update.view !== undefined) see(update.position, update.view);
      else if (update.from === position && view !== undefined) see(update.position, patched(view, update.delta));
    }
  }
  return { views, lines };
}

/** What somebody who looks on may know of a finished match, by its file: the view and the news at each position. */
function allowed(file: string) {
  const read = importMatch(file);
  const rules = gameById('anno1800');
  if (!(read.ok && rules)) throw new Error('the match file cannot be read');
  const opened = openMatch(rules, read.file.setup);
  if (!opened.ok) throw new Error('the match cannot be set up');
  let { match } = opened;
  const views: unknown[] = [rules.view(match.state, 'spectator')];
  const news: (readonly unknown[])[] = [[]];
  for (const entry of read.file.log) {
    const next = after(rules, match, entry);
    if (!next.ok) throw new Error('the match does not replay');
    ({ match } = next);
    views.push(rules.view(match.state, 'spectator'));
    news.push(next.events.map((event) => heard(event, 'spectator')));
  }
  return { views, news };
}

function after(rules: AnyRules, match: Match<unknown>, entry: Entry) {
  if ('move' in entry) return play(rules, match, entry.seat, [entry.move]);
  const back = undo(rules, match, entry.seat, entry.undo);
  return back.ok ? { ...back, events: [] } : back;
}

test('who looks on is told what is public and nothing else, and can do nothing', { timeout: 600_000 }, async () => {
  const [anna, carl] = await Promise.all([guest(browser, site.address), guest(browser, site.address)]);
  const address = await makeTable(anna, { name: 'Anna', others: ['bot', 'nobody', 'nobody'], rounds: 3 });
  await anna.page.getByRole('button', { name: 'Begin the game' }).click();
  await myTurn(anna);

  await carl.page.goto(`${site.address}${address}`);
  await carl.page.getByRole('button', { name: 'Look on' }).click();
  await introduce(carl, 'Carl');
  await carl.page.getByText('Looking on').waitFor();

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
