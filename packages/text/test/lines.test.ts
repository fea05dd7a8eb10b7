import { readFileSync } from 'node:fs';
import { COMPONENTS as COMPONENTS_1503 } from '@archipel/anno1503';
import type { TileId } from '@archipel/anno1800';
import { COMPONENTS, type Fact } from '@archipel/anno1800';
import { describe, expect, it } from 'vitest';
import {
  buildingLine1503,
  effectLine1800,
  loadNames1503,
  loadNames1800,
  loadText,
  logLine1503,
  logLine1800,
  mentioned,
  moveLine1800,
  objectiveLine1503,
  objectiveLine1800,
  pseudo,
  pseudoText,
  reason1503,
  reason1800,
  remedy1800,
  textOf,
  turnLine1503,
  turnLine1800,
} from '../src/index.ts';
import { PARTS } from '../src/messages/parts.ts';
import { textIn, written } from './messages.ts';

const company = { viewer: 0, players: ['Anna', 'Ben', 'you'] };
const english = { text: textIn('en'), names: await loadNames1800('en', COMPONENTS) };
const german = { text: textIn('de'), names: await loadNames1800('de', COMPONENTS) };

describe('a line of the log', () => {
  const told = ({ text, names }: typeof english, fact: Fact) => logLine1800(text, names, fact, company);

  it('speaks to the reader as you, and of others by their name', () => {
    const built: Fact = { fact: 'built', seat: 0, tile: 'brewery', field: 'coast-2', over: null };
    expect(told(english, built).text).toBe('You build Brewery (coast 2).');
    expect(told(english, { ...built, seat: 1 }).text).toBe('Ben builds Brewery (coast 2).');
    expect(told(german, built).text).toBe('Du baust eine Brauerei (Küste 2).');
    expect(told(german, { ...built, seat: 1, over: 'start-coal' }).text).toBe('Ben baut eine Brauerei (Küste 2, überbaut: Köhlerei).');
  });

  it('takes nobody for the reader who only calls himself you', () => {
    expect(told(english, { fact: 'festival', seat: 2 }).text).toMatch(/^you celebrates a festival/);
  });

  it('has the right article in German', () => {
    const built = (tile: TileId) => told(german, { fact: 'built', seat: 1, tile, field: 'land-3', over: null }).text;
    expect(built('warehouse-worker')).toBe('Ben baut ein Lagerhaus (Land 3).');
    expect(built('shipyard-2')).toBe('Ben baut eine Werft 2 (Land 3).');
  });

  it('names the things it speaks of, in order', () => {
    const line = told(english, { fact: 'traded', seat: 1, good: 'coal', from: 0, tokens: 2 });
    expect(line.text).toBe('Ben buys Coal from you for 2 trade tokens; you get 1 gold.');
    expect(mentioned(line)).toEqual([
      { kind: 'seat', id: '1', text: 'Ben' },
      { kind: 'good', id: 'coal', text: 'Coal' },
      { kind: 'token', id: 'trade', text: '2 trade tokens' },
    ]);
  });

  it('says of cards only what it was told', () => {
    const drew: Fact = { fact: 'drew', seat: 0, deck: 'farmer-worker', count: 2, cards: ['fw-01', 'fw-02'] };
    expect(told(english, drew).text).toBe('You draw 2 population cards (Farmers and Workers): Work clothes + Bread; Bricks + Beer.');
    expect(told(english, { fact: 'drew', seat: 1, deck: 'farmer-worker', count: 1 }).text).toBe(
      'Ben draws 1 population card (Farmers and Workers).',
    );
  });

  it('lists what was gained, and what was paid for it', () => {
    const gained: Fact = { fact: 'gained', seat: 1, cubes: [2, 0, 1, 0, 0], gold: 4, actions: 1, paid: 3 };
    expect(told(english, gained).text).toBe(
      'Ben gets 2 Farmers, 1 Artisan, 4 gold and one more action, and pays 3 gold for missing cards.',
    );
  });

  it('leaves a player’s name as it is written, also at the beginning', async () => {
    const names = await loadNames1503('en');
    const line = logLine1503(textIn('en'), names, { fact: 'rolled', seat: 2, die: 4 }, company);
    expect(line.text).toBe('you rolls a 4.');
  });
});

