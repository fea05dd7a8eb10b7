import { afterEach, describe, expect, test } from 'vitest';
import { Inside, outsideOnly, post } from '../../src/notices/post.ts';
import { isInside, namesInside } from '../../src/notices/privateAddresses.ts';
import { type Receiver, receiver } from './receiver.ts';

describe('addresses that strangers must not reach through us', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'not an address',
  ])('%s', (address) => expect(isInside(address)).toBe(true));

  test.each(['8.8.8.8', '172.15.255.255', '172.32.0.1', '100.63.0.1', '9.255.255.255', '2606:4700::1111', '2a00:1450:4001::200e'])(
    '%s is outside',
    (address) => expect(isInside(address)).toBe(false),
  );

  test.each([
    'http://localhost/',
    'http://localhost./',
    'http://a.localhost/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:7f00:1]/',
    'http://router/',
    'http://printer.local/',
    'http://metadata.google.internal/',
  ])('%s names one', (url) => expect(namesInside(new URL(url))).toBe(true));

  test('a name is refused when it leads to one, as the connection is made', async () => {
    const error = await new Promise((resolve) => outsideOnly('localhost', {}, resolve));
    expect(error).toBeInstanceOf(Inside);
  });

  test('a name of the open internet is none', () => expect(namesInside(new URL('https://push.example.org/x'))).toBe(false));
});

describe('a letter to an address that somebody gave', () => {
  const open: Receiver[] = [];
  const receiving = async (...statuses: readonly (number | null)[]) => {
    const made = await receiver(...statuses);
    open.push(made);
    return made;
  };
  afterEach(async () => {
    await Promise.all(open.splice(0).map((each) => each.close()));
  });
  const letter = { headers: { 'x-mark': 'ahoy' }, body: 'Grüße' };

  test('arrives as it is', async () => {
    const there = await receiving(204);
    expect(await post(`${there.address}/bell?x=1`, letter, { inside: true, patience: 5000 })).toEqual({ status: 204 });
    expect(there.letters).toHaveLength(1);
    expect(there.letters[0]).toMatchObject({ path: '/bell?x=1', headers: { 'x-mark': 'ahoy', 'content-length': '7' } });
    expect(String(there.letters[0]?.body)).toBe('Grüße');
  });

  test('is not sent to this machine unless that is allowed', async () => {
    const there = await receiving(204);
    expect(await post(there.address, letter, { inside: false, patience: 5000 })).toEqual({ failed: 'inside' });
    expect(there.letters).toEqual([]);
  });

  test('is not sent on when the answer points elsewhere', async () => {
    const there = await receiving(302);
    expect(await post(there.address, letter, { inside: true, patience: 5000 })).toEqual({ status: 302 });
    expect(there.letters).toHaveLength(1);
  });

  test('is given up when nobody answers in time', async () => {
    const there = await receiving(null);
    expect(await post(there.address, letter, { inside: true, patience: 60 })).toEqual({ failed: 'too-slow' });
  });

  test.each(['http://127.0.0.1:1/', 'ftp://127.0.0.1/', 'nonsense'])('to %s cannot be delivered', async (to) => {
    expect(await post(to, letter, { inside: true, patience: 5000 })).toEqual({ failed: 'unreachable' });
  });
});
