import { takeUpdate, useUpdate } from '../offline/register.ts';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { useOwnTurn } from './ownTurn.ts';

/** Says that there is a new version, but never in the middle of one's own turn. */
export function UpdateBanner() {
  const { t } = useText();
  const waiting = useUpdate((update) => update.waiting !== undefined);
  const busy = useOwnTurn(({ mine }) => mine);
  return (
    <div role="status">
      {waiting && !busy ? (
        <p className="banner">
          <Icon name="again" size={20} />
          {t('common.updateReady')}
          <button className="link-button" type="button" onClick={takeUpdate}>
            {t('common.updateNow')}
          </button>
        </p>
      ) : null}
    </div>
  );
}
