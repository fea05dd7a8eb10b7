import hyphens from 'virtual:hyphens';
import { boxOf, type Components } from '@archipel/anno1800';
import {
  type Company,
  type Language,
  loadNames1800,
  logLine1800,
  moveLine1800,
  type Names1800,
  reason1800,
  turnLine1800,
} from '@archipel/text';
import { use, useDeferredValue, useMemo } from 'react';
import { useText } from '../../reader/text.tsx';
import type { Words } from './context.ts';

interface LoadedNames {
  readonly names: Names1800;
  hyphenated(name: string): string;
}

const loading = new WeakMap<Components, Map<Language, Promise<LoadedNames>>>();

/** The names of a box: cards and islands are called by what they want and bring there. */
function namesIn(language: Language, components: Components): Promise<LoadedNames> {
  const mine = loading.get(components) ?? new Map<Language, Promise<LoadedNames>>();
  loading.set(components, mine);
  const known = mine.get(language);
  if (known) return known;
  const loaded = Promise.all([loadNames1800(language, components), hyphens[language]()]).then(([names, { default: breaks }]) => ({
    names,
    // The level of a ship stays with its name.
    hyphenated: (name: string) => name.replaceAll(/\p{L}{7,}/gu, (word) => breaks[word] ?? word).replaceAll(/ (?=\d)/g, '\u00A0'),
  }));
  // What could not be fetched may be asked for again.
  loaded.catch(() => mine.delete(language));
  mine.set(language, loaded);
  return loaded;
}

/** What the things of a box are called, in the language of the sentences around. */
export function useNames1800(components: Components): Names1800 {
  const { language } = useText();
  return use(namesIn(useDeferredValue(language), components)).names;
}

/**
 * The words of this table, in the language of the sentences around it. Until another language is loaded the old one stays. `played`: the box in
 * play, where a match has one of its own.
 */
export function useWords1800(company: Company, played?: Components): Words {
  const text = useText();
  const { names, hyphenated } = use(namesIn(useDeferredValue(text.language), useDeferredValue(boxOf({ components: played }).components)));
  return useMemo(
    () => ({
      t: text.t,
      text,
      names,
      company,
      hyphenated,
      people: (level) => text.t('table.people', { level }),
      playerName: (seat) => company.players[seat] ?? `${seat + 1}`,
      moveSentence: (move) => moveLine1800(text, names, move, company),
      eventSentence: (event) => logLine1800(text, names, event, company),
      turnSentence: ({ seat, rows }) =>
        turnLine1800(
          text,
          names,
          seat,
          rows.flatMap(({ events }) => events),
          company,
        ),
      reasonSentence: (reason) => reason1800(text, names, reason),
    }),
    [text, names, company, hyphenated],
  );
}
