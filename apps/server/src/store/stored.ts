import type { TableTerms } from '@archipel/protocol';
import type { Page, StoredEntry, StoredTable } from './store.ts';

/** How tables and entries are written down, in every database alike. */

type Later = Pick<StoredTable, 'awaited' | 'timeouts' | 'round' | 'setAside'>;
type Older = Partial<Later> & { readonly terms: Omit<TableTerms, 'absentAfter'> & Partial<Pick<TableTerms, 'absentAfter'>> };

/** A table from its body. Those that were made before anybody was waited for wait for ever. */
export function tableFrom({ body }: { readonly body: string }): StoredTable {
  const { terms, ...table } = JSON.parse(body) as Older & Omit<StoredTable, keyof Older>;
  return { awaited: [], timeouts: [], round: null, setAside: false, ...table, terms: { absentAfter: null, ...terms } };
}

/** What stands in the body of a table with components of its own, and of no other: bodies are written by `JSON.stringify`. */
export const BOX_MARK = '"components":{';

/** Characters of tables that are read at once: with components of their own a hundred would hold up everybody. */
const LARGEST_PAGE = 500_000;

/** A page of the rows that were read, one more than asked for where there are more; ended early where they are large. */
export function pageIn(rows: readonly { readonly body: string; readonly mark: number }[], limit: number): Page<StoredTable> {
  let size = 0;
  const end = rows.findIndex(({ body }, index) => {
    size += body.length;
    return index >= limit || (index > 0 && size > LARGEST_PAGE);
  });
  const items = end < 0 ? rows : rows.slice(0, end);
  return { items: items.map(tableFrom), next: items.length < rows.length ? String(items.at(-1)?.mark) : null };
}

/** Who made an entry, by the number in its column: a person, a bot that sits there, one for somebody who is away, one because time was up. */
const MAKERS = [{ bot: false }, { bot: true }, { bot: true, standIn: 'away' }, { bot: true, standIn: 'time-up' }] as const;

type Maker = Pick<StoredEntry, 'bot' | 'standIn'>;

export const makerIn = (bot: number): Maker => MAKERS[bot] ?? MAKERS[1];
export const makerNumber = ({ bot, standIn }: Maker): number =>
  MAKERS.findIndex((each) => each.bot === bot && ('standIn' in each ? each.standIn : undefined) === standIn);
