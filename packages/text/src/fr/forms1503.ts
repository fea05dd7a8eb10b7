import type { FormSections1503 } from '../grammar/cases.ts';
import { withTails } from '../grammar/inflection.ts';
import { articles, type FrenchGender, gendersBy } from './articles.ts';
import { names1503 } from './names1503.ts';

const genders1503 = {
  commodities: {
    wood: 'm',
    stone: 'f',
    tools: 'mp',
    cloth: 'm',
    spice: 'fp',
    tobacco: 'm',
  },
  levels: {
    explorer: 'm',
    settler: 'm',
    citizen: 'm',
    merchant: 'm',
  },
  buildings: {
    'fire-brigade': 'mp',
    smithy: 'f',
    church: 'f',
    school: 'f',
    bathhouse: 'mp',
    restaurant: 'f',
    shipyard: 'm',
    'big-branch': 'm',
  },
  tiles: {
    outpost: 'm',
    agreement: 'm',
    treasure: 'm',
  },
} satisfies FormSections1503<FrenchGender>;

export const forms = withTails(
  articles(
    gendersBy(
      [names1503.commodities, genders1503.commodities],
      [names1503.levels, genders1503.levels],
      [names1503.buildings, genders1503.buildings],
      [names1503.tiles, genders1503.tiles],
    ),
  ),
);