describe('other sentences', () => {
  it('say what a move is', () => {
    const { text, names } = german;
    expect(moveLine1800(text, names, { kind: 'recruit', level: 'farmer' }, company).text).toBe('Einen Bauern anwerben');
    expect(moveLine1800(text, names, { kind: 'trade', good: 'coal', from: 1 }, company).text).toBe('Kohle von Ben kaufen');
    const fields = [{ id: 'land-6', tile: null, printed: 'start-coal' }];
    const produce = { kind: 'produce', good: 'coal', field: 'land-6' } as const;
    expect(moveLine1800(text, names, produce, company, fields).text).toBe('Kohle herstellen: Köhlerei, Land 6');
    expect(moveLine1800(text, names, produce, company).text).toBe('Kohle herstellen: Land 6');
  });

  it('say what would help', () => {
    const { text, names } = english;
    const build = { kind: 'build', tile: 'window-factory', field: 'land-3', payable: false } as const;
    expect(remedy1800(text, names, build, company).text).toBe('Build Window makers (Timber + Glass), which you cannot pay yet.');
    expect(remedy1800(text, names, { kind: 'gold', count: 2, ends: [] }, company).text).toBe('2 gold more.');
  });

  it('call a German bot by a name that can stand behind any preposition', async () => {
    const { t } = await loadText('de', ['table']);
    expect(t('table.bot', { level: 'medium', style: 'none', number: 2 })).toBe('Bot 2 (mittel)');
    expect(t('table.bot', { level: 'medium', style: 'trader', number: 2 })).toBe('Bot 2 (mittel, Händler)');
  });

  it('say why a bot would do it, and nothing where there is no such reason', async () => {
    const { text, names } = english;
    expect(reason1800(text, names, { code: 'more-tokens', token: 'trade', count: 2 })?.text).toBe('A ship that brings 2 trade tokens.');
    expect(reason1800(text, names, { code: 'looked-ahead', trials: 40 })?.text).toBe(
      'The game was played on from here 40 times, each time with other hidden cards, to see how this comes out.',
    );
    expect(reason1800(text, names, { code: 'astrology' })).toBeUndefined();
    const tried = reason1503(textIn('de'), await loadNames1503('de'), { code: 'tried', worlds: 40, share: 0.314 });
    expect(tried?.text).toBe('Von hier aus 40-mal weitergespielt, wie es kommen könnte: So wurden etwa 31 % davon gewonnen.');
  });

  it.each([
    ['docs/bots-anno1800.md', 'reason1800', 25],
    ['docs/bots-anno1503.md', 'reason1503', 20],
  ] as const)('are there for every reason in %s, and for no other', (document, area, least) => {
    const reasons = readFileSync(new URL(`../../../${document}`, import.meta.url), 'utf8').split('## Reasons')[1] ?? '';
    const codes = [...reasons.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, code]) => code);
    expect(codes.length).toBeGreaterThan(least);
    expect(new Set(Object.keys(written.get('en')?.[area] ?? {}))).toEqual(new Set(codes));
  });

  it('say what objectives, cards and buildings do', async () => {
    const { text, names } = english;
    for (const { id } of COMPONENTS.objectives) expect(objectiveLine1800(text, names, id).text, id).not.toBe('');
    expect(objectiveLine1800(text, names, 'university').text).toBe('Most Engineers: 10 points; second most: 4.');
    for (const { id, effect } of COMPONENTS.populationCards) expect(effectLine1800(text, names, effect).text, id).not.toBe('');
    expect(buildingLine1503(text, COMPONENTS_1503, 'smithy')).toBe('Pirates cost you nothing.');
    expect(buildingLine1503(text, COMPONENTS_1503, 'bathhouse')).toBe('Merchants pay 6 gold.');
    expect(objectiveLine1503(text, await loadNames1503('en'), 'outposts', 4).text).toBe('4 outposts');
  });
});

