import type { Table } from '@archipel/protocol';
import { useMemo, useState } from 'react';
import { encode } from 'uqr';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { copyText } from '../ui/copyText.ts';

/** How others get here: a link, a code to say on the telephone, a picture to hold up. */
export function Invitation({ table }: { readonly table: Table }) {
  const { t } = useText();
  const [copied, setCopied] = useState(false);
  const letters = table.code.split('');
  const link = `${location.origin}/j/${table.code}`;
  const copy = async () => setCopied(await copyText(link));
  return (
    <section className="invitation" aria-labelledby="lobby-invite">
      <h2 id="lobby-invite">
        <Icon name="link" size={20} />
        {t('lobby.invite')}
      </h2>
      <div className="invitation-ways">
        <div>
          <p className="code">
            <span className="hidden-name">{t('lobby.codeIs', { code: letters.join(' ') })}</span>
            {letters.map((letter, at) => (
              <span className="code-letter" key={`${letter} ${at.toString()}`} aria-hidden="true">
                {letter}
              </span>
            ))}
          </p>
          <p className="invite-link">{link}</p>
          <button className="button" type="button" onClick={() => void copy()}>
            <Icon name={copied ? 'check' : 'copy'} size={18} />
            {copied ? t('lobby.copied') : t('lobby.copyLink')}
          </button>
        </div>
        <Qr text={link} label={t('lobby.qr')} />
      </div>
    </section>
  );
}

/** A QR code, drawn as one path. */
function Qr({ text, label }: { readonly text: string; readonly label: string }) {
  const { d, size } = useMemo(() => {
    const { data, size: across } = encode(text, { border: 2 });
    const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { d: modules.join(''), size: across };
  }, [text]);
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={d} />
    </svg>
  );
}
