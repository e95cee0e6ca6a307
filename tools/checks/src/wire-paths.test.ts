import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OperatorContract } from '@baize/contracts/operator-route';
import type { RouteContract } from '@baize/contracts/route';
import { WALLET_SOCKET_PATH } from '@baize/contracts/socket';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const CONTRACTS = join(ROOT, 'libs/contracts/src');
const RECORD = 'docs/decisions/wire-paths.md';
const record = readFileSync(join(ROOT, RECORD), 'utf8');

const isRoute = (value: unknown): value is RouteContract =>
  typeof value === 'object' &&
  value !== null &&
  'method' in value &&
  'base' in value &&
  'path' in value &&
  'auth' in value;

/** Everything that a contract file exports, with the file's name. */
async function exported(): Promise<
  readonly { readonly file: string; readonly name: string; readonly value: unknown }[]
> {
  const files = readdirSync(CONTRACTS).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const modules = await Promise.all(
    files.map(async (file) => ({
      file,
      content: (await import(pathToFileURL(join(CONTRACTS, file)).href)) as Record<string, unknown>,
    })),
  );
  return modules.flatMap(({ file, content }) =>
    Object.entries(content).map(([name, value]) => ({ file, name, value })),
  );
}

const addressOf = (route: Pick<RouteContract, 'method' | 'base' | 'path'>) =>
  `${route.method} /api/${route.base}${route.path}`;
/** The rows of the record's table of calls, as `METHOD /api/v1/path`. */
const recorded = [...record.matchAll(/^\| (GET|POST|PUT|PATCH|DELETE) \| `(\/api\/v[12]\/[^`]+)` \|/gm)].map(
  ([, method, path]) => `${method} ${path}`,
);

it('finds the contracts and the record', async () => {
  expect((await exported()).filter(({ value }) => isRoute(value)).length).toBeGreaterThan(40);
  expect(recorded.length).toBeGreaterThan(40);
});

it('records every route of the contracts', async () => {
  const missing = (await exported())
    .filter(({ value }) => isRoute(value) && !recorded.includes(addressOf(value)))
    .map(({ file, name, value }) => `${addressOf(value as RouteContract)} (${file}, ${name})`);
  expect(
    missing,
    `These calls have a contract and no row in ${RECORD}. Add a row under "Player API" with method, path, who may call, source, and whose the path is.`,
  ).toEqual([]);
});

it('records no route that has no contract', async () => {
  const known = new Set((await exported()).flatMap(({ value }) => (isRoute(value) ? [addressOf(value)] : [])));
  expect(
    recorded.filter((row) => !known.has(row)),
    `${RECORD} lists calls that no contract in libs/contracts/src has. Remove the rows, or write the contracts.`,
  ).toEqual([]);
  expect(
    recorded.filter((row, index) => recorded.indexOf(row) !== index),
    `${RECORD} lists calls twice. Keep one row each.`,
  ).toEqual([]);
});

it('has one contract per address and per id', async () => {
  const routes = (await exported()).flatMap(({ value }) => (isRoute(value) ? [value] : []));
  for (const keys of [routes.map(addressOf), routes.map(({ id }) => id)]) {
    expect(
      keys.filter((key, index) => keys.indexOf(key) !== index),
      'Two contracts share an address or an id. Give each its own.',
    ).toEqual([]);
  }
});

it('records every other path that the contracts fix, and the headers', async () => {
  const texts = (await exported())
    .flatMap(({ file, name, value }) => {
      if (typeof value === 'string') return [{ file, name, text: value }];
      if ((/PATHS$/.test(name) || name === 'HEADERS') && typeof value === 'object' && value !== null)
        return Object.values(value).map((text) => ({ file, name, text: String(text) }));
      return [];
    })
    .filter(({ name, text }) => name === 'HEADERS' || /^\/[a-z]/.test(text));
  expect(texts.length).toBeGreaterThan(5);
  const missing = texts
    .filter(({ text }) => !record.includes(`\`${text}\``))
    .map(({ file, name, text }) => `${text} (${file}, ${name})`);
  expect(
    missing,
    `These paths or headers stand in the contracts and not in ${RECORD}. Add them to the table where they belong, between backticks.`,
  ).toEqual([]);
});

describe('operator calls', () => {
  const rows = [
    ...record.matchAll(/^\| (\w+) \| `\/operator\/v1(\/[^`]+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm),
  ].map((row) => row.slice(1, 6).join(' · '));
  const isCall = (value: unknown): value is OperatorContract =>
    typeof value === 'object' && value !== null && 'roles' in value && 'secondPerson' in value;

  it('are recorded with their protection, each once and no other', async () => {
    const calls = (await exported())
      .map(({ value }) => value)
      .filter(isCall)
      .map(({ method, path, roles, reason, secondPerson }) =>
        [
          method,
          path,
          roles.join(', '),
          reason === 'required' ? 'required' : '–',
          secondPerson === 'never' ? '–' : secondPerson,
        ].join(' · '),
      );
    expect(calls.length).toBeGreaterThan(10);
    expect([...rows].sort(), `${RECORD}, "Operator calls", lists every operator call with its roles.`).toEqual(
      [...calls].sort(),
    );
  });

  it('are forwarded by no server of the public site', () => {
    for (const file of ['apps/site/nginx/nginx.conf', 'tools/dev/src/start/preview.ts', 'apps/site/vite.config.ts'])
      expect(readFileSync(join(ROOT, file), 'utf8'), file).not.toMatch(/operator/i);
  });
});

it('the site’s server upgrades the player’s socket and no other call', () => {
  const nginx = readFileSync(join(ROOT, 'apps/site/nginx/nginx.conf'), 'utf8');
  expect(nginx).toContain(`"~*^${WALLET_SOCKET_PATH} websocket$" websocket;`);
  for (const file of ['nginx.conf', 'proxy.conf'])
    expect(readFileSync(join(ROOT, 'apps/site/nginx', file), 'utf8')).not.toMatch(/proxy_set_header Upgrade \$http/);
});

it('alerts name metrics that the API has', () => {
  const alerts = readFileSync(join(ROOT, 'docs/deployment/alerts.yaml'), 'utf8');
  const metrics = new Set([...alerts.matchAll(/\bbaize_\w+/g)].map(([name]) => name));
  expect(metrics.size).toBeGreaterThan(2);
  const sources = readdirSync(join(ROOT, 'apps/api/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(ROOT, 'apps/api/src', file), 'utf8'))
    .join('\n');
  expect([...metrics].filter((name) => !sources.includes(`'${name}'`))).toEqual([]);
});
