import { entryFor, type HostedMatch, standingOf, stateAt } from '@archipel/host';
import type { Chair } from '@archipel/protocol';
import type { Now, Session } from './session.ts';

/** What a match that was laid out by hand, in this page, looks like to the one person at it: a lesson or a puzzle. The other chairs are bots'. */
export function preparedNow(match: HostedMatch, position: number, seat: number, ownName: string): Now {
  const { rules, setup } = match;
  const at = stateAt(match, position) ?? match.current.state;
  const standing =
    position === match.position
      ? standingOf(match, seat)
      : { position, round: rules.round(at), active: rules.active(at), undoable: 0, outcome: rules.outcome(at) };
  return {
    ...standing,
    game: rules.id,
    viewer: seat,
    chairs: Array.from({ length: setup.seats }, (_, each) => chairAt(each === seat, ownName)),
    view: rules.view(at, seat),
    clocks: { at: 0, left: Array.from({ length: setup.seats }, () => null), running: [] },
    entries: match.entries.filter((entry) => entry.position <= position).map((entry) => entryFor(entry, seat)),
    seen: 0,
    honesty: null,
    connection: 'here',
    thinking: position < match.position,
  };
}

function chairAt(own: boolean, name: string): Chair {
  return own ? { kind: 'person', id: 'this-device', name, here: true, standIn: null } : { kind: 'bot', level: 'easy' };
}

/** What differs from one prepared match to the next. */
interface Prepared extends Pick<Session, 'rules' | 'now' | 'play' | 'undo'> {
  readonly listeners: () => Set<() => void>;
}

/** A prepared match as a table knows it. It is kept nowhere, so there is neither a file nor anything earlier. */
export function preparedSession({ listeners, ...match }: Prepared): Session {
  return {
    ...match,
    earlier: () => [],
    subscribe(listener) {
      listeners().add(listener);
      return () => listeners().delete(listener);
    },
    file: () => Promise.resolve(undefined),
    close: () => undefined,
  };
}
