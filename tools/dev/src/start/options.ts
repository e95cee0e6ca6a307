import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseLocalePair, type LocalePair } from '@baize/brand';

export interface StartOptions {
  readonly brand: string;
  /** Further brands that the same API and sandbox serve, each with the port of its site. */
  readonly others: readonly { readonly brand: string; readonly port: number }[];
  /** Null: the brand's default. */
  readonly pair: LocalePair | null;
  /** The pairs whose pages are released, besides the one that is opened first; null: all of each brand. */
  readonly pairs: readonly LocalePair[] | null;
  readonly build: boolean;
  /** Absolute. */
  readonly dataDir: string;
  readonly host: string;
  readonly ports: {
    readonly site: number;
    readonly api: number;
    readonly sandbox: number;
    /** The API's listener for operators. */
    readonly operator: number;
  };
  readonly echo: boolean;
}

export const DEFAULT_BRAND = 'northlight';

export const USAGE = `npm start -- [--brand <id>] [--market <lang-MARKET>] [--with <id>[:<port>]] [--markets <lang-MARKET>,…] [--no-build] [--data <folder>] [--verbose]
--with serves another brand's site from the same API and sandbox (repeatable); npm run dev has no such site.
--markets releases these only, which starts faster than all of a brand.
Ports: SITE_PORT (4200), API_PORT (4300), SANDBOX_PORT (4400), OPERATOR_PORT (200 above the API's), or --site-port, --api-port, --sandbox-port, --operator-port.
npm run dev takes the same options.`;

/** Returns whether the command line asks how to call start or dev. */
export const asksForHelp = (args: readonly string[]): boolean => args.includes('--help') || args.includes('-h');

function port(name: string, value: string | undefined, fallback: number): number {
  if (value === undefined || value === '') return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1 || number > 65_535)
    throw new Error(`${name} is "${value}", which is not a port. Give a number from 1 to 65535.`);
  return number;
}

/** @throws with how to write a pair, if one is none */
function pairOf(option: string, value: string): LocalePair {
  const pair = parseLocalePair(value);
  if (pair === null)
    throw new Error(
      `${option} has "${value}", which is not a language and a market. Write it like fi-FI or en-UN.\n${USAGE}`,
    );
  return pair;
}

/**
 * Reads the command line and the environment of start and dev.
 * @throws with what is wrong and how to call it
 */
export function readStartOptions(
  root: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): StartOptions {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...args],
      strict: true,
      allowNegative: true,
      options: {
        brand: { type: 'string' },
        market: { type: 'string' },
        markets: { type: 'string' },
        with: { type: 'string', multiple: true, default: [] },
        build: { type: 'boolean', default: true },
        data: { type: 'string' },
        verbose: { type: 'boolean', default: false },
        'site-port': { type: 'string' },
        'api-port': { type: 'string' },
        'sandbox-port': { type: 'string' },
        'operator-port': { type: 'string' },
      },
    }));
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, { cause: error });
  }
  const sitePort = port('SITE_PORT', values['site-port'] ?? env['SITE_PORT'], 4200);
  const apiPort = port('API_PORT', values['api-port'] ?? env['API_PORT'], 4300);
  return {
    brand: values.brand ?? env['BAIZE_BRAND'] ?? DEFAULT_BRAND,
    others: values.with.map((value, index) => {
      const [brand = '', own] = value.split(':');
      return { brand, port: port(`--with ${brand}`, own, sitePort + 1 + index) };
    }),
    pair: values.market === undefined ? null : pairOf('--market', values.market),
    pairs: values.markets?.split(',').map((value) => pairOf('--markets', value.trim())) ?? null,
    build: values.build,
    echo: values.verbose,
    dataDir: values.data
      ? resolve(root, values.data)
      : env['DATA_DIR']
        ? resolve(root, env['DATA_DIR'])
        : join(root, '.data/demo'),
    host: env['HOST'] ?? '127.0.0.1',
    ports: {
      site: sitePort,
      api: apiPort,
      sandbox: port('SANDBOX_PORT', values['sandbox-port'] ?? env['SANDBOX_PORT'], 4400),
      // Follows the API's, so that a second instance that names the other ports needs no fourth one.
      operator: port(
        'OPERATOR_PORT',
        values['operator-port'] ?? env['OPERATOR_PORT'],
        apiPort + 200 <= 65_535 ? apiPort + 200 : apiPort - 200,
      ),
    },
  };
}

/**
 * Checks the pairs of `--market` and `--markets`. An unknown one would start a site without it, and say nothing.
 * @param opened the brand that is opened first; `--market` is one of its pairs
 * @param others further brands, whose pairs `--markets` may name too
 * @throws with the pairs that there are
 */
export function assertOffered(
  { pair, pairs }: Pick<StartOptions, 'pair' | 'pairs'>,
  opened: { readonly id: string; readonly pairs: readonly LocalePair[] },
  others: readonly { readonly id: string; readonly pairs: readonly LocalePair[] }[] = [],
): void {
  const brands = [opened, ...others];
  const unknown =
    pair !== null && !opened.pairs.includes(pair)
      ? pair
      : pairs?.find((named) => !brands.some((brand) => brand.pairs.includes(named)));
  if (unknown === undefined) return;
  const offers = unknown === pair ? [opened] : brands;
  throw new Error(
    `Brand "${offers.map(({ id }) => id).join('" or "')}" does not offer ${unknown}. ${offers.map(({ id, pairs: own }) => `${id} offers ${own.join(', ')}`).join('; ')}. Choose one of them, or add the pair to brands/${opened.id}/config.ts.`,
  );
}

/**
 * Returns the pairs that a start releases, in the brand's order.
 * @param opened the pair that is opened first; always released
 * @param named the other pairs (`--markets`); null: all of the brand
 */
export function releasedPairs(
  all: readonly LocalePair[],
  opened: LocalePair,
  named: readonly LocalePair[] | null,
): LocalePair[] {
  return all.filter((pair) => pair === opened || (named?.includes(pair) ?? true));
}
