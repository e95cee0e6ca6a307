import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { assertOffered, readStartOptions, releasedPairs } from './options.ts';
import { assertPortsFree, freePort } from './ports.ts';

it('uses the default ports, then variables, then the command line', () => {
  expect(readStartOptions('/r', [], {})).toMatchObject({
    brand: 'northlight',
    pair: null,
    pairs: null,
    build: true,
    dataDir: '/r/.data/demo',
    host: '127.0.0.1',
    ports: { site: 4200, api: 4300, sandbox: 4400, operator: 4500 },
  });
  expect(
    readStartOptions('/r', ['--api-port', '5', '--no-build', '--data', 'd', '--market', 'FI-fi'], {
      SITE_PORT: '6',
      API_PORT: '7',
    }),
  ).toMatchObject({
    pair: 'fi-FI',
    build: false,
    dataDir: '/r/d',
    ports: { site: 6, api: 5, sandbox: 4400, operator: 205 },
  });
});
it('gives each further brand a port of its own', () => {
  expect(
    readStartOptions('/r', ['--site-port', '5000', '--with', 'marigold', '--with', 'velvet:6000'], {}).others,
  ).toEqual([
    { brand: 'marigold', port: 5001 },
    { brand: 'velvet', port: 6000 },
  ]);
  expect(() => readStartOptions('/r', ['--with', 'velvet:x'], {})).toThrow(/--with velvet is "x"/);
});
it('releases all pairs, or those that are named', () => {
  expect(readStartOptions('/r', ['--markets', 'fi-FI, en-UN'], {}).pairs).toEqual(['fi-FI', 'en-UN']);
  const all = ['en-UN', 'de-AT', 'fi-FI'] as const;
  expect(releasedPairs(all, 'en-UN', ['fi-FI'])).toEqual(['en-UN', 'fi-FI']);
  expect(releasedPairs(all, 'fi-FI', null)).toEqual(all);
});
it('names a pair that no brand of the start offers, in place of a site without it', () => {
  const [reef, cove] = [
    { id: 'reef', pairs: ['en-UN', 'fi-FI'] as const },
    { id: 'cove', pairs: ['pt-BR'] as const },
  ];
  expect(() => assertOffered({ pair: 'fi-FI', pairs: ['en-UN', 'pt-BR'] }, reef, [cove])).not.toThrow();
  // The brand that is opened first has to have the pair that is opened.
  expect(() => assertOffered({ pair: 'pt-BR', pairs: null }, reef, [cove])).toThrow(
    /^Brand "reef" does not offer pt-BR\. reef offers en-UN, fi-FI\. /,
  );
  expect(() => assertOffered({ pair: null, pairs: ['en-UN', 'sv-SE'] }, reef, [cove])).toThrow(
    /does not offer sv-SE\..* cove offers pt-BR/,
  );
});
it.each([
  [['--markets', 'fi-FI,english'], {}, /--markets has "english"/],
  [['--market', 'finnish'], {}, /not a language and a market/],
  [[], { SITE_PORT: 'x' }, /SITE_PORT is "x"/],
  [['--wat'], {}, /npm start --/],
])('refuses %j', (args, env, message) => {
  expect(() => readStartOptions('/r', args, env)).toThrow(message);
});

it.each([
  ['start.ts', '--help'],
  ['dev.ts', '-h'],
])('%s %s prints how to call it, starts nothing and succeeds', (file, option) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, file), option], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^npm start -- \[--brand <id>\]/);
});

it('reports a port that is taken, its variable, and two services on one port', async () => {
  const server = createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const want = { service: 'API', port, variable: 'API_PORT', host: '127.0.0.1' };
  await expect(assertPortsFree([want])).rejects.toThrow(new RegExp(`port ${port} for the API \\(set API_PORT`));
  await new Promise((resolve) => server.close(resolve));
  await expect(assertPortsFree([want])).resolves.toBeUndefined();
  await expect(assertPortsFree([want, { ...want, service: 'site', variable: 'SITE_PORT' }])).rejects.toThrow(
    /API_PORT, SITE_PORT|both set/,
  );
});
