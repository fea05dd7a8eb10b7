import { Icon } from '../../pieces/index.ts';
import { useFacts, useWords } from '../context/context.tsx';

const PHASES = ['roll', 'act', 'sail'] as const;

/** The three phases of a turn (Q2), and which one it is. */
export function Phases() {
  const { view } = useFacts();
  const { t } = useWords();
  const now =
    view.phase === 'roll' ? 0 : view.phase === 'sail' || view.phase === 'look' ? 2 : view.phase === 'discard' ? 3 : view.asking ? 0 : 1;
  return (
    <ol className="phases">
      {PHASES.map((phase, at) => (
        <li key={phase} aria-current={at === now ? 'step' : undefined}>
          {at < now && <Icon name="check" size={13} />}
          {t(`table1503.phase-${phase}`)}
        </li>
      ))}
    </ol>
  );
}
