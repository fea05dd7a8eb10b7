import { named } from '@archipel/anno1800';
import { objectiveLine1800 } from '@archipel/text';
import { memo, useMemo } from 'react';
import { Flag, Icon } from '../../pieces/index.ts';
import { SentenceText } from '../../table/SentenceText.tsx';
import { useCommands, useFacts, useWords } from '../context/context.ts';
import { TilePicture } from '../market/MarketTile.tsx';
import { standingOf } from '../model/standing.ts';

/** R13: objectives that are used in one's turn, and the move that does so. */
const EFFECTS = { 'alonso-graves': 'graves', aarhant: 'aarhant', editor: 'editor' } as const;

/** The five objectives, what each asks for, and how everybody stands. */
export const Objectives = memo(function Objectives() {
  const { view } = useFacts();
  const { t } = useWords();
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

/** One of them by itself, in a menu. */
export function OneObjective({ id }: { readonly id: string }) {
  const { view } = useFacts();
  const lines = useMemo(() => view.table.seats.map((_, seat) => standingOf(view, seat).lines.find(({ line }) => line === id)), [view, id]);
  return <Objective id={id} lines={lines} />;
}

type Line = ReturnType<typeof standingOf>['lines'][number] | undefined;

function Objective({ id, lines }: { readonly id: string; readonly lines: readonly Line[] }) {
  const { box, seat, view } = useFacts();
  const { names, text, t } = useWords();
  const objective = named(box.objectives, id);
  const asks = useMemo(() => objectiveLine1800(text, names, id), [text, names, id]);
  const own = seat === undefined ? undefined : lines[seat];
  const majority = objective.kind === 'majority';
  const counted = majority || objective.kind === 'each' || objective.kind === 'at-most';
  return (
    <article className="objective" data-at={`objective-${id}`} data-explain={`objective ${id}`}>
      <div>
        <h3>{names.objective(id)}</h3>
        <p>
          {objective.kind === 'industry' && (
            <span className="objective-tiles">
              {(objective.industries ?? []).map((tile) => (
                <span key={tile} data-explain={`tile ${tile}`}>
                  <span className="hidden-name">{names.tile(tile)}</span>
                  <TilePicture id={tile} size={20} />
                </span>
              ))}
            </span>
          )}
          {objective.kind === 'industry' ? (
            t('table.objectiveIndustry', { points: objective.pointsEach ?? 0 })
          ) : (
            <SentenceText sentence={asks} />
          )}
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

export function UseIt({ id }: { readonly id: string }) {
  const { moves, view, decision } = useFacts();
  const { t } = useWords();
  const { act, want } = useCommands();
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
