import { IntlMessageFormat } from 'intl-messageformat';
import type { NameFile1503 } from '../en/nameFile1503.ts';
import type { NameFile1800 } from '../en/nameFile1800.ts';
import { type Form, type Inflection, withTails } from './inflection.ts';

type GrammaticalGender = 'm' | 'f' | 'n' | 'p';

/** A thing in its cases, written small, as within a sentence. `p`: a word that is only used for many. */
type Cases = readonly [accusative: string, genitive: string, gender: GrammaticalGender];
/** People come in numbers. All of them are masculine. */
type PeopleCases = readonly [accusative: string, genitive: string, plural: string, pluralGenitive: string];
/** After a number: 2 outposts, 5 outposts. */
type CountCases = readonly [few: string, many: string];

/** Printed industries that are called as the same ones of the market. */
type PrintedTwin = 'start-sawmill' | 'start-coal' | 'start-bricks' | 'start-warehouse' | 'start-steel' | 'start-sails';
type Every<Section, Entry> = { readonly [Id in keyof Section]: Entry };
/** Numbers of things as the object of a sentence, and where some are missing. */
type Counted<Section> = { readonly accusative: Every<Section, string>; readonly genitive: Every<Section, string> };

/** The names of Anno 1800 that sentences inflect, with what a language says of each; of people it may say more. */
export interface FormSections1800<Thing, Person = Thing> {
  readonly levels: Every<NameFile1800['levels'], Person>;
  readonly goods: Every<NameFile1800['goods'], Thing>;
  readonly tiles: Every<Omit<NameFile1800['tiles'], PrintedTwin>, Thing>;
  readonly terms: Every<
    Pick<
      NameFile1800['terms'],
      'trade-token' | 'exploration-token' | 'trade-ship' | 'exploration-ship' | 'shipyard' | 'old-world-island' | 'new-world-island'
    >,
    Thing
  >;
}

/** The names of Anno 1503 that sentences inflect. */
export interface FormSections1503<Thing, Person = Thing> {
  readonly commodities: Every<NameFile1503['commodities'], Thing>;
  readonly levels: Every<NameFile1503['levels'], Person>;
  readonly buildings: Every<NameFile1503['buildings'], Thing>;
  readonly tiles: Every<NameFile1503['tiles'], Thing>;
}

/** The forms of the names in a language with cases. */
export interface CaseForms1800 extends FormSections1800<Cases, PeopleCases> {
  readonly counted: Counted<NameFile1800['counted']>;
}
export interface CaseForms1503 extends FormSections1503<Cases, PeopleCases> {
  readonly objectives: Every<NameFile1503['objectives'], CountCases>;
  readonly counted: Counted<NameFile1503['counted']>;
}

type Entries = { readonly [id: string]: readonly string[] };
type Names = { readonly [id: string]: string };

const things = (names: Names, cases: Entries) => formsBy(names, cases, ['accusative', 'genitive', 'gender']);
const people = (names: Names, cases: Entries) =>
  Object.entries(formsBy(names, cases, ['accusative', 'genitive', 'plural', 'pluralGenitive'])).map(
    ([name, forms]) => [name, { ...forms, gender: 'm' }] as const,
  );

/** Finds the forms of a name by the name itself: so a sentence can ask for them whoever filled it. */
export function inflection1800(language: string, names: NameFile1800, forms: CaseForms1800): Inflection {
  return dictionary(
    {
      ...things(names.goods, forms.goods),
      ...things(names.tiles, forms.tiles),
      ...things(names.terms, forms.terms),
      ...Object.fromEntries(people(names.levels, forms.levels)),
    },
    numbers(language, names.counted, forms.counted),
  );
}

export function inflection1503(language: string, names: NameFile1503, forms: CaseForms1503): Inflection {
  return dictionary(
    {
      ...formsBy(names.objectives, forms.objectives, ['few', 'many']),
      ...things(names.commodities, forms.commodities),
      ...things(names.buildings, forms.buildings),
      ...things(names.tiles, forms.tiles),
      ...Object.fromEntries(people(names.levels, forms.levels)),
    },
    numbers(language, names.counted, forms.counted),
  );
}

type Forms = { readonly [form in Form]?: string };

function formsBy(names: Names, cases: Entries, order: readonly Form[]): { readonly [name: string]: Forms } {
  return Object.fromEntries(
    Object.entries(cases).flatMap(([id, words]) => {
      const name = names[id];
      return name === undefined ? [] : [[name, Object.fromEntries(order.map((form, at) => [form, words[at]]))]];
    }),
  );
}

const small = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

function dictionary(forms: { readonly [name: string]: Forms }, numbered: Inflection): Inflection {
  return withTails((name, form) => {
    const known = Object.hasOwn(forms, name) ? forms[name] : undefined;
    return known === undefined ? numbered(name, form) : (known[form] ?? (form === 'nominative' ? small(name) : undefined));
  });
}

/** `2 Farmers`: a number of things is known by the words behind the number. */
function numbers(language: string, counted: Names, cases: { readonly accusative: Names; readonly genitive: Names }): Inflection {
  const message = (text: string | undefined) => new IntlMessageFormat(text ?? '', language);
  const byWords = new Map(
    Object.entries(counted).flatMap(([thing, text]) =>
      [1, 2, 5].map((n) => [wordsBehind(String(message(text).format({ n }))), thing] as const),
    ),
  );
  return (name, form) => {
    const [, number = ''] = NUMBERED.exec(name) ?? [];
    const thing = byWords.get(wordsBehind(name));
    if (thing === undefined || number === '' || (form !== 'accusative' && form !== 'genitive')) return undefined;
    return String(message(cases[form][thing]).format({ n: Number(number.replaceAll(/\s/g, '')) }));
  };
}

const NUMBERED = /^(\d[\d\s]*)\s/;
const wordsBehind = (counted: string): string => counted.replace(NUMBERED, '');
