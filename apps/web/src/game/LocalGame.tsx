import { useEffect, useState } from 'react';
import { Coming, Empty, Trouble } from '../frame/states.tsx';
import type { LocalSession } from '../session/local.ts';
import { useText } from '../text.tsx';
import { GameTable } from './GameTable.tsx';

type Opened = LocalSession | 'opening' | 'missing' | 'unplayable' | 'failed' | 'elsewhere';

/**
 * Only one tab plays a game: the one that opened it last. Others are told when it is taken from them. Not by a lock of the browser's: at an
 * address without encryption there are none.
 */
function hold(id: string, taken: () => void): () => void {
  const tabs = new BroadcastChannel('archipel games');
  tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => data === id && taken());
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has only our own
  tabs.postMessage(id);
  return () => tabs.close();
}

/** A game on this device, at its address. */
export function LocalGame({ id }: { readonly id: string }) {
  const { t } = useText();
  const [opened, setOpened] = useState<Opened>('opening');
  const [attempt, setAttempt] = useState(0);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `attempt` opens it once more
  useEffect(() => {
    let session: LocalSession | undefined;
    let left = false;
    setOpened('opening');
    const release = hold(id, () => {
      session?.close();
      if (!left) setOpened('elsewhere');
      left = true;
    });
    import('../session/local.ts')
      .then(({ openLocal }) => openLocal(id))
      .then(
        (found) => {
          if (typeof found === 'object') session = found;
          if (left) session?.close();
          else setOpened(found);
        },
        () => !left && setOpened('failed'),
      );
    return () => {
      left = true;
      session?.close();
      release();
    };
  }, [id, attempt]);

  if (opened === 'opening') return <Coming whole title={t('common.opening')} />;
  if (opened === 'elsewhere')
    return (
      <Empty whole title={t('common.gameElsewhere')}>
        <p>{t('common.gameElsewhereSays')}</p>
        <button className="button now" type="button" onClick={() => setAttempt(attempt + 1)}>
          {t('common.playHere')}
        </button>
      </Empty>
    );
  if (opened === 'missing')
    return (
      <Empty whole title={t('common.gameMissing')}>
        <p>{t('common.gameMissingSays')}</p>
      </Empty>
    );
  if (opened === 'unplayable')
    return (
      <Trouble whole title={t('common.gameUnplayable')}>
        <p>{t('common.gameUnplayableSays')}</p>
      </Trouble>
    );
  if (opened === 'failed')
    return (
      <Trouble whole title={t('common.failed')}>
        <p>{t('common.failedSays')}</p>
      </Trouble>
    );
  const again = async () => {
    const { createLocal } = await import('../session/local.ts');
    const { setup, levels } = opened.kept;
    return `/play/${await createLocal({ game: setup.game, levels, options: setup.options })}`;
  };
  return <GameTable session={opened} id={id} again={again} />;
}
