import { useFacts, useWords } from '../context/context.tsx';

/** What is asked of the viewer, in words. */
export function useAsk(): { readonly title: string; readonly about: string } {
  const { decision, now, view, seat, box, reaches } = useFacts();
  const { t, playerName } = useWords();
  switch (decision.ask) {
    case 'over':
      return { title: t('table.overTitle'), about: t('table.overAbout', { round: now.round }) };
    case 'wait': {
      const [first] = decision.seats;
      const others = decision.seats.map(playerName).join(', ');
      if (view.asking !== null) return { title: t('table1503.waitChoices'), about: others };
      return {
        title: t('table.waitTitle', { name: playerName(first ?? view.turn) }),
        about: t(now.thinking ? 'table.thinks' : now.viewer === 'spectator' ? 'table.watchAbout' : 'table.waitAbout'),
      };
    }
    case 'roll':
      return { title: t('table1503.askRoll'), about: t('table1503.askRollAbout') };
    case 'choose':
      if (decision.about === 'golden-times')
        return {
          title: t('table1503.takeGolden', { count: decision.left }),
          about: view.turn === seat ? t('table1503.inYourTurn') : t('table1503.inTurnOf', { name: playerName(view.turn) }),
        };
      return {
        title: t('table1503.askChoose'),
        about: t(view.turn === seat ? 'table1503.youRolled' : 'table1503.otherRolled', {
          name: playerName(view.turn),
          die: view.throws[0] ?? 0,
        }),
      };
    case 'lose':
      return { title: t('table1503.askLose'), about: t('table1503.askLoseAbout') };
    case 'act':
      return { title: t('table1503.askAct'), about: t(reaches.length > 0 ? 'table1503.askActAbout' : 'table1503.askActNoShip') };
    case 'sail':
      return { title: t('table1503.askSail'), about: t(reaches.length > 0 ? 'table1503.askSailAbout' : 'table1503.askSailDone') };
    case 'tile':
      return { title: t('table1503.askTile'), about: t('table1503.askTileAbout') };
    default:
      return {
        title: t('table1503.discardTitle', { count: decision.left }),
        about: t('table1503.discardAbout', { limit: box.components.handLimit }),
      };
  }
}
