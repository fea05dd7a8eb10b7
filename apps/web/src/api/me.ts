import { type Me, meSchema, PATHS } from '@archipel/protocol';
import { create } from 'zustand';
import { prefer } from '../preferences.ts';
import { type Asked, ask } from './client.ts';
import { listenAnew } from './socket.ts';

/** Who one is to the server. `unasked`: not known yet. */
export const useMe = create<{ readonly me: Me | null | 'unasked' }>(() => ({ me: 'unasked' }));

const KEY = 'archipel.known';

/** The cookie cannot be seen from here; that there is one is noted, so that nobody is asked who has never been here. */
function note(known: boolean): void {
  try {
    if (known) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Then it is asked again.
  }
}

function isNoted(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

export function become(me: Me | null): void {
  note(me !== null);
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

/** Asks once who one is; later calls wait for the same answer. */
export function askWhoIAm(): Promise<unknown> {
  asking ??= (async () => {
    if (!isNoted()) return useMe.setState({ me: null });
    const asked = became(await ask(PATHS.me, { answer: meSchema }));
    if (asked.ok) return;
    // The server does not know us any more; where nobody answered we may be asked about again.
    if (asked.fault === 'offline') asking = undefined;
    else become(null);
  })();
  return asking;
}

export const introduce = async (name: string) => became(await ask(PATHS.me, { method: 'POST', body: { name }, answer: meSchema }));
export const rename = async (name: string) => became(await ask(PATHS.me, { method: 'PATCH', body: { name }, answer: meSchema }));
export const keep = async (password: string, current?: string) =>
  became(await ask(PATHS.password, { method: 'PUT', body: { password, ...(current ? { current } : {}) }, answer: meSchema }));
export const signIn = async (name: string, password: string) =>
  became(await ask(PATHS.sessions, { method: 'POST', body: { name, password }, answer: meSchema }));

export async function signOut(where: 'here' | 'everywhere'): Promise<Asked<undefined>> {
  const asked = await ask(where === 'here' ? PATHS.session : PATHS.sessions, { method: 'DELETE', answer: undefined });
  if (asked.ok) become(null);
  return asked;
}

export async function forgetMe(): Promise<Asked<undefined>> {
  const asked = await ask(PATHS.me, { method: 'DELETE', answer: undefined });
  if (asked.ok) become(null);
  return asked;
}