describe('French', async () => {
  const french = { text: await loadText('fr', PARTS), names: await loadNames1800('fr', COMPONENTS) };

  it('gives every thing its article, and elides', () => {
    const told = (fact: Fact) => logLine1800(french.text, french.names, fact, company).text;
    expect(told({ fact: 'built', seat: 1, tile: 'warehouse-worker', field: 'coast-2', over: 'start-coal' })).toBe(
      'Ben construit un entrepôt (littoral 2, par-dessus la charbonnière).',
    );
    expect(told({ fact: 'fetched', seat: 0, good: 'sugar-cane' })).toBe('Tu fais venir de la canne à sucre du Nouveau Monde.');
    expect(french.text.t('table.islandsOf', { name: 'Anna' })).toBe('Les îles d’Anna');
    expect(french.text.t('table.islandsOf', { name: 'Ben' })).toBe('Les îles de Ben');
  });
});

describe('Polish', async () => {
  const polish = { text: await loadText('pl', PARTS), names: await loadNames1800('pl', COMPONENTS) };
  const told = (fact: Fact) => logLine1800(polish.text, polish.names, fact, company).text;

  it('puts every thing in its case, alone and after a number', () => {
    expect(told({ fact: 'built', seat: 1, tile: 'bakery', field: 'coast-2', over: 'start-bricks' })).toBe(
      'Ben buduje piekarnię (wybrzeże 2, zakrywa cegielnię).',
    );
    expect(told({ fact: 'fetched', seat: 0, good: 'sugar-cane' })).toBe('Sprowadzasz trzcinę cukrową z Nowego Świata.');
    expect(told({ fact: 'traded', seat: 0, good: 'wool', from: 1, tokens: 2 })).toBe(
      'Kupujesz wełnę od gracza Ben za 2 żetony handlu; Ben dostaje 1 złoto.',
    );
    expect(told({ fact: 'upgraded', seat: 1, level: 'farmer', at: 'district' })).toBe('Ben ulepsza farmera na robotnika.');
    expect(told({ fact: 'drew', seat: 1, deck: 'farmer-worker', count: 1 })).toBe('Ben dobiera 1 kartę populacji (Farmerzy i robotnicy).');
    const gained: Fact = { fact: 'gained', seat: 1, cubes: [2, 0, 1, 0, 0], gold: 4, actions: 1, paid: 3 };
    expect(told(gained)).toBe(
      'Ben dostaje 2 farmerów, 1 rzemieślnika, 4 złota i jedną dodatkową akcję oraz płaci 3 złota za brakujące karty.',
    );
  });

  it('counts one, a few and many, also beyond twenty', () => {
    const rounds = [1, 2, 5, 12, 22].map((count) => polish.text.t('score.rounds', { count }));
    expect(rounds).toEqual(['1 runda', '2 rundy', '5 rund', '12 rund', '22 rundy']);
    const points = [1, 2, 5, 22].map((count) => reason1800(polish.text, polish.names, { code: 'points', points: count })?.text);
    expect(points).toEqual(['Daje 1 punkt.', 'Daje 2 punkty.', 'Daje 5 punktów.', 'Daje 22 punkty.']);
  });

  it('tells Anno 1503 in its cases too', async () => {
    const names = await loadNames1503('pl');
    const told1503 = (fact: Parameters<typeof logLine1503>[2]) => logLine1503(polish.text, names, fact, company).text;
    expect(told1503({ fact: 'sold', seat: 0, commodity: 'cloth', inhabitant: 3, gold: 4 })).toBe(
      'Sprzedajesz tkaninę mieszkańcowi 3 za 4 złota.',
    );
    expect(told1503({ fact: 'developed', seat: 1, inhabitant: 2, level: 'citizen' })).toBe('Ben awansuje mieszkańca 2 na mieszczanina.');
    expect(reason1503(polish.text, names, { code: 'lacks', missing: 2, commodity: 'spice', project: 'merchant' })?.text).toBe(
      'Na kupca brakuje jeszcze 2 kart przypraw.',
    );
    const goals = [3, 5].map((count) => objectiveLine1503(polish.text, names, 'outposts', count).text);
    expect(goals).toEqual(['3 kantory', '5 kantorów']);
  });
});

