import { type Part, partsOf } from '@archipel/text';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Coming, Trouble } from '../frame/states.tsx';
import { Texts, useText } from '../reader/text.tsx';
import { faultText } from '../ui/faults.ts';
import type { ReviewFault } from './messages.ts';
import { OpenHere } from './OpenHere.tsx';
import { Review } from './Review.tsx';
import { openReview, type ReviewClient } from './reviewClient.ts';
import { type Source, sourceOf } from './source.ts';

const REVIEW: readonly Part[] = ['review'];

/** A finished match, at its address. */
export function ReviewPage({ id }: { readonly id: string }) {
  return (
    <Texts parts={REVIEW}>
      <Opened id={id} />
    </Texts>
  );
}

interface Found {
  readonly source: Source;
  readonly client: ReviewClient;
}

function Opened({ id }: { readonly id: string }) {
  const { t } = useText();
  const [found, setFound] = useState<Found | { readonly fault: string }>();
  const [attempt, setAttempt] = useState(0);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `attempt` opens it once more
  useEffect(() => {
    let [left, client]: [boolean, ReviewClient | undefined] = [false, undefined];
    setFound(undefined);
    void opened(id).then((next) => {
      if ('client' in next) ({ client } = next);
      if (left) client?.close();
      else setFound(next);
    });
    return () => {
      left = true;
      client?.close();
    };
  }, [id, attempt]);
  const game = found && 'client' in found ? found.client.outline.game : undefined;
  const parts = useMemo((): readonly Part[] => (game === undefined ? REVIEW : [...partsOf(game), 'review']), [game]);
  if (found === undefined) return <Coming whole title={t('review.opening')} />;
  if ('fault' in found) return <NotOpened fault={found.fault} again={() => setAttempt(attempt + 1)} />;
  return (
    <Texts parts={parts}>
      <Review key={id} id={id} source={found.source} client={found.client} />
    </Texts>
  );
}

async function opened(id: string): Promise<Found | { readonly fault: string }> {
  try {
    const source = await sourceOf(id, location.hash.slice(1));
    if ('fault' in source) return source;
    const client = await openReview(source.text);
    return 'fault' in client ? client : { source, client };
  } catch {
    return { fault: 'does-not-replay' };
  }
}

const OWN_FAULTS: ReadonlySet<string> = new Set<ReviewFault | 'no-file' | 'bad-link'>([
  'not-a-match',
  'unknown-game',
  'other-rules',
  'does-not-replay',
  'not-over',
  'no-file',
  'bad-link',
]);
const isOwn = (fault: string): fault is ReviewFault | 'no-file' | 'bad-link' => OWN_FAULTS.has(fault);

function NotOpened({ fault, again }: { readonly fault: string; readonly again: () => void }): ReactNode {
  const { t } = useText();
  return (
    <Trouble whole title={t('review.cannot')}>
      <p>{isOwn(fault) ? t(`review.fault-${fault}`) : faultText(t, fault)}</p>
      <p className="ways">
        {fault === 'no-file' ? <OpenHere onOpened={again} /> : null}
        {fault === 'offline' ? (
          <button className="button now" type="button" onClick={again}>
            {t('common.again')}
          </button>
        ) : null}
        <Link className="button" href="/">
          {t('common.backHome')}
        </Link>
      </p>
    </Trouble>
  );
}
