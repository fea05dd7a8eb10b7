import { Dialog } from '../ui/Dialog.tsx';
import { useFacts, useWords } from './context/context.ts';
import { DeskLayout } from './DeskLayout.tsx';
import { FoldedLayout } from './FoldedLayout.tsx';
import { Ledger } from './hand/Ledger.tsx';
import { Islands } from './islands/Islands.tsx';
import type { LayoutProps } from './layoutProps.ts';
import { PhoneLayout } from './PhoneLayout.tsx';
import { PaymentSheet } from './payment/PaymentSheet.tsx';

/** Where the parts of the table stand on this screen. */
export function Layouts(props: LayoutProps) {
  const { layout } = useFacts();
  const { playerName, t } = useWords();
  const { state, dispatch, payment } = props;
  const { watchedSeat } = state;
  return (
    <>
      {layout === 'phone' ? <PhoneLayout {...props} /> : layout === 'wide' ? <DeskLayout {...props} /> : <FoldedLayout {...props} />}
      {watchedSeat !== null && (
        <Dialog
          title={t('table.islandsOf', { name: playerName(watchedSeat) })}
          from="wide"
          onClose={() => dispatch({ type: 'watch', seat: null })}
        >
          <div className="watched">
            <Islands seat={watchedSeat} mine={false} />
            <Ledger seat={watchedSeat} />
          </div>
        </Dialog>
      )}
      {layout !== 'wide' && payment && (
        <div className="payment-drawer">
          <PaymentSheet {...payment} />
        </div>
      )}
    </>
  );
}
