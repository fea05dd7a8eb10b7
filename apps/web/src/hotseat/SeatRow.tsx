import { LEVELS, type Level } from '@archipel/protocol';
import { Flag, Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { levelName } from '../ui/names.ts';
import { Segments } from '../ui/Segments.tsx';
import { StyleSelect } from '../ui/StyleSelect.tsx';
import type { Sitter } from './seats.ts';

interface Props {
  readonly seat: number;
  readonly sitter: Sitter;
  readonly levels: readonly Level[];
  /** Whether the bots of this game have styles. */
  readonly styled: boolean;
  readonly onChange: (changes: Partial<Sitter>) => void;
  /** Nothing on the first chair. */
  readonly onEarlier: (() => void) | undefined;
  /** Nothing where the game needs every chair. */
  readonly onRemove: (() => void) | undefined;
}

/** One chair: its flag, a person with a name or a bot with a level, and the way to another place. */
export function SeatRow({ seat, sitter, levels, styled, onChange, onEarlier, onRemove }: Props) {
  const { t } = useText();
  const number = seat + 1;
  const { kind, name, level, style } = sitter;
  return (
    <li className="sitter">
      <Flag seat={seat} width={33} />
      {kind === 'person' ? (
        <input
          type="text"
          maxLength={24}
          autoComplete="off"
          aria-label={t('hotseat.nameOf', { number })}
          placeholder={t('hotseat.namePlaceholder', { number })}
          value={name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      ) : (
        <div className="sitter-bot">
          <select
            className="select"
            aria-label={t('hotseat.levelOf', { number })}
            value={level}
            onChange={({ target }) => onChange({ level: LEVELS.find((each) => each === target.value) ?? level })}
          >
            {levels.map((each) => (
              <option key={each} value={each}>
                {t('common.bot', { level: levelName(t, each) })}
              </option>
            ))}
          </select>
          {styled ? (
            <StyleSelect label={t('style.of', { number })} value={style} onChange={(chosen) => onChange({ style: chosen })} />
          ) : null}
        </div>
      )}
      <div className="sitter-ways">
        <Segments
          inline
          legend={t('hotseat.whoSits', { number })}
          options={[
            { value: 'person', label: t('hotseat.person') },
            { value: 'bot', label: t('hotseat.bot') },
          ]}
          value={kind}
          onChange={(chosen) => onChange({ kind: chosen })}
        />
        <SeatButton icon="earlier" says={t('hotseat.earlier', { number })} onPress={onEarlier} />
        <SeatButton icon="close" says={t('hotseat.removeChair', { number })} onPress={onRemove} />
      </div>
    </li>
  );
}

interface ButtonProps {
  readonly icon: 'earlier' | 'close';
  readonly says: string;
  readonly onPress: (() => void) | undefined;
}

function SeatButton({ icon, says, onPress }: ButtonProps) {
  return (
    <button className="quiet-button" type="button" disabled={onPress === undefined} title={says} onClick={onPress}>
      <Icon name={icon} size={18} />
      <span className="hidden-name">{says}</span>
    </button>
  );
}
