import { createContext, type ReactNode, useContext, useState } from 'react';
import { Link } from 'wouter';
import { type Judged, judged } from '../check/judging.ts';
import { VerdictSheet } from '../check/VerdictSheet.tsx';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { momentAddress } from '../review/momentAddress.ts';
import type { Session } from '../session/session.ts';
import { useMatchFile } from '../table/useMatchFile.ts';
import { copyText } from '../ui/copyText.ts';
import { tableName } from '../ui/names.ts';
import { matchFileName, saveText } from '../ui/saveText.ts';
import { Rematch } from './Rematch.tsx';
import './after.css';

interface Over {
  readonly session: Session;
  readonly id: string;
  /** Lays out another game like this one and answers its address; nothing for who only looked on. */
  readonly again: (() => Promise<string | undefined>) | undefined;
  /** The table of the next game, once somebody has laid it. */
  readonly next?: string | undefined;
}

const Match = createContext<Over | undefined>(undefined);

/** Lets everything inside say what can be done once the game is over. */
export function Overs({ children, ...over }: Over & { readonly children: ReactNode }) {
  return <Match value={over}>{children}</Match>;
}

/** After the game: another one, the match file to keep, the proof that it was honest, the way home. */
export function AfterMatch() {
  const { t } = useText();
  const over = useContext(Match);
  const file = useMatchFile(over?.session);
  const [copied, setCopied] = useState(false);
  const [verdict, setVerdict] = useState<Judged | 'working'>();
  if (over === undefined) return null;
  const { again, id, next, session } = over;
  const name = matchFileName(tableName(id));
  const share = async (text: string) => {
    const where = session.now().connection === 'here' ? 'device' : 'server';
    setCopied(await copyText(await momentAddress(id, where, text, 'end')));
  };
  const check = async (text: string) => {
    setVerdict('working');
    const found = await judged(new Blob([text]));
    setVerdict(found === 'too-large' ? undefined : found);
  };
  return (
    <div className="after">
      <div className="after-answer" aria-live="polite">
        {verdict !== undefined && verdict !== 'working' && 'verdict' in verdict ? (
          <VerdictSheet folded verdict={verdict.verdict} fileName={name} />
        ) : null}
      </div>
      <div className="after-ways">
        {again === undefined ? null : <Rematch again={again} next={next} />}
        {file === undefined ? null : (
          <>
            <button className="button" type="button" disabled={verdict === 'working'} onClick={() => void check(file)}>
              <Icon name="seal" size={18} />
              {t('lobby.verify')}
            </button>
            <button className="button" type="button" onClick={() => saveText(file, name)}>
              <Icon name="save" size={18} />
              <span>
                {t('lobby.saveFile')}
                <small>{t('lobby.fileSays', { size: Math.ceil(file.length / 1000) })}</small>
              </span>
            </button>
            <button className="button" type="button" onClick={() => void share(file)}>
              <Icon name="link" size={18} />
              <span>
                {t('lobby.share')}
                <small role="status">{t(copied ? 'lobby.copied' : 'lobby.shareSays')}</small>
              </span>
            </button>
          </>
        )}
        <Link className="button" href={`/r/${id}#1`}>
          <Icon name="review" size={18} />
          {t('common.review')}
        </Link>
        <Link className="button" href="/">
          {t('common.backHome')}
        </Link>
      </div>
    </div>
  );
}
