import changes from 'virtual:changes';
import { useText } from '../reader/text.tsx';

/** The version of these pages and what is new in it, in the words of those who made it, which are English. */
export function Changes() {
  const { t } = useText();
  const { version, kinds } = changes;
  return (
    <section>
      <h2>{t('about.changesTitle', { version })}</h2>
      <details>
        <summary>{t('about.changes')}</summary>
        <div lang="en">
          {kinds.map(({ kind, items }) => (
            <section key={kind}>
              <h3>{kind}</h3>
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </details>
    </section>
  );
}
