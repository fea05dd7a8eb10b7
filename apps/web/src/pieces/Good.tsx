import { familyOf, iconOfGood } from './goods.ts';
import { Icon } from './Icon.tsx';

interface Props {
  readonly good: string;
  readonly size?: number;
  /** `miss`: not to be had: a dashed ring without its wash. */
  readonly state?: 'have' | 'miss';
}

/** A good: an engraved icon on a watercolour disc. */
export function Good({ good, size = 20, state = 'have' }: Props) {
  return (
    <span className="good" data-family={familyOf(good)} data-state={state} style={{ width: size, height: size }} aria-hidden="true">
      <Icon name={iconOfGood(good)} size={Math.round(size * 0.76)} />
    </span>
  );
}
