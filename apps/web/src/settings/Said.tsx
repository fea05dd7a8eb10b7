/** What came of it. */
export function Said({ said }: { readonly said: { readonly ok: boolean; readonly text: string } | undefined }) {
  return (
    <p className={said && !said.ok ? 'fault' : 'note'} role="status" hidden={said === undefined}>
      {said?.text}
    </p>
  );
}
