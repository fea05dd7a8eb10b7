import type { LevelName } from '@archipel/anno1800';
import { type About, nothing, oneOf, type Values } from '../messages/about.ts';
import { type Company, person } from '../messages/company.ts';
import { listed } from '../messages/list.ts';
import { type Mention, mention, type Sentence } from '../messages/sentence.ts';
import type { Text, Value } from '../messages/text.ts';
import type { Names1800, Token } from '../names/names1800.ts';

/** Whoever speaks about Anno 1800: the sentences of a language, the names, and the company. */
export interface Speech1800 {
  readonly text: Text;
  readonly names: Names1800;
  readonly company: Company;
  /** The fields that are spoken of, if it is known what lies there. */
  readonly fields?: readonly Site[];
}

/** A field of a player's islands, with what is built or printed there. */
export interface Site {
  readonly id: string;
  readonly tile: string | null;
  readonly printed: string | null;
}

const LEVELS = ['farmer', 'worker', 'artisan', 'engineer', 'investor'] as const satisfies readonly LevelName[];
export const isLevel = oneOf<LevelName>(LEVELS);
export const isToken = oneOf<Token>(['trade', 'exploration']);
const isSeat = (value: unknown): value is number => typeof value === 'number';

const NOTHING = nothing(
  'seat from good level cube nextLevel tile tileGender over card cards deck island objective token field place due partners active',
  'round tokens gold paid count points need have possible percent actions',
);

/** The values that messages of Anno 1800 are filled with. */
export function values1800(speech: Speech1800, about: About): Values {
  const values: { [name: string]: Value | Mention | Sentence } = { ...NOTHING };
  for (const [field, value] of Object.entries(about)) Object.assign(values, valuesFor(speech, field, value));
  return values;
}

function valuesFor(speech: Speech1800, field: string, value: unknown): Values {
  const { names, company } = speech;
  if (typeof value === 'string') return named(speech, field, value);
  if (isSeat(value) && (field === 'seat' || field === 'from')) return { [field]: person(company, value) };
  if (typeof value === 'number') return { [field]: value };
  if (Array.isArray(value)) return manyOf(speech, field, value);
  return field === 'due' && typeof value === 'object' && value !== null ? { due: item(names, { ...value }) } : {};
}

function named({ names, fields = [] }: Speech1800, field: string, id: string): Values {
  switch (field) {
    case 'good':
      return { good: goodOf(names, id) };
    case 'level':
      return isLevel(id) ? levelValues(names, id) : {};
    case 'tile':
      return { tile: mention('tile', id, names.tile(id)), tileGender: names.tileGender(id) };
    case 'over':
      return { over: mention('tile', id, names.tile(id)) };
    case 'card':
      return {
        card: mention('card', id, names.card(id)),
        points: names.components.populationCards.find((each) => each.id === id)?.points ?? 0,
      };
    case 'deck':
      return { deck: mention('deck', id, names.deck(id)) };
    case 'island':
      return { island: mention('island', id, names.island(id)) };
    case 'objective':
      return { objective: mention('objective', id, names.objective(id)) };
    case 'token':
      return isToken(id) ? { token: mention('token', id, names.token(id)), tokenKind: id } : {};
    case 'field':
      return { field: fieldOf(names, fields, id) };
    case 'at':
      return id === 'district' || id === 'exhausted' ? { place: id } : { place: fieldOf(names, fields, id) };
    default:
      return { [field]: id };
  }
}

/** A field by what lies there, and where it is: `Brewery, coast 2`. */
function fieldOf(names: Names1800, fields: readonly Site[], id: string): Mention {
  const site = fields.find((each) => each.id === id);
  const tile = site?.tile ?? site?.printed;
  return mention('field', id, tile ? `${names.tile(tile)}, ${names.field(id)}` : names.field(id));
}

export const goodOf = (names: Names1800, id: string): Mention => mention('good', id, names.good(id));

function levelValues(names: Names1800, level: LevelName): Values {
  const next = LEVELS[LEVELS.indexOf(level) + 1];
  return {
    level: mention('level', level, names.level(level)),
    cube: mention('level', level, names.oneCube(level)),
    ...(isLevel(next) ? { nextLevel: mention('level', next, names.level(next)) } : {}),
  };
}

function manyOf({ text, names, company }: Speech1800, field: string, values: readonly unknown[]): Values {
  if (values.length === 0) return {};
  const ids = values.filter((value) => typeof value === 'string');
  // Each card is a list of what it wants, so a list of cards needs a stronger mark.
  if (field === 'cards')
    return {
      cards: listed(
        text,
        ids.map((id) => mention('card', id, names.card(id))),
        'apart',
      ),
    };
  // Seats that may act, or that have something: the reader is not among them when this is told.
  const seats = values.filter(isSeat).map((seat) => mention('seat', seat, company.players[seat] ?? `${seat + 1}`));
  return field === 'partners' || field === 'active' ? { [field]: listed(text, seats) } : {};
}

/** One thing that a cost names. */
function item(names: Names1800, { kind, good, level, token }: About): Value | Mention {
  if (kind === 'good' && typeof good === 'string') return goodOf(names, good);
  const name = typeof level === 'number' ? LEVELS[level] : undefined;
  if (kind === 'cube' && isLevel(name)) return mention('level', name, names.oneCube(name));
  return isToken(token) ? mention('token', token, names.tokens(token, 1)) : 'none';
}
