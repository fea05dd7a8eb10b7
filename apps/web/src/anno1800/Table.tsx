import { useSyncExternalStore } from 'react';
import type { Session } from '../session/session.ts';
import { useText } from '../text.tsx';

/** The table of Anno 1800. */
export function Table1800({ session }: { readonly session: Session }) {
  const { t } = useText();
  const now = useSyncExternalStore(session.subscribe, session.now);
  return (
    <section aria-label={t('common.anno1800')}>
      <p>{now.position}</p>
    </section>
  );
}
