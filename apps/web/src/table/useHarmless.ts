import { useMemo } from 'react';
import { useText } from '../reader/text.tsx';
import { useLookingOn } from './room.ts';

/** The commands of a table; where it is only looked at, those that play, or lead to it, say so and do nothing else. */
export function useHarmless<Commands extends object>(
  commands: Commands,
  playing: readonly (keyof Commands)[],
  announce: (sentence: string) => void,
): Commands {
  const { t } = useText();
  const lookingOn = useLookingOn();
  return useMemo(() => {
    if (!lookingOn) return commands;
    const say = () => announce(t('table.fault-looking'));
    return { ...commands, ...Object.fromEntries(playing.map((each) => [each, say])) };
  }, [commands, playing, announce, lookingOn, t]);
}
