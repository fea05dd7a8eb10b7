import { install, useInstall } from '../offline/install.ts';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';

/** Offers to keep Archipel on this device like an app, where the browser can. */
export function InstallOffer() {
  const { t } = useText();
  const way = useInstall((state) => state.way);
  if (way === undefined) return null;
  return (
    <p className="install-offer">
      <Icon name="save" size={18} />
      {way === 'ask' ? (
        <button className="link-button" type="button" onClick={() => void install()}>
          {t('common.install')}
        </button>
      ) : (
        t('common.installByHand')
      )}
    </p>
  );
}
