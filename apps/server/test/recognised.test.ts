import { describe, expect, test } from 'vitest';
import type { Who } from '../src/identity/authentication.ts';
import { createRecognised } from '../src/identity/recognised.ts';
import { problem } from '../src/problems/problem.ts';
import type { Change, Store } from '../src/store/store.ts';
import { handClock } from './clock.ts';

const ann: Who = {
  person: { id: 'ann', name: 'Ann', password: null, since: 0, gone: false },
  credential: { kind: 'session', key: 'hash', since: 0 },
};

function recognising(who: Who = ann) {
  const listeners = new Set<(change: Change) => void>();
  const clock = handClock();
  const changes: Store['changes'] = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const recognised = createRecognised({ changes }, clock);
  const asked = { times: 0 };
  const lookUp = async () => {
    asked.times += 1;
    return who;
  };
  const tell = (change: Change) => {
    for (const listener of listeners) listener(change);
  };
  return { recognised, clock, asked, lookUp, tell, listeners };
}

describe('Somebody who was recognised by a secret', () => {
  test('is not looked up again for the next request', async () => {
    const { recognised, asked, lookUp } = recognising();
    expect(await recognised.by('a', lookUp)).toBe(ann);
    expect(await recognised.by('a', lookUp)).toBe(ann);
    expect(asked.times).toBe(1);
    await recognised.by('b', lookUp);
    expect(asked.times).toBe(2);
  });

  test('is looked up as soon as the store tells that something about them has changed, and others are not', async () => {
    const { recognised, asked, lookUp, tell } = recognising();
    await recognised.by('a', lookUp);
    tell({ kind: 'person', person: 'bob', own: true });
    await recognised.by('a', lookUp);
    expect(asked.times).toBe(1);
    tell({ kind: 'person', person: 'ann', own: false });
    await recognised.by('a', lookUp);
    expect(asked.times).toBe(2);
  });

  test('is looked up when changes may have been missed, and in any case after ten seconds', async () => {
    const { recognised, asked, lookUp, tell, clock } = recognising();
    await recognised.by('a', lookUp);
    tell({ kind: 'all', own: false });
    await recognised.by('a', lookUp);
    expect(asked.times).toBe(2);
    clock.pass(9999);
    await recognised.by('a', lookUp);
    expect(asked.times).toBe(2);
    clock.pass(1);
    await recognised.by('a', lookUp);
    expect(asked.times).toBe(3);
  });

  test('is not remembered where a change was told while they were looked up', async () => {
    const { recognised, asked, lookUp, tell } = recognising();
    await recognised.by('a', async () => {
      tell({ kind: 'person', person: 'ann', own: true });
      return ann;
    });
    await recognised.by('a', lookUp);
    expect(asked.times).toBe(1);
  });

  test('by a token is not believed beyond its end', async () => {
    const ends = 5000;
    const bot: Who = { ...ann, credential: { kind: 'token', key: 't', scopes: ['play'], ends: handClock().now() + ends } };
    const { recognised, asked, lookUp, clock } = recognising(bot);
    await recognised.by('a', lookUp);
    clock.pass(ends);
    await recognised.by('a', lookUp);
    expect(asked.times).toBe(2);
  });
});

test('whoever is nobody is looked up every time, and nothing is listened to after the end', async () => {
  const { recognised, listeners } = recognising();
  let times = 0;
  const nobody = async () => {
    times += 1;
    return problem('bad-token', 'there is no such token');
  };
  await recognised.by('a', nobody);
  await recognised.by('a', nobody);
  expect(times).toBe(2);
  recognised.close();
  expect(listeners.size).toBe(0);
});
