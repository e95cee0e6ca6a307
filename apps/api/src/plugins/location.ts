import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** Where a visitor seems to be (A§3 Player station, ruling 10). */
export interface VisitorLocation {
  readonly ipAddress: string;
  readonly countryCode: string | null;
  readonly city: string | null;
  readonly regionCode: string | null;
}

declare module 'fastify' {
  interface FastifyInstance { locate(request: FastifyRequest): VisitorLocation }
}

/** Ranges of the bundled table, sorted: `[from, to]` as numbers, two letters each. */
interface IpTable { readonly from: Uint32Array; readonly to: Uint32Array; readonly country: readonly string[] }
let table: IpTable | null | undefined;

/** Reads `@ip-location-db/geo-whois-asn-country` (CC0) on first use: 150 ms once, then a binary search. */
function loadTable(): IpTable | null {
  const file = createRequire(import.meta.url).resolve('@ip-location-db/geo-whois-asn-country/geo-whois-asn-country-ipv4-num.csv');
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'latin1').trimEnd().split('\n');
  const from = new Uint32Array(lines.length);
  const to = new Uint32Array(lines.length);
  const country: string[] = [];
  lines.forEach((line, index) => {
    const [first = '', last = '', code = ''] = line.split(',');
    from[index] = Number(first);
    to[index] = Number(last);
    country.push(code.trim());
  });
  return { from, to, country };
}

/** The country that an IPv4 address is registered in; null for private, unknown and IPv6 addresses. */
export function countryOfIp(address: string): string | null {
  const ip = address.replace(/^::ffff:/i, '');
  if (!isIPv4(ip)) return null;
  if (table === undefined) {
    try {
      table = loadTable();
    } catch {
      // Without the table the country is simply not known; the edge's headers are the first source anyway.
      table = null;
    }
  }
  if (!table) return null;
  const number = ip.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
  let low = 0;
  let high = table.from.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if ((table.from[middle] ?? 0) > number) high = middle - 1;
    else if ((table.to[middle] ?? 0) < number) low = middle + 1;
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

/** `app.locate(request)`: the development override, else the edge's headers, else the table (ruling 10). Header values that do not look right are ignored. */
export const location = fp(async (app) => {
  const { edgeHeaders, developmentCountry } = app.env;
  app.decorate('locate', (request: FastifyRequest): VisitorLocation => {
    const ipAddress = clean(request.headers[edgeHeaders.ip], /^[0-9a-f.:]{3,45}$/i) ?? request.ip;
    const country = clean(request.headers[edgeHeaders.country]?.toString().toUpperCase(), /^[A-Z]{2}$/);
    return {
      ipAddress,
      countryCode: developmentCountry ?? (country === 'XX' || country === 'T1' ? null : country) ?? countryOfIp(ipAddress),
      regionCode: clean(request.headers[edgeHeaders.region], /^[A-Z0-9-]{1,6}$/i)?.toUpperCase() ?? null,
      city: clean(request.headers[edgeHeaders.city], /^[\p{L}\p{M} '.’-]{1,80}$/u),
    };
  });
}, { name: 'location' });
