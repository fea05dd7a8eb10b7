import { useFacts, useWords } from '../context/context.ts';
import { nameOfLevel } from '../pieces/index.ts';

/** What is asked of the viewer, in words; `short`: where there is room for one line. */
export function useAsk(short = false): { readonly title: string; readonly about: string } {
  const { decision, swapping, now, view } = useFacts();
  const { t, names, playerName } = useWords();
  const steps = view.table.turn.freeSteps.reduce((sum, count) => sum + count, 0);
  const free = steps > 0 ? ` ${t('table.freeSteps', { count: steps })}` : '';
  const yours = t('table.yourTurn');
  if (swapping !== null) return { title: t('table.swapTitle'), about: t('table.swapAbout', { count: swapping.length }) };
  switch (decision.ask) {
    case 'over':
      return { title: t('table.overTitle'), about: t('table.overAbout', { round: now.round }) };
    case 'wait':
      return {
        title: t('table.waitTitle', { name: playerName(decision.seat) }),
        about: t(now.thinking ? 'table.thinks' : now.viewer === 'spectator' ? 'table.watchAbout' : 'table.waitAbout'),
      };
    case 'discard':
      return {
        title: t('table.discardTitle'),
        about: t(decision.must ? 'table.discardMust' : 'table.discardMay', { left: decision.left }),
      };
    case 'place':
      return { title: t('table.placeTitle', { tile: names.tile(decision.tile) }), about: t('table.placeAbout') };
    case 'pay': {
      const { due } = decision;
      const what =
        due.kind === 'good'
          ? names.good(due.good)
          : due.kind === 'cube'
            ? names.cubes(nameOfLevel(due.level), 1)
            : names.tokens(due.token, 1);
      return { title: t('table.payTitle', { what }), about: t('table.payAbout', { left: decision.left }) };
    }
    case 'which':
      return { title: t('table.whichTitle', { level: names.level(nameOfLevel(decision.level)) }), about: t('table.whichAbout') };
    case 'bury':
      return { title: t('table.buryTitle'), about: t('table.buryAbout') };
    case 'further':
      return { title: yours, about: t(`table.further-${decision.action}`, { left: decision.left }) };
    case 'build':
      return { title: yours, about: t('table.buildFirst') };
    case 'act':
      return {
        title: yours,
        about: t(short ? 'table.actShort' : decision.acted ? 'table.actAgain' : 'table.actAbout', { count: decision.actions }) + free,
      };
    default:
      return { title: yours, about: t('table.endAbout') + free };
  }
}
