import type { Text } from '@archipel/text';
import { gameName } from '../games/games.ts';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import type { Verdict } from './verdict.ts';

const LOOKS = { whole: ['whole', 'check'], 'cut-off': ['broken', 'cut'] } as const;

interface Props {
  readonly verdict: Verdict;
  readonly fileName: string;
  /** Whether the figures are shown only to who asks for them. */
  readonly folded?: boolean;
}

/** What a match file turned out to be, in a sentence anyone understands; and the figures behind it. */
export function VerdictSheet({ verdict, fileName, folded = false }: Props) {
  const { t } = useText();
  const { title, says } = inWords(t, verdict);
  const shuffle = verdict.about?.honesty;
  const exchanged = shuffle !== undefined && shuffle.length > 0;
  const known = !exchanged && (verdict.is === 'whole' || verdict.is === 'cut-off') ? LOOKS[verdict.is] : undefined;
  const [look, icon] = known ?? (['wrong', 'close'] as const);
  const figures = (
    <dl className="facts">
      {[[t('about.factFile'), fileName] as const, ...factsAbout(t, verdict)].map(([name, value]) => (
        <div className="fact" key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <section className={`verdict ${look}`}>
      <h2 className="verdict-title">
        <Icon name={icon} size={26} />
        {exchanged && verdict.is === 'whole' ? t('about.exchanged') : title}
      </h2>
      <p className="verdict-says">
        {says} {shuffle === undefined ? null : t(exchanged ? 'about.shuffleFalse' : 'about.shuffleFair')}
      </p>
      {folded ? (
        <details>
          <summary>{t('about.details')}</summary>
          {figures}
        </details>
      ) : (
        figures
      )}
    </section>
  );
}

function factsAbout(t: Text['t'], { about }: Verdict): readonly (readonly [string, string])[] {
  if (about === undefined) return [];
  const { setup, entries, position, sealed } = about;
  return [
    [t('about.factGame'), gameName(setup.game)],
    [t('about.factRules'), t('about.version', { version: setup.rules })],
    [t('about.factSeats'), String(setup.seats)],
    [t('about.factSeed'), setup.seed],
    [t('about.factEntries'), String(entries)],
    ...(position === undefined ? [] : [[t('about.factPosition'), position] as const]),
    // The seal is worth a line only where it says something else.
    ...(sealed === undefined || sealed === position ? [] : [[t('about.factSealed'), sealed] as const]),
  ];
}

function inWords(t: Text['t'], verdict: Verdict): { readonly title: string; readonly says: string } {
  switch (verdict.is) {
    case 'whole':
      return { title: t('about.whole'), says: t('about.wholeSays') };
    case 'cut-off':
      return { title: t('about.cutOff', { entry: verdict.after }), says: t('about.cutOffSays') };
    case 'altered':
      return { title: t('about.altered'), says: t('about.alteredSays') };
    case 'altered-at':
      return { title: t('about.alteredAt', { entry: verdict.entry }), says: t('about.alteredAtSays', { rule: verdict.rule }) };
    case 'cut-and-altered-at':
      return { title: t('about.cutAndAltered', { entry: verdict.entry }), says: t('about.cutAndAlteredSays', { rule: verdict.rule }) };
    case 'other-position':
      return { title: t('about.otherPosition'), says: t('about.otherPositionSays') };
    case 'other-rules':
      return { title: t('about.otherRules'), says: t('about.otherRulesSays', { theirs: verdict.theirs, ours: verdict.ours }) };
    case 'unknown-game':
      return { title: t('about.unknownGame'), says: t('about.unknownGameSays', { game: verdict.game }) };
    case 'unfit-setup':
      return { title: t('about.unfit'), says: t('about.unfitSays', { detail: verdict.detail }) };
    case 'damaged':
      return { title: t('about.damaged', { line: verdict.line }), says: t('about.damagedSays') };
    default:
      return { title: t('about.notAMatch'), says: t('about.notAMatchSays') };
  }
}