describe('Russian', async () => {
  const russian = { text: await loadText('ru', PARTS), names: await loadNames1800('ru', COMPONENTS) };
  const told = (fact: Fact) => logLine1800(russian.text, russian.names, fact, company).text;

  it('puts every thing into its case', () => {
    expect(told({ fact: 'built', seat: 1, tile: 'brewery', field: 'coast-2', over: 'start-coal' })).toBe(
      'Ben строит пивоварню (побережье 2, поверх угольной фабрики).',
    );
    expect(told({ fact: 'upgraded', seat: 0, level: 'farmer', at: 'district' })).toBe('Ты развиваешь фермера до рабочего.');
    expect(told({ fact: 'traded', seat: 1, good: 'wool', from: 0, tokens: 1 })).toBe(
      'Ben покупает шерсть у тебя за 1 жетон торговли; тебе за это 1 золото.',
    );
    expect(told({ fact: 'spent', seat: 0, token: 'trade', from: 'beryl-ships' })).toBe(
      'Ты тратишь 2 жетона исследования вместо 1 жетона торговли.',
    );
  });

  it('counts by ones, by a few and by many', () => {
    const { text, names } = russian;
    const card = (count: number) => told({ fact: 'drew', seat: 1, deck: 'new-world', count });
    expect([1, 2, 5, 22].map(card)).toEqual([
      'Ben берёт 1 карточку населения (Новый Свет).',
      'Ben берёт 2 карточки населения (Новый Свет).',
      'Ben берёт 5 карточек населения (Новый Свет).',
      'Ben берёт 22 карточки населения (Новый Свет).',
    ]);
    const more = (count: number) => remedy1800(text, names, { kind: 'tokens', token: 'trade', count }, company).text;
    expect([1, 2, 5, 21].map(more)).toEqual([
      'Ещё 1 жетон торговли.',
      'Ещё 2 жетона торговли.',
      'Ещё 5 жетонов торговли.',
      'Ещё 21 жетон торговли.',
    ]);
    expect([1, 2, 5, 22].map((open) => text.t('lobby.gathering', { open }))).toEqual([
      'свободно 1 место',
      'свободно 2 места',
      'свободно 5 мест',
      'свободно 22 места',
    ]);
  });

  it('tells of several people as the object of a sentence', () => {
    const recruited = (['artisan', 'farmer', 'artisan'] as const).map((level): Fact => ({ fact: 'recruited', seat: 1, level, gold: 0 }));
    expect(turnLine1800(russian.text, russian.names, 1, recruited, company).text).toBe('Ben нанимает 2 ремесленников и фермера.');
  });

  it('agrees with what it speaks of, in Anno 1503 too', async () => {
    const { text } = russian;
    const names = await loadNames1503('ru');
    expect((['wood', 'stone', 'tools'] as const).map((commodity) => reason1503(text, names, { code: 'needed', commodity })?.text)).toEqual([
      'Ещё понадобится древесина.',
      'Ещё понадобится камень.',
      'Ещё понадобятся инструменты.',
    ]);
    expect(objectiveLine1503(text, names, 'outposts', 4).text).toBe('4 филиала');
    expect(objectiveLine1503(text, names, 'agreements', 5).text).toBe('5 торговых соглашений');
    const sold = { fact: 'sold', seat: 0, commodity: 'wood', inhabitant: 2, gold: 3 } as const;
    expect(logLine1503(text, names, sold, company).text).toBe('Ты продаёшь древесину жителю 2 за 3 золота.');
  });
});

