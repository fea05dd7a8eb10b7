import { PaymentSheet } from '../sheet/PaymentSheet.tsx';
import { useTable } from './context.tsx';
import { DeskLayout } from './DeskLayout.tsx';
import { Dialog } from './Dialog.tsx';
import { Ledger } from './hand/Ledger.tsx';
import { Islands } from './islands/Islands.tsx';
import type { LayoutProps } from './layoutProps.ts';
import { PhoneLayout } from './PhoneLayout.tsx';

/** Where the parts of the table stand on this screen. */
export function Layouts(props: LayoutProps) {
  const { layout, called, t } = useTable();
  const { looking, onLook } = props;
  return (
    <>
      {layout === 'phone' ? <PhoneLayout {...props} /> : <DeskLayout {...props} />}
      {looking !== null && (
        <Dialog title={t('table.islandsOf', { name: called(looking) })} from="wide" onClose={() => onLook(null)}>
          <div className="looking">
            <Islands seat={looking} mine={false} />
            <Ledger seat={looking} />
          </div>
        </Dialog>
      )}
      {layout !== 'wide' && props.payment && (
        <div className="payment-drawer">
          <PaymentSheet {...props.payment} />
        </div>
      )}
    </>
  );
}
