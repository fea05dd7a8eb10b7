import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { askWhoIAm } from '../api/me.ts';
import { tableAt } from '../api/tables.ts';
import { Coming, Trouble } from '../frame/states.tsx';
import { useText } from '../reader/text.tsx';
import { faultText } from '../ui/faults.ts';

/** A code leads to its table. */
export function JoinPage({ code }: { readonly code: string }) {
  const { t } = useText();
  const [, go] = useLocation();
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    let left = false;
    void askWhoIAm()
      .then(() => tableAt(code))
      .then((asked) => {
        if (left) return;
        if (asked.ok) go(`/t/${asked.value.id}`, { replace: true });
        else setFault(asked.fault);
      });
    return () => {
      left = true;
    };
  }, [code, go]);
  if (fault === undefined) return <Coming whole title={t('common.opening')} />;
  return (
    <Trouble whole title={fault === 'offline' ? t('lobby.unreachable') : t('lobby.noTable')}>
      <p>{fault === 'not-found' ? t('lobby.noSuchCode', { code }) : faultText(t, fault)}</p>
      <p className="ways">
        <Link className="button now" href="/">
          {t('common.backHome')}
        </Link>
      </p>
    </Trouble>
  );
}
