import { BlockList, isIP } from 'node:net';

/**
 * Addresses that are not on the open internet: this machine, private networks, and those that mean something special. Somebody who may
 * have the server send requests must not reach with it what only the server can reach.
 */
const inside = new BlockList();
for (const [network, length] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(network, length, 'ipv4');
}

/** Of the addresses of the sixth version only those of the open internet are outside, without the ways that lead back to the fourth. */
const outside6 = new BlockList();
outside6.addSubnet('2000::', 3, 'ipv6');
const tunnels = new BlockList();
for (const [network, length] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  tunnels.addSubnet(network, length, 'ipv6');
}

/** Whether an address, as text without brackets, is one that a stranger's request must not reach. What is no address is none of the open internet. */
export function isInside(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return inside.check(address, 'ipv4');
  return family !== 6 || !outside6.check(address, 'ipv6') || tunnels.check(address, 'ipv6');
}

/** Whether the host of a URL is inside for all one can tell without asking anybody: an address, or a name of this machine. */
export function namesInside({ hostname }: URL): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return isIP(bare) !== 0 ? isInside(bare) : /(^|\.)(localhost|local|internal)$/i.test(bare) || !bare.includes('.');
}
