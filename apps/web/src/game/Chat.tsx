import type { Line, Table } from '@archipel/protocol';
import { createContext, type FormEvent, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { mute, sayLine } from '../api/tables.ts';
import { Icon } from '../pieces/index.ts';
import { useText } from '../text.tsx';
import { faultText } from '../ui/faults.ts';

interface AtPlace {
  readonly table: Table;
  readonly lines: readonly Line[];
  readonly seat: number | undefined;
  readonly hearLine: (line: Line) => void;
}

interface Place extends AtPlace {
  /** Lines that came while nobody looked at the talk. */
  readonly unread: number;
  readonly look: () => void;
}

const AtTable = createContext<Place | undefined>(undefined);

/** Lets everything inside take part in the talk at a table. */
export function Talk({ children, ...place }: AtPlace & { readonly children: ReactNode }) {
  const [looked, setLooked] = useState(0);
  const last = place.lines.at(-1)?.number ?? 0;
  const unread = place.lines.filter(({ number }) => number > looked).length;
  const look = useCallback(() => setLooked((old) => Math.max(old, last)), [last]);
  return <AtTable value={{ ...place, unread, look }}>{children}</AtTable>;
}

/** The talk at this table; nothing in games on this device, where there is nobody to talk to. */
export function useTalk(): Place | undefined {
  return useContext(AtTable);
}

/** The talk at the table: what was said, and a line to say something. */
export function Chat() {
  const place = useTalk();
  return place && <ChatAt place={place} />;
}

function ChatAt({ place }: { readonly place: Place }) {
  const { t, language } = useText();
  const { table, lines, seat, hearLine, look } = place;
  const owner = seat === undefined ? undefined : table.chairs[seat];
  const mine = owner?.kind === 'person' && owner.id === table.owner;
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const end = useRef<HTMLOListElement>(null);
  const last = lines.at(-1)?.number;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- whenever something new was said
  useEffect(() => {
    const list = end.current;
    list?.scrollTo({ top: list.scrollHeight });
    // A tab that is not open is not looked at.
    if (list?.checkVisibility()) look();
  }, [last, look]);
  const say = async (event: FormEvent) => {
    event.preventDefault();
    const said = await sayLine(table.id, text.trim());
    setFault(said.ok ? undefined : said.fault);
    if (!said.ok) return;
    hearLine(said.value);
    setText('');
  };
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });
  return (
    <div className="chat">
      <ol className="chat-lines" ref={end} aria-live="polite" aria-label={t('lobby.chat')} tabIndex={-1}>
        {lines.length === 0 ? <li className="note">{t('lobby.noLines')}</li> : null}
        {lines.map((line) => (
          <li key={line.number}>
            <b>{line.name}</b> <time>{time.format(line.at)}</time>
            {mine && line.by !== table.owner ? <Mute table={table} line={line} /> : null}
            <p>{line.text}</p>
          </li>
        ))}
      </ol>
      {seat === undefined ? (
        <p className="note">{t('lobby.sitToTalk')}</p>
      ) : (
        <form className="with-button" onSubmit={(event) => void say(event)}>
          <label className="hidden-name" htmlFor="chat-text">
            {t('lobby.saySomething')}
          </label>
          <input
            id="chat-text"
            type="text"
            required
            maxLength={500}
            autoComplete="off"
            placeholder={t('lobby.saySomething')}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <button className="button" type="submit" title={t('lobby.say')}>
            <Icon name="send" size={18} />
            <span className="hidden-name">{t('lobby.say')}</span>
          </button>
        </form>
      )}
      {fault === undefined ? null : (
        <p className="fault" role="alert">
          {faultText(t, fault)}
        </p>
      )}
    </div>
  );
}

/** Whoever made the table may silence somebody, and let him speak again. */
function Mute({ table, line }: { readonly table: Table; readonly line: Line }) {
  const { t } = useText();
  const muted = table.muted.includes(line.by);
  return (
    <button className="link-button chat-mute" type="button" onClick={() => void mute(table.id, line.by, !muted)}>
      {muted ? t('lobby.unmute', { name: line.name }) : t('lobby.mute', { name: line.name })}
    </button>
  );
}
