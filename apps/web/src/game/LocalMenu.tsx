import { useId } from 'react';
import { InMasthead } from '../frame/slots.tsx';
import { Icon } from '../pieces/index.ts';
import { prefer, usePreferences } from '../reader/preferences.ts';
import { useText } from '../reader/text.tsx';
import { tableName } from '../ui/names.ts';
import { matchFileName, saveText } from '../ui/saveText.ts';
import { MenuItems } from './MenuItems.tsx';

/** Saves a game on this device as a file, however far it has got. */
export async function saveKept(id: string): Promise<void> {
  const { fileOfKept } = await import('../session/gameFiles.ts');
  const text = await fileOfKept(id);
  if (text !== undefined) saveText(text, matchFileName(tableName(id)));
}

/** The menu of a game on this device: one button in the masthead. */
interface Props {
  readonly game: string;
  readonly id: string;
  /** Whether a beginner plays, who may switch the advice off. */
  readonly advised: boolean;
}

export function LocalMenu({ game, id, advised }: Props) {
  const { t } = useText();
  const menu = useId();
  const { advice } = usePreferences();
  return (
    <InMasthead at="tools">
      <button className="quiet-button" type="button" popoverTarget={menu} title={t('lobby.menu')} data-key="menu">
        <Icon name="menu" size={20} />
        <span className="hidden-name">{t('lobby.menu')}</span>
      </button>
      <div className="table-menu" id={menu} popover="auto">
        <button className="button" type="button" data-menu="export" onClick={() => void saveKept(id)}>
          <Icon name="save" size={18} />
          {t('common.saveGame')}
        </button>
        {advised && (
          <button className="button" type="button" data-menu="advice" aria-pressed={advice} onClick={() => prefer({ advice: !advice })}>
            <Icon name="hint" size={18} />
            {t('settings.advice')}
          </button>
        )}
        <MenuItems game={game} />
      </div>
    </InMasthead>
  );
}
