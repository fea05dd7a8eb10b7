import { type FormEvent, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { withChosenBox } from '../corrections/corrections.ts';
import { QuickBox } from '../corrections/QuickBox.tsx';
import { GameCards } from '../games/GameCards.tsx';
import { expectGame, gameById, games } from '../games/games.ts';
import { minutesFor } from '../games/length.ts';
import { hasLesson } from '../learn/courses.ts';
import { LessonLink } from '../learn/LessonLink.tsx';
import { Icon } from '../pieces/index.ts';
import { prefer, usePreferences } from '../reader/preferences.ts';
import { useText } from '../reader/text.tsx';
import { levelName } from '../ui/names.ts';
import { Segments } from '../ui/Segments.tsx';
import { StyleSelect } from '../ui/StyleSelect.tsx';

/** All that the chosen game needs is fetched while the reader is still reading. */
function useExpected(game: string): void {
  useEffect(() => {
    const wait = 'requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout;
    wait(() => {
      expectGame(game);
      import('../session/local.ts').catch(() => undefined);
      import('../game/LocalGame.tsx').catch(() => undefined);
    });
  }, [game]);
}

/** One click to a game against bots, on this device; and to a guided first game, above all for who has played nothing yet. */
export function QuickGame({ newcomer }: { readonly newcomer: boolean }) {
  const { t } = useText();
  const [, go] = useLocation();
  const wanted = usePreferences();
  const [state, setState] = useState<'ready' | 'starting' | 'failed'>('ready');
  const game = gameById(wanted.game) ?? games[0];
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, more) => game.seats.min - 1 + more);
  const bots = Math.min(Math.max(wanted.bots, game.seats.min - 1), game.seats.max - 1);
  const level = game.levels.find((each) => each === wanted.level) ?? game.levels[0];
  const ways = game.quickWays ?? [];
  const way = ways.find(({ id }) => id === wanted.way);
  const minutes = minutesFor(game.length, { people: 1, bots, rounds: way?.rounds });
  useExpected(game.id);

  const start = async (event: FormEvent) => {
    event.preventDefault();
    setState('starting');
    try {
      const { createLocal } = await import('../session/local.ts');
      const levels = [null, ...Array.from({ length: bots }, () => level)];
      const styles = game.styles ? levels.map(() => wanted.style) : undefined;
      go(
        `/play/${await createLocal({ game: game.id, levels, styles, options: withChosenBox(game.id, way?.options ?? game.quickOptions) })}`,
      );
    } catch {
      setState('failed');
    }
  };

  return (
    <form className="quick" onSubmit={(event) => void start(event)}>
      <h1 id="title">{t('home.title')}</h1>
      <p className="lead">{t('home.lead')}</p>
      <GameCards value={game.id} onChange={(chosen) => prefer({ game: chosen })} />
      <div className="quick-choices">
        <Segments
          inline
          legend={t('home.bots')}
          options={counts.map((count) => ({ value: count, label: String(count) }))}
          value={bots}
          onChange={(count) => prefer({ bots: count })}
        />
        <Segments
          inline
          legend={t('home.level')}
          options={game.levels.map((each) => ({ value: each, label: levelName(t, each) }))}
          value={level}
          onChange={(chosen) => prefer({ level: chosen })}
        />
        {game.styles ? (
          <div className="segmented segmented-inline quick-style">
            <span aria-hidden="true">{t('style.legend')}</span>
            <StyleSelect value={wanted.style} onChange={(style) => prefer({ style })} />
          </div>
        ) : null}
        {ways.length === 0 ? null : (
          <Segments
            inline
            legend={t('home.way')}
            options={[{ value: 'whole', label: t('home.way-whole') }, ...ways.map(({ id }) => ({ value: id, label: t(`home.way-${id}`) }))]}
            value={way?.id ?? 'whole'}
            onChange={(chosen) => prefer({ way: chosen })}
          />
        )}
        <QuickBox game={game.id} />
      </div>
      <p className="quick-ways">
        <button className="button now great" type="submit" disabled={state === 'starting'}>
          <Icon name="play" size={22} />
          {state === 'starting' ? t('home.starting') : t('home.play')}
        </button>
        <Link className="button quick-screen" href="/here">
          <Icon name="screen" size={22} />
          <span>
            <b>{t('home.atScreen')}</b>
            {t('home.atScreenSays', { max: game.seats.max })}
          </span>
        </Link>
        {hasLesson(game.id) && <LessonLink game={game.id} className={newcomer ? 'button primary' : 'button'} />}
        <Link className="button lesson-link" href="/puzzle" data-key="puzzle">
          <Icon name="goal" size={22} />
          <span>
            <b>{t('home.puzzleToday')}</b>
            {t('home.puzzleSays')}
          </span>
        </Link>
      </p>
      <p className="quick-note" role={state === 'failed' ? 'alert' : undefined}>
        {state === 'failed'
          ? t('home.startFailed')
          : `${t('home.lasts', { minutes, bots, rounds: way?.rounds ?? 0, beginners: way?.beginners === true ? 'yes' : 'no' })} ${t('home.playSays')}`}
      </p>
    </form>
  );
}
