import { describe, expect, test } from 'vitest';
import { browser, site } from './house.ts';
import { barriers, visit } from './site.ts';

describe('settings', () => {
  test('keep a name with a password, so that one can leave and come back', async () => {
    const { page, complaints, close } = await visit(browser, `${site.address}/settings`);
    await page.getByLabel('Your name').fill('Oksana');
    await page.getByRole('button', { name: 'Save the name' }).click();
    await page.getByLabel('New password').fill('a quiet harbour');
    await page.getByRole('button', { name: 'Keep the name with a password' }).click();
    await page.getByText('Your name is kept with a password').waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sign out here' }).click();
    await page.getByLabel('Kept name').fill('Oksana');
    await page.getByLabel('Password').fill('a quiet harbour');
    await page.getByRole('button', { name: 'Sign in with a kept name' }).click();
    await page.getByText('Your name is kept with a password').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('refuse a wrong password in words', async () => {
    const { page, close } = await visit(browser, `${site.address}/settings`);
    await page.getByLabel('Kept name').fill('Nobody');
    await page.getByLabel('Password').fill('not the right one');
    await page.getByRole('button', { name: 'Sign in with a kept name' }).click();
    await page.getByText('Name and password do not go together.').waitFor();
    await close();
  });

  test('show a key for programs once, and take it back', async () => {
    const { page, complaints, close } = await visit(browser, `${site.address}/settings`);
    await page.getByLabel('Your name').fill('Jonas');
    await page.getByRole('button', { name: 'Save the name' }).click();
    await page.getByLabel('What it is for').fill('my bot');
    await page.getByRole('button', { name: 'Make a key' }).click();
    const key = (await page.locator('.settings .hash').textContent()) ?? '';
    const me = await fetch(`${site.address}/api/v1/me`, { headers: { authorization: `Bearer ${key}` } });
    expect(await me.json()).toMatchObject({ name: 'Jonas' });
    await page.reload();
    await page.getByText('my bot', { exact: true }).waitFor();
    expect(await page.locator('.settings .hash').count()).toBe(0);
    await page.getByRole('button', { name: 'Take back my bot' }).click();
    await page.getByText('my bot', { exact: true }).waitFor({ state: 'detached' });
    const gone = await fetch(`${site.address}/api/v1/me`, { headers: { authorization: `Bearer ${key}` } });
    expect(gone.status).toBe(401);
    expect(complaints).toEqual([]);
    await close();
  });
});
