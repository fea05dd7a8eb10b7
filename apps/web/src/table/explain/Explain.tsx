import type { GlossaryEntry } from '@archipel/text';
import { type ReactNode, type RefObject, useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../pieces/index.ts';
import { useText } from '../../reader/text.tsx';
import { placeBeside } from '../../ui/placeBeside.ts';
import { RuleNumber } from '../RuleNumber.tsx';
import { SentenceText } from '../SentenceText.tsx';
import { useKeys } from '../useKeys.ts';
import { listenForPointing, type Pointed, type Pointing, thingInHand } from './pointing.ts';
import './explain.css';

interface Props {
  /** The table. */
  readonly root: RefObject<HTMLElement | null>;
  /** What there is to say of a topic; undefined if nothing. */
  readonly entryOf: (topic: string) => GlossaryEntry | undefined;
  readonly pictureOf: (topic: string) => ReactNode;
  /** The short sentence of a rule. */
  readonly ruleOf: (rule: string) => string | undefined;
  /** Shows on the board where the thing is; undefined if it is nowhere. */
  readonly showOf: (topic: string) => (() => void) | undefined;
}

/** Whatever is pointed at, focused or held says what it is: its name, what it does, what makes it, what needs it, what it costs now, and its rules. */
export function Explain({ root, ...rest }: Props) {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const pointing = useRef<Pointing>(undefined);
  useEffect(() => {
    const listening = listenForPointing(setPointed);
    pointing.current = listening;
    return listening.stop;
  }, []);
  useKeys({
    I() {
      const anchor = thingInHand();
      if (anchor) pointing.current?.show({ anchor, topic: anchor.dataset['explain'] ?? '', by: 'pinned' });
    },
  });
  const close = useCallback(() => pointing.current?.show(null), []);
  const entry = useMemo(() => (pointed ? rest.entryOf(pointed.topic) : undefined), [pointed, rest.entryOf]);
  if (pointed === null || entry === undefined || !pointed.anchor.isConnected) return null;
  const panel = <Panel key={pointed.topic} {...rest} pointed={pointed} entry={entry} onClose={close} />;
  // What lies outside a modal dialog cannot be pressed while it is open.
  return createPortal(panel, pointed.anchor.closest('dialog[open]') ?? root.current ?? document.body);
}

interface PanelProps extends Omit<Props, 'root' | 'entryOf'> {
  readonly pointed: Pointed;
  readonly entry: GlossaryEntry;
  readonly onClose: () => void;
}

function Panel({ pointed: { anchor, topic, by }, entry, pictureOf, ruleOf, showOf, onClose }: PanelProps) {
  const { t } = useText();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const show = showOf(topic);
  useLayoutEffect(() => {
    const shown = panel.current;
    if (shown === null) return undefined;
    shown.showPopover();
    placeBeside(anchor, shown);
    if (by === 'pinned') shown.querySelector<HTMLElement>('button')?.focus();
    anchor.setAttribute('aria-describedby', id);
    return () => {
      anchor.removeAttribute('aria-describedby');
      if (by === 'pinned' && shown.contains(document.activeElement)) anchor.focus();
    };
  }, [anchor, by, id]);
  return (
    <div
      ref={panel}
      id={id}
      className="explain"
      popover="manual"
      {...(by === 'pinned' ? { role: 'dialog', 'aria-label': entry.name } : { role: 'tooltip' })}
      data-by={by}
    >
      <header>
        <span className="explain-picture">{pictureOf(topic)}</span>
        <div>
          <h3>{entry.name}</h3>
          <p>{entry.kind}</p>
        </div>
        {by !== 'focus' && (
          <button type="button" className="quiet-button" aria-label={t('table.close')} title={t('table.close')} onClick={onClose}>
            <Icon name="close" size={16} />
          </button>
        )}
      </header>
      <dl>
        {entry.rows.map(({ label, lines, now }) => (
          <div key={label} data-now={now}>
            <dt>{label}</dt>
            <dd>
              {lines.map((line) => (
                <p key={line.text}>
                  <SentenceText sentence={line} />
                </p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <footer>
        <ul aria-label={t('table.rules')}>
          {entry.rules.map((rule) => (
            <li key={rule}>
              <RuleNumber rule={rule} /> {ruleOf(rule)}
            </li>
          ))}
        </ul>
        {show && by !== 'focus' && (
          <button
            type="button"
            className="link"
            data-key="show-thing"
            onClick={() => {
              onClose();
              show();
            }}
          >
            <Icon name="map" size={15} /> {t('table.showThing')}
          </button>
        )}
      </footer>
    </div>
  );
}
