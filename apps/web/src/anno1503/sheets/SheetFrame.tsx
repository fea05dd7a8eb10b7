import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../../pieces/index.ts';
import { useWords } from '../context/context.tsx';

interface Props {
  readonly picture: ReactNode;
  readonly title: string;
  readonly about?: ReactNode;
  /** `plan`: something is considered; `ask`: something must be answered. */
  readonly tone: 'plan' | 'ask';
  /** Left out where the question must be answered. */
  readonly onClose?: (() => void) | undefined;
  readonly onConfirm?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A sheet in the place of the side column: a form that Enter confirms and Esc closes. */
export function SheetFrame({ picture, title, about, tone, onClose, onConfirm, children }: Props) {
  const { t } = useWords();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The keyboard goes on from here: to what confirms, or else to the first choice. Whoever writes in the chat is left alone.
    if (document.activeElement instanceof HTMLInputElement || document.activeElement instanceof HTMLTextAreaElement) return;
    const sheet = form.current;
    const first = sheet?.querySelector<HTMLElement>('button[type="submit"]:enabled') ?? sheet?.querySelector<HTMLElement>('input, button');
    first?.focus({ preventScroll: true });
  }, []);
  return (
    <form
      ref={form}
      className="sheet15"
      data-tone={tone}
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        onConfirm?.();
      }}
    >
      <header>
        {picture}
        <div>
          <h2 id={id}>{title}</h2>
          {about !== undefined && <p>{about}</p>}
        </div>
        {onClose && (
          <button type="button" className="quiet-button" aria-label={t('table.close')} title={t('table.close')} onClick={onClose}>
            <Icon name="close" size={19} />
          </button>
        )}
      </header>
      {children}
    </form>
  );
}

/** The way out of a sheet and the way on. */
export function SheetButtons({ onCancel, children }: { readonly onCancel?: (() => void) | undefined; readonly children: ReactNode }) {
  const { t } = useWords();
  return (
    <div className="plan-buttons">
      {onCancel && (
        <button type="button" className="button" onClick={onCancel}>
          {t('table.cancel')} <kbd className="key">{t('common.escapeKey')}</kbd>
        </button>
      )}
      {children}
    </div>
  );
}

/** What confirms, with what is to be known before. */
export function Confirm({
  label,
  about,
  disabled = false,
  reveals = false,
}: {
  readonly label: string;
  readonly about?: string | undefined;
  readonly disabled?: boolean;
  readonly reveals?: boolean;
}) {
  return (
    <button type="submit" className="button now two-lines confirm" data-reveals={reveals} disabled={disabled}>
      {reveals && <Icon name="spectator" size={19} />}
      <span>
        {label} {about !== undefined && <small>{about}</small>}
      </span>
      <kbd className="key">↵</kbd>
    </button>
  );
}

interface OptionsProps<Value> {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly key: string; readonly face: ReactNode; readonly about?: ReactNode }[];
  readonly chosen: Value | null;
  readonly same: (one: Value, other: Value) => boolean;
  readonly onChoose: (value: Value) => void;
}

/** One of several: radio buttons that look like lines of a list. */
export function Options<Value>({ name, legend, options, chosen, same, onChoose }: OptionsProps<Value>) {
  return (
    <fieldset className="options">
      <legend>{legend}</legend>
      {options.map(({ value, key, face, about }) => {
        const checked = chosen !== null && same(value, chosen);
        return (
          <label key={key} className="option" data-chosen={checked}>
            <input type="radio" name={name} checked={checked} onChange={() => onChoose(value)} />
            <span className="option-face">{face}</span>
            {about !== undefined && <span className="option-about">{about}</span>}
          </label>
        );
      })}
    </fieldset>
  );
}
