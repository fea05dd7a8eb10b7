import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { gameById } from '../games/games.ts';
import { Icon } from '../pieces/index.ts';
import { prefer } from '../reader/preferences.ts';
import { useText } from '../reader/text.tsx';

/** After the lesson: a short game against one easy bot, with advice. */
export function Finished({ game }: { readonly game: string }) {
  const { t } = useText();
  const [, go] = useLocation();
  const [state, setState] = useState<'ready' | 'starting' | 'failed'>('ready');
  const start = async () => {
    setState('starting');
    try {
      const { createLocal } = await import('../session/local.ts');
      const { quickWays = [], quickOptions = {} } = gameById(game) ?? {};
      const options = quickWays.find(({ id }) => id === 'short')?.options ?? quickOptions;
      prefer({ advice: true });
      go(`/play/${await createLocal({ game, levels: [null, 'easy'], options, advised: true })}`);
    } catch {
      setState('failed');
    }
  };
  return (
    <div className="guide-after">
      <button type="button" className="button now" data-key="short-game" disabled={state === 'starting'} onClick={() => void start()}>
        <Icon name="play" size={20} />
        <span>
          {t('guide.play')}
          <small>{t('guide.playSays')}</small>
        </span>
      </button>
      {state === 'failed' && <p role="alert">{t('home.startFailed')}</p>}
      <Link className="button" href="/">
        {t('guide.home')}
      </Link>
    </div>
  );
}
