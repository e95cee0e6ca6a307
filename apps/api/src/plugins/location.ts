import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { BlockList, isIP } from 'node:net';
import { COUNTRY_CODES } from '@baize/brand';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { plainAddress } from './ip-list.ts';

/** Where a visitor is (A§3 Player station, ruling 10). */
export interface VisitorLocation {
  readonly ipAddress: string;
  readonly countryCode: string | null;
  readonly city: string | null;
  readonly regionCode: string | null;
}

/** A visitor who logs in, or calls with a session: where they are, and how their browser introduces itself. */
export interface Visitor extends VisitorLocation {
  readonly userAgent: string | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    locate(request: FastifyRequest): VisitorLocation;
    visitorOf(request: FastifyRequest): Visitor;
  }
}

/**
 * Ranges of the bundled table, sorted by their first address; of IPv6 the upper half, which no range divides between
 * countries.
 */
interface IpTable {
  readonly from: BigUint64Array;
  readonly to: BigUint64Array;
  readonly country: readonly string[];
}
type Family = 'ipv4' | 'ipv6';
const tables = new Map<Family, IpTable | null>();

/**
 * Reads `@ip-location-db/geo-whois-asn-country` (CC0) on first use: a fraction of a second once, then a binary search.
 */
function tableOf(family: Family): IpTable | null {
  let table = tables.get(family);
  if (table === undefined) {
    try {
      table = loadTable(family);
    } catch {
      // Without the table the country stays unknown; the edge's headers are the first source anyway.
      table = null;
    }
    tables.set(family, table);
  }
  return table;
}

function loadTable(family: Family): IpTable {
  const file = createRequire(import.meta.url).resolve(
    `@ip-location-db/geo-whois-asn-country/geo-whois-asn-country-${family}-num.csv`,
  );
  const lines = readFileSync(file, 'latin1').trimEnd().split('\n');
  const from = new BigUint64Array(lines.length);
  const to = new BigUint64Array(lines.length);
  const country: string[] = [];
  const shift = family === 'ipv6' ? 64n : 0n;
  lines.forEach((line, index) => {
    const [first = '0', last = '0', code = ''] = line.split(',');
    from[index] = BigInt(first) >> shift;
    to[index] = BigInt(last) >> shift;
    country.push(code.trim());
  });
  return { from, to, country };
}

/** Returns the upper 64 bits of an IPv6 address in any notation. */
function upperHalf(address: string): bigint {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const all =
    tail === undefined
      ? groups
      : [...groups, ...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0'), ...rest];
  return all.slice(0, 4).reduce((sum, group) => (sum << 16n) | BigInt(`0x${group || '0'}`), 0n);
}

/** Addresses that belong to no country, even if a table lists them. */
const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6');

/** Returns the country in which an address is registered; null for private and unknown ones. */
export function countryOfIp(address: string): string | null {
  const ip = plainAddress(address);
  if (ip === null) return null;
  const version = isIP(ip);
  const family: Family = version === 6 ? 'ipv6' : 'ipv4';
  const table = PRIVATE.check(ip, family) ? null : tableOf(family);
  if (!table) return null;
  const number = version === 4 ? ip.split('.').reduce((sum, part) => sum * 256n + BigInt(part), 0n) : upperHalf(ip);
  let low = 0;
  let high = table.from.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if ((table.from[middle] ?? 0n) > number) high = middle - 1;
    else if ((table.to[middle] ?? 0n) < number) low = middle + 1;
    else return table.country[middle] ?? null;
  }
  return null;
}

const clean = (value: string | string[] | undefined, shape: RegExp): string | null => {
  let text = Array.isArray(value) ? value[0] : value;
  if (text === undefined) return null;
  try {
    text = decodeURIComponent(text);
  } catch {
    return null;
  }
  return shape.test(text) ? text : null;
};

/** Treats codes of a continent, of Tor or of no country (`EU`, `T1`, `XX`) as unknown. */
const country = (code: string | null): string | null => (code !== null && COUNTRY_CODES.includes(code) ? code : null);

/**
 * `app.locate(request)`: the development override, else the edge's headers, else the table (ruling 10). The edge's
 * headers count only from a peer in TRUST_PROXY; malformed values are ignored.
 */
export const location = fp(
  async (app) => {
    const { edgeHeaders, developmentCountry, trustProxy } = app.env;
    // Reading a table would delay other calls, so a server does it before it listens.
    if (app.env.mode !== 'test') (['ipv4', 'ipv6'] as const).forEach(tableOf);
    const trusts = (peer: string | undefined): boolean =>
      typeof trustProxy === 'function' ? peer !== undefined && trustProxy(peer, 0) : trustProxy;
    app.decorate('locate', (request: FastifyRequest): VisitorLocation => {
      const edge: Readonly<Record<string, string | string[] | undefined>> = trusts(request.raw.socket.remoteAddress)
        ? request.headers
        : {};
      const ipAddress =
        plainAddress(clean(edge[edgeHeaders.ip], /^[0-9a-f.:]{3,45}$/i) ?? '') ?? plainAddress(request.ip) ?? '';
      return {
        ipAddress,
        countryCode:
          developmentCountry ??
          country(clean(edge[edgeHeaders.country]?.toString().toUpperCase(), /^[A-Z]{2}$/)) ??
          country(countryOfIp(ipAddress)),
        regionCode: clean(edge[edgeHeaders.region], /^[A-Z0-9-]{1,6}$/i)?.toUpperCase() ?? null,
        city: clean(edge[edgeHeaders.city], /^[\p{L}\p{M} '.’-]{1,80}$/u),
      };
    });
    app.decorate('visitorOf', (request: FastifyRequest): Visitor => ({
      ...app.locate(request),
      userAgent: request.headers['user-agent'],
    }));
  },
  { name: 'location' },
);
