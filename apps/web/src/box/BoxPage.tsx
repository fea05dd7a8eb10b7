import { Suspense, useState } from 'react';
import { Link, Redirect } from 'wouter';
import { correctionsOf, keepPatch, useCorrections } from '../corrections/corrections.ts';
import type { KeptPatch } from '../corrections/kept.ts';
import { Coming, Empty } from '../frame/states.tsx';
import { gameById, gameName, games } from '../games/games.ts';
import { usePreferences } from '../reader/preferences.ts';
import { Texts, useText } from '../reader/text.tsx';
import { newName } from '../session/newName.ts';
import { BoxSections } from './BoxSections.tsx';
import { Correction } from './Correction.tsx';
import { faultLines, jsonOf, type OpenBox, useListing, useOpenBox } from './useBox.ts';
import './box.css';

const PARTS = ['shell', 'box'] as const;

/** Everything printed in the box of a game, and what one's own box says otherwise. */
export function BoxPage({ game }: { readonly game: string | undefined }) {
  const { t } = useText();
  const last = usePreferences((preferences) => preferences.game);
  if (game === undefined) return <Redirect to={`/box/${gameById(last)?.id ?? games[0].id}`} replace />;
  return (
    <Suspense fallback={<Coming whole title={t('common.opening')} />}>
      <Texts parts={PARTS}>
        <Page key={game} game={game} />
      </Texts>
    </Suspense>
  );
}

function Page({ game }: { readonly game: string }) {
  const { t } = useText();
  const open = useOpenBox(game);
  if (open === undefined)
    return (
      <Empty whole title={t('box.title')}>
        <p>{t('box.noBox')}</p>
      </Empty>
    );
  return (
    <div className="box">
      <header className="box-head">
        <div>
          <h1>{t('box.title')}</h1>
          <p>{t('box.lead', { game: gameName(game) })}</p>
        </div>
        <nav className="box-games" aria-label={t('box.game')}>
          {games.map(({ id, name }) => (
            <Link key={id} href={`/box/${id}`} aria-current={id === game ? 'true' : undefined}>
              {name}
            </Link>
          ))}
        </nav>
      </header>
      <Corrected game={game} open={open} />
    </div>
  );
}

/** The box with the correction that is being made; none is made before something is changed. */
function Corrected({ game, open }: { readonly game: string; readonly open: OpenBox }) {
  const text = useText();
  const { patches, chosen } = useCorrections((store) => correctionsOf(store, game));
  const [shown, setShown] = useState<string | null>(chosen ?? patches[0]?.id ?? null);
  const patch = patches.find(({ id }) => id === shown);
  // What was kept under older rules may not fit any more: it is shown with its faults, beside the built-in box.
  const faults = patch === undefined ? [] : faultLines(text, open, jsonOf(patch));
  const components = usePlayed(open, patch !== undefined && faults.length === 0 ? patch : undefined);
  const listing = useListing(open, components);
  /** Answers what is wrong; keeps the change if nothing is. */
  const change = (changes: KeptPatch['changes']): readonly string[] => {
    const base = patch ?? { id: newName(), game, name: text.t('box.newName'), changes: {} };
    const next = { ...base, changes };
    const wrong = faultLines(text, open, jsonOf(next));
    if (wrong.length > 0) return wrong;
    keepPatch(game, next);
    setShown(next.id);
    return [];
  };
  return (
    <div className="box-columns">
      <BoxSections open={open} listing={listing} changes={patch?.changes ?? {}} onChange={change} />
      <Correction game={game} open={open} listing={listing} patch={patch} faults={faults} onShow={setShown} onChange={change} />
    </div>
  );
}

const made = new WeakMap<KeptPatch, object>();

/** The whole box of a correction that fits; the same object while the correction is the same. */
function usePlayed({ box }: OpenBox, patch: KeptPatch | undefined): object {
  if (patch === undefined) return box.builtIn;
  const known = made.get(patch) ?? box.whole(patch);
  made.set(patch, known);
  return known;
}
