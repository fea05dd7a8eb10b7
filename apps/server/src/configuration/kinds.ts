import { isIP } from 'node:net';

/** A kind of setting: what it must be, in words, and how it is read. `undefined`: the text is not of this kind. */
export interface Kind<Value> {
  readonly wanted: string;
  /** A value that is never printed: a password may be in it. */
  readonly secret?: boolean;
  read(text: string): Value | undefined;
}

export function whole(min: number, max: number): Kind<number> {
  return {
    wanted: `a whole number from ${min} to ${max}`,
    read: (text) => (/^\d{1,10}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined),
  };
}

export function oneOf<Word extends string>(words: readonly Word[]): Kind<Word> {
  return { wanted: `one of ${words.join(', ')}`, read: (text) => words.find((word) => word === text) };
}

export const host: Kind<string> = {
  wanted: 'an address or a host name',
  read: (text) => (isIP(text) !== 0 || /^(?!.*\.\.)[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/i.test(text) ? text : undefined),
};

export const folder: Kind<string> = { wanted: 'a folder', read: (text) => (text.includes('\0') ? undefined : text) };

export const database: Kind<string> = {
  wanted: 'an address such as postgres://archipel@localhost/archipel',
  secret: true,
  read: (text) => (/^postgres(ql)?:\/\/[^/\s]+\/[^/\s]+$/.test(text) && URL.canParse(text) ? text : undefined),
};

export const yesOrNo: Kind<boolean> = {
  wanted: 'yes or no',
  read: (text) => (/^(yes|true|on|1)$/i.test(text) ? true : /^(no|false|off|0)$/i.test(text) ? false : undefined),
};

/** The address at which people reach the server: no path, because the pages are at the root. */
export const origin: Kind<string> = {
  wanted: 'an address such as https://play.example.org, without a path',
  read: (text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const bare = url !== undefined && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
    return bare ? url.origin : undefined;
  },
};

/** Whom a push service may write to about us. */
export const contact: Kind<string> = {
  wanted: 'mailto:… or https://…',
  read: (text) => (/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text) ? text : undefined),
};

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** Networks, as proxies are named: addresses, with or without a length, and names for those of one's own. */
export const networks: Kind<readonly string[]> = {
  wanted: `addresses or networks such as 10.0.0.0/8, or ${NAMED_NETWORKS.join(', ')}, with commas between`,
  read: (text) => {
    const list = text.split(',').map((each) => each.trim());
    return list.every((each) => NAMED_NETWORKS.includes(each) || isNetwork(each)) ? list : undefined;
  },
};

function isNetwork(text: string): boolean {
  const [address = '', length, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= (family === 4 ? 32 : 128));
}
