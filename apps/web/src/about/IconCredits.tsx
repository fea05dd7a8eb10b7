import { GAME_ICONS, type IconName } from '../pieces/iconNames.ts';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { ICON_AUTHORS } from './iconAuthors.ts';

/** The name that an icon has with us, by its name at game-icons.net. */
const OURS = new Map<string, IconName>(Object.entries(GAME_ICONS).map(([ours, theirs]) => [theirs, ours as keyof typeof GAME_ICONS]));

/** Everybody who drew an icon that is in use, with what they drew. */
export function IconCredits() {
  const { t } = useText();
  return (
    <ul className="icon-credits">
      {ICON_AUTHORS.map(({ name, link, icons }) => (
        <li key={name}>
          <h3>
            {link === undefined ? (
              t('about.iconsBy', { author: name })
            ) : (
              <a href={link} rel="noreferrer">
                {t('about.iconsBy', { author: name })}
              </a>
            )}
          </h3>
          <ul>
            {icons.map((icon) => {
              const ours = OURS.get(icon);
              return (
                <li key={icon} lang="en">
                  {ours === undefined ? null : <Icon name={ours} size={22} />}
                  {icon.replaceAll('-', ' ')}
                </li>
              );
            })}
          </ul>
        </li>
      ))}
    </ul>
  );
}
