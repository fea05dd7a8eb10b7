import { readdirSync, readFileSync } from 'node:fs';
import { scenariosIn } from '@archipel/conformance';
import { type AnyRules, runScenario, type Scenario } from '@archipel/kernel';
import { describe, expect, it } from 'vitest';
import { anno1800 } from '../src/index.ts';

const rules: AnyRules = anno1800;
const folder = new URL('../scenarios/', import.meta.url);

const read = (file: string) => scenariosIn(readFileSync(new URL(file, folder), 'utf8'));
const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
const all = files.flatMap(read);

for (const file of files) {
  describe(file, () => {
    for (const scenario of read(file)) {
      it(scenario.scenario, () => expect(runScenario(rules, scenario)).toEqual([]));
    }
  });
}

const numbered = (section: string, count: number) => Array.from({ length: count }, (_, at) => `R${section}.${at + 1}`);
const rows = (section: string, names: string) => names.split(', ').map((name) => `R${section} ${name}`);

/** Every rule of the specification; the rows of its tables by their names. */
const RULES = [
  ...numbered('1', 7),
  'R2',
  ...numbered('3', 6),
  ...numbered('4', 4),
  'R5',
  'R6',
  ...numbered('6', 8),
  'R7',
  'R8',
  ...rows('9', 'cubes, tokens, gold, expedition, New World resource, upgrades, extra action, discard'),
  ...numbered('10', 2),
  'R11',
  ...numbered('12', 4),
  ...rows('13', "Alonso Graves, Aarhant, The Editor, Beryl O'Mara"),
  ...rows('14', 'Carl Leonard von Malching, Eli Bleakworth, The Queen, Edvard Goode, Willie Wibblesock, Princess Qing'),
  ...rows('14', "Hannah Goode, University, World's Fair, Madame Kahina, The Tourist"),
  ...rows('14', 'Zoo, Museum, Bente Jorgensen, Isabel Sarmento, Pyrphorian, moods'),
  ...numbered('15', 5),
];

/** The rules by whose number some move is refused. The others say how things stand, what a thing brings, or what may be done freely. */
const REFUSING = [
  'R1.3 R2 R3.1 R3.2 R3.3 R3.4 R3.5 R4.1 R4.3 R4.4 R5 R6 R6.1 R6.3 R6.4 R6.6',
  'R7 R8 R9 R10.2 R11 R12.1 R12.2 R12.3 R13 K1 K2 K3 K4',
].flatMap((line) => line.split(' '));

/** Rules that can be broken though another number refuses it: one of their scenarios shows a refused move. */
const BROKEN_ELSEWHERE = [
  ...'R1.6 R3.6 R4.2 R6.2 R6.7 R6.8 R10.1 R12.4 R15.1'.split(' '),
  ...RULES.filter((rule) => /^R(9|13) /.test(rule)),
];

