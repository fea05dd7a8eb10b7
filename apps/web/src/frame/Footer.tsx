import { useText } from '../text.tsx';

export function Footer() {
  const { t } = useText();
  return (
    <footer className="colophon">
      <p>{t('common.fan')}</p>
    </footer>
  );
}
