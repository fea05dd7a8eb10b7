import { BUILDINGS, COMMODITIES, LEVELS as LEVELS_1503 } from '@archipel/anno1503';
import { COMPONENTS, type LevelName } from '@archipel/anno1800';
import { describe, expect, it } from 'vitest';
import type { Form } from '../src/grammar/inflection.ts';
import { type Language, loadNames1503, loadNames1800, sentenceOf, textOf } from '../src/index.ts';
import { inflections } from '../src/messages/inflections.ts';
import { listed } from '../src/messages/list.ts';
import { mention } from '../src/messages/sentence.ts';

const LEVELS: readonly LevelName[] = ['farmer', 'worker', 'artisan', 'engineer', 'investor'];
const WITH_FORMS = [
  ['fr', 'partitive'],
  ['pl', 'accusative'],
  ['ru', 'genitive'],
] as const satisfies readonly (readonly [Language, Form])[];

/** A text with one message, and the forms of a language's names. */
async function saying(language: Language, message: string) {
  const forms = await inflections(language, ['shell', 'anno1800', 'anno1503']);
  return textOf(language, { move1800: { build: message }, grammar: { and: '{first} i {last}', more: '{first}, {last}' } }, { forms });
}

describe('the forms of names', () => {
  it.each(WITH_FORMS)('are there for everything that sentences inflect: %s', async (language, form) => {
    const [forms1503, forms1800] = await inflections(language, ['anno1800', 'anno1503']);
    const [names, old] = [await loadNames1800(language, COMPONENTS), await loadNames1503(language)];
    const { resources, industries, printedIndustries, shipyards, ships, oldWorldIslands, newWorldIslands } = COMPONENTS;
    const names1800 = [
      ...Object.values(resources).flat().map(names.good),
      ...[...industries, ...printedIndustries, ...shipyards, ...ships].map(({ id }) => names.tile(id)),
      ...[...oldWorldIslands, ...newWorldIslands].map(({ id }) => names.island(id)),
      ...LEVELS.map(names.level),
      names.token('trade'),
      names.token('exploration'),
    ];
    const names1503 = [...COMMODITIES.map(old.commodity), ...LEVELS_1503.map(old.level), ...BUILDINGS.map(old.building)];
    expect(names1800.filter((name) => forms1800?.(name, form) === undefined)).toEqual([]);
    expect(names1503.filter((name) => forms1503?.(name, form) === undefined)).toEqual([]);
  });

  it('stand where a sentence asks for them, whoever filled it', async () => {
    const polish = await saying('pl', 'Budujesz {tileAccusative}, nie masz {goodGenitive}.');
    expect(polish.t('move1800.build', { tile: 'Piekarnia', good: 'Wełna' })).toBe('Budujesz piekarnię, nie masz wełny.');
    const russian = await saying(
      'ru',
      '{tileGender, select, f {Готова {tileNominative}} other {Готов {tileNominative}}}, получено: {countAccusative}.',
    );
    expect(russian.t('move1800.build', { tile: 'Пекарня', count: '2 фермера' })).toBe('Готова пекарня, получено: 2 фермеров.');
    expect(russian.t('move1800.build', { tile: 'Склад', count: '1 карточка населения' })).toBe(
      'Готов склад, получено: 1 карточку населения.',
    );
    const french = await saying('fr', 'Tu construis {tileIndefinite} avec {goodPartitive} {whoOf}.');
    expect(french.t('move1800.build', { tile: 'Entrepôt', good: 'Eau-de-vie', who: 'Anna' })).toBe(
      'Tu construis un entrepôt avec de l’eau-de-vie d’Anna.',
    );
  });

  it('tell the gender of a thing, also where a sentence was given none', async () => {
    const text = await saying('fr', '{buildingDefinite} {buildingGender, select, p {protègent} other {protège}} la ville.');
    const said = (name: string) => text.say('move1800.build', { building: mention('building', 'x', name), buildingGender: 'none' }).text;
    expect([said('Pompiers'), said('Forge')]).toEqual(['les pompiers protègent la ville.', 'la forge protège la ville.']);
  });

  it('keep what stands behind a name, and leave alone what nobody has named', async () => {
    const text = await saying('pl', 'Budujesz {tileAccusative}.');
    expect(text.t('move1800.build', { tile: 'Stocznia 2' })).toBe('Budujesz stocznię 2.');
    expect(text.t('move1800.build', { tile: 'Wyspa Starego Świata (Magazyn)' })).toBe('Budujesz wyspę Starego Świata (Magazyn).');
    expect(text.t('move1800.build', { tile: 'bananas' })).toBe('Budujesz bananas.');
  });

  it('reach every thing of a list, which can still be pointed at', async () => {
    const text = await saying('pl', 'Bierzesz {goodsAccusative}.');
    const goods = listed(text, [mention('good', 'wool', 'Wełna'), mention('good', 'beer', 'Piwo'), mention('good', 'coffee', 'Kawa')]);
    const said = text.say('move1800.build', { goods });
    expect(said).toEqual(
      sentenceOf(
        'Bierzesz ',
        mention('good', 'wool', 'wełnę'),
        ', ',
        mention('good', 'beer', 'piwo'),
        ' i ',
        mention('good', 'coffee', 'kawę'),
        '.',
      ),
    );
  });
});
