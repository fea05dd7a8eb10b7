import { Link } from 'wouter';
import { InMasthead } from '../frame/slots.tsx';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import type { KeptGame } from '../session/keptGames.ts';
import { tableName } from '../ui/names.ts';

/** A file or a link has no name: there is no way back to it. */
const hasAddress = (match: string) => match.length > 4;

/** Says of a game that was played on from a review where it came from, and that what could not be known then was dealt anew. */
export function PlayedOn({ from }: { readonly from: KeptGame['from'] }) {
  const { t } = useText();
  if (from === undefined) return null;
  const { match, turn } = from;
  return (
    <InMasthead at="notices">
      <p className="banner">
        <Icon name="review" size={20} />
        <span>
          {t('common.playedOn', { turn, name: hasAddress(match) ? tableName(match) : '', named: hasAddress(match) ? 'yes' : 'no' })}
        </span>
        {hasAddress(match) ? <Link href={`/r/${match}#${turn}`}>{t('common.review')}</Link> : null}
      </p>
    </InMasthead>
  );
}
