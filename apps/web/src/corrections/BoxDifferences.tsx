import { boxDifferences, isPatch, isRecord, patchSchema } from '@archipel/kernel';
import { type BoxListing, type GameBox, loadBox, placeName, type Text } from '@archipel/text';
import { use, useState } from 'react';
import { useText } from '../reader/text.tsx';
import { newName } from '../session/newName.ts';
import { keepPatch } from './corrections.ts';

interface Opened {
  readonly box: GameBox;
  readonly components: object;
  readonly listing: BoxListing;
}

const known = new WeakMap<Text, Map<unknown, Promise<Opened | undefined>>>();

/** A match has been opened with these options, so they fit its game. */
async function open(text: Text, game: string, given: object): Promise<Opened | undefined> {
  const box = await loadBox(game);
  if (box === undefined) return undefined;
  const components = box.whole(given);
  return { box, components, listing: (await box.listing(text))(components) };
}

function opened(text: Text, game: string, given: object): Promise<Opened | undefined> {
  const mine = known.get(text) ?? new Map<unknown, Promise<Opened | undefined>>();
  const found = mine.get(given) ?? open(text, game, given);
  known.set(text, mine.set(given, found));
  return found;
}

/** In what the box of a match differs from the built-in one, each value in words; a correction can be kept for own games. */
export function BoxDifferences({ game, options }: { readonly game: string; readonly options: unknown }) {
  const text = useText();
  const { t } = text;
  const [kept, setKept] = useState(false);
  const given = isRecord(options) && isRecord(options['components']) ? options['components'] : {};
  const shown = use(opened(text, game, given));
  if (shown === undefined) return null;
  const { sections, say } = shown.listing;
  const differing = boxDifferences(shown.box.builtIn, shown.components);
  const note = typeof given['note'] === 'string' ? given['note'] : undefined;
  const patch = isPatch(given) ? patchSchema.safeParse(given) : undefined;
  return (
    <div className="box-differences">
      <p>{t('ownBox.differsSays')}</p>
      {note === undefined ? null : <p className="note">{note}</p>}
      {differing.length === 0 ? <p>{t('ownBox.nothing')}</p> : null}
      <dl>
        {differing.map(({ path, was, is }) => (
          <div key={path}>
            <dt>{placeName(sections, path)}</dt>
            <dd>
              <del>{say(was)}</del> <span aria-hidden="true">→</span> <ins>{say(is)}</ins>
            </dd>
          </div>
        ))}
      </dl>
      {patch?.success ? (
        <p>
          <button
            className="button"
            type="button"
            disabled={kept}
            onClick={() => {
              keepPatch(game, { ...patch.data, id: newName() });
              setKept(true);
            }}
          >
            {t('ownBox.keep')}
          </button>{' '}
          <span role="status">{kept ? t('ownBox.kept') : null}</span>
        </p>
      ) : null}
    </div>
  );
}
