import { DECKS } from '@archipel/anno1800';
import type { Outcome } from '@archipel/kernel';
import { localeOf, type Names1800, type Text } from '@archipel/text';
import { byPlace, winnersOf } from '../../table/end/EndPage.tsx';
import type { SheetData } from '../../table/sheetParts.ts';
import { LEVEL_NAMES } from '../pieces/index.ts';
import { at, type Misfit } from './counts.ts';

const nameAt = ({ players }: SheetData, seat: number): string => players[seat]?.name ?? '';

/** Who wins, and with how much. */
export function titleOf({ t, language }: Text, data: SheetData, outcome: Outcome): string {
  const winners = winnersOf(outcome);
  const points = outcome.sheets[winners[0] ?? 0]?.total ?? 0;
  if (winners.length === 1) return t('score.wins', { name: nameAt(data, winners[0] ?? 0), points });
  return t('score.shared', { names: new Intl.ListFormat(localeOf(language)).format(winners.map((seat) => nameAt(data, seat))), points });
}

/** What the winner is ahead by: points, or what decides a tie (R15.4). */
export function leadOf({ t }: Text, data: SheetData, outcome: Outcome): string {
  const [first, second] = byPlace(outcome);
  if (first === undefined || second === undefined || second.place === 1) return '';
  const [mine, theirs] = [first, second].map(({ seat }) => data.players[seat]);
  const name = theirs?.name ?? '';
  const ahead = (outcome.sheets[first.seat]?.total ?? 0) - (outcome.sheets[second.seat]?.total ?? 0);
  if (ahead > 0 || mine === undefined || theirs === undefined) return t('score.lead', { count: ahead, who: 'other', name });
  const by = (key: string) => ({ name, mine: at(mine.counts, key), theirs: at(theirs.counts, key) });
  const buildings = by('buildings');
  return buildings.mine === buildings.theirs ? t('sheet.byHand', by('hand')) : t('sheet.byBuildings', buildings);
}

/** What a key counts. */
function keyName({ t }: Text, names: Names1800, key: string): string {
  const [kind = '', which = ''] = key.split('.');
  if (kind === 'work') return names.tile(which);
  const level = LEVEL_NAMES[Number(which)];
  if (kind === 'cards') return names.deck(DECKS[Number(which)] ?? '');
  if (level !== undefined && kind === 'cubes') return names.level(level);
  if (level !== undefined) return t('sheet.fieldsFor', { side: kind === 'animal' ? 'animal' : 'artefact', level: names.level(level) });
  return t(key === 'old' ? 'things1800.old-world-islands' : 'things1800.new-world-islands');
}

export function misfitLine(text: Text, names: Names1800, data: SheetData, misfit: Misfit): string {
  if (misfit.kind === 'uneven') {
    return text.t('sheet.uneven', { name: nameAt(data, misfit.seat), animals: misfit.animal, artefacts: misfit.artefact });
  }
  return text.t('sheet.tooMany', { what: keyName(text, names, misfit.key), count: misfit.count, most: misfit.most });
}
