import { type EventRecorder, inTurnOrder, type Seat } from '@archipel/kernel';
import { boxOf } from '../data/box.ts';
import { type Choice, COMMODITIES, type Commodity } from '../data/words.ts';
import { changed, put } from '../state/change.ts';
import type { Fact } from '../state/facts.ts';
import { type Asking, type Open, of, playerOf, type Secret, type State } from '../state/state.ts';
import { moveCard } from './cards.ts';

/** What this number of the die brings: the home good, and instead of it the good of an outpost on that pier (Q3.1). */
function yields(position: Open, seat: Seat): readonly Commodity[] {
  const { island, outposts } = playerOf(position, seat);
  const die = position.throws[0] ?? 0;
  const home = boxOf(position).shownBy[island][die];
  if (home === undefined || home === 'any') return COMMODITIES;
  const outpost = outposts.find(({ pier }) => pier === die)?.commodity;
  return outpost === undefined || outpost === home ? [home] : [home, outpost];
}

/** What a seat may ask for, whether or not there are cards of it (Q3.1, Q9.3). */
export function kindsFor(position: Open, seat: Seat, about: Asking['about']): readonly Commodity[] {
  return about === 'production' ? yields(position, seat) : COMMODITIES;
}

/** Q9.3: what golden times offer may be declined; production may not (Q3.1). */
export const mayDecline = (about: Asking['about']): boolean => about === 'golden-times';

/** Whether a stack still holds a card when the seat's own earlier picks are taken off (Q3.3). */
export function isLeft(position: Open, commodity: Commodity, picks: readonly Choice[]): boolean {
  let left = position.stacks[commodity];
  for (const pick of picks) if (pick === commodity) left--;
  return left > 0;
}

/**
 * Goes on with the picks of a seat as far as nobody need be asked: a single possibility is no choice, and in another's turn
 * standing orders answer (Q3.2).
 */
function answered({ open: position, secret }: State, seat: Seat, asking: Asking, picks: readonly Choice[]) {
  const orders = seat === position.turn ? [] : of(secret.orders, seat);
  const kinds = kindsFor(position, seat, asking.about);
  const all = [...picks];
  while (all.length < of(asking.due, seat)) {
    const open: Choice[] = kinds.filter((commodity) => isLeft(position, commodity, all));
    const [only] = open;
    if (only === undefined) break;
    if (mayDecline(asking.about)) open.push('nothing');
    const answer = open.length === 1 ? only : orders.find((choice) => open.includes(choice));
    if (answer === undefined) return { picks: all, waits: true };
    all.push(answer);
  }
  return { picks: all, waits: false };
}

/** Cards are due to every seat: asks who has a choice, and hands out as soon as nobody has. */
export function handOut(state: State, about: 'production' | 'golden-times', due: readonly number[], recorder: EventRecorder<Fact>): State {
  const asking = { about, due, waiting: [] };
  const answers = state.open.seats.map((_, seat) => answered(state, seat, asking, []));
  const waiting = inTurnOrder(state.open.turn, answers.length).filter((seat) => of(answers, seat).waits);
  const picks = answers.map((answer) => answer.picks);
  return proceed(state, { about, due, waiting }, picks, recorder);
}

/** One more pick of a seat. */
export function choose(state: State, asking: Asking, seat: Seat, choice: Choice, recorder: EventRecorder<Fact>): State {
  const before = state.secret.picks;
  const { picks, waits } = answered(state, seat, asking, [...of(before, seat), choice]);
  const waiting = waits ? asking.waiting : asking.waiting.filter((other) => other !== seat);
  return proceed(state, { about: asking.about, due: asking.due, waiting }, put(before, seat, picks), recorder);
}

/** Q3.3: once the last choice is in, cards go out in turn order from the active player, whatever order the choices came in. */
function proceed(state: State, asking: Asking, chosen: Secret['picks'], recorder: EventRecorder<Fact>): State {
  if (asking.waiting.length > 0) return changed(state, { phase: 'choose', asking }, { picks: chosen });
  recorder.reveal('everybody');
  const why = asking.about === 'golden-times' ? 'golden-times' : 'production';
  const due = [...asking.due];
  const picks = [...chosen];
  let now = state;
  for (const seat of inTurnOrder(state.open.turn, state.open.seats.length)) {
    while (of(due, seat) > 0) {
      const mine = of(picks, seat);
      const pick = mine.find((choice) => choice === 'nothing' || now.open.stacks[choice] > 0);
      if (pick !== undefined) {
        if (pick !== 'nothing') now = moveCard(now, seat, pick, 1);
        recorder.tell(pick === 'nothing' ? { fact: 'declined', seat } : { fact: 'took', seat, commodity: pick, why });
        picks[seat] = mine.toSpliced(mine.indexOf(pick), 1);
        due[seat] = of(due, seat) - 1;
        continue;
      }
      // What was chosen has gone to others: the other option, or where any will do another choice.
      const rest: Asking = { about: asking.about, due, waiting: [seat] };
      const again = answered(now, seat, rest, []);
      picks[seat] = again.picks;
      if (again.waits) return changed(now, { phase: 'choose', asking: rest }, { picks });
      if (again.picks.length > 0) continue;
      recorder.tell({ fact: 'took-nothing', seat, why });
      due[seat] = 0;
    }
  }
  return changed(now, { phase: 'act', asking: null }, { picks: [] });
}
