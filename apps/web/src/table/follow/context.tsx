import { createContext, type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { ExplainedContext } from '../explainer.ts';
import type { FollowControl, FollowedSession } from './followSession.ts';
import { presentOf, type Showing } from './showing.ts';

const Context = createContext<FollowedSession | undefined>(undefined);

/** Lets everything inside see how far the match is shown, and change that. */
export function Following({ session, children }: { readonly session: FollowedSession; readonly children: ReactNode }) {
  return (
    <Context value={session}>
      <ExplainedContext value={session}>{children}</ExplainedContext>
    </Context>
  );
}

export interface Follow {
  readonly showing: Showing;
  /** How many positions are yet to be shown. */
  readonly behind: number;
  /** Whether the viewer is to move as the match really stands. */
  readonly mine: boolean;
  readonly control: (event: FollowControl) => void;
}

/** How far the match is shown. */
export function useFollow(): Follow {
  const session = required(useContext(Context));
  const showing = useSyncExternalStore(session.subscribe, session.showing);
  return useMemo(() => {
    const { active, viewer } = presentOf(showing);
    return { showing, behind: showing.queue.length, mine: active.some((seat) => seat === viewer), control: session.control };
  }, [session, showing]);
}

/**
 * A function that brings the table to the present at once: whoever acts ends the showing. It draws before it returns, so that what is done next is done on
 * what is.
 */
export function useCatchUp(): () => void {
  const session = required(useContext(Context));
  return useCallback(() => {
    if (session.showing().queue.length > 0) flushSync(() => session.control({ type: 'skip' }));
  }, [session]);
}

/** A function that ends the showing if the viewer is to move as the match really stands: a key that acts then acts on what is. */
export function useCatchUpToMine(): () => void {
  const session = useContext(Context);
  return useCallback(() => {
    if (session === undefined) return;
    const showing = session.showing();
    const { active, viewer } = presentOf(showing);
    if (showing.queue.length > 0 && active.some((seat) => seat === viewer)) flushSync(() => session.control({ type: 'skip' }));
  }, [session]);
}

function required(session: FollowedSession | undefined): FollowedSession {
  if (session === undefined) throw new Error('there is no <Following> around this');
  return session;
}
