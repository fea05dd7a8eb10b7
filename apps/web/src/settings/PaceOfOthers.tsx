import { Suspense } from 'react';
import { usePreferences } from '../reader/preferences.ts';
import { Texts, useText } from '../reader/text.tsx';
import { PaceChoice } from '../table/follow/PaceChoice.tsx';

const PARTS = ['shell', 'table'] as const;

/** How fast the moves of others are shown. Its words are those of the tables. */
export function PaceOfOthers() {
  const { t } = useText();
  const { pace } = usePreferences();
  return (
    <Suspense>
      <Texts parts={PARTS}>
        <PaceChoice wide legend={t('settings.paceOfOthers')} pace={pace} />
      </Texts>
    </Suspense>
  );
}
