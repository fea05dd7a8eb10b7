import { playerAt } from '@archipel/anno1800';
import { memo } from 'react';
import type { Box } from '../../pieces/shore.ts';
import { useCommands, useFacts, useWords } from '../context/context.ts';
import { Token } from '../pieces/index.ts';

/** Where the next island of a world would lie, and what it costs to go there (R12). */
export const NextIsland = memo(function NextIsland({ kind, box }: { readonly kind: 'settle' | 'explore'; readonly box: Box }) {
  const { view, seat, lights, box: things } = useFacts();
  const { t } = useWords();
  const { want } = useCommands();
  if (seat === undefined) return null;
  const player = playerAt(view.table, seat);
  const made = kind === 'settle' ? player.oldWorld.length : player.newWorld.length;
  const left = kind === 'settle' ? view.table.oldWorld : view.table.newWorld;
  const price = things.components.islandTokens[made];
  const light = lights.voyage(kind);
  return (
    <button
      type="button"
      className="next-island"
      data-light={light}
      data-key={kind}
      data-at={`island-${kind}`}
      data-explain={`world ${kind}`}
      style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
      aria-label={`${t(`table.${kind}Next`, { number: made + 1, tokens: price ?? 0, left })}, ${t(`table.light-${light}`)}`}
      onClick={(event) => want({ kind }, event.currentTarget)}
    >
      <i>{t(kind === 'settle' ? 'table.oldWorld' : 'table.newWorld')}</i>
      {price === undefined || left === 0 ? (
        <span>{t('table.noFurther')}</span>
      ) : (
        <>
          <b>{t('table.nthIsland', { number: made + 1 })}</b>
          <span className="next-price">
            {price > 3 ? (
              <>
                {price}
                <Token kind="exploration" size={16} />
              </>
            ) : (
              Array.from({ length: price }, (_, at) => <Token key={at} kind="exploration" size={16} />)
            )}
          </span>
          <small>{t('table.leftInStack', { count: left })}</small>
        </>
      )}
    </button>
  );
});
