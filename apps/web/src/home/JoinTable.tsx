import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { wayTo } from './wayTo.ts';

export function JoinTable() {
  const { t } = useText();
  const [, go] = useLocation();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const way = wayTo(typed);
    setWrong(way === undefined);
    if (way) go(way);
  };
  return (
    <section className="home-join" aria-labelledby="join">
      <h2 id="join">
        <Icon name="enter" size={22} />
        {t('home.join')}
      </h2>
      <p id="join-says">{t('home.joinSays')}</p>
      <form onSubmit={submit}>
        <label className="hidden-name" htmlFor="join-code">
          {t('home.code')}
        </label>
        <div className="with-button">
          <input
            id="join-code"
            className="code-input"
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={200}
            required
            aria-invalid={wrong}
            aria-describedby="join-says"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setWrong(false);
            }}
          />
          <button className="button" type="submit">
            {t('home.joinIt')}
          </button>
        </div>
        {wrong ? (
          <p className="fault" role="alert">
            {t('home.noCode')}
          </p>
        ) : null}
      </form>
    </section>
  );
}
