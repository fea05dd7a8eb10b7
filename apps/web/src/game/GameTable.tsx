import { Suspense } from 'react';
import { Coming, Empty } from '../frame/states.tsx';
import type { Session } from '../session/session.ts';
import { Texts, useText } from '../text.tsx';
import { Chat, useTalk } from './Chat.tsx';
import { tableOf } from './tables.ts';

const PARTS = { anno1800: ['shell', 'anno1800'] } as const;

/** The table of whichever game is played, with the sentences that it needs. */
export function GameTable({ session }: { readonly session: Session }) {
  const { t } = useText();
  const talk = useTalk();
  const game = tableOf(session.now().game);
  if (game === undefined) return <Empty title={t('common.noTable')} />;
  return (
    <Suspense fallback={<Coming title={t('common.opening')} />}>
      <Texts parts={PARTS[game.id]}>
        <game.Table session={session} {...(talk ? { chat: <Chat />, unread: talk.unread } : {})} />
      </Texts>
    </Suspense>
  );
}
