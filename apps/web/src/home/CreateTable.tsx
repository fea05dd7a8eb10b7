import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { makeTable } from '../api/tables.ts';
import { withChosenBox } from '../corrections/corrections.ts';
import { gameById, games, usualBot } from '../games/games.ts';
import { Flag, Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { faultText } from '../ui/faults.ts';
import { Segments } from '../ui/Segments.tsx';
import { somebody } from '../who/introduction.tsx';

type Wanted = 'friend' | 'bot' | 'nobody';
const NEXT: Readonly<Record<Wanted, Wanted>> = { friend: 'bot', bot: 'nobody', nobody: 'friend' };
const ICONS = { friend: 'person', bot: 'bot', nobody: 'close' } as const;

/** A table for friends: who is to sit at it, and how fast it is played. All else is agreed at the table. */
export function CreateTable() {
  const { t } = useText();
  const [, go] = useLocation();
  const [game, setGame] = useState(games[0]);
  const [wanted, setChairs] = useState<readonly Wanted[]>(['friend', 'friend', 'bot']);
  const chairs = Array.from({ length: game.seats.max - 1 }, (_, at) => wanted[at] ?? 'nobody');
  const [pace, setPace] = useState<'live' | 'days'>('live');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const says = { friend: t('home.friend'), bot: t('home.bot'), nobody: t('home.nobody') };
  const others = chairs.filter((chair) => chair !== 'nobody');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFault(undefined);
    if (await somebody()) {
      // Bots sit down from the second chair on; friends take what is left.
      const bots = others.flatMap((chair) => (chair === 'bot' ? [usualBot(game.id)] : []));
      const made = await makeTable({
        game: game.id,
        seats: 1 + others.length,
        bots,
        options: withChosenBox(game.id, {}),
        pace: pace === 'live' ? { kind: 'none' } : { kind: 'days', days: 2 },
      });
      if (made.ok) return go(`/t/${made.value.id}`);
      setFault(made.fault);
    }
    setBusy(false);
  };

  return (
    <section className="home-create" aria-labelledby="create">
      <h2 id="create">
        <Icon name="people" size={22} />
        {t('home.create')}
      </h2>
      <p>{t('home.createSays')}</p>
      <form onSubmit={(event) => void submit(event)}>
        <Segments
          inline
          legend={t('home.game')}
          options={games.map(({ id, name }) => ({ value: id, label: name }))}
          value={game.id}
          onChange={(id) => setGame(gameById(id) ?? games[0])}
        />
        <fieldset className="seat-chips">
          <legend className="hidden-name">{t('home.whoSits')}</legend>
          <span className="seat-chip seat-chip-me">
            <Flag seat={0} />
            {t('home.me')}
          </span>
          {chairs.map((chair, at) => (
            <button
              key={`chair ${at.toString()}`}
              className={`seat-chip seat-chip-${chair}`}
              type="button"
              aria-label={t('home.chairChange', { number: at + 2, who: says[chair] })}
              onClick={() => setChairs(chairs.with(at, NEXT[chair]))}
            >
              <Icon name={ICONS[chair]} size={18} />
              {says[chair]}
            </button>
          ))}
        </fieldset>
        <div className="row-between">
          <Segments
            legend={t('home.pace')}
            options={[
              { value: 'live', label: t('home.live') },
              { value: 'days', label: t('home.correspondence') },
            ]}
            value={pace}
            onChange={setPace}
          />
          <button className="button primary" type="submit" disabled={busy || 1 + others.length < game.seats.min}>
            {t('home.createIt')}
          </button>
        </div>
        {fault === undefined ? null : (
          <p className="fault" role="alert">
            {faultText(t, fault)}
          </p>
        )}
      </form>
    </section>
  );
}
