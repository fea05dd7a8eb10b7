/** Says whether it worked. */
export function Result({ result }: { readonly result: { readonly ok: boolean; readonly text: string } | undefined }) {
  return (
    <p className={result && !result.ok ? 'fault' : 'note'} role="status" hidden={result === undefined}>
      {result?.text}
    </p>
  );
}
