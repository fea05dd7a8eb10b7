import { LANGUAGES } from '@archipel/text';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { lesson1503 } from '../src/learn/lessons/anno1503.ts';
import { lesson1800 } from '../src/learn/lessons/anno1800.ts';
import { barriers } from './barriers.ts';
import { browser, site } from './house.ts';
import { byMouse, byTouch, type Press } from './pressing.ts';
import { arrive, overflow } from './site.ts';

const lessons = [lesson1800, lesson1503];

const guide = '.guide';
const NEXT = '[data-key="guide-next"]';
const DO = '[data-key="guide-do"]';
const LIT = '[data-guided]';

async function atLesson(game: string, look: { readonly width?: number; readonly language?: string; readonly touch?: boolean }) {
  const visited = await arrive(browser, site.address, { ...look, ...(look.width === 360 && { height: 740 }) });
  await visited.page.goto(`${site.address}/learn/${game}`);
  await visited.page.locator(guide).waitFor();
  return visited;
}

/** What changes with everything that is pressed: the step, what is lit, the match. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const panel = document.querySelector<HTMLElement>('.guide');
    const lit = document.querySelector<HTMLElement>('[data-guided]');
    const table = document.querySelector<HTMLElement>('.game-table');
    return [panel?.dataset['step'], panel?.dataset['phase'], lit?.dataset['guided'], table?.dataset['position']].join(' ');
  });

/** Presses something, and waits until the page shows that it was. */
async function press(page: Page, selector: string, by: Press): Promise<void> {
  const before = await shown(page);
  await by(page, selector);
  await expect.poll(() => shown(page), { timeout: 60_000 }).not.toBe(before);
}

/** Does what the guide says, by what is lit or by itself, until the lesson is finished. */
async function learn(page: Page, by: Press, doing: string): Promise<readonly string[]> {
  const steps: string[] = [];
  for (;;) {
    await page.locator(`${guide}[data-phase="finished"], ${NEXT}, ${doing}`).first().waitFor();
    const panel = page.locator(guide);
    if ((await panel.getAttribute('data-phase')) === 'finished') return steps;
    const step = (await panel.getAttribute('data-step')) ?? '';
    if (steps.at(-1) !== step) steps.push(step);
    await press(page, (await page.locator(NEXT).count()) > 0 ? NEXT : doing, by);
  }
}

const idsOf = ({ steps }: (typeof lessons)[number]) => steps.map(({ id }) => id);

describe('a guided first game', () => {
  it.each(lessons)('of $game is played to its end by clicking what is lit', async (lesson) => {
    const { page, complaints, close } = await atLesson(lesson.game, {});
    expect(await learn(page, byMouse, LIT)).toEqual(idsOf(lesson));
    expect(complaints).toEqual([]);
    await close();
  });

  it('of Anno 1800 is played to its end by touch on a phone, in Russian', async () => {
    const { page, complaints, close } = await atLesson('anno1800', { width: 360, touch: true, language: 'ru' });
    expect(await learn(page, byTouch, LIT)).toEqual(idsOf(lesson1800));
    expect(await overflow(page)).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  const others = LANGUAGES.filter((language) => language !== 'en');
  const inLanguages = lessons.flatMap((lesson) => others.map((language) => ({ lesson, language })));
  it.each(inLanguages)('of $lesson.game is done for the learner in $language', async ({ lesson, language }) => {
    const { page, complaints, close } = await atLesson(lesson.game, { language });
    expect(await learn(page, byMouse, DO)).toEqual(idsOf(lesson));
    expect(complaints).toEqual([]);
    await close();
  });

  it('refuses kindly what is not the thing to do now, and goes on where it was left', async () => {
    const { page, complaints, close } = await atLesson('anno1800', { width: 1600 });
    await press(page, NEXT, byMouse);
    await press(page, NEXT, byMouse);
    await page.locator('[data-at="market-bakery"]').click();
    await page.locator('.sheet button[type="submit"]').click();
    await page.locator('.guide-note').waitFor();
    expect(await page.locator('.table1800').getAttribute('data-position')).toBe('0');
    expect(await barriers(page, { standard: true })).toEqual([]);

    await page.locator('[data-key="guide-leave"]').click();
    const back = page.locator('.quick a[href^="/learn"]');
    expect(await back.innerText()).toContain('step 3');
    await back.click();
    await page.locator(`${guide}[data-step="build"]`).waitFor();
    await page.locator('[data-key="guide-back"]').click();
    await page.locator(`${guide}[data-step="hand"]`).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('leads on to a short game against one easy bot', async () => {
    const { page, complaints, close } = await atLesson('anno1503', {});
    await learn(page, byMouse, DO);
    await page.locator('[data-key="short-game"]').last().click();
    await page.locator('.table1503[data-mine="true"]').waitFor();
    expect(page.url()).toContain('/play/');
    expect(await page.locator('.turn-order').first().innerText()).toContain('10');
    expect(complaints).toEqual([]);
    await close();
  });

  it('is followed by a game with advice, which can be switched off', async () => {
    const { page, complaints, close } = await arrive(browser, site.address);
    const last = lesson1800.steps.length - 1;
    await page.evaluate((at) => {
      localStorage.setItem('archipel.preferences', '{"pace":"at-once","advice":true}');
      localStorage.setItem('archipel.lessons', JSON.stringify({ anno1800: { at, finished: false } }));
    }, last);
    await page.goto(`${site.address}/learn/anno1800`);
    await page.locator(DO).click();
    await page.locator('[data-key="short-game"]').first().click();
    await page.locator('[data-advice]').waitFor();
    await page.locator('[data-key="advice-off"]').click();
    await expect.poll(() => page.locator('[data-advice]').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});
