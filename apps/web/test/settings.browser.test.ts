import { describe, expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { browser, site } from './house.ts';
import { visit } from './site.ts';

describe('settings', () => {
  test('say how fast the turns of others are shown', async () => {
    const { page, complaints, close } = await visit(browser, `${site.address}/settings`);
    const pace = page.getByRole('group', { name: 'The turns of others are shown' });
    expect(await pace.getByRole('radio', { name: 'At once' }).isChecked()).toBe(true);
    await pace.getByRole('radio', { name: 'Slow' }).check();
    await page.reload();
    await expect.poll(() => pace.getByRole('radio', { name: 'Slow' }).isChecked()).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });

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

  test('are there for who has lost everything but the cookie', async () => {
    const { page, complaints, close } = await visit(browser, `${site.address}/settings`);
    await page.getByLabel('Your name').fill('Ingrid');
    await page.getByRole('button', { name: 'Save the name' }).click();
    await page.getByLabel('New password').waitFor();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.getByLabel('New password').waitFor();
    expect(await page.getByLabel('Your name').inputValue()).toBe('Ingrid');
    expect(complaints).toEqual([]);
    await close();
  });

  test('have a program called, and called no more', async () => {
    const { page, complaints, close } = await visit(browser, `${site.address}/settings`);
    await page.getByLabel('Your name').fill('Hedda');
    await page.getByRole('button', { name: 'Save the name' }).click();
    await page.getByLabel('Address to call').fill('https://example.org/archipel');
    await page.getByRole('button', { name: 'Save the address' }).click();
    await page.getByText(/^The secret/).waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.reload();
    await expect.poll(() => page.getByLabel('Address to call').inputValue()).toBe('https://example.org/archipel');
    await page.getByRole('button', { name: 'Call it no more' }).click();
    await page.getByText(/^The secret/).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await close();
  });

  test('ask for the password before all is forgotten', async () => {
    const { page, close } = await visit(browser, `${site.address}/settings`);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.getByLabel('Your name').fill('Sigrid');
    await page.getByRole('button', { name: 'Save the name' }).click();
    await page.getByLabel('New password').fill('a quiet harbour');
    await page.getByRole('button', { name: 'Keep the name with a password' }).click();
    const password = page.getByLabel('Your password, to delete all');
    await password.fill('a loud harbour');
    await page.getByRole('button', { name: 'Delete me' }).click();
    await page.getByText('Name and password do not go together.').waitFor();
    await password.fill('a quiet harbour');
    await page.getByRole('button', { name: 'Delete me' }).click();
    await page.getByLabel('Kept name').waitFor();
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

test('whoever gives a name that is kept is offered to sign in', async () => {
  const { page, close } = await visit(browser, `${site.address}/settings`);
  await page.getByLabel('Your name').fill('Åse');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await page.getByLabel('New password').fill('a quiet harbour');
  await page.getByRole('button', { name: 'Keep the name with a password' }).click();
  await page.getByText('Your name is kept with a password').waitFor();
  const elsewhere = await visit(browser, site.address);
  await elsewhere.page.getByRole('button', { name: 'Create', exact: true }).click();
  await elsewhere.page.getByLabel('Your name').fill('åse');
  await elsewhere.page.getByRole('button', { name: 'Go on' }).click();
  await elsewhere.page.getByText('Somebody keeps this name with a password.').waitFor();
  expect(await barriers(elsewhere.page)).toEqual([]);
  await elsewhere.page.getByLabel('Password').fill('a quiet harbour');
  await elsewhere.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await elsewhere.page.waitForURL(/\/t\//);
  await elsewhere.page.getByText('Åse').first().waitFor();
  await Promise.all([close(), elsewhere.close()]);
});
