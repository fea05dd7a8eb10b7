import { type DragEvent, useRef, useState } from 'react';
import { Coming, Empty, Trouble } from '../frame/states.tsx';
import { Icon } from '../pieces/index.ts';
import { useText } from '../reader/text.tsx';
import { type Judged, judged } from './judging.ts';
import { VerdictSheet } from './VerdictSheet.tsx';

type Shown = { readonly name: string; readonly judged: Judged | 'too-large' | 'working' };

/** Reads a match file, replays it and says what it is. The file stays on this device. */
export function Check() {
  const { t } = useText();
  const [shown, setShown] = useState<Shown>();
  const [over, setOver] = useState(false);
  // The file that was given last: an earlier one that takes longer must not speak over it.
  const latest = useRef<File>(undefined);
  const examine = async (file: File | undefined) => {
    if (file === undefined) return;
    latest.current = file;
    setShown({ name: file.name, judged: 'working' });
    const found = await judged(file);
    if (latest.current === file) setShown({ name: file.name, judged: found });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void examine(event.dataTransfer.files[0]);
  };
  return (
    <div className="paper-page">
      <h1>{t('about.checkTitle')}</h1>
      <p className="lead">{t('about.checkLead')}</p>
      <label
        className={over ? 'drop over' : 'drop'}
        onDragEnter={(event) => event.preventDefault()}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <span className="drop-name">
          <Icon name="file" size={20} />
          {t('about.checkChoose')}
        </span>
        <span className="drop-hint">{t('about.checkDrop')}</span>
        <input
          className="hidden-name"
          type="file"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file may be chosen again after it was changed on disk.
            target.value = '';
            void examine(file);
          }}
        />
      </label>
      <div className="check-answer" aria-live="polite">
        <Answer shown={shown} />
      </div>
    </div>
  );
}

function Answer({ shown }: { readonly shown: Shown | undefined }) {
  const { t } = useText();
  if (shown === undefined)
    return (
      <Empty title={t('about.checkEmpty')}>
        <p>{t('about.checkEmptySays')}</p>
      </Empty>
    );
  const { name, judged: found } = shown;
  if (found === 'working') return <Coming title={t('about.checkWorking', { name })} />;
  if (found === 'too-large')
    return (
      <Trouble title={t('about.checkFailed')}>
        <p>{t('about.checkTooLarge', { name })}</p>
      </Trouble>
    );
  if ('fault' in found)
    return (
      <Trouble title={t('about.checkFailed')}>
        <p>{found.fault}</p>
      </Trouble>
    );
  return <VerdictSheet verdict={found.verdict} fileName={name} />;
}
