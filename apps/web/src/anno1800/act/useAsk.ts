import { nameOfLevel } from '../../pieces/index.ts';
import { useTable } from '../context.tsx';

/** What is asked of the viewer, in words. */
export function useAsk(): { readonly title: string; readonly about: string } {
  const { decision, t, names, called, swapping, now, view } = useTable();
  const steps = view.table.turn.freeSteps.reduce((sum, count) => sum + count, 0);
  const free = steps > 0 ? ` ${t('table.freeSteps', { count: steps })}` : '';
  const yours = t('table.yourTurn');
  if (swapping !== null) return { title: t('table.swapTitle'), about: t('table.swapAbout', { count: swapping.length }) };
  switch (decision.ask) {
    case 'over':
      return { title: t('table.overTitle'), about: t('table.overAbout', { round: now.round }) };
    case 'wait':
      return {
        title: t('table.waitTitle', { name: called(decision.seat) }),
        about: now.thinking ? t('table.thinks') : t('table.waitAbout'),
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
      return { title: yours, about: t(decision.acted ? 'table.actAgain' : 'table.actAbout', { count: decision.actions }) + free };
    default:
      return { title: yours, about: t('table.endAbout') + free };
  }
}
