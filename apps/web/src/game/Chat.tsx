import type { ChatMessage, Table } from '@archipel/protocol';
import { localeOf } from '@archipel/text';
import { createContext, type FormEvent, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { mute, sendChat } from '../api/tables.ts';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { faultText } from '../ui/faults.ts';
import { noteRead, readUpTo } from './talkRead.ts';

interface AtPlace {
  readonly table: Table;
  readonly messages: readonly ChatMessage[];
  readonly seat: number | undefined;
  readonly receiveChat: (message: ChatMessage) => void;
}

interface Place extends AtPlace {
  /** Lines that came while nobody looked at the talk. */
  readonly unread: number;
  readonly look: () => void;
}

const AtTable = createContext<Place | undefined>(undefined);

/** Lets everything inside take part in the talk at a table. */
export function Talk({ children, ...place }: AtPlace & { readonly children: ReactNode }) {
  const { table, messages, seat } = place;
  const [looked, setLooked] = useState(() => readUpTo(table.id));
  const last = messages.at(-1)?.number ?? 0;
  const own = table.chairs[seat ?? -1];
  const me = own?.kind === 'person' ? own.id : undefined;
  // What one has said oneself is no news.
  const unread = messages.filter(({ number, by }) => number > looked && by !== me).length;
  const look = useCallback(() => {
    setLooked((old) => Math.max(old, last));
    noteRead(table.id, last);
  }, [table.id, last]);
  return <AtTable value={{ ...place, unread, look }}>{children}</AtTable>;
}

/** The talk at this table; nothing in games on this device, where there is nobody to talk to. */
export function useTalk(): Place | undefined {
  return useContext(AtTable);
}

/** The talk at the table: what was said, and a message to say something. */
export function Chat() {
  const place = useTalk();
  return place && <ChatAt place={place} />;
}

function ChatAt({ place }: { readonly place: Place }) {
  const { t, language } = useText();
  const { table, messages, seat, receiveChat, look } = place;
  const owner = seat === undefined ? undefined : table.chairs[seat];
  const mine = owner?.kind === 'person' && owner.id === table.owner;
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const end = useRef<HTMLOListElement>(null);
  const last = messages.at(-1)?.number;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- whenever something new was said
  useEffect(() => {
    const list = end.current;
    list?.scrollTo({ top: list.scrollHeight });
    // A tab that is not open is not looked at.
    if (list?.checkVisibility()) look();
  }, [last, look]);
  const say = async (event: FormEvent) => {
    event.preventDefault();
    const said = await sendChat(table.id, text.trim());
    setFault(said.ok ? undefined : said.fault);
    if (!said.ok) return;
    receiveChat(said.value);
    setText('');
  };
  const time = new Intl.DateTimeFormat(localeOf(language), { hour: '2-digit', minute: '2-digit' });
  return (
    <div className="chat">
      <ol className="chat-messages" ref={end} aria-live="polite" aria-label={t('lobby.chat')} tabIndex={-1}>
        {messages.length === 0 ? <li className="note">{t('lobby.noLines')}</li> : null}
        {messages.map((message) => (
          <li key={message.number}>
            <b>{nameAt(table, message)}</b> <time>{time.format(message.at)}</time>
            {mine && message.by !== table.owner ? <Mute table={table} message={message} /> : null}
            <p>{message.text}</p>
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

/** Who said it, as at the table: there two of the same name are told apart. */
function nameAt({ chairs }: Table, { by, name }: ChatMessage): string {
  const chair = chairs.find((each) => each.kind === 'person' && each.id === by);
  return chair?.kind === 'person' ? chair.name : name;
}

/** Whoever made the table may silence somebody, and let him speak again. */
function Mute({ table, message }: { readonly table: Table; readonly message: ChatMessage }) {
  const { t } = useText();
  const muted = table.muted.includes(message.by);
  return (
    <button className="link-button chat-mute" type="button" onClick={() => void mute(table.id, message.by, !muted)}>
      {muted ? t('lobby.unmute', { name: message.name }) : t('lobby.mute', { name: message.name })}
    </button>
  );
}
