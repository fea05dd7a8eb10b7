import { useState } from 'react';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { copyText } from '../ui/copyText.ts';
import { tableName } from '../ui/names.ts';
import { matchFileName, saveText } from '../ui/saveText.ts';
import { useReviewing } from './context.tsx';
import { momentAddress } from './momentAddress.ts';

/** A link to this moment, and the match as a file. What no server has goes with the link itself. */
export function ShareMoment() {
  const { t } = useText();
  const { id, source, mark } = useReviewing();
  const [shown, setShown] = useState<{ readonly link: string; readonly copied: boolean }>();
  const share = async () => {
    const link = await momentAddress(id, source.where, source.text, mark);
    setShown({ link, copied: await copyText(link) });
  };
  return (
    <div className="share-moment">
      <button type="button" className="button" onClick={() => void share()}>
        <Icon name="link" size={18} />
        {t('review.link')}
      </button>
      <button type="button" className="button" onClick={() => saveText(source.text, matchFileName(tableName(id)))}>
        <Icon name="save" size={18} />
        {t('review.file')}
      </button>
      <p role="status">
        {shown === undefined
          ? ''
          : t(shown.copied ? 'review.copied' : 'review.copyIt', {
              carries: source.where === 'server' ? 'no' : 'yes',
              size: Math.ceil(shown.link.length / 1000),
            })}
      </p>
      {shown && !shown.copied && (
        <input readOnly value={shown.link} aria-label={t('review.link')} onFocus={({ target }) => target.select()} />
      )}
    </div>
  );
}
