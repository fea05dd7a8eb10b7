import { type Me, meSchema, PATHS, visitorSchema } from '@archipel/protocol';
import { create } from 'zustand';
import { prefer } from '../reader/preferences.ts';
import { type Asked, ask } from './client.ts';
import { listenAnew } from './socket.ts';

/** Who one is to the server. `unasked`: not known yet. */
export const useMe = create<{ readonly me: Me | null | 'unasked' }>(() => ({ me: 'unasked' }));

export function become(me: Me | null): void {
  if (me) prefer({ name: me.name });
  const before = useMe.getState().me;
  useMe.setState({ me });
  if (before !== null && before !== 'unasked' && before.id !== me?.id) listenAnew();
}

function became(asked: Asked<Me>): Asked<Me> {
  if (asked.ok) become(asked.value);
  return asked;
}

let asking: Promise<unknown> | undefined;

/** Asks once who one is; later calls wait for the same answer. Only the server sees the cookie, and a browser may have lost all but that. */
export function askWhoIAm(): Promise<unknown> {
  asking ??= (async () => {
    const asked = await ask(PATHS.session, { answer: visitorSchema });
    if (asked.ok) return become(asked.value.me);
    // Where nobody answered we may be asked about again.
    if (asked.fault === 'offline') asking = undefined;
    else become(null);
  })();
  return asking;
}

export const introduce = async (name: string) => became(await ask(PATHS.me, { method: 'POST', body: { name }, answer: meSchema }));
export const rename = async (name: string) => became(await ask(PATHS.me, { method: 'PATCH', body: { name }, answer: meSchema }));
export const keep = async (password: string, current: string | undefined, endTokens: boolean) =>
  became(await ask(PATHS.password, { method: 'PUT', body: { password, endTokens, ...(current ? { current } : {}) }, answer: meSchema }));
export const signIn = async (name: string, password: string) =>
  became(await ask(PATHS.sessions, { method: 'POST', body: { name, password }, answer: meSchema }));

export async function signOut(where: 'here' | 'everywhere'): Promise<Asked<undefined>> {
  const asked = await ask(where === 'here' ? PATHS.session : PATHS.sessions, { method: 'DELETE', answer: undefined });
  if (asked.ok) become(null);
  return asked;
}

export async function forgetMe(password: string | undefined): Promise<Asked<undefined>> {
  const body = password === undefined ? {} : { password };
  const asked = await ask(PATHS.me, { method: 'DELETE', body, answer: undefined });
  if (asked.ok) become(null);
  return asked;
}
