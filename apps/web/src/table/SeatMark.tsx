import type { Chair } from '@archipel/protocol';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';

/** Beside a name: whether a bot plays for this person, or the person is away. */
export function SeatMark({ chair }: { readonly chair: Chair | undefined }) {
  const { t } = useText();
  if (chair?.kind !== 'person') return null;
  if (chair.standIn !== null)
    return (
      <small className="seat-mark" title={t('table.standInSays', { name: chair.name })}>
        <Icon name="bot" size={14} /> {t('table.standIn')}
      </small>
    );
  return chair.here ? null : <small>{t('table.away')}</small>;
}