/** What players ask at the table. A scenario that answers names the key among its rules. */
const RULINGS = {
  'activation-any-time': 'free activation before the action, between steps, after it',
  'action-is-due': 'must the action be taken',
  'extra-action-lapses': 'must an extra action be taken',
  'extra-action-and-festival': 'extra action after or before the festival, or as a second one',
  'resource-not-kept': 'resource made in one action, used in the extra action',
  'two-ships-one-by-one': 'resources for two ships made first, ships built afterwards',
  'activation-inside-payment': 'free activation inside a payment',
  'shift-end-of-payer': 'end the shift of a cube that worked for this very payment',
  'shift-end-for-nothing': 'end a shift with nothing to pay',
  'shift-end-price-after-upgrade': 'price of ending the shift of a cube upgraded on its workplace',
  'mismatched-cube-keeps-workplace': 'does a mismatched cube free the workplace',
  'cube-cost-from-workplace': 'pay a cube cost with a cube on a workplace',
  'cube-works-for-own-upgrade': 'may a cube work for its own upgrade',
  'double-step-middle-missing': 'double step when the middle level is out of supply',
  'upgrade-exhausted': 'upgrade an exhausted cube',
  'upgrades-card-one-level': 'upgrades card: farmer to worker to artisan',
  'upgrades-card-in-parts': 'upgrades card: one step now, two later',
  'upgrades-card-without-cube': 'upgrades card with no cube of the level, or none of the next in the supply',
  'free-resource-nothing-to-pay': 'free New World resource with nothing to pay',
  'free-resource-one-cost': 'free New World resource for one of several costs',
  'cubes-effect-deck-empty': 'cubes effect, deck empty, no gold',
  'cubes-effect-no-choice': 'decline a cube so as not to draw',
  'island-cube-lost': 'island with cubes, deck empty, no gold',
  'island-cube-paid': 'island with cubes, deck empty, gold there',
  'nothing-is-no-action': 'no cubes, no steps, no cards as an action',
  'workforce-cards-together': 'when are the workforce cards drawn',
  'cube-supply-empty': 'cube supply empty',
  'removal-alone': 'a build action that only takes a tile off',
  'take-off-and-build-again': 'take a tile off and build the same one again',
  'cover-and-take-off': 'cover a tile and take another off in one action',
  'printed-not-taken-off': 'take a printed building off',
  'build-over-ship-with-tokens': 'build over a ship with tokens',
  'cover-printed-ship': 'cover a printed ship',
  'printed-ship-uncovered': 'printed ship uncovered, or on a new island',
  'new-token-next-ship': 'token of a ship just built used for the next ship',
  'shipyards-at-start': 'ships limit: start or all through',
  'shipyard-taken-off': 'shipyard taken off in the middle of a ships action',
  'weakest-shipyard': 'which shipyard builds',
  'only-shipyard-covered': 'cover the only shipyard with an industry',
  'like-over-like': 'shipyard over a shipyard, ship over a ship',
  'market-empty': 'market has no copy left',
  'printed-identical': 'printed identical industry on an island, build the tile',
  'printed-identical-covered': 'the printed one is covered by this or another tile',
  'both-cotton-mills': 'both cotton mills',
  'tile-over-twin': 'build a tile over its own twin',
  'trade-covered': "trade when the partner's only such industry is covered",
  'trade-though-own': 'trade when the buyer could make it himself',
  'same-partner-twice': 'same partner for several resources',
  'same-resource-extra-action': 'same resource again in an extra action',
  'partner-two-versions': 'partner with worker and artisan version',
  'trade-gold-at-once': 'gold from trade usable at once',
  'new-world-several-times': 'New World resource several times, from one island',
  'tokens-cards-or-ships': 'tokens on cards or on ships first',
  'card-tokens-everywhere': 'tokens on cards for islands, expeditions, Graves, Editor',
  'card-tokens-kahina': 'tokens on cards for Madame Kahina',
  'card-tokens-festival': 'token card activated before the festival of the same turn',
  'beryl-everywhere': 'Beryl for a card, for a New World resource, for part of a price',
  'beryl-kahina': 'Beryl for Madame Kahina',
  'aarhant-working-investor': 'Aarhant with an investor on a workplace',
  'expedition-few-left': 'expedition action with one or two cards left',
  'expedition-effect-empty': 'expedition effect with an empty deck',
  'no-island': 'empty island stack, fifth island',
  'new-world-cards-suffice': 'fewer than three New World cards',
  'swap-short-deck': 'deck runs out during a swap',
  'swap-empty-deck': 'deck empty, but a card of it would be put back by this swap',
  'discard-under-empty-deck': 'discard or Editor under an empty deck',
  'swap-empties-hand': 'hand empty for a moment in a swap',
  'last-card-by-editor-or-discard': 'last card gone by Editor or discard',
  'last-card-draws': 'last card played, its effect draws cards',
  'two-empty-same-round': 'two players empty in the same round',
  'empty-in-last-round': 'another player empties in the last round',
  'empty-again': 'empty, draws, empties again',
  'effects-lost-at-end': 'effects not activated at the end',
  'visitors-and-majorities': 'cubes on expedition fields also for majorities',
  'majority-zero': 'majority with none',
  'all-tied': 'all tied for first',
  'majority-two-players': 'two players, majority',
  'industry-covered': 'industry objective, industry covered at the end',
  'tie-break-count': 'tie-break count',
  'buried-card-secret': 'who sees cards put under a deck',
};

const namedBy = ({ rules: named }: Scenario) => (Array.isArray(named) ? named : [named]);
const steps = all.flatMap((scenario) => scenario.moves ?? []);

describe('the scenarios', () => {
  it('have titles of their own', () => expect(new Set(all.map(({ scenario }) => scenario)).size).toBe(all.length));

  it('name no rule and no ruling that does not exist', () => {
    const known = new Set([...RULES, ...Object.keys(RULINGS)]);
    expect(all.flatMap(namedBy).filter((name) => !known.has(name))).toEqual([]);
  });

  it('show every rule', () => {
    const shown = new Set(all.flatMap(namedBy));
    expect(RULES.filter((rule) => !shown.has(rule))).toEqual([]);
  });

  it('break every rule that can be broken, and the refusal has its number and its reasons', () => {
    const refusals = steps.flatMap(({ refused }) => (refused ? [refused] : []));
    const numbers = new Set(refusals.map(({ rule }) => rule));
    expect(REFUSING.filter((rule) => !numbers.has(rule))).toEqual([]);
    expect([...numbers].filter((rule) => !REFUSING.includes(rule))).toEqual([]);
    expect(refusals.filter(({ because }) => because === undefined || because.length === 0)).toEqual([]);
  });

  it('break those too that another rule refuses', () => {
    const breaking = all.filter(({ moves = [] }) => moves.some((step) => step.refused));
    const broken = new Set(breaking.flatMap(namedBy));
    expect(BROKEN_ELSEWHERE.filter((rule) => !broken.has(rule))).toEqual([]);
  });

  it.each(Object.entries(RULINGS))('answer what players ask: %s, %s', (key) =>
    expect(all.filter((scenario) => namedBy(scenario).includes(key)).map(({ scenario }) => scenario)).not.toEqual([]),
  );
});
