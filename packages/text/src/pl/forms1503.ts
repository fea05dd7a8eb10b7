import { type CaseForms1503, inflection1503 } from '../grammar/cases.ts';
import { names1503 } from './names1503.ts';

const cases1503 = {
  commodities: {
    wood: ['drewno', 'drewna', 'n'],
    stone: ['kamień', 'kamienia', 'm'],
    tools: ['narzędzia', 'narzędzi', 'p'],
    cloth: ['tkaninę', 'tkaniny', 'f'],
    spice: ['przyprawy', 'przypraw', 'p'],
    tobacco: ['tytoń', 'tytoniu', 'm'],
  },
  levels: {
    explorer: ['pioniera', 'pioniera', 'pionierzy', 'pionierów'],
    settler: ['osadnika', 'osadnika', 'osadnicy', 'osadników'],
    citizen: ['mieszczanina', 'mieszczanina', 'mieszczanie', 'mieszczan'],
    merchant: ['kupca', 'kupca', 'kupcy', 'kupców'],
  },
  buildings: {
    'fire-brigade': ['straż pożarną', 'straży pożarnej', 'f'],
    smithy: ['kuźnię', 'kuźni', 'f'],
    church: ['kościół', 'kościoła', 'm'],
    school: ['szkołę', 'szkoły', 'f'],
    bathhouse: ['łaźnię', 'łaźni', 'f'],
    restaurant: ['gospodę', 'gospody', 'f'],
    shipyard: ['stocznię', 'stoczni', 'f'],
    'big-branch': ['duży kantor', 'dużego kantoru', 'm'],
  },
  tiles: {
    outpost: ['kantor', 'kantoru', 'm'],
    agreement: ['umowę handlową', 'umowy handlowej', 'f'],
    treasure: ['skarb', 'skarbu', 'm'],
  },
  objectives: {
    gold: ['złota', 'złota'],
    outposts: ['kantory', 'kantorów'],
    agreements: ['umowy handlowe', 'umów handlowych'],
    buildings: ['budynki publiczne', 'budynków publicznych'],
    merchants: ['kupców', 'kupców'],
  },
  counted: {
    accusative: {
      gold: '{n, plural, one {# złoto} other {# złota}}',
      points: '{n, plural, one {# punkt akcji} few {# punkty akcji} other {# punktów akcji}}',
      cards: '{n, plural, one {# kartę towaru} few {# karty towaru} other {# kart towaru}}',
    },
    genitive: {
      gold: '{n, plural, other {# złota}}',
      points: '{n, plural, one {# punktu akcji} other {# punktów akcji}}',
      cards: '{n, plural, one {# karty towaru} other {# kart towaru}}',
    },
  },
} satisfies CaseForms1503;

export const forms = inflection1503('pl', names1503, cases1503);
