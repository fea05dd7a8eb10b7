import { useEffect, useRef } from 'react';
import { useText } from '../reader/text.tsx';

/**
 * Calls whoever has this table open but does not look at it, when it becomes their turn. Only where the browser was allowed to; where no
 * page is open at all, the server pushes.
 */
export function useTurnCall(mine: boolean, table: string): void {
  const { t } = useText();
  const was = useRef(mine);
  useEffect(() => {
    const begins = mine && !was.current;
    was.current = mine;
    if (!begins || document.visibilityState === 'visible' || !('Notification' in globalThis) || Notification.permission !== 'granted')
      return;
    // One notice for each table, as for those that are pushed; a click leads to it.
    const notice = { body: t('settings.noticeBody'), icon: '/icon-192.png', tag: table, data: table };
    void navigator.serviceWorker.getRegistration().then((worker) => worker?.showNotification(t('settings.noticeTitle'), notice));
  }, [mine, table, t]);
}
