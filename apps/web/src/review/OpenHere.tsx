import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { takeInHand } from './fileInHand.ts';

/** Far more than the longest game needs. */
const LARGEST = 32 * 2 ** 20;

/** Takes a match file in hand, to be reviewed here. */
export function OpenHere({ onOpened }: { readonly onOpened: () => void }) {
  const { t } = useText();
  const open = async (file: File | undefined) => {
    if (file === undefined || file.size > LARGEST) return;
    takeInHand(await file.text());
    onOpened();
  };
  return (
    <label className="button now">
      <Icon name="file" size={18} />
      {t('home.openFile')}
      <input
        className="hidden-name"
        type="file"
        accept=".jsonl,application/json,text/plain"
        onChange={({ target }) => void open(target.files?.[0])}
      />
    </label>
  );
}
