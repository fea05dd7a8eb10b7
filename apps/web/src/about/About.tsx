import { Link } from 'wouter';
import { useText } from '../reader/text.tsx';
import { Changes } from './Changes.tsx';
import { IconCredits } from './IconCredits.tsx';
import { ICON_AUTHORS } from './iconAuthors.ts';

const PARTS = [
  ['about.fanTitle', 'about.fanSays'],
  ['about.codeTitle', 'about.codeSays'],
  ['about.privacyTitle', 'about.privacySays'],
] as const;

/** What others have made and we use, each under its own licence. */
const CREDITS = [
  { what: 'about.creditOwn', by: 'Archipel', licence: 'MIT', link: 'https://opensource.org/license/mit' },
  {
    what: 'about.creditIcons',
    by: ICON_AUTHORS.map(({ name }) => name).join(', '),
    licence: 'CC BY 3.0',
    link: 'https://creativecommons.org/licenses/by/3.0/',
  },
  { what: 'about.creditLines', by: 'Lucide', licence: 'ISC', link: 'https://lucide.dev/license' },
  { what: 'about.creditSerif', by: 'Source Serif 4, Adobe', licence: 'SIL OFL 1.1', link: 'https://openfontlicense.org' },
  { what: 'about.creditSans', by: 'Roboto Condensed, Christian Robertson', licence: 'SIL OFL 1.1', link: 'https://openfontlicense.org' },
  {
    what: 'about.creditCode',
    by: 'React, wouter, zustand, idb, zod, uqr, intl-messageformat, noble-hashes',
    licence: 'MIT, ISC, BSD-3-Clause',
    link: undefined,
  },
] as const;

export function About() {
  const { t } = useText();
  return (
    <div className="paper-page">
      <h1>{t('about.title')}</h1>
      <p className="lead">{t('about.lead')}</p>
      {PARTS.map(([title, says]) => (
        <section key={title}>
          <h2>{t(title)}</h2>
          <p className="says">{t(says)}</p>
        </section>
      ))}
      <section>
        <h2>{t('about.credits')}</h2>
        <dl className="facts">
          {CREDITS.map(({ what, by, licence, link }) => (
            <div className="fact" key={what}>
              <dt>{t(what)}</dt>
              <dd>
                {by},{' '}
                {link === undefined ? (
                  licence
                ) : (
                  <a href={link} rel="noreferrer">
                    {licence}
                  </a>
                )}
              </dd>
            </div>
          ))}
        </dl>
        <p className="says">{t('about.creditsSays')}</p>
        <IconCredits />
      </section>
      <section>
        <h2>{t('about.honestTitle')}</h2>
        <p className="says">{t('about.honestSays')}</p>
        <Link className="text-link" href="/check">
          {t('common.check')}
        </Link>
      </section>
      <Changes />
    </div>
  );
}
