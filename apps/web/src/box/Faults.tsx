/** What does not fit, each in a sentence that says where. */
export function Faults({ title, faults }: { readonly title: string; readonly faults: readonly string[] }) {
  if (faults.length === 0) return null;
  return (
    <div className="fault" role="alert">
      <p>{title}</p>
      <ul>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </div>
  );
}
