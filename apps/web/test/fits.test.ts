import { games } from '@archipel/games';
import { expect, it } from 'vitest';
import { fits } from '../src/session/fits.ts';

it.each(games)('views and events of $id fit where the rules know them, and not where the server knows more', (rules) => {
  const state = rules.setup(rules.schemas.options.parse({}), 3, 'fits');
  const [seat = 0] = rules.active(state);
  const view: unknown = JSON.parse(JSON.stringify(rules.view(state, seat)));
  expect(fits(rules, { view })).toBe(true);
  expect(fits(rules, { view: { ...Object(view), moonPhase: 'new' } })).toBe(false);
  expect(fits(rules, { view: null })).toBe(false);
  const applied = rules.apply(state, seat, rules.moves(rules.view(state, seat))[0]);
  if (!applied.ok) throw new Error('a listed move was refused');
  const events = applied.events.map(({ open }) => open);
  expect(fits(rules, { view, entries: [{ events }, { events: [] }] })).toBe(true);
  expect(fits(rules, { view, entries: [{ events: [...events, { fact: 'eclipse', seat }] }] })).toBe(false);
});
