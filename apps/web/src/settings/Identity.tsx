import { type FormEvent, useEffect, useState } from 'react';
import { askWhoIAm, forgetMe, introduce, keep, rename, signIn, signOut, useMe } from '../api/me.ts';
import { prefer, usePreferences } from '../preferences.ts';
import { useText } from '../text.tsx';
import { Said } from './Said.tsx';
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
  const { busy, said, run } = useAsking();
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
      <Said said={said} />
    </form>
  );
}

function PasswordForm({ name, kept }: { readonly name: string; readonly kept: boolean }) {
  const { t } = useText();
  const [password, setPassword] = useState('');
  const [current, setCurrent] = useState('');
  const { busy, said, run } = useAsking();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if ((await run(keep(password, current || undefined), t('settings.saved'))) === undefined) return;
    setPassword('');
    setCurrent('');
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <h3>{kept ? t('settings.changePassword') : t('settings.keepName')}</h3>
      <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
      {kept ? (
        <label className="field">
          <span>{t('settings.currentPassword')}</span>
          <input
            type="password"
            required
            autoComplete="current-password"
            value={current}
            onChange={({ target }) => setCurrent(target.value)}
          />
        </label>
      ) : null}
      <label className="field">
        <span>{t('settings.newPassword')}</span>
        <input
          type="password"
          required
          minLength={8}
          maxLength={200}
          autoComplete="new-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </label>
      <p className="hint">{t('settings.passwordHint')}</p>
      <p className="ways">
        <button className="button" type="submit" disabled={busy}>
          {kept ? t('settings.changePassword') : t('settings.keepName')}
        </button>
      </p>
      <Said said={said} />
    </form>
  );
}

function SignInForm() {
  const { t } = useText();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const { busy, said, run } = useAsking();
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
      <label className="field">
        <span>{t('settings.password')}</span>
        <input
          type="password"
          required
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </label>
      <p className="ways">
        <button className="button" type="submit" disabled={busy}>
          {t('settings.signIn')}
        </button>
      </p>
      <Said said={said} />
    </form>
  );
}

function Leaving({ kept }: { readonly kept: boolean }) {
  const { t } = useText();
  const { busy, said, run } = useAsking();
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
        <button className="button" type="button" disabled={busy} onClick={() => leave(forgetMe, t('settings.forgetSure'))}>
          {t('settings.forget')}
        </button>
      </p>
      <Said said={said} />
    </>
  );
}