describe('a text', () => {
  it('borrows what is not written yet from English, and counts it by the rules of English', () => {
    const text = textOf(
      'ru',
      { score: { rounds: '{count, plural, one {# раунд} other {# раундов}}' } },
      { english: written.get('en') ?? {} },
    );
    // In Russian 21 counts like one.
    expect(text.t('score.rounds', { count: 21 })).toBe('21 раунд');
    expect(text.t('reason1800.points', { points: 21 })).toBe('Brings 21 points.');
    expect([text.language, text.has('reason1800.points'), text.has('reason1800.never')]).toEqual(['ru', true, false]);
  });

  it('can be made long and strange, to try layouts', () => {
    expect(pseudo('End the turn')).toBe('[Éñđ ŧħé ŧüřñ öööööööööö]');
    expect(pseudo('')).toBe('');
    const strange = pseudoText(textIn('en'));
    expect(strange.t('move1800.end')).toBe(pseudo('End the turn'));
    const line = logLine1800(strange, english.names, { fact: 'fetched', seat: 0, good: 'cotton' }, company);
    expect(line.text).toMatch(/^\[Ýöü ƒéŧçħ Çöŧŧöñ ƒřöɱ ŧħé Ñéŵ Ŵöřļđ\. ö+\]$/);
    expect(mentioned(line).map(({ id }) => id)).toEqual(['cotton']);
  });
});

describe('a whole turn', () => {
  const turn = ({ text, names }: typeof english, seat: number, facts: readonly Fact[]) =>
    turnLine1800(text, names, seat, facts, company).text;
  const recruited: readonly Fact[] = (['artisan', 'farmer', 'artisan'] as const).map((level) => ({
    fact: 'recruited',
    seat: 1,
    level,
    gold: 0,
  }));

  it('is told by what it came to, not by its last small step', () => {
    const drew: Fact = { fact: 'drew', seat: 1, deck: 'farmer-worker', count: 1 };
    expect(turn(english, 1, [...recruited, drew])).toBe('Ben recruits two Artisans and a Farmer.');
    expect(turn(german, 1, recruited)).toBe('Ben wirbt zwei Handwerker und einen Bauern an.');
    expect(
      turn(
        english,
        0,
        recruited.map((fact) => ({ ...fact, seat: 0 })),
      ),
    ).toBe('You recruit two Artisans and a Farmer.');
  });

  it('names trades last, and each partner once', () => {
    const facts: readonly Fact[] = [
      { fact: 'traded', seat: 1, good: 'soap', from: 0, tokens: 1 },
      { fact: 'traded', seat: 1, good: 'beer', from: 0, tokens: 1 },
      { fact: 'built', seat: 1, tile: 'brewery', field: 'coast-2', over: null },
    ];
    expect(turn(english, 1, facts)).toBe('Ben builds Brewery and buys Soap and Beer from you.');
    expect(turn(german, 1, facts)).toBe('Ben baut Brauerei und kauft Seife und Bier von dir.');
  });

  it('is an end where nothing was done, and leaves out what others did meanwhile', () => {
    expect(turn(english, 0, recruited)).toBe('You end the turn.');
  });

  it('tells a turn of Anno 1503 as well', async () => {
    const names = await loadNames1503('en');
    const line = turnLine1503(
      english.text,
      names,
      1,
      [
        { fact: 'rolled', seat: 1, die: 3 },
        { fact: 'sold', seat: 1, commodity: 'wood', inhabitant: 1, gold: 2 },
        { fact: 'sailed', seat: 1, ship: 1, to: 'c3' },
        { fact: 'sailed', seat: 1, ship: 1, to: 'c4' },
      ],
      company,
    );
    expect(line.text).toBe('Ben rolls a 3, sells wood for 2 gold and sails to C4.');
  });
});
