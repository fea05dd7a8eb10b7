import type { BoxFault } from '@archipel/kernel';
import { boardOf } from './board.ts';
import { boundsOf } from './bounds.ts';
import type { Components } from './schema.ts';
import { BACKS, COMMODITIES, HOME_ISLANDS, OBJECTIVES } from './words.ts';

const faulty = (path: readonly string[], code: string, message: string, values: BoxFault['values'] = {}): BoxFault => ({
  path,
  code,
  values,
  message,
});

/** What would make a set of components unplayable although each value has the right form. */
export function componentFaults(box: Components): readonly BoxFault[] {
  const faults = [...boardFaults(box), ...startFaults(box), ...cardFaults(box), ...dieFaults(box)];
  // What cannot be laid out has objectives out of reach as well: the cause is enough.
  return faults.length > 0 ? faults : victoryFaults(box);
}

function boardFaults(box: Components): readonly BoxFault[] {
  const { rows } = box.board;
  const path = ['board', 'rows'];
  if (new Set(rows.map((row) => row.length)).size > 1) return [faulty(path, 'rows-differ', 'the rows differ in length')];
  const starts = rows.join('').split('S').length - 1;
  if (starts !== 1) return [faulty(path, 'one-start', `one start square is needed, not ${starts}`, { starts })];

  const { spaces } = boardOf(rows);
  const faults = spaces
    .filter(({ distance }) => !Number.isFinite(distance))
    .map(({ square }) => faulty(path, 'out-of-reach', `no ship can reach the island space ${square}`, { square }));
  for (const back of BACKS) {
    const places = spaces.filter(({ number }) => number === back).length;
    const tiles = box.islandTiles.reduce((sum, row) => (row.back === back ? sum + row.copies : sum), 0);
    if (tiles < places) {
      const message = `${places} island spaces of number ${back} but ${tiles} tiles`;
      faults.push(faulty(['islandTiles'], 'too-few-tiles', message, { places, back, tiles }));
    }
  }
  return faults;
}

function startFaults(box: Components): readonly BoxFault[] {
  const { start, inhabitantSpaces, inhabitantTiles } = box;
  const faults: BoxFault[] = [];
  const people = ['start', 'inhabitants'];
  const sites = inhabitantSpaces.slice(0, start.inhabitants.length);
  if (sites.length < start.inhabitants.length) faults.push(faulty(people, 'no-space', 'more inhabitants than spaces'));
  if (sites.some((space) => space.building)) faults.push(faulty(people, 'above-site', 'an inhabitant stands above a building site'));
  const low = start.inhabitants.filter((level) => level === 'explorer' || level === 'settler').length;
  if (low > inhabitantTiles['explorer-settler'] || start.inhabitants.length - low > inhabitantTiles['citizen-merchant']) {
    faults.push(faulty(people, 'no-tile', 'more inhabitants than tiles'));
  }
  const wild = inhabitantSpaces.findIndex((space) => !space.safe);
  if (wild >= 0 && inhabitantSpaces.slice(wild).some((space) => space.safe)) {
    faults.push(faulty(['inhabitantSpaces'], 'safe-first', 'the safe spaces are the first ones'));
  }
  if (start.shipsAtSea > box.shipsPerPlayer) {
    faults.push(faulty(['start', 'shipsAtSea'], 'too-many-ships', 'more ships at sea than a player has'));
  }
  return faults;
}

function cardFaults(box: Components): readonly BoxFault[] {
  const faults: BoxFault[] = [];
  if (new Set(box.commodities).size !== COMMODITIES.length || box.commodities.length !== COMMODITIES.length) {
    faults.push(faulty(['commodities'], 'each-once', `each of ${COMMODITIES.join(', ')} once`));
  }
  for (const commodity of COMMODITIES) {
    const dealt = HOME_ISLANDS.length * (box.start.cards[commodity] ?? 0);
    if (dealt > box.cardsEach) {
      const message = `${dealt} cards dealt but ${box.cardsEach} there are`;
      faults.push(faulty(['start', 'cards', commodity], 'too-few-to-deal', message, { dealt, have: box.cardsEach }));
    }
  }
  return faults;
}

function dieFaults(box: Components): readonly BoxFault[] {
  const faults: BoxFault[] = [];
  const faces = Object.values(box.events).flat();
  if (faces.length !== 6 || new Set(faces).size !== 6)
    faults.push(faulty(['events'], 'one-event', 'each face of the die, 1 to 6, means one event'));
  for (const island of HOME_ISLANDS) {
    const { piers } = box.homeIslands[island];
    if (new Set(piers).size !== piers.length) faults.push(faulty(['homeIslands', island, 'piers'], 'same-pier', 'two piers of one number'));
  }
  return faults;
}

/** Q10: an objective that nobody can ever hold is none. The bound that falls short most is named. */
function victoryFaults(box: Components): readonly BoxFault[] {
  const bounds = boundsOf(box);
  return OBJECTIVES.flatMap((objective) => {
    const wanted = box.victory.objectives[objective];
    const [least] = bounds[objective].filter(({ most }) => most < wanted).toSorted((a, b) => a.most - b.most);
    if (least === undefined) return [];
    const { most, because, bound } = least;
    const message = `${wanted} can never be reached: ${because}`;
    return [faulty(['victory', 'objectives', objective], 'never-reached', message, { wanted, most, bound })];
  });
}
