import { named, owned, playerAt } from '@archipel/anno1800';
import { memo, type ReactNode, useMemo } from 'react';
import { Change } from '../../table/follow/Change.tsx';
import { Deferred, useCommands, useFacts, useWords } from '../context/context.ts';
import { usePreview } from '../context/preview.tsx';
import { influenceParts } from '../model/influenceParts.ts';
import { plannedTokens } from '../model/planPreview.ts';
import { playedInOrder } from '../model/played.ts';
import { standingOf } from '../model/standing.ts';
import { Coin, Cube, nameOfLevel, Token } from '../pieces/index.ts';
import { PlayedCard } from './PlayedCard.tsx';

interface Props {
  readonly seat: number;
  /** Only what changes with every move. */
  readonly short?: boolean;
  /** The played cards also where it is short. */
  readonly played?: boolean;
}

/** The ledger in rows: a label, what there is, its number at the right edge. */
export function LedgerRows({ seat, short = false, played = false }: Props) {
  const { view, box, seat: own } = useFacts();
  const { preview } = usePreview();
  const { names, t } = useWords();
  const { choose } = useCommands();
  const player = playerAt(view.table, seat);
  const mine = seat === own;
  return (
    <section className="ledger-rows" aria-label={t('table.ledger')}>
      <div className="ledger-row" data-halves="true">
        {(['trade', 'exploration'] as const).map((kind) => {
          const rested = player.onShips[kind] + player.onCards[kind];
          const planned = mine && preview ? plannedTokens(preview, kind) : 0;
          return (
            <div key={kind} data-at={mine ? `tokens-${kind}` : undefined} data-explain={`token ${kind}`}>
              <h4>{t(`table.short-${kind}`)}</h4>
              <Tokens kind={kind} rested={rested} planned={planned} all={rested + player.spent[kind]} />
            </div>
          );
        })}
      </div>
      <div className="ledger-row" data-halves="true">
        <div data-at={mine ? 'gold' : undefined} data-explain="gold">
          <h4>{names.term('gold')}</h4>
          <Coin size={19} />
          <b className="ledger-gold">{player.gold}</b> <Change value={player.gold} />
        </div>
        <button
          type="button"
          data-at={mine ? 'exhausted' : undefined}
          data-explain="exhausted"
          onClick={(event) => (mine ? choose({ kind: 'place', at: 'exhausted' }, event.currentTarget) : undefined)}
        >
          <h4>{t('table.exhausted')}</h4>
          {player.exhausted.every((count) => count === 0) && <span className="quiet">{t('table.nobody')}</span>}
          {player.exhausted.map((count, level) =>
            count > 0 ? (
              <span key={nameOfLevel(level)} className="ledger-count">
                <Cube level={level} size={13} />
                {count}
              </span>
            ) : null,
          )}
        </button>
      </div>
      {short && played && (
        <Deferred>
          <PlayedRow seat={seat} />
        </Deferred>
      )}
      {!short && (
        <>
          <Row label={t('table.short-shift-end')}>
            <span className="ledger-shift">
              {box.shiftEnd.map((gold, level) => (
                <span key={nameOfLevel(level)} className="ledger-count">
                  <Cube level={level} size={13} />
                  {gold}
                </span>
              ))}
              <Coin size={14} />
            </span>
          </Row>
          <Deferred>
            <PlayedRow seat={seat} />
            {mine && <ExpeditionsRow />}
            <InfluenceRow seat={seat} />
          </Deferred>
        </>
      )}
    </section>
  );
}

/** Up to so many tokens are drawn one by one. */
const MOST = 5;

function Tokens({ kind, rested, planned, all }: Record<'rested' | 'planned' | 'all', number> & { readonly kind: 'trade' | 'exploration' }) {
  const { t } = useWords();
  return (
    <span className="ledger-tokens">
      {all > MOST ? (
        <Token kind={kind} size={17} state={rested > 0 ? 'full' : 'off'} />
      ) : (
        Array.from({ length: all }, (_, at) => (
          <Token key={at} kind={kind} size={17} state={at >= rested ? 'off' : at >= rested - planned ? 'ghost' : 'full'} />
        ))
      )}
      <span>{t('table.tokensOf', { rested: rested - planned, all, onCards: 0 })}</span>
    </span>
  );
}

interface RowProps {
  readonly label: ReactNode;
  readonly count?: number;
  readonly points?: number;
  readonly children: ReactNode;
}

function Row({ label, count, points, children }: RowProps) {
  return (
    <div className="ledger-row">
      <h4>
        {label} {count !== undefined && <i>{count}</i>}
      </h4>
      {children}
      {points !== undefined && <strong>{points}</strong>}
    </div>
  );
}

/** R9: cards that can be activated stay whole; of the others one sees the edge. */
const PlayedRow = memo(function PlayedRow({ seat }: { readonly seat: number }) {
  const { view, box, moves, seat: own } = useFacts();
  const { t } = useWords();
  const { played } = playerAt(view.table, seat);
  const points = played.reduce((sum, { card }) => sum + named(box.cards, card).points, 0);
  const cards = playedInOrder(played, seat === own ? moves : []);
  const ready = cards.filter(({ state }) => state === 'ready').length;
  return (
    <Row label={t('table.played')} count={played.length} points={points}>
      <span className="ledger-played">
        {cards.map(({ card, state }) => (
          <PlayedCard key={card} card={card} state={state} folded />
        ))}
        {ready > 0 && <b className="now-text">{t('table.toUse', { count: ready })}</b>}
      </span>
    </Row>
  );
});

/** R15.3: who may visit each of one's own cards; those who are there are drawn full. */
const ExpeditionsRow = memo(function ExpeditionsRow() {
  const { view, box, seat } = useFacts();
  const { t } = useWords();
  if (seat === undefined || view.expeditions.length === 0) return null;
  const player = playerAt(view.table, seat);
  const points = standingOf(view, seat).lines.find(({ line }) => line === 'expeditions')?.points ?? 0;
  return (
    <Row label={t('table.expeditions')} count={view.expeditions.length} points={points}>
      <span className="ledger-expeditions">
        {view.expeditions.map((id) => {
          const { animal, artefact } = named(box.expeditions, id);
          return (
            <span key={id} className="xp" data-explain="expedition">
              {[animal, artefact].map(({ visitor }, side) => (
                <Cube key={side} level={visitor} size={13} state={owned(player, visitor) > 0 ? 'full' : 'slot'} />
              ))}
            </span>
          );
        })}
      </span>
    </Row>
  );
});

const InfluenceRow = memo(function InfluenceRow({ seat }: { readonly seat: number }) {
  const { view } = useFacts();
  const { t } = useWords();
  const { total, parts } = useMemo(() => influenceParts(view, seat), [view, seat]);
  return (
    <Row
      label={
        <>
          {t('table.influence')} <Change value={total} />
        </>
      }
      points={total}
    >
      <span className="ledger-influence" data-explain="influence">
        {parts.map(
          ({ name, points }) =>
            points > 0 && (
              <span key={name} data-part={name} style={{ flexGrow: points }} title={`${t(`table.part-${name}`)} ${points}`}>
                {points * 5 > total ? `${t(`table.part-${name}`)} ${points}` : points}
              </span>
            ),
        )}
      </span>
    </Row>
  );
});
