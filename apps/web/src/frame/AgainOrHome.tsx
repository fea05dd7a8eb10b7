import { Link } from 'wouter';
import { useText } from '../reader/text.tsx';

/** What can be done where something did not come: try once more, or go home. */
export function AgainOrHome({ onAgain }: { readonly onAgain: () => void }) {
  const { t } = useText();
  return (
    <p className="ways">
      <button className="button now" type="button" onClick={onAgain}>
        {t('common.again')}
      </button>
      <Link className="button" href="/">
        {t('common.backHome')}
      </Link>
    </p>
  );
}
