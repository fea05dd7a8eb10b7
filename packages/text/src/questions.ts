import type { Question1503, Question1800 } from '@archipel/puzzles';
import type { Text } from './messages/text.ts';
import { loadNames1503, loadNames1800 } from './names/load.ts';
import type { Names1503 } from './names/names1503.ts';
import type { Names1800 } from './names/names1800.ts';

/** What a puzzle asks, in a sentence. */
export type AskedIn = (question: unknown) => string;

/** How the questions of a game are asked by a text that has the part `puzzle`; undefined for a game that has none. The question is one of that game. */
export async function questionsIn(text: Text, game: string): Promise<AskedIn | undefined> {
  switch (game) {
    case 'anno1800': {
      const { COMPONENTS } = await import('@archipel/anno1800');
      const names = await loadNames1800(text.language, COMPONENTS);
      return (question) => asked1800(text, names, question as Question1800);
    }
    case 'anno1503': {
      const names = await loadNames1503(text.language);
      return (question) => asked1503(text, names, question as Question1503);
    }
    default:
      return undefined;
  }
}

function asked1800({ t }: Text, names: Names1800, question: Question1800): string {
  switch (question.ask) {
    case 'cards':
      return t('puzzle.cards1800', { count: question.count });
    case 'card':
      return t('puzzle.card1800', { card: names.card(question.card) });
    case 'build':
      return t(`puzzle.build1800-${question.keep}`, { tile: names.tile(question.tile) });
    default:
      return t(`puzzle.${question.ask}1800`);
  }
}

function asked1503({ t }: Text, names: Names1503, question: Question1503): string {
  switch (question.ask) {
    case 'objectives':
      return t('puzzle.objectives1503', { count: question.count });
    case 'level':
      return t('puzzle.level1503', { level: names.level(question.level) });
    case 'building':
      return t('puzzle.building1503', { building: names.building(question.building) });
    default:
      return t(`puzzle.${question.ask}1503`);
  }
}
