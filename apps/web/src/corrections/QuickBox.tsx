import { useText } from '../reader/text.tsx';
import { Segments } from '../ui/Segments.tsx';
import { changeCorrections, correctionsOf, useCorrections } from './corrections.ts';

/** Which box a new game on this device is played with; nothing to choose while there is no correction. */
export function QuickBox({ game }: { readonly game: string }) {
  const { t } = useText();
  const { patches, chosen } = useCorrections((store) => correctionsOf(store, game));
  if (patches.length === 0) return null;
  return (
    <Segments
      inline
      legend={t('ownBox.legend')}
      options={[{ value: '', label: t('ownBox.builtIn') }, ...patches.map(({ id, name }) => ({ value: id, label: name }))]}
      value={chosen ?? ''}
      onChange={(id) => changeCorrections(game, (now) => ({ ...now, chosen: id === '' ? null : id }))}
    />
  );
}
