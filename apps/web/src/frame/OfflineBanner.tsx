import { useSyncExternalStore } from 'react';
import { tryNow, useConnection } from '../api/socket.ts';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Says so when there is no network, or when the server cannot be heard although somebody listens. It goes as soon as the server is heard. */
export function OfflineBanner() {
  const { t } = useText();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const live = useConnection(({ status }) => status === 'live');
  const lost = useConnection(({ status, failed }) => status === 'trying' && failed);
  // A browser may be wrong about the network; the server is not.
  const says = lost ? t('common.lineLost') : online || live ? undefined : t('common.offline');
  return (
    <div role="status">
      {says === undefined ? null : (
        <p className="banner">
          <Icon name="offline" size={20} />
          {says}
          {lost ? (
            <button className="link-button" type="button" onClick={tryNow}>
              {t('common.tryNow')}
            </button>
          ) : null}
        </p>
      )}
    </div>
  );
}
