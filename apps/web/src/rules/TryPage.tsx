import { exampleTitle, LANGUAGES, type Part, partsOf, referencePart } from '@archipel/text';
import { use, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Lost } from '../frame/Lost.tsx';
import { InMasthead } from '../frame/slots.tsx';
import { GameTable } from '../game/GameTable.tsx';
import { gameById, rulesPartsOf } from '../games/games.ts';
import { usePreferences } from '../reader/preferences.ts';
import { Texts, useText } from '../reader/text.tsx';
import type { LocalSession } from '../session/localSession.ts';
import type { RulesParts } from '../table/rulesParts.ts';
import { rulesAddress } from '../ui/ruleAddress.ts';
import { useHash } from '../ui/useHash.ts';
import { type Tried, tried, trySession } from './trying.ts';
import './example.css';

interface Props {
  readonly game: string;
  readonly language: string;
}

/** An example of the rules at the real table, to be played in any way. It begins anew whenever one likes. */
export function TryPage({ game, language }: Props) {
  const known = gameById(game);
  const part = known && referencePart(known.id);
  const parts = useMemo((): readonly Part[] => [...partsOf(game), 'rules', ...(part === undefined ? [] : [part])], [game, part]);
  if (known === undefined) return <Lost />;
  return (
    <Texts parts={parts}>
      <Named game={known.id} language={language} />
    </Texts>
  );
}

function Named({ game, language }: Props) {
  const parts = use(rulesPartsOf(game));
  const name = useHash();
  const found = useMemo(() => parts && tried(parts.examples, name), [parts, name]);
  return parts && found ? <Trying key={name} parts={parts} found={found} language={language} /> : <Lost />;
}

interface TryingProps {
  readonly parts: RulesParts;
  readonly found: Tried;
  readonly language: string;
}

function Trying({ parts, found, language }: TryingProps) {
  const text = useText();
  const [session, setSession] = useState<LocalSession>();
  const [attempt, setAttempt] = useState(0);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `attempt` lays it out once more
  useEffect(() => {
    const laid = trySession(parts, found, () => usePreferences.getState().name);
    setSession(laid);
    return () => laid?.close();
  }, [parts, found, attempt]);
  const { example, other } = found;
  const game = parts.rules.id;
  const read = LANGUAGES.find((each) => each === language) ?? text.language;
  return (
    <>
      <InMasthead at="notices">
        <aside className="try-bar" aria-label={text.t('rulesPage.example')}>
          <p>
            <b>{exampleTitle(text, game, example.id, other ? 'told' : undefined)}</b> {text.t('rulesPage.trying')}
          </p>
          <button type="button" className="link" data-key="try-again" onClick={() => setAttempt(attempt + 1)}>
            {text.t('rulesPage.try-again')}
          </button>
          <Link href={`${rulesAddress(game, read)}#${example.rule}`}>{text.t('rulesPage.try-back', { rule: example.rule })}</Link>
        </aside>
      </InMasthead>
      <h1 className="hidden-name">{text.t('rulesPage.try')}</h1>
      {session && <GameTable key={attempt} session={session} id="example" />}
    </>
  );
}
