import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../pieces/index.ts';
import { prefer, usePreferences } from '../reader/preferences.ts';
import { useText } from '../reader/text.tsx';
import { rulesAddress } from '../ui/ruleAddress.ts';

const RulesDialog = lazy(async () => ({ default: (await import('./RulesDialog.tsx')).RulesDialog }));

/** Games whose rules are written in short. */
const WITH_RULES = ['anno1800', 'anno1503'];

/** What the menu of every game has: its rules, sound, settings, and the way home. */
export function MenuItems({ game }: { readonly game: string }) {
  const { t, language } = useText();
  const { sound } = usePreferences();
  const [rules, setRules] = useState(false);
  return (
    <>
      {WITH_RULES.includes(game) && (
        <button className="button" type="button" data-menu="rules" onClick={() => setRules(true)}>
          <Icon name="file" size={18} />
          {t('lobby.rules')}
        </button>
      )}
      {WITH_RULES.includes(game) && (
        // In a tab of its own: the game goes on where it is.
        <a className="button" href={rulesAddress(game, language)} target="_blank" rel="noopener" data-menu="rules-page">
          <Icon name="orders" size={18} />
          {t('common.rules')}
        </a>
      )}
      <button className="button" type="button" data-menu="sound" aria-pressed={sound} onClick={() => prefer({ sound: !sound })}>
        <Icon name={sound ? 'sound' : 'silent'} size={18} />
        {t('common.sound')}
      </button>
      <Link className="button" href="/settings" data-menu="settings">
        <Icon name="settings" size={18} />
        {t('common.settings')}
      </Link>
      <Link className="button" href="/" data-menu="leave">
        <Icon name="home" size={18} />
        {t('lobby.toHome')}
      </Link>
      {rules && (
        <Suspense>
          <RulesDialog game={game} onClose={() => setRules(false)} />
        </Suspense>
      )}
    </>
  );
}
