import { useSyncExternalStore } from 'react';
import { InMasthead } from '../frame/slots.tsx';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import type { LocalSession } from '../session/localSession.ts';
import { tableName } from '../ui/names.ts';
import { matchFileName, saveText } from '../ui/saveText.ts';

/** Says that the device has refused to keep the last moves: they are shown, but would be lost with the page. */
export function NotKept({ session, id }: { readonly session: LocalSession; readonly id: string }) {
  const { t } = useText();
  const isKept = useSyncExternalStore(session.subscribe, session.isKept);
  return (
    <InMasthead at="notices">
      <div role="alert">
        {isKept ? null : (
          <p className="banner">
            <Icon name="save" size={20} />
            <span>{t('common.notKept')}</span>
            <button className="link-button" type="button" onClick={session.keepAgain}>
              {t('common.keepAgain')}
            </button>
            <button className="link-button" type="button" onClick={() => saveText(session.fileSoFar(), matchFileName(tableName(id)))}>
              {t('common.saveGame')}
            </button>
          </p>
        )}
      </div>
    </InMasthead>
  );
}
