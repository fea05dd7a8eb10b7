import { LANGUAGES, type Language, partsOf, referencePart, rulesInFull, sectionOf } from '@archipel/text';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { Lost } from '../frame/Lost.tsx';
import { Coming } from '../frame/states.tsx';
import { gameById, games } from '../games/games.ts';
import { usePreferences } from '../reader/preferences.ts';
import { Texts, useText } from '../reader/text.tsx';
import { rulesAddress } from '../ui/ruleAddress.ts';
import { useHash } from '../ui/useHash.ts';
import { usePrinting } from '../ui/usePrinting.ts';
import { Contents } from './Contents.tsx';
import { Differences } from './Differences.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { Quick } from './Quick.tsx';
import { PAGES, type Page, type Reading, ReadingContext } from './reading.ts';
import { Section } from './Section.tsx';
import { wordsOf } from './search.ts';
import { Words } from './Words.tsx';
import './rules.css';
import './print.css';

interface Props {
  readonly game: string | undefined;
  readonly language: string | undefined;
  readonly page: string | undefined;
}

/** The rules of a game in the language that the address names. What it leaves out is what the reader last played and speaks. */
export function RulesPage({ game, language, page }: Props) {
  const { t } = useText();
  const preferred = usePreferences();
  const known = LANGUAGES.find((each) => each === language);
  const named = gameById(game ?? preferred.game) ?? (game === undefined ? games[0] : undefined);
  const part = named && referencePart(named.id);
  const parts = useMemo(() => (named && part ? [...partsOf(named.id), 'rules' as const, part] : undefined), [named, part]);
  const shown = PAGES.find((each) => each === page);
  useFollowLanguage(named?.id, shown);
  if (named === undefined || parts === undefined || (page !== undefined && shown === undefined)) return <Lost />;
  if (game === undefined || known === undefined)
    return <Redirect replace to={`${rulesAddress(named.id, preferred.language)}${location.hash}`} />;
  return (
    <div className="rules" lang={known}>
      <Suspense fallback={<Coming whole title={t('common.opening')} />}>
        <Texts parts={parts} language={known}>
          <Rules key={named.id} game={named.id} language={known} page={shown} />
        </Texts>
      </Suspense>
    </div>
  );
}

/** Who chooses another language reads on in it, at the same place. */
function useFollowLanguage(game: string | undefined, page: Page | undefined): void {
  const { language } = usePreferences();
  const [, navigate] = useLocation();
  const last = useRef(language);
  useEffect(() => {
    if (last.current === language || game === undefined) return;
    last.current = language;
    navigate(`${rulesAddress(game, language, page)}${location.hash}`, { replace: true });
  }, [language, game, page, navigate]);
}

function Rules({ game, language, page }: Pick<Reading, 'game' | 'page'> & { readonly language: Language }) {
  const text = useText();
  const rule = useHash();
  const printing = usePrinting();
  const [query, setQuery] = useState('');
  const sections = useMemo(() => rulesInFull(text, game), [text, game]);
  const reading = useMemo(
    (): Reading => ({ game, language, page, sections, rule, words: wordsOf(query) }),
    [game, language, page, sections, rule, query],
  );
  const current = page === undefined ? (sections.find(({ section }) => section === sectionOf(rule)) ?? sections[0]) : undefined;
  useArrival(rule, current?.section);
  const contents = <Contents current={current?.section} query={query} onQuery={setQuery} />;
  return (
    <ReadingContext value={reading}>
      <div className="rules-side">{contents}</div>
      <div className="rules-body">
        {sections.some(({ borrowed }) => borrowed) && (
          <p className="rules-english" role="note">
            {text.t('rulesPage.english')}
          </p>
        )}
        {page === 'quick' && <Quick />}
        {page === 'words' && <Words />}
        {page === 'editions' && <Differences alone />}
        {current !== undefined && !printing && <Section key={current.section} section={current} alone />}
        {current !== undefined && printing && (
          <>
            <h1>{text.t('rulesPage.of', { game: gameById(game)?.name ?? game })}</h1>
            {sections.map((each) => (
              <Section key={each.section} section={each} alone={false} />
            ))}
            <Differences alone={false} />
          </>
        )}
      </div>
      <PhoneBar current={current?.section} contents={contents} />
    </ReadingContext>
  );
}

/** Who follows a number comes to that rule; who opens a section, to its head. */
function useArrival(rule: string, section: string | undefined): void {
  const arrived = useRef(false);
  useEffect(() => {
    // A page that was opened without a number stays where it is.
    if (section === undefined || (rule === '' && !arrived.current)) return;
    arrived.current = true;
    const target = rule === section || rule === '' ? null : document.getElementById(rule);
    if (target) target.scrollIntoView({ block: 'center' });
    else scrollTo({ top: 0 });
    document.getElementById(target ? rule : `title-${section}`)?.focus({ preventScroll: true });
  }, [rule, section]);
}
