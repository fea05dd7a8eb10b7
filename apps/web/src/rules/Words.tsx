import { localeOf, type Text } from '@archipel/text';
import { use } from 'react';
import { rulesPartsOf } from '../games/games.ts';
import { useText } from '../reader/text.tsx';
import type { Word } from '../table/rulesParts.ts';
import { SentenceText } from '../table/SentenceText.tsx';
import { useReading, useRuleLink } from './reading.ts';
import { hasWords, marked } from './search.ts';

const loading = new WeakMap<Text, Promise<readonly Word[]>>();

/** The words of a game by the alphabet; the same promise for the same text, which `use` needs. */
function wordsIn(text: Text, game: string): Promise<readonly Word[]> {
  const known = loading.get(text);
  if (known) return known;
  const loaded = rulesPartsOf(game).then(async (parts) => {
    const words = (await parts?.words(text)) ?? [];
    return words.toSorted((one, other) => one.entry.name.localeCompare(other.entry.name, localeOf(text.language)));
  });
  loaded.catch(() => loading.delete(text));
  loading.set(text, loaded);
  return loaded;
}

/** Everything that has a name on the table: the same entries as when it is pointed at there. */
export function Words() {
  const text = useText();
  const { game, words: lookedFor } = useReading();
  const linkTo = useRuleLink();
  const words = use(wordsIn(text, game));
  const shown = lookedFor.length === 0 ? words : words.filter(({ entry }) => hasWords(readable(entry), lookedFor));
  return (
    <section className="rules-section" aria-labelledby="title-words">
      <header>
        <h1 id="title-words" tabIndex={-1}>
          {text.t('rulesPage.words')}
        </h1>
        <p className="rules-lead">{text.t('rulesPage.words-lead')}</p>
      </header>
      <div className="rules-words">
        {shown.map(({ mark, entry, picture }) => (
          <article key={mark}>
            <span className="rules-word-picture" aria-hidden="true">
              {picture}
            </span>
            <div>
              <h2>{marked(entry.name, lookedFor).map((piece, at) => (piece.marked ? <mark key={at}>{piece.text}</mark> : piece.text))}</h2>
              <p className="rules-word-kind">{entry.kind}</p>
              <dl>
                {entry.rows.map(({ label, lines }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>
                      {lines.map((line) => (
                        <p key={line.text}>
                          <SentenceText sentence={line} />
                        </p>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
              <p className="rules-word-rules">
                {entry.rules.map((rule) => (
                  <a key={rule} className="rule-at" href={linkTo(rule)}>
                    {rule}
                  </a>
                ))}
              </p>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}

const readable = ({ name, kind, rows }: Word['entry']): string =>
  [name, kind, ...rows.flatMap(({ label, lines }) => [label, ...lines.map(({ text }) => text)])].join(' ');
