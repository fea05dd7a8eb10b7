import { Link } from 'wouter';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { InstallOffer } from './InstallOffer.tsx';

export function Footer() {
  const { t } = useText();
  return (
    <footer className="colophon">
      <p>{t('common.fan')}</p>
      <ul>
        <li>
          <Link href="/rules">{t('common.rules')}</Link>
        </li>
        <li>
          <Link href="/box">{t('ownBox.nav')}</Link>
        </li>
        <li>
          <Link href="/check">{t('common.check')}</Link>
        </li>
        <li>
          <Link href="/about">{t('common.about')}</Link>
        </li>
      </ul>
      <p>
        <Icon name="offline" size={18} />
        {t('common.offlineBots')}
      </p>
      <InstallOffer />
    </footer>
  );
}
