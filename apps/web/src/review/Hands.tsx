import { Suspense, use } from 'react';
import { reviewPartsOf } from '../games/games.ts';
import { Flag } from '../pieces/index.ts';
import { useReviewing } from './context.tsx';

/** Everybody's hand, where everything is open. */
export function Hands() {
  const { moment, players } = useReviewing();
  return (
    <dl className="review-hands">
      {moment?.hands?.map((hand, seat) => (
        <div key={seat}>
          <dt>
            <Flag seat={seat} width={18} /> {players[seat]} <b>{hand.length}</b>
          </dt>
          <dd>
            <Suspense>
              <Hand hand={hand} view={moment.view} />
            </Suspense>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Hand({ hand, view }: { readonly hand: readonly string[]; readonly view: unknown }) {
  const { outline } = useReviewing();
  const parts = use(reviewPartsOf(outline.game));
  return parts ? <parts.Hand hand={hand} view={view} /> : hand.join(', ');
}
