import { named } from '@archipel/anno1800';
import { objectiveLine1800 } from '@archipel/text';
import { memo, useMemo } from 'react';
import { Flag, Icon } from '../../pieces/index.ts';
import { useTable } from '../context.tsx';
import { TilePicture } from '../market/MarketTile.tsx';
import { standingOf } from '../model/standing.ts';
import { Said } from '../Said.tsx';

/** R13: objectives that are used in one's turn, and the move that does so. */
const EFFECTS = { 'alonso-graves': 'graves', aarhant: 'aarhant', editor: 'editor' } as const;

/** The five objectives, what each asks for, and how everybody stands. */
export const Objectives = memo(function Objectives() {
  const { view, t } = useTable();
  const sheets = useMemo(() => view.table.seats.map((_, seat) => standingOf(view, seat)), [view]);
  return (
    <section className="objectives" aria-label={t('table.objectives')}>
      <header className="part-head">
        <h2>{t('table.objectives')}</h2>
        <p>{t('table.forYou')}</p>
      </header>
      {view.table.objectives.map((id) => (
        <Objective key={id} id={id} lines={sheets.map(({ lines }) => lines.find(({ line }) => line === id))} />
      ))}
    </section>
  );
});

type Line = ReturnType<typeof standingOf>['lines'][number] | undefined;

function Objective({ id, lines }: { readonly id: string; readonly lines: readonly Line[] }) {
  const { box, names, text, seat, view, t } = useTable();
  const objective = named(box.objectives, id);
  const asks = useMemo(() => objectiveLine1800(text, names, id), [text, names, id]);
  const own = seat === undefined ? undefined : lines[seat];
  const majority = objective.kind === 'majority';
  const counted = majority || objective.kind === 'each' || objective.kind === 'at-most';
  return (
    <article className="objective">
      <div>
        <h3>{names.objective(id)}</h3>
        <p>
          {objective.kind === 'industry' && (
            <span className="objective-tiles">
              {(objective.industries ?? []).map((tile) => (
                <span key={tile} title={names.tile(tile)}>
                  <TilePicture id={tile} size={20} />
                </span>
              ))}
            </span>
          )}
          {objective.kind === 'industry' ? t('table.objectiveIndustry', { points: objective.pointsEach ?? 0 }) : <Said said={asks} />}
        </p>
        {counted && (
          <p className="objective-standing">
            {view.table.seats.map((_, other) => (
              <span key={other} data-best={majority && (lines[other]?.points ?? 0) > 0}>
                <Flag seat={other} width={18} />
                <b>{lines[other]?.count ?? 0}</b>
              </span>
            ))}
          </p>
        )}
      </div>
      {objective.kind === 'effect' ? <UseIt id={id} /> : <strong>{own?.points ?? ''}</strong>}
    </article>
  );
}

function UseIt({ id }: { readonly id: string }) {
  const { moves, t, act, want, view, decision } = useTable();
  if (!isUsable(id)) return <span className="objective-effect">{t('table.always')}</span>;
  const kind = EFFECTS[id];
  const legal = moves.some((move) => move.kind === kind);
  const used = view.table.turn.used.includes(id) && decision.ask !== 'wait';
  return (
    <button
      type="button"
      className="button small"
      data-light={legal ? 'lit' : 'dark'}
      disabled={!legal}
      onClick={() => (kind === 'aarhant' ? act([{ kind }]) : want({ kind }))}
    >
      <Icon name={kind === 'editor' ? 'cards' : kind === 'aarhant' ? 'plus' : 'build'} size={14} />
      {t(used ? 'table.effectUsed' : 'table.useEffect')}
    </button>
  );
}

function isUsable(id: string): id is keyof typeof EFFECTS {
  return Object.hasOwn(EFFECTS, id);
}
