import { useEffect, useState } from 'react';
import { useMe } from '../api/me.ts';
import { useText } from '../reader/text.tsx';
import { isTold, tellMe, tellMeNot } from './push.ts';
import { Result } from './Result.tsx';

const CAN = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Whether this browser tells when it is one's turn in a game by post. */
export function Notices() {
  const { t } = useText();
  const { me } = useMe();
  const known = me !== null && me !== 'unasked';
  const [told, setTold] = useState(false);
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<{ readonly ok: boolean; readonly text: string }>();
  useEffect(() => {
    if (CAN) void isTold().then(setTold);
  }, []);
  if (!known) return null;
  const change = async (wanted: boolean) => {
    setBusy(true);
    const words = { title: t('settings.noticeTitle'), body: t('settings.noticeBody') };
    const fault = await (wanted ? tellMe(words) : tellMeNot()).catch(() => 'failed' as const);
    setBusy(false);
    setTold(fault === undefined ? wanted : told);
    const faults = { refused: t('settings.noticeRefused'), off: t('settings.noticeOff'), failed: t('settings.noticeFailed') };
    setResult(fault === undefined ? { ok: true, text: t('settings.saved') } : { ok: false, text: faults[fault] });
  };
  return (
    <section aria-labelledby="settings-notices">
      <h2 id="settings-notices">{t('settings.notices')}</h2>
      <p className="says">{CAN ? t('settings.noticesSay') : t('settings.noticesCannot')}</p>
      {CAN ? (
        <label className="check">
          <input type="checkbox" checked={told} disabled={busy} onChange={({ target }) => void change(target.checked)} />
          {t('settings.tellMe')}
        </label>
      ) : null}
      <Result result={result} />
    </section>
  );
}
