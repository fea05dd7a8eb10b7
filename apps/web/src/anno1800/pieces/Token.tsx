/** `full`: rested; `off`: exhausted; `ghost`: planned to be used; `miss`: missing. */
type TokenState = 'full' | 'off' | 'ghost' | 'miss';

interface Props {
  readonly kind: 'trade' | 'exploration';
  readonly size?: number;
  readonly state?: TokenState;
}

const ARROWS = 'M4.2 7.6H14.6M11.8 4.8L14.8 7.6L11.8 10.4M15.8 12.6H5.4M8.2 9.8L5.2 12.6L8.2 15.4';
const STAR = 'M10 1.9L11.9 8.1L18.1 10L11.9 11.9L10 18.1L8.1 11.9L1.9 10L8.1 8.1Z';

/** A naval token: arrows for trade, a star for exploration. */
export function Token({ kind, size = 18, state = 'full' }: Props) {
  return (
    <svg
      className="token"
      data-kind={kind}
      data-state={state}
      data-explain={`token ${kind}`}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <circle className="token-disc" cx="10" cy="10" r="9.2" />
      {kind === 'trade' ? <path className="token-arrows" d={ARROWS} /> : <path className="token-star" d={STAR} />}
    </svg>
  );
}

export function Coin({ size = 16, state = 'full' }: { readonly size?: number; readonly state?: 'full' | 'miss' }) {
  return (
    <svg className="coin" data-state={state} data-explain="gold" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="8.8" />
      <circle className="coin-rim" cx="10" cy="10" r="6" />
    </svg>
  );
}
