import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../reader/text.tsx';
import { Introduction } from '../who/introduction.tsx';
import { Boundary } from './Boundary.tsx';
import { Footer } from './Footer.tsx';
import { Masthead } from './Masthead.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { useSlots } from './slots.tsx';
import { Coming, Trouble } from './states.tsx';
import { UpdateBanner } from './UpdateBanner.tsx';

interface Props {
  /** The whole window, without a footer: for tables. */
  readonly wide?: boolean;
  /** What the page is called, in the title of the window. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** What stands around every page. */
export function Frame({ wide = false, title, children }: Props) {
  const { t } = useText();
  const [place] = useLocation();
  useTitle(title);
  useFocusOnArrival(place);
  return (
    <div className={wide ? 'frame frame-wide' : 'frame'}>
      <a className="skip" href="#content">
        {t('common.skip')}
      </a>
      <Masthead wide={wide} />
      <OfflineBanner />
      <UpdateBanner />
      <div ref={fillNotices} />
      <main id="content" tabIndex={-1}>
        <Boundary key={place} fallback={(error, again) => <Fault error={error} again={again} />}>
          <Suspense fallback={<Coming whole title={t('common.opening')} />}>{children}</Suspense>
        </Boundary>
      </main>
      {wide ? null : <Footer />}
      <Introduction />
    </div>
  );
}

const fillNotices = (notices: HTMLElement | null) => useSlots.setState({ notices });

function useTitle(title: string | undefined): void {
  const { t } = useText();
  const name = t('common.archipel');
  useEffect(() => {
    document.title = title === undefined ? name : `${title} · ${name}`;
  }, [title, name]);
}

/** Where the page has last been; nothing before the first. */
let last: string | undefined;

/** Who goes to another page by keyboard or ear begins at its content, as on a page that was loaded. */
function useFocusOnArrival(place: string): void {
  useEffect(() => {
    if (last !== undefined && last !== place) document.getElementById('content')?.focus();
    last = place;
  }, [place]);
}

function Fault({ error, again }: { readonly error: Error; readonly again: () => void }) {
  const { t } = useText();
  return (
    <Trouble whole title={t('common.failed')}>
      <p>{t('common.failedSays')}</p>
      <p className="hash">{error.message}</p>
      <p className="ways">
        <button className="button now" type="button" onClick={again}>
          {t('common.again')}
        </button>
        <button className="button" type="button" onClick={() => location.reload()}>
          {t('common.reload')}
        </button>
      </p>
    </Trouble>
  );
}
