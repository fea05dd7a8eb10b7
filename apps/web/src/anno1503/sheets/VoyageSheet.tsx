import { pointsOf } from '@archipel/anno1503';
import { Flag, Icon } from '../../pieces/index.ts';
import { useCommands, useFacts, useWords } from '../context/context.tsx';
import { counted, mayLieOn } from '../model/unseen.ts';
import { looksAlong, movesOf, type Reach, type Voyage } from '../model/voyage.ts';
import { Back, TilePicture } from '../pieces/index.ts';
import { Options, SheetButtons, SheetFrame } from './SheetFrame.tsx';

/** A voyage before it is made: each step with its point, where to look, what may lie there, and from where on there is no way back. */
export function VoyageSheet({ voyage }: { readonly voyage: Voyage }) {
  const { reaches, view, decision } = useFacts();
  const { t, names } = useWords();
  const { play, openSheet, planVoyage } = useCommands();
  const reach = reaches.find(({ ship }) => ship === voyage.ship);
  const close = () => openSheet(null);
  if (reach === undefined) return null;
  const sail = movesOf({ ...voyage, look: null });
  const { look, path } = voyage;
  return (
    <SheetFrame
      tone="plan"
      picture={
        <span className="plan-picture">
          <Icon name="exploration-ship" size={34} />
        </span>
      }
      title={t('table1503.voyageTitle', { ship: voyage.ship })}
      about={t('table1503.voyageAbout', { from: names.square(reach.from), points: names.points(pointsLeft(view, voyage.ship)) })}
      onClose={close}
      onConfirm={() => play(movesOf(voyage))}
    >
      {reaches.length > 1 && <ShipChoice voyage={voyage} reaches={reaches} />}
      <ol className="itinerary">
        {path.map((square, at) => (
          <li key={square}>
            <em>{at + 1}</em>
            <b>{t('table1503.sailTo', { place: names.square(square) })}</b>
            <span>{names.points(1)}</span>
          </li>
        ))}
        {look !== null && (
          <>
            {path.length > 0 && (
              <li className="itinerary-cut">
                <span>
                  <Icon name="undo" size={14} /> {t('table1503.undoUpToHere')}
                </span>
              </li>
            )}
            <li className="itinerary-look">
              <em>
                <Icon name="spectator" size={13} />
              </em>
              <b>{t('table1503.lookAtPlace', { place: names.square(look) })}</b>
              <span>{names.points(1)}</span>
            </li>
          </>
        )}
      </ol>
      <WhereToLook reach={reach} voyage={voyage} onChoose={planVoyage} />
      {look !== null && <WhatMayLie space={look} />}
      {decision.ask === 'act' && (
        <p className="plan-note">
          <Icon name="lock" size={14} /> {t('table1503.endsTrading')}
        </p>
      )}
      <SheetButtons onCancel={close}>
        {look !== null && path.length > 0 && (
          <button type="button" className="button two-lines" onClick={() => play(sail)}>
            <span>
              {t('table1503.sailOnly')} <small>{t('table1503.sailOnlyAbout', { points: names.points(path.length) })}</small>
            </span>
          </button>
        )}
        {look === null ? (
          <button type="submit" className="button now two-lines confirm">
            <Icon name="sail" size={19} />
            <span>
              {t('table1503.sailConfirm')} <small>{t('table1503.sailOnlyAbout', { points: names.points(path.length) })}</small>
            </span>
            <kbd className="key">↵</kbd>
          </button>
        ) : (
          <button type="submit" className="button now two-lines confirm" data-reveals="true">
            <Icon name="spectator" size={19} />
            <span>
              {t(path.length > 0 ? 'table1503.sailAndLook' : 'table1503.lookConfirm')} <small>{t('table1503.lookAbout')}</small>
            </span>
            <kbd className="key">↵</kbd>
          </button>
        )}
      </SheetButtons>
    </SheetFrame>
  );
}

type View = ReturnType<typeof useFacts>['view'];

function pointsLeft(view: View, number: number): number {
  const player = view.viewer === 'spectator' ? undefined : view.seats[view.viewer];
  const ship = player?.ships[number - 1];
  return player && ship ? pointsOf(view, player) - ship.spent : 0;
}

