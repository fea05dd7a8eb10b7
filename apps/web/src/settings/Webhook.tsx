import { PATHS, shownWebhookSchema } from '@archipel/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { ask } from '../api/client.ts';
import { useMe } from '../api/me.ts';
import { useText } from '../reader/text.tsx';
import { Result } from './Result.tsx';
import { useAsking } from './useAsking.ts';

type Shown = z.output<typeof shownWebhookSchema>;

/** The address that the server calls when it is one's turn and one is not there. */
export function Webhook() {
  const { t } = useText();
  const { me } = useMe();
  const known = me !== null && me !== 'unasked';
  const [shown, setShown] = useState<Shown>();
  const [url, setUrl] = useState('');
  const { busy, result, run } = useAsking();
  useEffect(() => {
    if (!known) return;
    void ask(PATHS.webhook, { answer: shownWebhookSchema }).then((asked) => {
      if (!asked.ok) return;
      setShown(asked.value);
      setUrl(asked.value.url ?? '');
    });
  }, [known]);
  if (!known || shown === undefined) return null;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const saved = await run(
      ask(PATHS.webhook, { method: 'PUT', body: { url: url.trim() }, answer: shownWebhookSchema }),
      t('settings.saved'),
    );
    if (saved !== undefined) setShown(saved);
  };
  const end = async () => {
    const ended = await ask(PATHS.webhook, { method: 'DELETE', answer: undefined });
    await run(Promise.resolve(ended), t('settings.saved'));
    if (!ended.ok) return;
    setShown({ url: null, secret: null });
    setUrl('');
  };
  return (
    <section aria-labelledby="settings-webhook">
      <h2 id="settings-webhook">{t('settings.webhook')}</h2>
      <p className="says">{t('settings.webhookSays')}</p>
      <form onSubmit={(event) => void save(event)}>
        <label className="field">
          <span>{t('settings.webhookAddress')}</span>
          <input type="url" required maxLength={2000} autoComplete="off" value={url} onChange={({ target }) => setUrl(target.value)} />
        </label>
        {shown.secret === null ? null : (
          <p className="hint">
            {t('settings.webhookSecret')} <code className="hash">{shown.secret}</code>
          </p>
        )}
        <p className="ways">
          <button className="button" type="submit" disabled={busy}>
            {t('settings.webhookSave')}
          </button>
          {shown.url === null ? null : (
            <button className="button" type="button" disabled={busy} onClick={() => void end()}>
              {t('settings.webhookEnd')}
            </button>
          )}
        </p>
        <Result result={result} />
      </form>
    </section>
  );
}
