import { useSyncExternalStore } from 'react';
import { useLine } from '../api/socket.ts';
import { Icon } from '../pieces/index.ts';
import { useText } from '../text.tsx';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Says so when there is no network, or when the server cannot be heard although somebody listens. */
export function OfflineBanner() {
  const { t } = useText();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const wasLive = useLine(({ line, failed }) => line === 'trying' && failed);
  const says = !online ? t('common.offline') : wasLive ? t('common.lineLost') : undefined;
  return (
    <div role="status">
      {says === undefined ? null : (
        <p className="banner">
          <Icon name="offline" size={20} />
          {says}
        </p>
      )}
    </div>
  );
}
