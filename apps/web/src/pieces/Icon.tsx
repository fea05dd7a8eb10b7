import type { IconName } from './iconNames.ts';

interface Props {
  readonly name: IconName;
  /** In pixels; 1em if left out. */
  readonly size?: number;
  readonly className?: string;
}

/** An icon in the colour of the text around it. It says nothing to a screen reader: whatever it stands for is named beside it. */
export function Icon({ name, size, className }: Props) {
  const length = size ?? '1em';
  return (
    <svg className={className === undefined ? 'icon-use' : `icon-use ${className}`} width={length} height={length} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
