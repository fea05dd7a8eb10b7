import { readdirSync, readFileSync } from 'node:fs';
import { scenariosIn } from '@archipel/conformance';
import { runScenario, type Scenario } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { anyAnno1503 } from './table.ts';

const folder = new URL('../scenarios/', import.meta.url);

const read = (file: string) => scenariosIn(readFileSync(new URL(file, folder), 'utf8'));
const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
const all = files.flatMap(read);

for (const file of files) {
  describe(file, () => {
    for (const scenario of read(file)) {
      it(scenario.scenario, () => expect(runScenario(anyAnno1503, scenario)).toEqual([]));
    }
  });
}

const RULES = [
  'Q1.1 Q1.2 Q1.3 Q1.4 Q1.5 Q2 Q3.1 Q3.2 Q3.3 Q3.4 Q4 Q4.1 Q4.2 Q4.3 Q5.1 Q5.2 Q5.3',
  'Q6.1 Q6.2 Q6.3 Q7 Q7.1 Q7.2 Q7.3 Q7.4 Q7.5 Q8 Q9.1 Q9.2 Q9.3 Q9.4 Q10',
].flatMap((line) => line.split(' '));
/** These say how things stand or are shown, not what may be done. */
const NOTHING_TO_REFUSE = ['Q1.3', 'Q1.5'];

const rulesOf = ({ rules }: Scenario) => (Array.isArray(rules) ? rules : [rules]);
const refuses = ({ moves }: Scenario) => (moves ?? []).some((step) => step.refused !== undefined);

/** What players ask at the table, each with the scenario that answers it. */
const RULINGS: Readonly<Record<string, string>> = {
  'treasure: who decides between gold and a step': 'Treasure: the tile decides whether it is gold or a step; here it is gold',
  'a step for nobody, a fifth outpost, a fourth agreement':
    'A treasure step with no legal inhabitant, like a fifth outpost or a fourth agreement, is not usable; it is put back and the ship sails on',
  'swapping or moving outposts': 'An outpost is neither swapped for a new one nor moved to another pier',
  'two losers in a raid': 'Two losers in one raid: in turn order from the active player, each with an own shuffle and a new tile',
  'the lost tile laid out again': 'The lost tile may be the one laid out again: it is shuffled in before the top is taken',
  'spaces of a number not in play': "An empty space of a number not in play is free for the pirates' tile",
  'partial payment': 'Partial payment of pirates or fire: no; all, or nothing and the loss',
  'refusing to pay': 'Pay by choice not, to lose a tile instead: no; who can pay must',
  'nothing to pay for': 'Nothing to pay for: nothing happens, also with no gold',
  'what fire takes': 'Fire takes the inhabitant on the highest occupied space and the building below it, which goes back to the supply',
  'a burned space filled again': 'A space that burned empty brings a building again when it is filled',
  'the last card wanted by two': 'The last card of a stack wanted by two goes out in turn order; the other takes the other option',
  'declining production': 'Production may not be declined, but the choice is free',
  'what any includes': 'Any means all six, spice and tobacco too',
  'home good and outpost good together': "The home good and the outpost's good are never both taken",
  'several steps with one inhabitant': 'One inhabitant may take several steps in a turn, each paid',
  'selling again after an upgrade': 'Sell to an inhabitant, upgrade it, sell again: no; a new inhabitant may be sold to at once',
  'a better price in the turn the building comes': 'The School raises what explorers pay, in the very turn it comes',
  'only buildings left that one owns': 'Only building kinds left that I own: no placement on that space',
  'refusing a building': 'A building may not be refused, it is part of the placement',
  'Big Branch without gold or against no hand': 'Big Branch with less than two gold or against an empty hand is not possible',
  'when Big Branch works':
    'Big Branch before the roll or after sailing: yes, once at any moment of the own turn at which no choice is open',
  'declining golden times': 'Must one take what golden times offer: no, it may be declined, and nobody hears of it before cards go out',
  'Big Branch that makes the victim a winner':
    'Big Branch lifts the victim to thirty gold and three objectives: he wins when his own turn starts, if he still holds them',
  'looking without moving': 'A tile beside the ship can be looked at without moving first',
  'using with the last point': 'A tile is used with the last point spent on the look, for use costs nothing',
  'using a tile seen earlier': 'A tile seen in an earlier turn must be looked at again to be used',
  'looking diagonally or across': 'Nobody looks diagonally or across another island',
  'mixing the points of two ships': 'The points of two ships may be mixed, and each has its own',
  'back onto the start square': 'A ship may sail back onto the start square',
  'building the ship that came home': 'A ship that came home this turn cannot be built again this turn, for phase 2 is over',
  'a third objective at sea': 'A third objective gained while sailing wins at once',
  'an objective reached and spent': 'An objective reached and spent again in the same turn: the win is at the moment of reaching',
  'three objectives before the roll': 'Three objectives at the start of the turn win before the roll',
  'seven cards in the turn of another': "A hand of seven in another's turn is allowed; it is checked at the end of the own turn only",
  'gold without limit': 'Gold above the printed track: there is no limit',
  'islands 3 and 4 with two players': 'Two players: the spaces 3 and 4 are empty land that ships may not enter',
};

describe('the scenarios', () => {
  it('have a title each of their own', () => {
    expect(new Set(all.map(({ scenario }) => scenario)).size).toBe(all.length);
  });

  it('name only rules that exist', () => {
    expect(all.flatMap(rulesOf).filter((rule) => !RULES.includes(rule))).toEqual([]);
  });

  it('show every rule', () => {
    expect(RULES.filter((rule) => !all.some((scenario) => rulesOf(scenario).includes(rule)))).toEqual([]);
  });

  it('show for every rule what it forbids', () => {
    const forbidding = all.filter(refuses).flatMap(rulesOf);
    expect(RULES.filter((rule) => !forbidding.includes(rule))).toEqual(NOTHING_TO_REFUSE);
  });

  it('answer every question of the rulings', () => {
    expect(Object.keys(RULINGS)).toHaveLength(37);
    expect(Object.values(RULINGS).filter((title) => !all.some(({ scenario }) => scenario === title))).toEqual([]);
  });
});
