import { loadGame } from '@archipel/games';
import type { AnyRules } from '@archipel/kernel';
import { memo, use, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { tableOf } from '../games/games.ts';
import { useText } from '../reader/text.tsx';
import { Following } from '../table/follow/context.tsx';
import { LookingOn } from '../table/LookingOn.tsx';
import { usePlayers } from '../table/usePlayers.ts';
import { useSize } from '../ui/useSize.ts';
import { PlaceContext, ReviewContext } from './context.tsx';
import { EyesChoice } from './EyesChoice.tsx';
import { momentMark, positionOf } from './momentLink.ts';
import type { ReviewClient } from './reviewClient.ts';
import type { ReviewSession } from './reviewSession.ts';
import { SideParts } from './SideParts.tsx';
import { LINK, type Source } from './source.ts';
import { useReviewKeys } from './useReviewKeys.ts';
import { useTurning } from './useTurning.ts';
import { useWalk } from './useWalk.ts';
import { Way } from './Way.tsx';
import './review.css';

interface Props {
  readonly id: string;
  readonly source: Source;
  readonly client: ReviewClient;
}

const games = new Map<string, Promise<AnyRules | undefined>>();
function rulesOf(game: string) {
  const known = games.get(game) ?? loadGame(game);
  games.set(game, known);
  return known;
}

/** What stands above and below a table that has the window to itself, in pixels: here it has neither. */
const FRAME = 100;
/** A table of this size or more has a side of its own, and here is one already. */
const [WIDEST, HIGHEST] = [1499, 979];

/** The whole review: the table at one moment, whose eyes, the way through the match, and what stands beside it. */
export function Review({ id, source, client }: Props) {
  const { t } = useText();
  const { outline } = client;
  const rules = use(rulesOf(outline.game));
  const chairs = useMemo(
    () => source.chairs ?? strangers(outline.seats, (number) => t('home.chairNumber', { number })),
    [source, outline, t],
  );
  const { players } = usePlayers({ chairs, viewer: 'spectator' });
  const { state, shown, dispatch } = useWalk({
    client,
    rules,
    chairs,
    first: () => ({ position: positionOf(outline, markIn(id)), eyes: 'open', stride: 'turn', playing: false, speed: 1 }),
  });
  const mark = momentMark(outline, state.position);
  useAddress(id, mark);
  useEffect(() => {
    const onHash = () => dispatch({ type: 'to', position: positionOf(outline, markIn(id)) });
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, [outline, id, dispatch]);
  useReviewKeys(outline.seats, dispatch);
  const turning = useTurning(source, id);
  const place = useMemo(() => ({ state, dispatch }), [state, dispatch]);
  const context = useMemo(
    () => ({
      id,
      source,
      client,
      outline,
      players,
      chairs,
      state,
      dispatch,
      mark,
      moment: shown?.moment,
      entries: shown?.entries,
      turning,
    }),
    [id, source, client, outline, players, chairs, state, dispatch, mark, shown?.moment, shown?.entries, turning],
  );
  // The table is painted first; what stands around it follows.
  const late = useDeferredValue(context);
  return (
    <ReviewContext value={late}>
      <PlaceContext value={place}>
        <article className="review" data-position={late.moment?.position} data-playing={state.playing}>
          <h1 className="hidden-name">{t('review.title')}</h1>
          {EYES}
          <Table session={shown?.session} game={outline.game} />
          {SIDE}
          {WAY}
        </article>
      </PlaceContext>
    </ReviewContext>
  );
}

// The same elements for good: they are drawn again when what they know has changed, not whenever a step begins.
const [EYES, SIDE, WAY] = [<EyesChoice key="eyes" />, <SideParts key="side" />, <Way key="way" />];

/** So long nobody steps before the address says where one is: browsers refuse addresses that change too often, in milliseconds. */
const STILL = 250;

/** Keeps the moment in the address. */
function useAddress(id: string, mark: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const behind = id === LINK ? `~${location.hash.slice(location.hash.indexOf('~') + 1)}` : '';
      history.replaceState(history.state, '', `#${mark}${behind}`);
    }, STILL);
    return () => clearTimeout(timer);
  }, [mark, id]);
}

const markIn = (id: string) => (id === LINK ? (location.hash.slice(1).split('~')[0] ?? '') : location.hash.slice(1));

const strangers = (seats: number, name: (number: number) => string) =>
  Array.from(
    { length: seats },
    (_, seat) => ({ kind: 'person', id: `seat-${seat}`, name: name(seat + 1), here: true, standIn: null }) as const,
  );

const Table = memo(function Table({ session, game }: { readonly session: ReviewSession | undefined; readonly game: string }) {
  const place = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(place);
  const GameTable = tableOf(game);
  return (
    <div className="review-table" ref={place}>
      {session && width > 0 && (
        <LookingOn size={{ width: Math.min(WIDEST, width), height: Math.min(HIGHEST, height + FRAME) }}>
          <Following session={session}>
            <GameTable session={session} />
          </Following>
        </LookingOn>
      )}
    </div>
  );
});
