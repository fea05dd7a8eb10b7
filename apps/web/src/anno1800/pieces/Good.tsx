import { Icon } from '../../pieces/Icon.tsx';
import { familyOf, iconOfGood } from './goods.ts';

interface Props {
  readonly good: string;
  readonly size?: number;
  /** `miss`: cannot be had; drawn as a dashed ring without colour. */
  readonly state?: 'have' | 'miss';
  /** Whether it stands for itself, and not for the tile that makes it. */
  readonly itself?: boolean;
}

/** A good: an engraved icon on a watercolour disc. */
export function Good({ good, size = 20, state = 'have', itself = true }: Props) {
  return (
    <span
      className="good"
      data-family={familyOf(good)}
      data-state={state}
      data-explain={itself ? `good ${good}` : undefined}
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      <Icon name={iconOfGood(good)} size={Math.round(size * 0.76)} />
    </span>
  );
}
