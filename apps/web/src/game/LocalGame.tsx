import { useEffect, useState } from 'react';
import { Coming, Empty, Trouble } from '../frame/states.tsx';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import type { Unplayable } from '../session/local.ts';
import type { LocalSession } from '../session/localSession.ts';
import { saveKept } from './LocalMenu.tsx';
import { LocalTable } from './LocalTable.tsx';

type Opened = LocalSession | Unplayable | 'opening' | 'missing' | 'failed' | 'elsewhere';

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
          if (typeof found === 'object' && !('unplayable' in found)) session = found;
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
  if (typeof opened === 'object' && 'unplayable' in opened)
    return (
      <Trouble whole title={t('common.gameUnplayable')}>
        <p>{t('common.gameUnplayableSays', { theirs: opened.unplayable, ours: opened.here })}</p>
        <button className="button" type="button" onClick={() => void saveKept(id)}>
          <Icon name="save" size={18} />
          {t('common.saveGame')}
        </button>
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
    const { setup, levels, styles, names } = opened.kept;
    return `/play/${await createLocal({ game: setup.game, levels, styles, options: setup.options, names })}`;
  };
  return <LocalTable session={opened} id={id} again={again} />;
}
