import languages from 'virtual:languages';
import { Link, useLocation } from 'wouter';
import { Mark } from '../drawing/Mark.tsx';
import { Icon } from '../pieces/index.ts';
import { prefer, usePreferences } from '../reader/preferences.ts';
import { useText } from '../reader/text.tsx';
import { useSlots } from './slots.tsx';
import { useDark } from './useDark.ts';

/** Languages call themselves by their own name, whatever the page speaks. */
export const OWN_NAMES = { en: 'English', de: 'Deutsch', fr: 'Français', pl: 'Polski', ru: 'Русский' } as const;

const slot = (at: 'middle' | 'tools') => (element: HTMLElement | null) => useSlots.setState({ [at]: element });
const [middle, tools] = [slot('middle'), slot('tools')];

export function Masthead({ wide }: { readonly wide: boolean }) {
  const { t } = useText();
  const [place] = useLocation();
  return (
    <header className={wide ? 'masthead masthead-wide' : 'masthead'}>
      <Link className="brand" href="/" aria-label={t('common.home')}>
        <Mark />
        <span>{t('common.archipel')}</span>
      </Link>
      {wide ? null : (
        <nav className="masthead-nav" aria-label={t('common.pages')}>
          <Link href="/learn" aria-current={place.startsWith('/learn') ? 'page' : undefined}>
            {t('home.learn')}
          </Link>
          <Link href="/puzzle/all" aria-current={place.startsWith('/puzzle') ? 'page' : undefined}>
            {t('home.puzzles')}
          </Link>
          <Link href="/rules" aria-current={place.startsWith('/rules') ? 'page' : undefined}>
            {t('common.rules')}
          </Link>
          <Link href="/sheet" aria-current={place.startsWith('/sheet') ? 'page' : undefined}>
            {t('common.sheet')}
          </Link>
          <Link href="/statistics" aria-current={place.startsWith('/statistics') ? 'page' : undefined}>
            {t('common.statistics')}
          </Link>
          <Link href="/about">{t('common.about')}</Link>
        </nav>
      )}
      <div className="masthead-middle" ref={middle} />
      <div className="tools">
        <div className="tools-own" ref={tools} />
        <SoundButton />
        <ThemeButton />
        <LanguageChoice />
        {wide ? null : <MeChip />}
      </div>
    </header>
  );
}

function SoundButton() {
  const { t } = useText();
  const { sound } = usePreferences();
  return (
    <button
      className="quiet-button sound-button"
      type="button"
      aria-pressed={sound}
      title={t('common.sound')}
      onClick={() => prefer({ sound: !sound })}
    >
      <Icon name={sound ? 'sound' : 'silent'} size={20} />
      <span className="hidden-name">{t('common.sound')}</span>
    </button>
  );
}

function ThemeButton() {
  const { t } = useText();
  const dark = useDark();
  return (
    <button
      className="quiet-button"
      type="button"
      aria-pressed={dark}
      title={t('common.darkColours')}
      onClick={() => prefer({ theme: dark ? 'light' : 'dark' })}
    >
      <Icon name={dark ? 'sun' : 'moon'} size={20} />
      <span className="hidden-name">{t('common.darkColours')}</span>
    </button>
  );
}

function LanguageChoice() {
  const { t } = useText();
  const { language } = usePreferences();
  return (
    <label className="language">
      <span className="hidden-name">{t('common.language')}</span>
      <Icon name="globe" size={20} />
      <select value={language} onChange={({ target }) => prefer({ language: languages.find((each) => each === target.value) ?? 'en' })}>
        {languages.map((each) => (
          <option key={each} value={each} lang={each}>
            {OWN_NAMES[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

function MeChip() {
  const { t } = useText();
  const { name } = usePreferences();
  return (
    <Link className="me-chip" href="/settings" title={t('common.settings')}>
      <Icon name="settings" size={20} />
      <span>{name || t('common.settings')}</span>
      {name ? <span className="hidden-name">{t('common.settings')}</span> : null}
    </Link>
  );
}
