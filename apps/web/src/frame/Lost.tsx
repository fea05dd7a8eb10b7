import { Link } from 'wouter';
import { Rose } from '../pieces/SeaChart.tsx';
import { useText } from '../reader/text.tsx';

/** An address where there is nothing. */
export function Lost() {
  const { t } = useText();
  return (
    <section className="lost" aria-labelledby="title">
      <svg className="lost-sea" viewBox="-110 -80 220 160" aria-hidden="true">
        <Rose x={0} y={0} radius={62} />
      </svg>
      <h1 id="title">{t('common.lost')}</h1>
      <p className="lead">{t('common.lostSays')}</p>
      <p className="ways">
        <Link className="button now" href="/">
          {t('common.backHome')}
        </Link>
      </p>
    </section>
  );
}
