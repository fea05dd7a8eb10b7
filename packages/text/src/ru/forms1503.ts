import { type CaseForms1503, inflection1503 } from '../grammar/cases.ts';
import { names1503 } from './names1503.ts';

const cases1503 = {
  commodities: {
    wood: ['древесину', 'древесины', 'f'],
    stone: ['камень', 'камня', 'm'],
    tools: ['инструменты', 'инструментов', 'p'],
    cloth: ['ткань', 'ткани', 'f'],
    spice: ['специи', 'специй', 'p'],
    tobacco: ['табак', 'табака', 'm'],
  },
  levels: {
    explorer: ['исследователя', 'исследователя', 'исследователи', 'исследователей'],
    settler: ['поселенца', 'поселенца', 'поселенцы', 'поселенцев'],
    citizen: ['гражданина', 'гражданина', 'граждане', 'граждан'],
    merchant: ['торговца', 'торговца', 'торговцы', 'торговцев'],
  },
  buildings: {
    'fire-brigade': ['пожарную команду', 'пожарной команды', 'f'],
    smithy: ['кузницу', 'кузницы', 'f'],
    church: ['церковь', 'церкви', 'f'],
    school: ['школу', 'школы', 'f'],
    bathhouse: ['баню', 'бани', 'f'],
    restaurant: ['ресторан', 'ресторана', 'm'],
    shipyard: ['верфь', 'верфи', 'f'],
    'big-branch': ['большой филиал', 'большого филиала', 'm'],
  },
  tiles: {
    outpost: ['филиал', 'филиала', 'm'],
    agreement: ['торговое соглашение', 'торгового соглашения', 'n'],
    treasure: ['сокровище', 'сокровища', 'n'],
  },
  objectives: {
    gold: ['золота', 'золота'],
    outposts: ['филиала', 'филиалов'],
    agreements: ['торговых соглашения', 'торговых соглашений'],
    buildings: ['общественных здания', 'общественных зданий'],
    merchants: ['торговца', 'торговцев'],
  },
  counted: {
    accusative: {
      gold: '{n, plural, one {# золото} other {# золота}}',
      points: '{n, plural, one {# очко действия} few {# очка действия} other {# очков действия}}',
      cards: '{n, plural, one {# карту товара} few {# карты товара} other {# карт товара}}',
    },
    genitive: {
      gold: '{n, plural, other {# золота}}',
      points: '{n, plural, one {# очка действия} other {# очков действия}}',
      cards: '{n, plural, one {# карты товара} other {# карт товара}}',
    },
  },
} satisfies CaseForms1503;

export const forms = inflection1503('ru', names1503, cases1503);
