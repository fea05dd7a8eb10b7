import type { Commodity } from '@archipel/anno1503';
import { Icon } from '../../pieces/index.ts';

interface Props {
  readonly ware: Commodity | 'any';
  readonly size?: number;
  /** `miss`: not to be had; `plan`: to be bought or paid by what is planned. */
  readonly state?: 'have' | 'miss' | 'plan';
}

/** A commodity: an engraved icon on a watercolour disc; a question mark for any of them. */
export function Ware({ ware, size = 20, state = 'have' }: Props) {
  return (
    <span
      className="ware"
      data-ware={ware}
      data-state={state}
      data-explain={ware === 'any' ? undefined : `commodity ${ware}`}
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      {ware === 'any' ? <b style={{ fontSize: size * 0.66 }}>?</b> : <Icon name={ware} size={Math.round(size * 0.76)} />}
    </span>
  );
}

/** Several of them, alike ones too. */
export function Wares({
  wares,
  size = 20,
  missing = [],
}: {
  readonly wares: readonly Commodity[];
  readonly size?: number;
  readonly missing?: readonly Commodity[];
}) {
  const left = [...missing];
  return (
    <span className="wares">
      {wares
        .toReversed()
        .map((ware, at) => {
          const gone = left.indexOf(ware);
          if (gone >= 0) left.splice(gone, 1);
          return <Ware key={`${ware} ${at}`} ware={ware} size={size} state={gone >= 0 ? 'miss' : 'have'} />;
        })
        .toReversed()}
    </span>
  );
}
