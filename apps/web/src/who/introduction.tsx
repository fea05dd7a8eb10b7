import { type FormEvent, useState } from 'react';
import { create } from 'zustand';
import { askWhoIAm, introduce, signIn, useMe } from '../api/me.ts';
import { usePreferences } from '../reader/preferences.ts';
import { useText } from '../reader/text.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { faultText } from '../ui/faults.ts';

type Done = (known: boolean) => void;
const useAsked = create<{ readonly done: Done | undefined }>(() => ({ done: undefined }));

/** Makes sure that the server knows who one is; asks for a name where it does not. Answers whether it does now. */
export async function somebody(): Promise<boolean> {
  await askWhoIAm();
  const { me } = useMe.getState();
  if (me !== null && me !== 'unasked') return true;
  return new Promise((resolve) => useAsked.setState({ done: resolve }));
}

/** The window that asks what one is called; there is one for all pages. */
export function Introduction() {
  const { t } = useText();
  const { done } = useAsked();
  const preferred = usePreferences(({ name }) => name);
  const [name, setName] = useState<string>();
  // The password of a name that somebody keeps: perhaps oneself, in another browser.
  const [password, setPassword] = useState<string>();
  const [fault, setFault] = useState<string>();
  if (done === undefined) return null;
  const end = (known: boolean) => {
    useAsked.setState({ done: undefined });
    setFault(undefined);
    setPassword(undefined);
    done(known);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = (name ?? preferred).trim();
    const asked = await (password === undefined ? introduce(wanted) : signIn(wanted, password));
    if (asked.ok) return end(true);
    if (asked.fault === 'name-taken') setPassword('');
    setFault(asked.fault === 'name-taken' ? undefined : faultText(t, asked.fault));
  };
  return (
    <Dialog title={t('common.whoAreYou')} onClose={() => end(false)}>
      <form onSubmit={(event) => void submit(event)}>
        <label className="field">
          <span>{t('common.yourName')}</span>
          <input
            type="text"
            name="name"
            required
            maxLength={24}
            autoComplete="nickname"
            value={name ?? preferred}
            onChange={({ target }) => {
              setName(target.value);
              setPassword(undefined);
              setFault(undefined);
            }}
          />
        </label>
        {password === undefined ? (
          <p className="hint">{t('common.nameIsEnough')}</p>
        ) : (
          <>
            <p role="status">{t('common.nameIsKept')}</p>
            <label className="field">
              <span>{t('common.password')}</span>
              <input
                type="password"
                required
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- it has just been asked for
                autoFocus
                autoComplete="current-password"
                value={password}
                onChange={({ target }) => setPassword(target.value)}
              />
            </label>
          </>
        )}
        {fault === undefined ? null : (
          <p className="fault" role="alert">
            {fault}
          </p>
        )}
        <p className="ways">
          <button className="button now" type="submit">
            {password === undefined ? t('common.goOn') : t('common.signIn')}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
