import { type ShownScenario, showScenario } from '@archipel/kernel';
import { exampleTitle, type Telling, type Text, tellingIn } from '@archipel/text';
import { Suspense, use, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useText } from '../reader/text.tsx';
import type { Now } from '../session/session.ts';
import type { Example, RulesParts } from '../table/rulesParts.ts';
import { SentencePictures, SentenceText } from '../table/SentenceText.tsx';
import { Segments } from '../ui/Segments.tsx';
import { Marked } from './Marked.tsx';
import { useReading, useRuleLink } from './reading.ts';
import { tryAddress } from './trying.ts';
import './example.css';

const tellings = new WeakMap<Text, Promise<Telling>>();

/** How the game is told; the same promise for the same text, which `use` needs. */
function tellingOf(text: Text, game: string): Promise<Telling> {
  const known = tellings.get(text) ?? tellingIn(text, game);
  known.catch(() => tellings.delete(text));
  tellings.set(text, known);
  return known;
}

/** The examples that stand beside a rule. */
export function Examples({ rule, parts }: { readonly rule: string; readonly parts: RulesParts }) {
  return parts.examples
    .filter((example) => example.rule === rule)
    .map((example) => <EitherExample key={example.id} example={example} parts={parts} />);
}

/** An example, or the same with one thing changed. */
function EitherExample({ example, parts }: Pick<Props, 'example' | 'parts'>) {
  const [other, setOther] = useState(false);
  const scenario = (other ? example.otherwise : undefined) ?? example.scenario;
  const shown = useMemo(() => showScenario(parts.rules, scenario), [parts, scenario]);
  return shown && <ShownExample key={scenario.scenario} example={example} parts={parts} shown={shown} other={other} onOther={setOther} />;
}

interface Props {
  readonly example: Example;
  readonly parts: RulesParts;
  readonly shown: ShownScenario;
  /** Whether one thing is changed. */
  readonly other: boolean;
  readonly onOther: (other: boolean) => void;
}

/** An example: the table as it stands before a step, with that step drawn as a plan, and all steps in words. Who has read the last sees what came of it. */
function ShownExample({ example, parts, shown, other, onOther }: Props) {
  const text = useText();
  const { game, language } = useReading();
  const words = (part: 'if' | 'is' | 'else' | 'told') => exampleTitle(text, game, example.id, part);
  const telling = use(tellingOf(text, game));
  const linkTo = useRuleLink();
  const [at, setAt] = useState(0);
  const { players } = example.scenario;
  const company = useMemo(() => ({ viewer: 0, players }), [players]);
  const step = shown.steps[at];
  const now = useMemo(() => nowAt(parts, step?.before ?? shown.after, players), [parts, step, shown, players]);
  const moves = useMemo(() => (step === undefined || step.refused ? [] : step.moves), [step]);
  return (
    <figure className="rules-example" data-example={example.id}>
      <figcaption>
        <b>{text.t('rulesPage.example')}</b> <Marked>{other ? words('told') : exampleTitle(text, game, example.id)}</Marked>
      </figcaption>
      <div className="rules-example-board" inert>
        <Suspense>
          <parts.Board now={now} company={company} shows={example.shows} moves={moves} />
        </Suspense>
      </div>
      <SentencePictures pictureOf={parts.pictureOf}>
        <ol className="rules-example-steps">
          {shown.steps.map(({ events, refused, moves: [first] }, index) => (
            <li key={index} data-refused={refused !== undefined}>
              <button
                type="button"
                aria-pressed={index === at}
                aria-label={text.t('rulesPage.step', { number: index + 1 })}
                onClick={() => setAt(index)}
              >
                {index + 1}
              </button>
              {refused === undefined ? (
                <p>
                  {events.map((event, each) => (
                    <span key={each}>
                      <SentenceText sentence={telling.event(event, company)} />{' '}
                    </span>
                  ))}
                </p>
              ) : (
                <p>
                  <SentenceText sentence={telling.move(first, company)} /> <b className="rules-refused">{text.t('rulesPage.refused')}</b>{' '}
                  {telling.refusal(refused, company).map((sentence) => (
                    <span key={sentence.text}>
                      <SentenceText sentence={sentence} />{' '}
                    </span>
                  ))}
                  <a className="rule-at" href={linkTo(refused.rule)}>
                    {refused.rule}
                  </a>
                </p>
              )}
            </li>
          ))}
          <li>
            <button type="button" aria-pressed={at === shown.steps.length} onClick={() => setAt(shown.steps.length)}>
              {text.t('rulesPage.after')}
            </button>
          </li>
        </ol>
      </SentencePictures>
      <div className="rules-example-foot">
        {example.otherwise && (
          <Segments
            inline
            legend={words('if')}
            value={other ? 'else' : 'is'}
            options={(['is', 'else'] as const).map((value) => ({ value, label: words(value) }))}
            onChange={(value) => onOther(value === 'else')}
          />
        )}
        <Link className="button now" href={tryAddress(game, language, example.id, other)}>
          {text.t('rulesPage.try')}
        </Link>
      </div>
    </figure>
  );
}

/** A position as a table shows it. */
function nowAt({ rules }: RulesParts, state: unknown, players: readonly string[]): Now {
  return {
    game: rules.id,
    viewer: 0,
    chairs: players.map((name, seat) => ({ kind: 'person', id: `example-${seat}`, name, here: true, standIn: null })),
    view: rules.view(state, 0),
    position: 0,
    round: rules.round(state),
    active: rules.active(state),
    undoable: 0,
    clocks: { at: 0, left: players.map(() => null), running: [] },
    outcome: rules.outcome(state),
    entries: [],
    seen: 0,
    honesty: null,
    connection: 'here',
    thinking: false,
  };
}
