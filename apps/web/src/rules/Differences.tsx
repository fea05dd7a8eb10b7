import { useText } from '../reader/text.tsx';
import { Marked } from './Marked.tsx';
import { useReading, useRuleLink } from './reading.ts';

/** Where editions differ, and what holds here: all the notes in one place. */
export function Differences({ alone }: { readonly alone: boolean }) {
  const { t } = useText();
  const { sections } = useReading();
  const linkTo = useRuleLink();
  const Heading = alone ? 'h1' : 'h2';
  return (
    <section className="rules-section" aria-labelledby="title-editions">
      <header>
        <Heading id="title-editions" tabIndex={-1}>
          {t('rulesPage.differences')}
        </Heading>
        <p className="rules-lead">{t('rulesPage.differences-lead')}</p>
      </header>
      <dl className="rules-list">
        {sections
          .flatMap(({ rules }) => rules)
          .filter(({ editions }) => editions.length > 0)
          .map(({ rule, editions }) => (
            <div key={rule}>
              <dt>
                <a className="rule-at" href={linkTo(rule)}>
                  {rule}
                </a>
              </dt>
              <dd>
                {editions.map((sentence) => (
                  <p key={sentence}>
                    <Marked>{sentence}</Marked>
                  </p>
                ))}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
