import { boxDifferences, isPatch, isRecord, type Json, patchSchema } from '@archipel/kernel';
import { placeName } from '@archipel/text';
import { useId, useState } from 'react';
import { changeCorrections, correctionsOf, keepPatch, patchOf, useCorrections } from '../corrections/corrections.ts';
import type { KeptPatch } from '../corrections/kept.ts';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { newName } from '../session/newName.ts';
import { copyText } from '../ui/copyText.ts';
import { saveText } from '../ui/saveText.ts';
import type { Changing } from './changing.ts';
import { Faults } from './Faults.tsx';
import { faultLines } from './useBox.ts';
import { valueWith, withValue } from './values.ts';

interface Props extends Omit<Changing, 'changes'> {
  readonly game: string;
  readonly patch: KeptPatch | undefined;
  /** What of a kept correction does not fit any more. */
  readonly faults: readonly string[];
  readonly onShow: (id: string | null) => void;
}

/** The correction that is being made: its name, what it changes, and where it goes from here. */
export function Correction(props: Props) {
  const { game, open, patch, faults, onShow } = props;
  const text = useText();
  const { t } = text;
  const { patches } = useCorrections((store) => correctionsOf(store, game));
  const kept = useCorrections((store) => store.kept);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const take = (given: Json): readonly string[] => {
    const wrong = faultLines(text, open, given);
    if (wrong.length > 0) return wrong;
    const next = asPatch(open.box.builtIn, game, given, t('box.newName'));
    const read = patchSchema.safeParse(next);
    if (!read.success) return faultLines(text, open, next);
    const own = { ...read.data, id: newName() };
    keepPatch(game, own);
    onShow(own.id);
    return [];
  };
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > LARGEST) return setRefused([t('box.tooLarge', { most: LARGEST / 1000 })]);
    try {
      setRefused(take(JSON.parse(await file.text()) as Json));
    } catch {
      setRefused([t('box.notJson')]);
    }
  };
  return (
    <aside className="box-correction" aria-label={t('box.correction')}>
      {patch === undefined ? (
        <div className="box-card box-card-none">
          <p className="box-kicker">{t('box.correction')}</p>
          <p>{t('box.noCorrection')}</p>
        </div>
      ) : (
        <Card key={patch.id} {...props} patch={patch} />
      )}
      <Faults faults={faults} title={t('box.faults', { count: faults.length })} />
      {kept ? null : <p role="alert">{t('box.notKept')}</p>}
      <div className="box-files">
        {patch === undefined ? null : (
          <>
            <button className="button" type="button" onClick={() => saveText(fileOf(patch), `${game}-box.json`)}>
              <Icon name="save" size={18} />
              {t('box.export')}
            </button>
            <CopyButton key={fileOf(patch)} text={fileOf(patch)} />
          </>
        )}
        <label className="button">
          <Icon name="upload" size={18} />
          {t('box.import')}
          <input
            className="hidden-name"
            type="file"
            accept=".json,application/json"
            onChange={({ target }) => {
              void read(target.files?.[0]);
              // The same file may be given again.
              target.value = '';
            }}
          />
        </label>
      </div>
      <Faults faults={refused} title={t('box.importFailed')} />
      <h2>{t('box.others')}</h2>
      <ul className="box-others">
        <li>
          <button className="link-button" type="button" aria-pressed={patch === undefined} onClick={() => onShow(null)}>
            {t('box.printed')}
          </button>
          <span>{t('box.asPublished')}</span>
        </li>
        {patches
          .filter(({ id }) => id !== patch?.id)
          .map(({ id, name, changes }) => (
            <li key={id}>
              <button className="link-button" type="button" onClick={() => onShow(id)}>
                {name}
              </button>
              <span>{t('box.changes', { count: Object.keys(changes).length })}</span>
            </li>
          ))}
      </ul>
    </aside>
  );
}

