import { rulesInShort, sectionOf } from '@archipel/text';
import { gameName } from '../games/games.ts';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { Marked } from './Marked.tsx';
import { useReading, useRuleLink } from './reading.ts';

/** The rules on one page, to lie beside the board: every rule in a sentence. */
export function Quick() {
  const text = useText();
  const { game, sections } = useReading();
  const linkTo = useRuleLink();
  const lines = rulesInShort(text, game);
  const parts = sections.map((section) => ({ section, own: lines.filter(({ rule }) => sectionOf(rule) === section.section) }));
  return (
    <section className="rules-section rules-quick" aria-labelledby="title-quick">
      <header>
        <h1 id="title-quick" tabIndex={-1}>
          {gameName(game)} <small>{text.t('rulesPage.quick')}</small>
        </h1>
        <p className="rules-lead">{text.t('rulesPage.quick-lead')}</p>
        <button type="button" className="button" onClick={() => window.print()}>
          <Icon name="print" size={18} />
          {text.t('rulesPage.print-quick')}
        </button>
      </header>
      <div className="quick-columns">
        {parts
          .filter(({ own }) => own.length > 0)
          .map(({ section: { section, title }, own }) => (
            <section key={section} aria-labelledby={`quick-${section}`}>
              <h2 id={`quick-${section}`}>
                <a href={linkTo(section)}>
                  <span className="rules-number">{section}</span> {title}
                </a>
              </h2>
              <ul>
                {own.map(({ rule, sentence }) => (
                  <li key={rule}>
                    <Marked>{sentence}</Marked>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </section>
  );
}
