import { playerAt } from '@archipel/anno1800';
import { memo, useMemo } from 'react';
import { Change } from '../../table/follow/Change.tsx';
import { Deferred, useCommands, useFacts, useWords } from '../context/context.ts';
import { usePreview } from '../context/preview.tsx';
import { influenceParts } from '../model/influenceParts.ts';
import { plannedTokens } from '../model/planPreview.ts';
import { Coin, Cube, nameOfLevel, Token } from '../pieces/index.ts';
import { Expeditions } from './Expeditions.tsx';
import { Played } from './Played.tsx';

/** What a player has besides the islands: tokens, gold, exhausted people, played cards, expeditions, points. */
export function Ledger({ seat }: { readonly seat: number }) {
  const { view, box, moves, seat: own } = useFacts();
  const { preview } = usePreview();
  const { names, t } = useWords();
  const { choose } = useCommands();
  const player = playerAt(view.table, seat);
  const mine = seat === own;
  const spentTokens = {
    trade: preview && mine ? plannedTokens(preview, 'trade') : 0,
    exploration: preview && mine ? plannedTokens(preview, 'exploration') : 0,
  };
  return (
    <section className="ledger" aria-label={t('table.ledger')}>
      <div className="purse">
        {(['trade', 'exploration'] as const).map((kind) => {
          const rested = player.onShips[kind] + player.onCards[kind];
          const all = rested + player.spent[kind];
          return (
            <div key={kind} data-at={mine ? `tokens-${kind}` : undefined} data-explain={`token ${kind}`}>
              <h4>{t(`table.${kind}`)}</h4>
              <span className="purse-tokens">
                {all > 6 ? (
                  <>
                    <b>{rested}</b>
                    <Token kind={kind} size={18} />
                  </>
                ) : (
                  Array.from({ length: all }, (_, at) => (
                    <Token
                      key={at}
                      kind={kind}
                      size={18}
                      state={at >= rested ? 'off' : at >= rested - spentTokens[kind] ? 'ghost' : 'full'}
                    />
                  ))
                )}
              </span>
              <p>{t('table.tokensOf', { rested: rested - spentTokens[kind], all, onCards: player.onCards[kind] })}</p>
            </div>
          );
        })}
        <div data-at={mine ? 'gold' : undefined} data-explain="gold">
          <h4>{names.term('gold')}</h4>
          <span className="purse-gold">
            <Coin size={20} />
            <b>{player.gold}</b> <Change value={player.gold} />
          </span>
        </div>
        <button
          type="button"
          className="purse-exhausted"
          data-explain="exhausted"
          data-at={mine ? 'exhausted' : undefined}
          data-ways={mine && moves.some((move) => move.kind === 'end-shift' && move.at === 'exhausted')}
          onClick={(event) => (mine ? choose({ kind: 'place', at: 'exhausted' }, event.currentTarget) : undefined)}
        >
          <h4>{t('table.exhausted')}</h4>
          <span className="purse-people">
            {player.exhausted.every((count) => count === 0) && <span className="quiet">{t('table.nobody')}</span>}
            {player.exhausted.map((count, level) =>
              count > 0 ? (
                <span key={nameOfLevel(level)}>
                  {count > 1 && count}
                  <Cube level={level} size={14} />
                </span>
              ) : null,
            )}
          </span>
        </button>
      </div>
      <p className="shift-prices">
        <span>{names.term('shift-end')}</span>
        {box.shiftEnd.map((gold, level) => (
          <span key={nameOfLevel(level)}>
            <Cube level={level} size={13} />
            {gold}
          </span>
        ))}
        <Coin size={14} />
      </p>
      <Deferred>
        <Played seat={seat} />
        {mine && <Expeditions />}
        <Influence seat={seat} />
      </Deferred>
    </section>
  );
}

/** Points as they stand, by where they come from. */
const Influence = memo(function Influence({ seat }: { readonly seat: number }) {
  const { view } = useFacts();
  const { t } = useWords();
  const { total, parts } = useMemo(() => influenceParts(view, seat), [view, seat]);
  return (
    <div className="influence" data-explain="influence">
      <h3>
        {t('table.influenceNow')} <strong>{total}</strong> <Change value={total} />
      </h3>
      <span className="influence-bar" aria-hidden="true">
        {parts.map(({ name, points }) => points > 0 && <i key={name} data-part={name} style={{ flexGrow: points }} />)}
      </span>
      <p>
        {parts.map(({ name, points }) => (
          <span key={name}>
            <i data-part={name} /> {t(`table.part-${name}`)} {points}
          </span>
        ))}
      </p>
    </div>
  );
});
