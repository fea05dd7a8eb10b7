/** A piece of gold. */
export function Gold({ size = 16 }: { readonly size?: number }) {
  return (
    <svg className="gold-coin" data-explain="gold" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="8.8" />
      <circle className="gold-rim" cx="10" cy="10" r="6" />
    </svg>
  );
}