function ShipChoice({ voyage, reaches }: { readonly voyage: Voyage; readonly reaches: readonly Reach[] }) {
  const { view } = useFacts();
  const { t, names } = useWords();
  const { chooseShip } = useCommands();
  return (
    <div className="ship-choice">
      {reaches.map(({ ship, from }) => {
        const left = pointsLeft(view, ship);
        const planned = ship === voyage.ship ? voyage.path.length + (voyage.look === null ? 0 : 1) : 0;
        return (
          <button key={ship} type="button" aria-pressed={ship === voyage.ship} onClick={() => ship !== voyage.ship && chooseShip(ship)}>
            <span>
              <Icon name="exploration-ship" size={18} /> {t('table1503.shipNumber', { ship })}
            </span>
            <small>
              <span className="points" aria-hidden="true">
                {Array.from({ length: left }, (_, at) => (
                  <u key={at} data-planned={at < planned} />
                ))}
              </span>
              {names.square(from)}
            </small>
          </button>
        );
      })}
    </div>
  );
}

function WhereToLook({
  reach,
  voyage,
  onChoose,
}: {
  readonly reach: Reach;
  readonly voyage: Voyage;
  readonly onChoose: (voyage: Voyage) => void;
}) {
  const { view, looked } = useFacts();
  const { t, names, label } = useWords();
  const looks = looksAlong(reach, voyage.path);
  if (looks.length === 0 || (looks.length === 1 && voyage.path.length === 0)) return null;
  const none: Voyage = { ship: voyage.ship, path: voyage.path, look: null };
  return (
    <Options
      name="look"
      legend={t('table1503.whereToLook')}
      options={[
        ...looks.map((value) => {
          const space = value.look ?? '';
          const note = view.notes[space];
          return {
            value,
            key: space,
            face: (
              <>
                <b className="place-name">{names.square(space)}</b>
                <small>{t('table1503.fromPlace', { place: names.square(value.path.at(-1) ?? reach.from) })}</small>
                <Back back={view.islands[space] ?? 0} />
              </>
            ),
            about: (
              <>
                {(looked.get(space) ?? [])
                  .filter((seat) => seat !== view.viewer)
                  .map((seat) => (
                    <Flag key={seat} seat={seat} width={14} />
                  ))}
                {note ? (
                  <>
                    <Icon name="note" size={13} />{' '}
                    {label(note.kind === 'outpost' ? names.commodity(note.commodity) : names.tile(note.kind))}
                  </>
                ) : (
                  t('table1503.unseen')
                )}
              </>
            ),
          };
        }),
        ...(voyage.path.length > 0
          ? [{ value: none, key: 'none', face: <span className="quiet">{t('table1503.noLook')}</span>, about: undefined }]
          : []),
      ]}
      chosen={voyage}
      same={(one, other) => one.look === other.look}
      onChoose={onChoose}
    />
  );
}

/** What the viewer does not know of yet, and what each would bring. */
function WhatMayLie({ space }: { readonly space: string }) {
  const { view, now, box, seat } = useFacts();
  const { t, names, label } = useWords();
  const note = view.notes[space];
  const tiles = note ? [{ tile: note, count: 1 }] : counted(mayLieOn(view, now.entries, space));
  const player = seat === undefined ? undefined : view.seats[seat];
  if (player === undefined) return null;
  const all = tiles.reduce((sum, { count }) => sum + count, 0);
  const { objectives } = box.components.victory;
  return (
    <section className="may-lie">
      <h3>{t(note ? 'table1503.knownLies' : 'table1503.mayLie', { place: names.square(space) })}</h3>
      {!note && <p>{t('table1503.mayLieAbout', { count: all, back: view.islands[space] ?? 0 })}</p>}
      <ul>
        {tiles.map(({ tile, count }) => (
          <li key={JSON.stringify(tile)}>
            <TilePicture tile={tile} size={24} />
            <b>
              {tile.kind === 'outpost'
                ? label(names.commodity(tile.commodity))
                : tile.kind === 'agreement'
                  ? label(names.tile('agreement'))
                  : t(tile.treasure === 'gold' ? 'table1503.treasureGold' : 'table1503.treasureStep', {
                      gold: box.components.treasureGold,
                    })}
              {count > 1 && <em> ×{count}</em>}
            </b>
            <span>
              {tile.kind === 'outpost' && t('table1503.thenOutposts', { count: player.outposts.length + 1, needed: objectives.outposts })}
              {tile.kind === 'agreement' &&
                t('table1503.thenAgreements', { count: player.agreements.length + 1, needed: objectives.agreements })}
              {tile.kind === 'treasure' && tile.treasure === 'gold' && names.gold(player.gold + box.components.treasureGold)}
            </span>
          </li>
        ))}
      </ul>
      <p className="plan-note">
        <Icon name="anchor" size={14} /> {t('table1503.usedGoesHome')}
      </p>
    </section>
  );
}
