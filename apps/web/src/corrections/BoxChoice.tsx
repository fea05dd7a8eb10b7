import { equal, isRecord, type Json } from '@archipel/kernel';
import { Link } from 'wouter';
import { useText } from '../reader/text.tsx';
import { Segments } from '../ui/Segments.tsx';
import { correctionsOf, patchOf, useCorrections } from './corrections.ts';
import { boxNameIn } from './kept.ts';

type Fields = { readonly [key: string]: Json };

interface Props {
  readonly game: string;
  readonly options: Fields;
  readonly disabled: boolean;
  readonly onChange: (options: Fields) => void;
}

/** Which box is played with: the built-in one, a correction of this device, or the one that somebody else brought. */
export function BoxChoice({ game, options, disabled, onChange }: Props) {
  const { t } = useText();
  const { patches } = useCorrections((store) => correctionsOf(store, game));
  const { components, ...others } = options;
  const mine = isRecord(components) ? patches.find((patch) => equal(patchOf(patch), components)) : undefined;
  const brought = boxNameIn(options);
  const strange = brought !== undefined && mine === undefined ? [{ value: 'brought', label: brought || t('ownBox.unnamed') }] : [];
  const choose = (id: string) => {
    const patch = patches.find((each) => each.id === id);
    if (id === 'brought') return;
    // A correction is plain data.
    onChange(patch === undefined ? others : { ...others, components: patchOf(patch) as unknown as Json });
  };
  return (
    <>
      <Segments
        legend={t('ownBox.legend')}
        disabled={disabled}
        options={[{ value: '', label: t('ownBox.builtIn') }, ...patches.map(({ id, name }) => ({ value: id, label: name })), ...strange]}
        value={mine?.id ?? (brought === undefined ? '' : 'brought')}
        onChange={choose}
      />
      <p className="hint">
        <Link href={`/box/${game}`}>{t('ownBox.correct')}</Link>
      </p>
    </>
  );
}
