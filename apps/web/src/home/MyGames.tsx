import { Link } from 'wouter';
import { Empty } from '../frame/states.tsx';
import { Flag, Icon } from '../pieces/index.ts';
import { dropGame } from '../session/keptGames.ts';
import { useText } from '../text.tsx';
import { faultText } from '../ui/faults.ts';
import { chairName, gameName, tableName } from '../ui/names.ts';
import { type MyGames as Games, type Row, waits } from './useMyGames.ts';

const SHOWN = 8;

export function MyGames({ games }: { readonly games: Games }) {
  const { t } = useText();
  const { rows, waiting, state, fault, readAgain } = games;
  return (
    <section className="my-games" aria-labelledby="my-games" aria-busy={state === 'reading'}>
      <header>
        <h2 id="my-games">{t('home.myGames')}</h2>
        {waiting > 0 ? <p className="waiting">{t('home.waiting', { count: waiting })}</p> : null}
      </header>
      {fault === undefined ? null : (
        <p className="note">
          <Icon name="offline" size={18} /> {faultText(t, fault)}{' '}
          <button className="link-button" type="button" onClick={readAgain}>
            {t('common.again')}
          </button>
        </p>
      )}
      {state === 'read' && rows.length === 0 ? (
        <Empty title={t('home.noGames')}>
          <p>{t('home.noGamesSays')}</p>
        </Empty>
      ) : (
        <ul>
          {rows.slice(0, SHOWN).map((row) => (
            <li key={row.id} className={waits(row) ? 'game-row game-row-waits' : 'game-row'}>
              <GameRow row={row} onGone={readAgain} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function GameRow({ row, onGone }: { readonly row: Row; readonly onGone: () => void }) {
  const { t } = useText();
  const here = row.where === 'here';
  const game = here ? row.game.setup.game : row.mine.table.terms.game;
  const seats = here ? row.game.setup.seats : row.mine.table.chairs.length;
  return (
    <>
      <div className="game-row-name">
        <h3>{tableName(row.id)}</h3>
        <p>
          <i>{gameName(t, game)}</i> · <RowStanding row={row} />
        </p>
      </div>
      <div className="game-row-flags">
        {Array.from({ length: seats }, (_, seat) => (
          <Flag key={`seat ${seat.toString()}`} seat={seat} width={17} />
        ))}
      </div>
      <div className="game-row-way">
        <Way row={row} />
        {here ? <Forget row={row} onGone={onGone} /> : null}
      </div>
    </>
  );
}

function RowStanding({ row }: { readonly row: Row }) {
  const { t } = useText();
  if (row.where === 'here') {
    const { places, round, levels } = row.game;
    const place = places?.[levels.indexOf(null)];
    if (places) return place === undefined ? t('home.over') : t('home.place', { place, seats: places.length });
    return t('home.roundHere', { round });
  }
  const { table, seat } = row.mine;
  if (table.state === 'open') return t('home.gathering', { open: table.chairs.filter(({ kind }) => kind === 'open').length });
  const place = seat === null ? undefined : table.places?.[seat];
  if (table.state === 'over') return place === undefined ? t('home.over') : t('home.place', { place, seats: table.chairs.length });
  const mover = table.chairs[table.active[0] ?? -1];
  if (table.paused) return t('home.paused');
  return mover && !row.mine.yourTurn ? t('home.toMove', { name: chairName(t, mover) }) : t('home.underWay');
}

function Way({ row }: { readonly row: Row }) {
  const { t } = useText();
  const address = row.where === 'here' ? `/play/${row.id}` : `/t/${row.id}`;
  const of = t('home.ofTable', { name: tableName(row.id) });
  if (waits(row))
    return (
      <Link className="button now" href={address}>
        {t('home.yourTurn')}
        <span className="hidden-name">{of}</span>
      </Link>
    );
  const over = row.where === 'here' ? row.game.places !== null : row.mine.table.state === 'over';
  return (
    <Link className="text-link" href={address}>
      {over ? t('home.look') : row.where === 'here' ? t('home.resume') : t('home.open')}
      <span className="hidden-name">{of}</span>
    </Link>
  );
}

function Forget({ row, onGone }: { readonly row: Row; readonly onGone: () => void }) {
  const { t } = useText();
  const name = tableName(row.id);
  const forget = () => {
    if (confirm(t('home.forgetSure', { name }))) void dropGame(row.id).then(onGone);
  };
  return (
    <button className="quiet-button" type="button" onClick={forget} title={t('home.forget', { name })}>
      <Icon name="bin" size={18} />
      <span className="hidden-name">{t('home.forget', { name })}</span>
    </button>
  );
}
