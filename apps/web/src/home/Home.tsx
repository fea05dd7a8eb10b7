import { useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../drawing/Icon.tsx';
import { useText } from '../text.tsx';

export function Home() {
  const { t } = useText();
  const [, go] = useLocation();
  const [starting, setStarting] = useState(false);
  const start = async () => {
    setStarting(true);
    const { createLocal } = await import('../session/local.ts');
    go(`/play/${await createLocal({ game: 'anno1800', levels: [null, 'medium', 'medium'], options: { first: 0 } })}`);
  };
  return (
    <section>
      <h1>{t('common.archipel')}</h1>
      <button className="button now great" type="button" disabled={starting} onClick={() => void start()}>
        <Icon name="play" />
        {t('home.play')}
      </button>
    </section>
  );
}
