import { type Guest, introduce } from './guest.ts';

type Sitter = 'friend' | 'bot' | 'nobody';

interface Wanted {
  readonly name: string;
  /** Who is to sit on the chairs after one's own. */
  readonly others: readonly [Sitter, Sitter, Sitter];
  readonly rounds: number;
  /** Anno 1800, if not said. */
  readonly game?: string;
  /** What is agreed on besides the rounds; that one begins oneself in Anno 1800, if not said. */
  readonly options?: Readonly<Record<string, unknown>>;
}

/** Makes a table on the home page, and agrees on a short game: a limit of rounds is not offered on the screen. Answers its address. */
export async function makeTable(guest: Guest, { name, others, rounds, game, options = { first: 0 } }: Wanted): Promise<string> {
  const { page, address } = guest;
  if (game !== undefined) await page.getByRole('radio', { name: game, exact: true }).check();
  for (const [at, who] of others.entries()) {
    const chair = page.getByRole('button', { name: new RegExp(`^Chair ${at + 2}: `) });
    // One press after another leads through all that can sit there.
    const isTaken = async () => (await chair.getAttribute('aria-label'))?.startsWith(`Chair ${at + 2}: ${who}`) === true;
    while (!(await isTaken())) await chair.click();
  }
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await introduce(guest, name);
  await page.getByRole('heading', { name: 'At the table' }).waitFor();
  const { pathname } = new URL(page.url());
  const agreed = await page.request.patch(`${address}/api/v1/tables/${pathname.replace('/t/', '')}`, {
    data: { options: { rounds, ...options } },
  });
  if (!agreed.ok()) throw new Error(await agreed.text());
  return pathname;
}
