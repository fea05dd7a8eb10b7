import languages from 'virtual:languages';
import { OWN_NAMES } from '../frame/Masthead.tsx';
import { prefer, usePreferences } from '../reader/preferences.ts';
import { useText } from '../reader/text.tsx';
import { Segments } from '../ui/Segments.tsx';
import { PaceOfOthers } from './PaceOfOthers.tsx';

/** What this device looks and sounds like. */
export function Look() {
  const { t } = useText();
  const { language, theme, sound, motion, keys, advice } = usePreferences();
  return (
    <section aria-labelledby="settings-look">
      <h2 id="settings-look">{t('settings.look')}</h2>
      <div className="terms">
        <Segments
          legend={t('common.language')}
          options={languages.map((value) => ({ value, label: OWN_NAMES[value] }))}
          value={language}
          onChange={(value) => prefer({ language: value })}
        />
        <Segments
          legend={t('settings.colours')}
          options={[
            { value: 'system', label: t('settings.asSystem') },
            { value: 'light', label: t('settings.light') },
            { value: 'dark', label: t('settings.dark') },
          ]}
          value={theme}
          onChange={(value) => prefer({ theme: value })}
        />
        <Segments
          legend={t('settings.motion')}
          options={[
            { value: 'system', label: t('settings.asSystem') },
            { value: 'none', label: t('settings.noMotion') },
          ]}
          value={motion}
          onChange={(value) => prefer({ motion: value })}
        />
        <PaceOfOthers />
        <label className="check">
          <input type="checkbox" checked={sound} onChange={({ target }) => prefer({ sound: target.checked })} />
          {t('common.sound')}
        </label>
        <label className="check">
          <input type="checkbox" checked={keys} onChange={({ target }) => prefer({ keys: target.checked })} />
          {t('settings.letterKeys')}
        </label>
        <label className="check">
          <input type="checkbox" checked={advice} onChange={({ target }) => prefer({ advice: target.checked })} />
          {t('settings.advice')}
        </label>
      </div>
    </section>
  );
}
