import { Flag, Icon } from '../../pieces/index.ts';
import { useWords } from '../context/context.ts';

/** R15.1: what the fireworks were for. */
export function FireworksNote({ seat, round }: { readonly seat: number; readonly round: number }) {
  const { t, company } = useWords();
  return (
    <p className="end-fireworks">
      <Icon name="fireworks" size={40} />
      <span>
        <b>
          <Flag seat={seat} width={20} /> {t('score.fireworks')}
        </b>
        {t('score.fireworksFor', { who: seat === company.viewer ? 'you' : 'other', name: company.players[seat] ?? '', round })}
      </span>
    </p>
  );
}
