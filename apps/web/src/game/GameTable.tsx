import { partsOf } from '@archipel/text';
import { Suspense, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useOwnTurn } from '../frame/ownTurn.ts';
import { Coming } from '../frame/states.tsx';
import { tableOf } from '../games/games.ts';
import { usePreferences } from '../reader/preferences.ts';
import { Texts, useText } from '../reader/text.tsx';
import type { Session } from '../session/session.ts';
import { Following } from '../table/follow/context.tsx';
import { followSession } from '../table/follow/followSession.ts';
import { AfterMatch, Overs } from './After.tsx';
import { Chat, useTalk } from './Chat.tsx';
import { Outdated } from './Outdated.tsx';
import { useTurnCall } from './useTurnCall.ts';

interface Props {
  readonly session: Session;
  /** The name of the game on this device, or of its table. */
  readonly id: string;
  /** Lays out another game like this one and answers its address. */
  readonly again?: () => Promise<string | undefined>;
  /** The table of the next game, once somebody has laid it. */
  readonly next?: string | undefined;
}

/** The table of whichever game is played, with the sentences that it needs. */
export function GameTable({ session, id, again, next }: Props) {
  const { t } = useText();
  const talk = useTalk();
  const { game, active, viewer, connection } = useSyncExternalStore(session.subscribe, session.now);
  const mine = active.some((seat) => seat === viewer);
  useTurnInTitle(mine);
  useTurnCall(mine && connection !== 'here', id);
  useEffect(() => {
    useOwnTurn.setState({ mine });
    return () => useOwnTurn.setState({ mine: false });
  }, [mine]);
  const parts = useMemo(() => partsOf(game), [game]);
  const followed = useMemo(() => followSession(session, usePreferences.getState().pace), [session]);
  const Table = tableOf(game);
  if (connection === 'outdated') return <Outdated />;
  return (
    <Suspense fallback={<Coming whole title={t('common.opening')} />}>
      <Texts parts={parts}>
        <Overs session={session} id={id} again={again} next={next}>
          <Following session={followed}>
            <Table session={followed} after={<AfterMatch />} {...(talk ? { chat: <Chat />, unread: talk.unread } : {})} />
          </Following>
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
