import { partsOf, rulesInShort } from '@archipel/text';
import { Suspense, useMemo } from 'react';
import { Texts, useText } from '../reader/text.tsx';
import { RuleNumber } from '../table/RuleNumber.tsx';
import { Dialog } from '../ui/Dialog.tsx';

interface Props {
  readonly game: string;
  readonly onClose: () => void;
}

/** The rules of a game in short, by their numbers: what a refusal or an explanation names. */
export function RulesDialog({ game, onClose }: Props) {
  const { t } = useText();
  const parts = useMemo(() => partsOf(game), [game]);
  return (
    <Dialog from="middle" title={t('lobby.rules')} onClose={onClose}>
      <Suspense>
        <Texts parts={parts}>
          <Rules game={game} />
        </Texts>
      </Suspense>
    </Dialog>
  );
}

function Rules({ game }: Pick<Props, 'game'>) {
  const text = useText();
  return (
    <dl className="rules-in-short">
      {rulesInShort(text, game).map(({ rule, sentence }) => (
        <div key={rule}>
          <dt>
            <RuleNumber rule={rule} />
          </dt>
          <dd>{sentence}</dd>
        </div>
      ))}
    </dl>
  );
}
