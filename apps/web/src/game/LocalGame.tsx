import { useEffect, useState } from 'react';
import { Coming, Empty, Trouble } from '../frame/states.tsx';
import type { LocalSession } from '../session/local.ts';
import { useText } from '../text.tsx';
import { GameTable } from './GameTable.tsx';

type Opened = LocalSession | 'opening' | 'missing' | 'unplayable' | 'failed';

/** A game on this device, at its address. */
export function LocalGame({ id }: { readonly id: string }) {
  const { t } = useText();
  const [opened, setOpened] = useState<Opened>('opening');
  useEffect(() => {
    let session: LocalSession | undefined;
    let left = false;
    setOpened('opening');
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
    };
  }, [id]);

  if (opened === 'opening') return <Coming whole title={t('common.opening')} />;
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
