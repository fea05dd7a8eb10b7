import { newTokenSchema, PATHS, pathTo, SCOPES, type Scope, shownTokenSchema, type Token, tokenSchema } from '@archipel/protocol';
import { localeOf } from '@archipel/text';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { ask } from '../api/client.ts';
import { useMe } from '../api/me.ts';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { Result } from './Result.tsx';
import { useAsking } from './useAsking.ts';

const SCOPE_KEYS = { read: 'settings.scopeRead', play: 'settings.scopePlay', tables: 'settings.scopeTables' } as const;

/** Keys for programs that play in one's name. */
export function Tokens() {
  const { t, language } = useText();
  const { me } = useMe();
  const known = me !== null && me !== 'unasked';
  const [tokens, setTokens] = useState<readonly Token[]>([]);
  const [made, setMade] = useState<string>();
  const { busy, result, run } = useAsking();
  const read = useCallback(
    () => void ask(PATHS.tokens, { answer: z.array(tokenSchema) }).then((asked) => asked.ok && setTokens(asked.value)),
    [],
  );
  useEffect(() => {
    if (known) read();
  }, [known, read]);
  if (!known) return null;
  const date = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' });
  const end = async (token: Token) => {
    await run(ask(pathTo(PATHS.token, { token: token.id }), { method: 'DELETE', answer: undefined }), t('settings.tokenEnded'));
    read();
  };
  return (
    <section aria-labelledby="settings-tokens">
      <h2 id="settings-tokens">{t('settings.tokens')}</h2>
      <p className="says">{t('settings.tokensSay')}</p>
      {tokens.length === 0 ? null : (
        <ul className="tokens">
          {tokens.map((token) => (
            <li key={token.id}>
              <b>{token.label}</b>
              <span>
                {token.scopes.map((scope) => t(SCOPE_KEYS[scope])).join(', ')} ·{' '}
                {t('settings.tokenMade', { date: date.format(token.made) })}
              </span>
              <button
                className="quiet-button"
                type="button"
                disabled={busy}
                title={t('settings.endToken', { label: token.label })}
                onClick={() => void end(token)}
              >
                <Icon name="bin" size={18} />
                <span className="hidden-name">{t('settings.endToken', { label: token.label })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <NewToken
        busy={busy}
        onMake={async (body) => {
          const shown = await run(ask(PATHS.tokens, { method: 'POST', body, answer: shownTokenSchema }), t('settings.tokenShown'));
          setMade(shown?.token);
          read();
        }}
      />
      <Result result={result} />
      {made === undefined ? null : <p className="hash">{made}</p>}
    </section>
  );
}

interface NewTokenProps {
  readonly busy: boolean;
  readonly onMake: (body: z.input<typeof newTokenSchema>) => Promise<void>;
}

function NewToken({ busy, onMake }: NewTokenProps) {
  const { t } = useText();
  const [label, setLabel] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(['read', 'play']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { label: label.trim(), scopes: [...scopes] };
    if (newTokenSchema.safeParse(body).success) void onMake(body).then(() => setLabel(''));
  };
  return (
    <form onSubmit={submit}>
      <label className="field">
        <span>{t('settings.tokenLabel')}</span>
        <input type="text" required maxLength={60} autoComplete="off" value={label} onChange={({ target }) => setLabel(target.value)} />
      </label>
      <fieldset className="scopes">
        <legend>{t('settings.tokenMay')}</legend>
        {SCOPES.map((scope) => (
          <label className="check" key={scope}>
            <input
              type="checkbox"
              checked={scopes.includes(scope)}
              onChange={({ target }) => setScopes(target.checked ? [...scopes, scope] : scopes.filter((each) => each !== scope))}
            />
            {t(SCOPE_KEYS[scope])}
          </label>
        ))}
      </fieldset>
      <button className="button" type="submit" disabled={busy || scopes.length === 0}>
        <Icon name="key" size={18} />
        {t('settings.makeToken')}
      </button>
    </form>
  );
}
