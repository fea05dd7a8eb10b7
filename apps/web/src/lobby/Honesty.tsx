import { type FormEvent, useState } from 'react';
import { giveWord } from '../api/tables.ts';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import type { Act, Here } from './Lobby.tsx';

/** The shuffle is fixed before anybody sits down, and everybody at the table may add a word to it. */
export function Honesty({ at, act }: { readonly at: Here; readonly act: Act }) {
  const { t } = useText();
  const { table, seat } = at;
  const { hash, words } = table.honesty;
  const given = seat === undefined ? null : (words[seat] ?? null);
  const [word, setWord] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void act(giveWord(table.id, word.trim())).then(() => setWord(''));
  };
  return (
    <section aria-labelledby="lobby-honesty">
      <h2 id="lobby-honesty">
        <Icon name="seal" size={20} />
        {t('lobby.honesty')}
      </h2>
      <p className="note">{t('lobby.honestySays')}</p>
      {seat === undefined ? null : (
        <form className="with-button" onSubmit={submit}>
          <label className="hidden-name" htmlFor="seed-word">
            {t('lobby.word')}
          </label>
          <input
            id="seed-word"
            type="text"
            required
            maxLength={60}
            autoComplete="off"
            placeholder={given ?? t('lobby.word')}
            value={word}
            onChange={({ target }) => setWord(target.value)}
          />
          <button className="button" type="submit">
            {given === null ? t('lobby.addWord') : t('lobby.changeWord')}
          </button>
        </form>
      )}
      <details>
        <summary>{t('lobby.hash')}</summary>
        <p className="hash">{hash}</p>
      </details>
    </section>
  );
}
