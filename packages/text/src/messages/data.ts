import type { IllegalMove } from '@archipel/kernel';
import { type Company, person } from './company.ts';
import { listed } from './list.ts';
import { capital, type Sentence, sentenceOf } from './sentence.ts';
import type { Telling } from './telling.ts';
import type { Text } from './text.ts';

type Fields = { readonly [field: string]: unknown };

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** An id of the data as words: `homeIslands` and `home-islands` are `home islands`. */
export function readable(id: string): string {
  return id
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .replaceAll(/[-_]+/g, ' ');
}

/** A value of the data in one line: `shell 3`, `yes`, `wood, stone`. */
export function readableValue(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'string') return readable(value);
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(readableValue).join(', ');
  if (!isFields(value)) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, each]) => each !== undefined);
  return fields.length === 0 ? '–' : fields.map(([field, each]) => `${readable(field)} ${readableValue(each)}`).join(', ');
}

/** A game that nobody has written sentences for: what it says of itself, as readable data. */
export function dataTelling(text: Text): Telling {
  const you = text.t('grammar.you');
  const seatName = (company: Company, seat: number): Sentence => {
    const who = person(company, seat);
    return sentenceOf(who === 'you' ? you : who);
  };
  /** The seats that a value names, wherever data has them by that name. */
  const value = (company: Company, field: string, each: unknown): Sentence => {
    if (field === 'seat' && typeof each === 'number') return seatName(company, each);
    if (field === 'seats' && Array.isArray(each)) {
      return listed(
        text,
        each.map((seat) => (typeof seat === 'number' ? seatName(company, seat) : sentenceOf(readableValue(seat)))),
      );
    }
    return sentenceOf(
      `${readable(field)} ${typeof each === 'boolean' ? text.t(each ? 'grammar.yes' : 'grammar.no') : readableValue(each)}`,
    );
  };
  /** `Anna: dived, shell 3`: who, what, and all that is said of it. */
  const line = (about: unknown, title: string, company: Company): Sentence => {
    if (!isFields(about)) return sentenceOf(readableValue(about));
    const { [title]: word, seat, ...rest } = about;
    const who = typeof seat === 'number' ? [seatName(company, seat), ': '] : [];
    const what = typeof word === 'string' ? [readable(word)] : [];
    const fields = Object.entries(rest).filter(([, each]) => each !== undefined);
    const parts = [...what, ...fields.map(([field, each]) => value(company, field, each))];
    return sentenceOf(...who, ...parts.flatMap((part, at) => (at > 0 ? [', ', part] : [part])));
  };
  return {
    event: (fact, company) => capital(line(fact, 'fact', company)),
    move: (move, company) => capital(line(move, 'kind', company)),
    kind: (kind) => capital(sentenceOf(readable(kind))).text,
    reason: ({ code, ...rest }) => capital(line({ code, ...rest }, 'code', { viewer: 'spectator', players: [] })),
    refusal: (illegal, company) => refusal(text, illegal, company),
    scoreLine: (name) => capital(sentenceOf(readable(name))).text,
  };
}

/** Why a move was refused: in the sentences that all games share (K1 to K5), else by the number of the rule and the code of the reason. */
function refusal(text: Text, { rule, reasons }: IllegalMove, company: Company): readonly Sentence[] {
  const lines = reasons.map(({ code, active, possible }) => {
    const key = `refusal.${code}`;
    if (!text.has(key)) return text.say('refusal.unknown', { rule: `${rule}: ${readable(code)}` });
    const seats = Array.isArray(active) ? active.filter((seat) => typeof seat === 'number') : [];
    const names = seats.map((seat) => company.players[seat] ?? `${seat + 1}`);
    return text.say(key, {
      rule,
      active: names.length > 0 ? listed(text, names) : 'none',
      possible: typeof possible === 'number' ? possible : 0,
    });
  });
  return lines.length > 0 ? lines : [text.say('refusal.unknown', { rule })];
}
