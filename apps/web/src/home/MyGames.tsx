import { Link } from 'wouter';
import { Empty } from '../frame/states.tsx';
import { GameMark } from '../games/GameMark.tsx';
import { gameName } from '../games/games.ts';
import { Flag, Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { dropGame } from '../session/keptGames.ts';
import { faultText } from '../ui/faults.ts';
import { tableName } from '../ui/names.ts';
import { matchFileName, saveText } from '../ui/saveText.ts';
import { OpenFile } from './OpenFile.tsx';
import { RowNames, RowStanding } from './RowWords.tsx';
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
      <OpenFile />
      <Link className="text-link my-games-way" href="/statistics">
        {t('common.statistics')}
      </Link>
      <Link className="text-link my-games-way" href="/sheet">
        {t('common.sheet')}
      </Link>
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
      <GameMark game={game} size={34} />
      <div className="game-row-name">
        <h3>{tableName(row.id)}</h3>
        <p>
          <i>{gameName(game)}</i> · <RowStanding row={row} />
          {here && row.game.from ? <> · {t('home.playedOn')}</> : null}
        </p>
        <RowNames row={row} />
      </div>
      <div className="game-row-flags">
        {Array.from({ length: seats }, (_, seat) => (
          <Flag key={`seat ${seat.toString()}`} seat={seat} width={17} />
        ))}
      </div>
      <div className="game-row-way">
        <Way row={row} />
        {here ? <SaveFile id={row.id} /> : null}
        {here ? <Forget row={row} onGone={onGone} /> : null}
      </div>
    </>
  );
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
    <>
      <Link className="text-link" href={address}>
        {over ? t('home.look') : row.where === 'here' ? t('home.resume') : t('home.open')}
        <span className="hidden-name">{of}</span>
      </Link>
      {over ? (
        <Link className="text-link" href={`/r/${row.id}#1`}>
          {t('common.review')}
          <span className="hidden-name">{of}</span>
        </Link>
      ) : null}
    </>
  );
}

/** The game as a match file, finished or not. */
function SaveFile({ id }: { readonly id: string }) {
  const { t } = useText();
  const name = tableName(id);
  const save = async () => {
    const { fileOfKept } = await import('../session/gameFiles.ts');
    const text = await fileOfKept(id);
    if (text !== undefined) saveText(text, matchFileName(name));
  };
  return (
    <button className="quiet-button" type="button" onClick={() => void save()} title={t('home.saveFile', { name })}>
      <Icon name="save" size={18} />
      <span className="hidden-name">{t('home.saveFile', { name })}</span>
    </button>
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