/** No box comes near it. */
const LARGEST = 500_000;

const fileOf = (patch: KeptPatch): string => `${JSON.stringify(patchOf(patch), undefined, 2)}\n`;

/** A correction as it was given; of a whole box, what it changes. */
function asPatch(builtIn: object, game: string, given: Json, unnamed: string) {
  if (isRecord(given) && isPatch(given)) return given;
  const { name, note } = isRecord(given) ? given : {};
  const changes = Object.fromEntries(boxDifferences(builtIn, given).map(({ path, is }) => [path, is]));
  return { game, name: typeof name === 'string' ? name : unnamed, ...(typeof note === 'string' ? { note } : {}), changes };
}

function CopyButton({ text }: { readonly text: string }) {
  const { t } = useText();
  const [copied, setCopied] = useState(false);
  return (
    <button className="button" type="button" onClick={() => void copyText(text).then(setCopied)}>
      <Icon name={copied ? 'check' : 'copy'} size={18} />
      <span role="status">{copied ? t('box.copied') : t('box.copy')}</span>
    </button>
  );
}

/** Name, note and changes of a correction, each of which can be taken back. */
function Card({ game, open, listing, patch, onShow, onChange }: Props & { readonly patch: KeptPatch }) {
  const { t } = useText();
  const [name, note] = [useId(), useId()];
  const { chosen } = useCorrections((store) => correctionsOf(store, game));
  const { sections, say } = listing;
  const paths = Object.keys(patch.changes);
  const remove = () => {
    if (!confirm(t('box.deleteAsk', { name: patch.name }))) return;
    changeCorrections(game, (now) => ({
      patches: now.patches.filter(({ id }) => id !== patch.id),
      chosen: now.chosen === patch.id ? null : now.chosen,
    }));
    onShow(null);
  };
  return (
    <div className="box-card">
      <p className="box-kicker">{t('box.correction')}</p>
      <label className="hidden-name" htmlFor={name}>
        {t('box.name')}
      </label>
      <input
        id={name}
        className="box-name"
        maxLength={60}
        defaultValue={patch.name}
        onChange={({ target }) => target.value.trim() !== '' && keepPatch(game, { ...patch, name: target.value })}
      />
      <p className="note">{t('box.saved', { count: paths.length })}</p>
      <ul className="box-changes">
        {paths.map((path) => {
          const thing = placeName(sections, path);
          return (
            <li key={path}>
              <b>{thing}</b>
              <button
                className="quiet-button"
                type="button"
                aria-label={t('box.takeBack', { thing })}
                title={t('box.takeBack', { thing })}
                onClick={() => void onChange(withValue(open.box.builtIn, patch.changes, path, valueWith(open.box.builtIn, {}, path)))}
              >
                <Icon name="undo" size={18} />
              </button>
              <span>
                <del>{say(valueWith(open.box.builtIn, {}, path))}</del> <span aria-hidden="true">→</span>{' '}
                <ins>{say(valueWith(open.box.builtIn, patch.changes, path))}</ins>
              </span>
            </li>
          );
        })}
      </ul>
      <label htmlFor={note} className="box-label">
        {t('box.note')}
      </label>
      <input
        id={note}
        maxLength={300}
        defaultValue={patch.note ?? ''}
        onChange={({ target }) => keepPatch(game, noted(patch, target.value))}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={chosen === patch.id}
          onChange={({ target }) => changeCorrections(game, (now) => ({ ...now, chosen: target.checked ? patch.id : null }))}
        />
        {t('box.forNew')}
      </label>
      <p className="note">{t('box.keeps')}</p>
      <button className="link-button" type="button" onClick={remove}>
        <Icon name="bin" size={16} />
        {t('box.delete')}
      </button>
    </div>
  );
}

function noted({ note: _, ...patch }: KeptPatch, note: string): KeptPatch {
  return note.trim() === '' ? patch : { ...patch, note };
}
