import { BlockList, isIP } from 'node:net';

/** A list of IPv4 and IPv6 addresses: CIDR blocks, ranges and single addresses. */
export interface IpList {
  readonly empty: boolean;
  /** False for anything that is not an address. */
  has(address: string): boolean;
}

/** Names for groups of addresses that proxies use. */
const NAMED: Readonly<Record<string, string>> = {
  loopback: '127.0.0.0/8,::1',
  linklocal: '169.254.0.0/16,fe80::/10',
  uniquelocal: '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,fc00::/7',
};

/**
 * Normalises an address: without zone, IPv6 in short form, IPv4-mapped IPv6 as IPv4.
 * @returns null for anything that is not an address
 */
export function plainAddress(text: string): string | null {
  const [address = ''] = text.trim().split('%');
  const version = isIP(address);
  if (version !== 6) return version === 4 ? address : null;
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(short);
  if (!mapped) return short;
  const [high, low] = [mapped[1], mapped[2]].map((part) => Number.parseInt(part ?? '0', 16)) as [number, number];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** Returns the first groups of an IPv6 address, as a network's name. */
function prefixOf(address: string, groups: number): string {
  const [head = '', tail = ''] = address.split('::');
  const [first, last] = [head, tail].map((part) => (part === '' ? [] : part.split(':'))) as [string[], string[]];
  const zeros = address.includes('::') ? Array<string>(8 - first.length - last.length).fill('0') : [];
  return `${[...first, ...zeros, ...last].slice(0, groups).join(':')}::/${groups * 16}`;
}

/**
 * Names the client behind an address, for limits: an IPv6 client has a whole /64 of addresses, so that is its name. An
 * unreadable address is one client with all others of its kind.
 */
export function clientOf(text: string): string {
  const address = plainAddress(text);
  if (address === null) return 'unreadable';
  return isIP(address) === 4 ? address : prefixOf(address, 4);
}

/**
 * Names the network that a client belongs to: providers give a customer up to a /48, which is 65,536 clients. An IPv4
 * address is a network of its own.
 */
export function networkOf(text: string): string {
  const address = plainAddress(text);
  return address === null || isIP(address) === 4 ? clientOf(text) : prefixOf(address, 3);
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function add(list: BlockList, entry: string): boolean {
  const range = /^(\S+?)\s*(?:\bto\b|-)\s*(\S+)$/i.exec(entry);
  if (range) {
    const [from, to] = [plainAddress(range[1] ?? ''), plainAddress(range[2] ?? '')];
    if (from === null || to === null || familyOf(from) !== familyOf(to)) return false;
    try {
      list.addRange(from, to, familyOf(from));
    } catch {
      // The range ends before it begins.
      return false;
    }
    return true;
  }
  const [net = '', bits, more] = entry.split('/');
  const address = plainAddress(net);
  if (address === null || more !== undefined) return false;
  const family = familyOf(address);
  const most = family === 'ipv6' ? 128 : 32;
  if (bits !== undefined && (!/^\d{1,3}$/.test(bits) || Number(bits) > most)) return false;
  list.addSubnet(address, bits === undefined ? most : Number(bits), family);
  return true;
}

/**
 * Reads a comma-separated list: `192.0.2.7`, `2001:db8::/32`, `203.0.113.10 to 203.0.113.20` (or with a hyphen),
 * `loopback`.
 * @returns null when an entry cannot be read: half a list would admit or refuse the wrong visitors
 */
export function readIpList(text: string): IpList | null {
  const list = new BlockList();
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .flatMap((entry) => (NAMED[entry] ?? entry).split(','));
  if (!entries.every((entry) => add(list, entry))) return null;
  return {
    empty: entries.length === 0,
    has(given) {
      const address = plainAddress(given);
      return address !== null && list.check(address, familyOf(address));
    },
  };
}
