import { type FormEvent, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { tables } from '../game/tables.ts';
import { Icon } from '../pieces/index.ts';
import { OFFERED_LEVELS, prefer, usePreferences } from '../preferences.ts';
import { expectText, useText } from '../text.tsx';
import { gameName, levelName } from '../ui/names.ts';
import { Segments } from '../ui/Segments.tsx';

const BOTS = [1, 2, 3].map((count) => ({ value: count, label: String(count) }));

/** All that a game needs is fetched while the reader is still reading. */
function expectGame(): void {
  const wait = 'requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout;
  wait(() => {
    for (const { expect } of tables) expect().catch(() => undefined);
    import('../session/local.ts').catch(() => undefined);
    import('../game/LocalGame.tsx').catch(() => undefined);
    expectText(['shell', 'anno1800']);
  });
}

/** One click to a game against bots, on this device. */
export function QuickGame() {
  const { t } = useText();
  const [, go] = useLocation();
  const { bots, level } = usePreferences();
  const [game, setGame] = useState<string>(tables[0].id);
  const [state, setState] = useState<'ready' | 'starting' | 'failed'>('ready');
  useEffect(expectGame, []);

  const start = async (event: FormEvent) => {
    event.preventDefault();
    setState('starting');
    try {
      const { createLocal } = await import('../session/local.ts');
      const levels = [null, ...Array.from({ length: bots }, () => level)];
      // The person begins: whoever wants to play at once should not have to wait for bots first.
      go(`/play/${await createLocal({ game, levels, options: { first: 0 } })}`);
    } catch {
      setState('failed');
    }
  };

  return (
    <form className="quick" onSubmit={(event) => void start(event)}>
      <h1 id="title">{t('home.title')}</h1>
      <p className="lead">{t('home.lead')}</p>
      <fieldset className="cards">
        <legend className="hidden-name">{t('home.game')}</legend>
        {tables.map(({ id, seats, minutes }) => (
          <label className="card" key={id}>
            <input type="radio" name="game" value={id} checked={game === id} onChange={() => setGame(id)} />
            <b>{gameName(t, id)}</b>
            <span>{t('home.gameSays', { ...seats, minutes })}</span>
          </label>
        ))}
      </fieldset>
      <div className="quick-choices">
        <Segments inline legend={t('home.bots')} options={BOTS} value={bots} onChange={(count) => prefer({ bots: count })} />
        <Segments
          inline
          legend={t('home.level')}
          options={OFFERED_LEVELS.map((each) => ({ value: each, label: levelName(t, each) }))}
          value={level}
          onChange={(chosen) => prefer({ level: OFFERED_LEVELS.find((each) => each === chosen) ?? 'medium' })}
        />
      </div>
      <button className="button now great" type="submit" disabled={state === 'starting'}>
        <Icon name="play" size={22} />
        {state === 'starting' ? t('home.starting') : t('home.play')}
      </button>
      <p className="quick-note" role={state === 'failed' ? 'alert' : undefined}>
        {state === 'failed' ? t('home.startFailed') : t('home.playSays')}
      </p>
    </form>
  );
}
