import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type Judged, judged } from '../check/judging.ts';
import { VerdictSheet } from '../check/VerdictSheet.tsx';
import { Icon } from '../pieces/index.ts';
import type { Session } from '../session/session.ts';
import { useText } from '../text.tsx';
import { tableName } from '../ui/names.ts';
import { saveText } from './save.ts';

interface Over {
  readonly session: Session;
  readonly id: string;
  /** Lays out another game like this one and answers its address; nothing for who only looked on. */
  readonly again: (() => Promise<string | undefined>) | undefined;
}

const Match = createContext<Over | undefined>(undefined);

/** Lets everything inside say what can be done once the game is over. */
export function Overs({ children, ...over }: Over & { readonly children: ReactNode }) {
  return <Match value={over}>{children}</Match>;
}

/** The match file, once the game is over and it has come. */
export function useMatchFile(): string | undefined {
  const over = useContext(Match);
  const session = over?.session;
  const [file, setFile] = useState<string>();
  useEffect(() => {
    let left = false;
    void session?.file().then((text) => !left && setFile(text));
    return () => {
      left = true;
    };
  }, [session]);
  return file;
}

/** After the game: another one, the match file to keep, the proof that it was honest, the way home. */
export function AfterMatch() {
  const { t } = useText();
  const over = useContext(Match);
  const file = useMatchFile();
  const [, go] = useLocation();
  const [verdict, setVerdict] = useState<Judged | 'working'>();
  const [busy, setBusy] = useState(false);
  if (over === undefined) return null;
  const { again, id } = over;
  const name = `${tableName(id)}.match.jsonl`;
  const check = async (text: string) => {
    setVerdict('working');
    const found = await judged(new Blob([text]));
    setVerdict(found === 'too-large' ? undefined : found);
  };
  const playAgain = async () => {
    setBusy(true);
    const address = await again?.();
    setBusy(false);
    if (address !== undefined) go(address);
  };
  return (
    <>
      <p className="ways">
        {again === undefined ? null : (
          <button className="button now" type="button" disabled={busy} onClick={() => void playAgain()}>
            <Icon name="again" size={18} />
            {t('lobby.rematch')}
          </button>
        )}
        {file === undefined ? null : (
          <>
            <button className="button" type="button" onClick={() => saveText(file, name)}>
              <Icon name="save" size={18} />
              {t('lobby.saveFile')}
            </button>
            <button className="button" type="button" disabled={verdict === 'working'} onClick={() => void check(file)}>
              <Icon name="seal" size={18} />
              {t('lobby.verify')}
            </button>
          </>
        )}
        <Link className="button" href="/">
          {t('common.backHome')}
        </Link>
      </p>
      <div aria-live="polite">
        {verdict !== undefined && verdict !== 'working' && 'verdict' in verdict ? (
          <VerdictSheet verdict={verdict.verdict} fileName={name} />
        ) : null}
      </div>
    </>
  );
}
