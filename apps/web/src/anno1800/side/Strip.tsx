import { DECKS, named } from '@archipel/anno1800';
import { memo, useMemo } from 'react';
import { Flag, Icon } from '../../pieces/index.ts';
import { useCommands, useFacts, useWords } from '../context/context.ts';
import { TilePicture } from '../market/MarketTile.tsx';
import { standingOf } from '../model/standing.ts';
import { Cube, DeckMark, nameOfLevel } from '../pieces/index.ts';
import { UseIt } from './Objectives.tsx';

/** Objectives and supply in one line, for windows without a side column. Each opens what it is short for. */
export const Strip = memo(function Strip() {
  const { view } = useFacts();
  const { t } = useWords();
  const sheets = useMemo(() => view.table.seats.map((_, seat) => standingOf(view, seat)), [view]);
  return (
    <section className="strip" aria-label={t('table.objectives')}>
      {view.table.objectives.map((id) => (
        <Objective key={id} id={id} lines={sheets.map(({ lines }) => lines.find(({ line }) => line === id))} />
      ))}
      <Left />
    </section>
  );
});

type Line = ReturnType<typeof standingOf>['lines'][number] | undefined;

function Objective({ id, lines }: { readonly id: string; readonly lines: readonly Line[] }) {
  const { box, seat, view } = useFacts();
  const { names } = useWords();
  const { choose } = useCommands();
  const objective = named(box.objectives, id);
  const majority = objective.kind === 'majority';
  const counted = majority || objective.kind === 'each' || objective.kind === 'at-most';
  const own = seat === undefined ? undefined : lines[seat];
  return (
    <span className="strip-part" data-at={`objective-${id}`}>
      <button
        type="button"
        className="strip-objective"
        data-explain={`objective ${id}`}
        onClick={(event) => choose({ kind: 'objective', id }, event.currentTarget)}
      >
        <b>{names.objective(id)}</b>
        {objective.kind === 'industry' && (
          <span className="strip-tiles">
            {(objective.industries ?? []).map((tile) => (
              <TilePicture key={tile} id={tile} size={17} />
            ))}
          </span>
        )}
        {counted && (
          <span className="objective-standing">
            {view.table.seats.map((_, other) => (
              <span key={other} data-best={majority && (lines[other]?.points ?? 0) > 0}>
                <Flag seat={other} width={16} />
                <b>{lines[other]?.count ?? 0}</b>
              </span>
            ))}
          </span>
        )}
        {objective.kind !== 'effect' && own !== undefined && <strong>{own.points}</strong>}
      </button>
      {objective.kind === 'effect' && <UseIt id={id} />}
    </span>
  );
}

/** At so many or fewer a supply runs out. */
const LOW = 4;

/** What is left for everybody: all of it, or only what runs out. */
function Left() {
  const { view, folds } = useFacts();
  const { t } = useWords();
  const { choose } = useCommands();
  const { supply, decks, expeditionDeck } = view.table;
  const cubes = supply.map((left, level) => ({ level, left })).filter(({ left }) => folds.wholeSupply || left <= LOW);
  return (
    <button type="button" className="strip-left" data-at="supply" onClick={(event) => choose({ kind: 'supply' }, event.currentTarget)}>
      <b>{t('table.left')}</b>
      {cubes.map(({ level, left }) => (
        <span key={level} data-at={`supply-${nameOfLevel(level)}`} data-low={left <= LOW}>
          <Cube level={level} size={13} />
          <i>{left}</i>
        </span>
      ))}
      {folds.wholeSupply && (
        <>
          {decks.map((left, deck) => (
            <span key={deck} data-at={`deck-${DECKS[deck]}`} data-low={left <= LOW}>
              <DeckMark deck={deck} />
              <i>{left}</i>
            </span>
          ))}
          <span data-low={expeditionDeck <= LOW} data-explain="world expedition">
            <Icon name="animal" size={15} />
            <i>{expeditionDeck}</i>
          </span>
        </>
      )}
    </button>
  );
}
