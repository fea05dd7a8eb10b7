interface Props {
  readonly label: string;
  /** Whether it is a new one: it must be long enough, and a browser may suggest it. */
  readonly fresh?: boolean;
  readonly value: string;
  readonly onChange: (password: string) => void;
}

/** Where a password is written. */
export function PasswordField({ label, fresh = false, value, onChange }: Props) {
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type="password"
        required
        {...(fresh ? { minLength: 8, maxLength: 200, autoComplete: 'new-password' } : { autoComplete: 'current-password' })}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
