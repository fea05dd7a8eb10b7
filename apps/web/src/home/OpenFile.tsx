import { useState } from 'react';
import { useLocation } from 'wouter';
import { type Judged, judged } from '../check/judging.ts';
import { VerdictSheet } from '../check/VerdictSheet.tsx';
import { gameById, gameName } from '../games/games.ts';
import { Icon } from '../pieces/index.ts';
import { usePreferences } from '../reader/preferences.ts';
import { useText } from '../reader/text.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { levelName } from '../ui/names.ts';
import { Segments } from '../ui/Segments.tsx';

type Shown = { readonly file: File; readonly judged: Judged | 'too-large' | 'working' };

/** Opens a match file and keeps its game on this device. */
export function OpenFile() {
  const { t } = useText();
  const [shown, setShown] = useState<Shown>();
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    setShown({ file, judged: 'working' });
    const found = await judged(file);
    setShown((now) => (now?.file === file ? { file, judged: found } : now));
  };
  return (
    <>
      <label className="link-button open-file">
        <Icon name="file" size={18} />
        {t('home.openFile')}
        <input
          className="hidden-name"
          type="file"
          accept=".jsonl,application/json,text/plain"
          onChange={({ target }) => {
            void open(target.files?.[0]);
            // The same file may be given again.
            target.value = '';
          }}
        />
      </label>
      {shown === undefined ? null : (
        <Dialog from="middle" title={t('home.openFileTitle')} onClose={() => setShown(undefined)}>
          <Opened {...shown} />
        </Dialog>
      )}
    </>
  );
}

function Opened({ file, judged: found }: Shown) {
  const { t } = useText();
  if (found === 'working') return <p role="status">{t('common.opening')}</p>;
  if (found === 'too-large') return <p role="alert">{t('about.checkTooLarge', { name: file.name })}</p>;
  if ('fault' in found) return <p role="alert">{found.fault}</p>;
  const { verdict } = found;
  if (verdict.is !== 'whole' || verdict.about === undefined) return <VerdictSheet verdict={verdict} fileName={file.name} />;
  const { setup, over = false } = verdict.about;
  return <Keep file={file} game={setup.game} seats={setup.seats} over={over} />;
}

interface KeepProps {
  readonly file: File;
  readonly game: string;
  readonly seats: number;
  /** Whether the game is over: then it can be reviewed, and nothing is kept. */
  readonly over: boolean;
}

function Keep({ file, game, seats, over }: KeepProps) {
  const { t } = useText();
  const [, go] = useLocation();
  const levels = gameById(game)?.levels ?? [];
  const wanted = usePreferences((preferences) => preferences.level);
  const [level, setLevel] = useState(levels.find((each) => each === wanted) ?? levels[0] ?? 'random');
  const [seat, setSeat] = useState(0);
  const [failed, setFailed] = useState(false);
  const keep = async () => {
    const { keepFile } = await import('../session/gameFiles.ts');
    const id = await keepFile(await file.text(), seat, level).catch(() => undefined);
    if (id === undefined) setFailed(true);
    else go(`/play/${id}`);
  };
  const review = async () => {
    const { takeInHand } = await import('../review/fileInHand.ts');
    takeInHand(await file.text());
    go('/r/file');
  };
  return (
    <div className="terms">
      <p>{t('home.openFileSays', { game: gameName(game), seats })}</p>
      {over ? (
        <button className="button now" type="button" onClick={() => void review()}>
          <Icon name="review" size={18} />
          {t('common.review')}
        </button>
      ) : null}
      <Segments
        legend={t('home.yourSeat')}
        options={Array.from({ length: seats }, (_, each) => ({ value: each, label: String(each + 1) }))}
        value={seat}
        onChange={setSeat}
      />
      <Segments
        legend={t('home.level')}
        options={levels.map((each) => ({ value: each, label: levelName(t, each) }))}
        value={level}
        onChange={setLevel}
      />
      <button className={over ? 'button' : 'button now'} type="button" onClick={() => void keep()}>
        <Icon name="play" size={18} />
        {t('home.keepFile')}
      </button>
      {failed ? <p role="alert">{t('home.startFailed')}</p> : null}
    </div>
  );
}
