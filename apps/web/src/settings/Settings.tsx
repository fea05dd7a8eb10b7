import { useText } from '../reader/text.tsx';
import { Identity } from './Identity.tsx';
import { Look } from './Look.tsx';
import { Notices } from './Notices.tsx';
import { Tokens } from './Tokens.tsx';
import { Webhook } from './Webhook.tsx';

export function Settings() {
  const { t } = useText();
  return (
    <div className="paper-page settings">
      <h1>{t('settings.title')}</h1>
      <Look />
      <Identity />
      <Notices />
      <Webhook />
      <Tokens />
    </div>
  );
}
