import { named, owned, playerAt } from '@archipel/anno1800';
import { memo } from 'react';
import { Icon } from '../../pieces/index.ts';
import { useFacts, useWords } from '../context/context.ts';
import { standingOf } from '../model/standing.ts';
import { Cube } from '../pieces/index.ts';

/** One's own expedition cards: an animal and an artefact each, and who may visit them (R15.3). */
export const Expeditions = memo(function Expeditions() {
  const { view, box, seat } = useFacts();
  const { t } = useWords();
  if (seat === undefined || view.expeditions.length === 0) return null;
  const player = playerAt(view.table, seat);
  const points = standingOf(view, seat).lines.find(({ line }) => line === 'expeditions')?.points ?? 0;
  return (
    <div className="expeditions">
      <h3>
        {t('table.expeditions')} <span>{t('table.expeditionCount', { count: view.expeditions.length })}</span>{' '}
        <strong>{t('table.points', { points })}</strong>
      </h3>
      <div className="expedition-cards">
        {view.expeditions.map((id) => {
          const { animal, artefact } = named(box.expeditions, id);
          return (
            <span key={id} className="xp" data-explain="expedition">
              {(
                [
                  ['animal', animal],
                  ['artefact', artefact],
                ] as const
              ).map(([side, field]) => (
                <span key={side} className="xp-side">
                  <Icon name={side} size={18} />
                  <Cube level={field.visitor} size={13} state={owned(player, field.visitor) > 0 ? 'full' : 'slot'} />
                  <b>{field.points}</b>
                </span>
              ))}
            </span>
          );
        })}
      </div>
    </div>
  );
});
