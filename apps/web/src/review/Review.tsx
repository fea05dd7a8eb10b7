import { loadGame } from '@archipel/games';
import type { AnyRules } from '@archipel/kernel';
import type { Moment } from '@archipel/review';
import { use, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { tableOf } from '../games/games.ts';
import { useText } from '../reader/text.tsx';
import type { EntryOf } from '../session/session.ts';
import { Following } from '../table/follow/context.tsx';
import { LookingOn } from '../table/LookingOn.tsx';
import { usePlayers } from '../table/usePlayers.ts';
import { useSize } from '../ui/useSize.ts';
import { ReviewContext } from './context.tsx';
import { EyesChoice } from './EyesChoice.tsx';
import { momentMark, positionOf } from './momentLink.ts';
import type { ReviewClient } from './reviewClient.ts';
import { entriesOf, nowAt, type ReviewSession, reviewSession } from './reviewSession.ts';
import { lengthOf, type ReviewState, updateReview } from './reviewState.ts';
import { SideParts } from './SideParts.tsx';
import { LINK, type Source } from './source.ts';
import { useReviewKeys } from './useReviewKeys.ts';
import { useTurning } from './useTurning.ts';
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
  const [state, dispatch] = useReducer(
    (now: ReviewState, event: Parameters<typeof updateReview>[2]) => updateReview(outline, now, event),
    undefined,
    (): ReviewState => ({
      position: positionOf(outline, markIn(id)),
      eyes: 'open',
      stride: 'turn',
      playing: false,
      speed: 1,
    }),
  );
  const chairs = useMemo(
    () => source.chairs ?? strangers(outline.seats, (number) => t('home.chairNumber', { number })),
    [source, outline, t],
  );
  const { players } = usePlayers({ chairs, viewer: 'spectator' });
  const shown = useShown(client, state, rules, chairs);
  useEffect(() => {
    if (!state.playing) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'tick' }), lengthOf(state));
    return () => clearTimeout(timer);
  }, [state]);
  const mark = momentMark(outline, state.position);
  useEffect(() => {
    const behind = id === LINK ? `~${location.hash.slice(location.hash.indexOf('~') + 1)}` : '';
    history.replaceState(history.state, '', `#${mark}${behind}`);
  }, [mark, id]);
  useEffect(() => {
    const onHash = () => dispatch({ type: 'to', position: positionOf(outline, markIn(id)) });
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, [outline, id]);
  useReviewKeys(outline.seats, dispatch);
  const turning = useTurning(source.text);
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
    [id, source, client, outline, players, chairs, state, mark, shown?.moment, shown?.entries, turning],
  );
  return (
    <ReviewContext value={context}>
      <article className="review" data-position={shown?.moment.position} data-playing={state.playing}>
        <h1 className="hidden-name">{t('review.title')}</h1>
        <EyesChoice />
        <Table session={shown?.session} game={outline.game} />
        <SideParts />
        <Way />
      </article>
    </ReviewContext>
  );
}

const markIn = (id: string) => (id === LINK ? (location.hash.slice(1).split('~')[0] ?? '') : location.hash.slice(1));

const strangers = (seats: number, name: (number: number) => string) =>
  Array.from(
    { length: seats },
    (_, seat) => ({ kind: 'person', id: `seat-${seat}`, name: name(seat + 1), here: true, standIn: null }) as const,
  );

interface Shown {
  readonly session: ReviewSession;
  readonly moment: Moment;
  readonly entries: readonly EntryOf<unknown>[];
}

/** Asks the worker for what is to be seen, and shows the answer to the latest question. */
function useShown(
  client: ReviewClient,
  { position, eyes }: Pick<ReviewState, 'position' | 'eyes'>,
  rules: AnyRules | undefined,
  chairs: Source['chairs'] & object,
): Shown | undefined {
  const [shown, setShown] = useState<Shown>();
  const session = useRef<ReviewSession>(undefined);
  const heard = useRef(new Map<unknown, readonly EntryOf<unknown>[]>());
  useEffect(() => {
    let late = false;
    void client.at(position, eyes).then(async (moment) => {
      const entries = heard.current.get(moment.viewer) ?? entriesOf(await client.heard(moment.viewer));
      heard.current.set(moment.viewer, entries);
      if (late || rules === undefined) return;
      const now = nowAt(moment, client.outline.game, chairs, entries);
      if (session.current === undefined) session.current = reviewSession(rules, now);
      else session.current.show(now);
      setShown({ session: session.current, moment, entries });
    });
    return () => {
      late = true;
    };
  }, [client, position, eyes, rules, chairs]);
  return shown;
}

function Table({ session, game }: { readonly session: ReviewSession | undefined; readonly game: string }) {
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
}
