import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { Coming, Empty } from '../frame/states.tsx';
import type { Session } from '../session/session.ts';
import { Texts, useText } from '../text.tsx';
import { Overs } from './After.tsx';
import { Chat, useTalk } from './Chat.tsx';
import { tableOf } from './tables.ts';

const PARTS = { anno1800: ['shell', 'anno1800'] } as const;

interface Props {
  readonly session: Session;
  /** The name of the game on this device, or of its table. */
  readonly id: string;
  /** Lays out another game like this one and answers its address. */
  readonly again?: () => Promise<string | undefined>;
}

/** The table of whichever game is played, with the sentences that it needs. */
export function GameTable({ session, id, again }: Props) {
  const { t } = useText();
  const talk = useTalk();
  const { game: gameId, active, viewer } = useSyncExternalStore(session.subscribe, session.now);
  useTurnInTitle(active.some((seat) => seat === viewer));
  const game = tableOf(gameId);
  if (game === undefined) return <Empty whole title={t('common.noTable')} />;
  return (
    <Suspense fallback={<Coming whole title={t('common.opening')} />}>
      <Texts parts={PARTS[game.id]}>
        <Overs session={session} id={id} again={again}>
          <game.Table session={session} {...(talk ? { chat: <Chat />, unread: talk.unread } : {})} />
        </Overs>
      </Texts>
    </Suspense>
  );
}

/** A mark before the title of the window: whoever is in another tab sees that it is his turn. */
function useTurnInTitle(mine: boolean): void {
  useEffect(() => {
    if (mine) document.title = `${MARK}${document.title}`;
    return () => {
      document.title = document.title.replace(MARK, '');
    };
  }, [mine]);
}

const MARK = '● ';
