import { Trouble } from '../frame/states.tsx';
import { useText } from '../reader/text.tsx';

/** The server has moved on, and this page with its rules has not. */
export function Outdated() {
  const { t } = useText();
  return (
    <Trouble whole title={t('common.outdated')}>
      <p>{t('common.outdatedSays')}</p>
      <p className="ways">
        <button className="button now" type="button" onClick={() => location.reload()}>
          {t('common.reload')}
        </button>
      </p>
    </Trouble>
  );
}
