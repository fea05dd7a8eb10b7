import type { ReferenceRule, ReferenceSection } from '@archipel/text';
import { Fragment, Suspense, use } from 'react';
import { gameName, rulesPartsOf } from '../games/games.ts';
import { Examples } from './Example.tsx';
import { Marked } from './Marked.tsx';
import { SectionNotes, Sentences } from './Notes.tsx';
import { useReading } from './reading.ts';

interface Props {
  readonly section: ReferenceSection;
  /** Whether it is the page itself, or one of many that are printed. */
  readonly alone: boolean;
}

/** A section of the rules, with its notes in the margin. */
export function Section({ section, alone }: Props) {
  const Heading = alone ? 'h1' : 'h2';
  const { game } = useReading();
  const parts = use(rulesPartsOf(game));
  return (
    <section className="rules-section" aria-labelledby={`title-${section.section}`}>
      <header>
        {alone && <p className="rules-game">{gameName(game)}</p>}
        <Heading id={`title-${section.section}`} tabIndex={-1}>
          <span className="rules-number">{section.section}</span> <Marked>{section.title}</Marked>
        </Heading>
        <p className="rules-lead">
          <Marked>{section.lead}</Marked>
        </p>
      </header>
      {section.rules.map((rule) => (
        <Fragment key={rule.rule}>
          <Rule rule={rule} />
          {alone && parts && <Examples rule={rule.rule} parts={parts} />}
        </Fragment>
      ))}
      {parts && (
        <Suspense>
          <parts.Prices section={section.section} />
        </Suspense>
      )}
      <SectionNotes section={section} />
    </section>
  );
}

function Rule({ rule: { rule, paragraphs, asked, editions } }: { readonly rule: ReferenceRule }) {
  const { rule: aim } = useReading();
  return (
    <div className="rule" id={rule} data-aim={aim === rule && rule.includes('.')} tabIndex={-1}>
      <a className="rule-at" href={`#${rule}`}>
        {rule}
      </a>
      <div className="rule-says">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Marked>{paragraph}</Marked>
          </p>
        ))}
      </div>
      <div className="rule-notes">
        <Sentences kind="asked" sentences={asked} />
        <Sentences kind="editions" sentences={editions} />
      </div>
    </div>
  );
}
