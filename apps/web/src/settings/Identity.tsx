import { type FormEvent, useEffect, useState } from 'react';
import { askWhoIAm, forgetMe, introduce, keep, rename, signIn, signOut, useMe } from '../api/me.ts';
import { prefer, usePreferences } from '../reader/preferences.ts';
import { useText } from '../reader/text.tsx';
import { PasswordField } from './PasswordField.tsx';
import { Result } from './Result.tsx';
import { useAsking } from './useAsking.ts';

/** Who one is: a name is enough, and a password keeps it. */
export function Identity() {
  const { t } = useText();
  const { me } = useMe();
  useEffect(() => void askWhoIAm(), []);
  const known = me !== null && me !== 'unasked' ? me : undefined;
  return (
    <section aria-labelledby="settings-who">
      <h2 id="settings-who">{t('settings.who')}</h2>
      <p className="says">{known ? t(known.kept ? 'settings.keptSays' : 'settings.notKeptSays') : t('settings.unknownSays')}</p>
      <NameForm key={known?.name ?? ''} known={known !== undefined} />
      {known ? <PasswordForm name={known.name} kept={known.kept} /> : <SignInForm />}
      {known ? <Leaving kept={known.kept} /> : null}
    </section>
  );
}

function NameForm({ known }: { readonly known: boolean }) {
  const { t } = useText();
  const preferred = usePreferences(({ name }) => name);
  const [name, setName] = useState(preferred);
  const { busy, result, run } = useAsking();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    prefer({ name: wanted });
    void run(known ? rename(wanted) : introduce(wanted), t('settings.saved'));
  };
  return (
    <form onSubmit={submit}>
      <label className="field">
        <span>{t('common.yourName')}</span>
        <input type="text" required maxLength={24} autoComplete="nickname" value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <p className="ways">
        <button className="button" type="submit" disabled={busy}>
          {t('settings.saveName')}
        </button>
      </p>
      <Result result={result} />
    </form>
  );
}

function PasswordForm({ name, kept }: { readonly name: string; readonly kept: boolean }) {
  const { t } = useText();
  const [password, setPassword] = useState('');
  const [current, setCurrent] = useState('');
  const [endTokens, setEndTokens] = useState(false);
  const { busy, result, run } = useAsking();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if ((await run(keep(password, current || undefined, endTokens), t('settings.saved'))) === undefined) return;
    setPassword('');
    setCurrent('');
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <h3>{kept ? t('settings.changePassword') : t('settings.keepName')}</h3>
      <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
      {kept ? <PasswordField label={t('settings.currentPassword')} value={current} onChange={setCurrent} /> : null}
      <PasswordField label={t('settings.newPassword')} fresh value={password} onChange={setPassword} />
      <p className="hint">{t('settings.passwordHint')}</p>
      {kept ? (
        <label className="check">
          <input type="checkbox" checked={endTokens} onChange={({ target }) => setEndTokens(target.checked)} />
          {t('settings.endTokens')}
        </label>
      ) : null}
      <p className="ways">
        <button className="button" type="submit" disabled={busy}>
          {kept ? t('settings.changePassword') : t('settings.keepName')}
        </button>
      </p>
      <Result result={result} />
    </form>
  );
}

function SignInForm() {
  const { t } = useText();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const { busy, result, run } = useAsking();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(signIn(name.trim(), password), t('settings.saved'));
  };
  return (
    <form onSubmit={submit}>
      <h3>{t('settings.signIn')}</h3>
      <label className="field">
        <span>{t('settings.keptName')}</span>
        <input type="text" required autoComplete="username" value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <PasswordField label={t('settings.password')} value={password} onChange={setPassword} />
      <p className="ways">
        <button className="button" type="submit" disabled={busy}>
          {t('settings.signIn')}
        </button>
      </p>
      <Result result={result} />
    </form>
  );
}

function Leaving({ kept }: { readonly kept: boolean }) {
  const { t } = useText();
  const { busy, result, run } = useAsking();
  // Who has no password cannot come back: that is asked first.
  const leave = (asked: () => Promise<Awaited<ReturnType<typeof signOut>>>, warning: string | undefined) => {
    if (warning === undefined || confirm(warning)) void run(asked(), t('settings.signedOut'));
  };
  const lost = kept ? undefined : t('settings.lostSure');
  return (
    <>
      <p className="ways">
        <button className="button" type="button" disabled={busy} onClick={() => leave(() => signOut('here'), lost)}>
          {t('settings.signOut')}
        </button>
        <button className="button" type="button" disabled={busy} onClick={() => leave(() => signOut('everywhere'), lost)}>
          {t('settings.signOutEverywhere')}
        </button>
        {kept ? null : (
          <button
            className="button"
            type="button"
            disabled={busy}
            onClick={() => leave(() => forgetMe(undefined), t('settings.forgetSure'))}
          >
            {t('settings.forget')}
          </button>
        )}
      </p>
      {kept ? <ForgetForm onForget={(password) => leave(() => forgetMe(password), t('settings.forgetSure'))} busy={busy} /> : null}
      <Result result={result} />
    </>
  );
}

/** Who keeps the name with a password is asked for it before all is forgotten. */
function ForgetForm({ busy, onForget }: { readonly busy: boolean; readonly onForget: (password: string) => void }) {
  const { t } = useText();
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onForget(password);
  };
  return (
    <form onSubmit={submit}>
      <h3>{t('settings.forget')}</h3>
      <PasswordField label={t('settings.forgetPassword')} value={password} onChange={setPassword} />
      <p className="ways">
        <button className="button" type="submit" disabled={busy}>
          {t('settings.forget')}
        </button>
      </p>
    </form>
  );
}
