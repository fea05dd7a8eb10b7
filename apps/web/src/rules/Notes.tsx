import type { ReferenceSection } from '@archipel/text';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { Marked } from './Marked.tsx';
import { useReading, useRuleLink } from './reading.ts';

interface Props {
  readonly kind: 'asked' | 'editions' | 'see-also' | 'table';
  readonly children: ReactNode;
}

const ICONS: Readonly<Record<Props['kind'], IconName>> = { asked: 'chat', editions: 'copy', 'see-also': 'to', table: 'map' };

function Note({ kind, children }: Props) {
  const { t } = useText();
  return (
    <div className="rule-note" data-kind={kind} role="note">
      <p className="rule-note-title">
        <Icon name={ICONS[kind]} size={16} />
        {t(`rulesPage.${kind}`)}
      </p>
      {children}
    </div>
  );
}

/** Sentences beside a rule: what players ask, or where editions differ. */
export function Sentences({ kind, sentences }: { readonly kind: 'asked' | 'editions'; readonly sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Note kind={kind}>
      {sentences.map((sentence) => (
        <p key={sentence}>
          <Marked>{sentence}</Marked>
        </p>
      ))}
    </Note>
  );
}

/** Below a section: what one reads with it, and which parts of the table it is about. */
export function SectionNotes({ section }: { readonly section: ReferenceSection }) {
  const { sections } = useReading();
  const linkTo = useRuleLink();
  const others = section.seeAlso.flatMap((number) => sections.filter((each) => each.section === number));
  return (
    <div className="rules-section-notes">
      <Note kind="see-also">
        <ul>
          {others.map(({ section: number, title }) => (
            <li key={number}>
              <span>{number}</span>
              <a href={linkTo(number)}>{title}</a>
            </li>
          ))}
        </ul>
      </Note>
      <Note kind="table">
        <p>{section.table}</p>
      </Note>
    </div>
  );
}
