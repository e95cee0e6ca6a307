import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { stampRelease } from '@baize/release/stamp';
import { brandInputs, builtBrand } from '@baize/release/testing';
import { brandConfig } from '@baize/testing/brand';
import { freePort } from './ports.ts';
import { createPreview, MOST_BODY_BYTES } from './preview.ts';

const SITE = 'http://localhost:4200';
const PAGES = [
  { path: '', html: '<title>Home</title>' },
  { path: 'promotions/free%20day', html: '<style>a{}</style><title>Free day</title>' },
];
async function preview(apiUrl: string, keepsEdgeHeaders = false, config = brandConfig()) {
  const root = builtBrand();
  const releases: string[] = [];
  for (const pair of ['en-UN', 'fi-FI'] as const)
    releases.push(
      (
        await stampRelease({
          ...brandInputs(root, {
            config,
            origin: SITE,
            frames: () => [pair === 'fi-FI' ? 'http://127.0.0.1:4400' : 'http://127.0.0.1:4401'],
          }),
          pair,
          inputs: 'f00d',
          pages: pair === 'en-UN' ? PAGES : [],
          outDir: join(root, 'out', pair),
        })
      ).directory,
    );
  return createPreview({ releases, apiUrl, keepsEdgeHeaders });
}

describe('files and addresses', () => {
  let app: Awaited<ReturnType<typeof preview>>;
  beforeEach(async () => {
    app = await preview('http://127.0.0.1:1');
  });
  afterEach(() => app.close());

  it.each([
    ['/', '/en-UN'],
    ['/EN-un/online-casino?q=1&r=2', '/en-UN/online-casino?q=1&r=2'],
    ['/fi', '/fi-FI'],
    ['/terms', '/en-UN/terms'],
    ['/xx-YY/a%20b', '/en-UN/a%20b'],
    ['//evil.example/x', '/en-UN/evil.example/x'],
    // The brand has it, but the preview has no release of it.
    ['/fr-CA/terms', '/en-UN/terms'],
  ])('%s leads to %s at once', async (from, to) => {
    const answer = await app.inject(from);
    expect([answer.statusCode, answer.headers['location']]).toEqual([302, to]);
    // A page in any case; addresses that no route knows have status 404.
    expect((await app.inject(to)).headers['content-type']).toMatch('text/html');
  });
  it('serves each pair’s page, revalidated every time', async () => {
    const answer = await app.inject('/fi-FI/my-account/banking');
    expect([answer.statusCode, answer.headers['cache-control'], answer.headers['content-type']]).toEqual([
      200,
      'no-cache',
      'text/html; charset=utf-8',
    ]);
    expect(answer.body).toContain('lang="fi-FI"');
  });
  it.each([
    ['/FR/terms?a=1', '/en-UN/terms?a=1'],
    ['/fr', '/en-UN'],
    ['/fr-CA', '/en-UN'],
    // No language of the brand, so it is part of the address.
    ['/xx', '/en-UN/xx'],
  ])('%s, of a pair without a release, leads to %s', async (from, to) => {
    const partly = await preview('http://127.0.0.1:1', false, brandConfig({ pairs: ['en-UN', 'fi-FI', 'fr-CA'] }));
    const answer = await partly.inject(from);
    expect([answer.statusCode, answer.headers['location']]).toEqual([302, to]);
    await partly.close();
  });
  it('caches hashed files forever, and compresses them for browsers that support it', async () => {
    const answer = await app.inject({ url: '/assets/index-abc12345.js', headers: { 'accept-encoding': 'br' } });
    expect([answer.statusCode, answer.headers['content-encoding'], answer.headers['cache-control']]).toEqual([
      200,
      'br',
      'public, max-age=31536000, immutable',
    ]);
    expect(answer.headers['content-type']).toMatch('javascript');
    expect((await app.inject('/locales/fi/default.json')).headers['cache-control']).toBe('no-cache');
    expect((await app.inject('/favicon.svg')).headers['content-type']).toBe('image/svg+xml');
  });
  it('serves robots.txt and each pair’s sitemap', async () => {
    expect((await app.inject('/robots.txt')).body).toMatch(
      /Disallow: \/api\/[^]*Sitemap: http:\/\/localhost:4200\/sitemap\.xml/,
    );
    const index = await app.inject('/sitemap.xml');
    expect([index.statusCode, index.headers['content-type'], index.headers['cache-control']]).toEqual([
      200,
      expect.stringMatching(/xml/),
      'no-cache',
    ]);
    for (const [, file = ''] of index.body.matchAll(/<loc>http:\/\/localhost:4200(\/[^<]+)<\/loc>/g))
      expect((await app.inject(file)).body, file).toContain('<urlset');
    expect((await app.inject('/sitemap.fi-FI.xml')).body).toContain(
      '<loc>http://localhost:4200/fi-FI/online-casino</loc>',
    );
    expect((await app.inject('/sitemap.xx-XX.xml')).statusCode).toBe(404);
  });
  it.each([
    '/assets/gone-12345678.js',
    '/locales/sv/default.json',
    '/favicon.ico',
    '/release.json',
    '/assets/../release.json',
    '/..%2f..%2fetc%2fpasswd.txt',
    '/en-UN/index.html/x.js',
  ])('%s is not found, and no page', async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'error.not_found', validationErrors: [] });
  });
  it('shows a page for an address with a full stop or an invalid escape in it', async () => {
    const accept = { accept: 'text/html,application/xhtml+xml' };
    expect((await app.inject({ url: '/en-UN/foo.bar', headers: accept })).headers['content-type']).toMatch('text/html');
    for (const broken of ['/fi-FI/%zz', '/fi-FI/%E0%A4%A']) {
      const answer = await app.inject(broken);
      expect([answer.statusCode, answer.headers['location']]).toEqual([302, '/fi-FI/404']);
    }
    expect((await app.inject('/assets/%zz')).json()).toMatchObject({ code: 'error.validation', validationErrors: [] });
    expect((await app.inject({ url: '/assets/gone.js', headers: accept })).statusCode).toBe(404);
  });
  it.each([
    '/fi-FI/404',
    '/fi-FI/no-such-page',
    '/fi-FI/terms.html',
    '/fi-FI/online_casino',
    '/fi-FI/online-casino/new_games',
    '/fi-FI/online-casino%2Fslots',
    '/fi-FI/online-casino%5Cslots',
    '/fi-FI/constructor',
  ])('answers the unknown address %s with the page and status 404', async (url) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      404,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(answer.body).toContain('lang="fi-FI"');
  });
  it.each(['/fi-FI/terms/', '/fi-FI/Online-Casino/Slots', '/fi-FI/my-account/banking'])('knows %s', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(200);
  });
  it('sends the security headers with pages, files and errors', async () => {
    for (const url of ['/fi-FI', '/assets/index-abc12345.js', '/assets/gone.js']) {
      const { headers } = await app.inject(url);
      expect(headers['content-security-policy']).toContain("script-src 'self';");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain(
        url === '/fi-FI' ? 'frame-src http://127.0.0.1:4400;' : "frame-src 'none';",
      );
    }
  });
  it('names with each page what browsers may do ahead, in a file of the type that they demand', async () => {
    for (const pair of ['en-UN', 'fi-FI']) {
      const page = await app.inject(`/${pair}`);
      const [, file = ''] = /^"(\/data\/speculation\.[^"]+)"$/.exec(String(page.headers['speculation-rules'])) ?? [];
      const { statusCode, headers, body } = await app.inject(file);
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'application/speculationrules+json',
        'public, max-age=31536000, immutable',
      ]);
      expect(body).toContain(`/${pair}`);
    }
    expect((await app.inject('/assets/index-abc12345.js')).headers['speculation-rules']).toBeUndefined();
    expect((await app.inject('/data/speculation.gone.json')).statusCode).toBe(404);
  });
  it('answers an address with its prerendered page and policy, any other with the shell', async () => {
    const [home, promotion, shell, other] = await Promise.all(
      ['/en-UN', '/en-UN/promotions/free%20day/?a=1', '/en-UN/my-account', '/fi-FI'].map((url) => app.inject(url)),
    );
    expect([home?.body, promotion?.body]).toEqual(PAGES.map(({ html }) => html));
    expect(promotion?.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/);
    expect(shell?.body).toContain('id="boot"');
    expect(shell?.headers['content-security-policy']).toMatch(
      /style-src 'self';.*frame-src http:\/\/127\.0\.0\.1:4401/,
    );
    expect(other?.headers['content-security-policy']).toContain('frame-src http://127.0.0.1:4400');
  });
  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty/'])(
    'answers /en-UN/%s, which every object has, with the shell',
    async (name) => {
      const answer = await app.inject(`/en-UN/${name}`);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(answer.body).toContain('id="boot"');
    },
  );
  it('answers with a problem document while the API is down', async () => {
    for (const url of ['/api/v1/site/flags', '/content/v1/data/query/production?query=x', '/identity']) {
      const answer = await app.inject(url);
      expect([answer.statusCode, answer.json()]).toEqual([
        503,
        expect.objectContaining({ code: 'error.service_unavailable', validationErrors: [] }),
      ]);
    }
  });
});

/** Sends a request line letter by letter, which no client library does. */
const rawAnswer = (port: number, path: string, upgrade: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const client = connect(port, 'localhost', () =>
      client.write(
        `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: ${upgrade}\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
      ),
    );
    let answer = '';
    client
      .on('error', reject)
      .on('data', (chunk) => {
        answer += String(chunk);
        // The connection stays open after an ordinary answer.
        if (/\r\n\r\n/.test(answer)) setTimeout(() => client.end(), 50);
      })
      .on('close', () => resolve(answer));
  });

describe('the API behind the site', () => {
  let api: Server;
  let sockets: WebSocketServer;
  /** With which headers the latest socket was opened at the API. */
  let asked: IncomingHttpHeaders;
  let apiUrl: string;
  beforeEach(async () => {
    const port = await freePort();
    apiUrl = `http://127.0.0.1:${port}`;
    api = createServer((request, response) => {
      let body = '';
      request
        .on('data', (chunk: Buffer) => {
          body += String(chunk);
        })
        .on('end', () =>
          response.setHeader('content-type', 'application/json').end(
            JSON.stringify({
              url: request.url,
              method: request.method,
              body,
              forwarded: request.headers['x-forwarded-for'],
              protocol: request.headers['x-forwarded-proto'],
              country: request.headers['x-edge-country'],
            }),
          ),
        );
    });
    sockets = new WebSocketServer({
      server: api,
      // As the API does: 401 for a token that it does not accept.
      verifyClient: ({ req }: { req: IncomingMessage }) => !req.headers['sec-websocket-protocol']?.includes('used'),
    });
    sockets.on('connection', (socket, request) => {
      asked = request.headers;
      socket.send(`path ${request.url ?? ''}`);
      socket.on('message', (data) => socket.send(`heard ${String(data)}`));
    });
    await new Promise<void>((resolve) => api.listen(port, '127.0.0.1', resolve));
  });
  afterEach(
    () =>
      new Promise<void>((resolve) => {
        for (const client of sockets.clients) client.terminate();
        api.close(() => resolve());
        api.closeAllConnections();
      }),
  );

  it('receives path, query and body unchanged, and the caller’s address', async () => {
    const app = await preview(apiUrl);
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/wallet/deposit?a=1%202',
      payload: '{"amount":1.10}',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.json()).toEqual({
      url: '/api/v1/wallet/deposit?a=1%202',
      method: 'POST',
      body: '{"amount":1.10}',
      forwarded: '127.0.0.1',
      protocol: 'http',
    });
    expect(answer.headers['content-security-policy']).toBeUndefined();
    await app.close();
  });
  it('gets what a caller sends after the answer 100', async () => {
    const app = await preview(apiUrl);
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/wallet/deposit',
      payload: '{}',
      headers: { 'content-type': 'application/json', expect: '100-continue' },
    });
    expect([answer.statusCode, answer.json<{ body: string }>().body]).toEqual([200, '{}']);
    await app.close();
  });
  it('gets no body of a type that is none: 415 in the agreed shape', async () => {
    const app = await preview(apiUrl);
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/wallet/deposit',
      payload: '{}',
      headers: { 'content-type': ';;;' },
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      415,
      { code: 'error.validation', message: 'Unsupported Media Type', validationErrors: [] },
    ]);
    await app.close();
  });
  it('gets no body that is larger than it accepts: 413, every time', async () => {
    const source = readFileSync(new URL('../../../../apps/api/src/app.ts', import.meta.url), 'utf8');
    expect(source).toContain(`bodyLimit: ${MOST_BODY_BYTES / 1024} * 1024`);
    const app = await preview(apiUrl);
    const site = await app.listen({ host: '127.0.0.1', port: 0 });
    const send = (path: string, bytes: number) =>
      fetch(`${site}${path}`, { method: 'POST', body: 'x'.repeat(bytes), headers: { 'content-type': 'text/plain' } });
    for (let call = 0; call < 4; call += 1) {
      const answer = await send(call % 2 ? '/api/v1/player' : '/identity/', MOST_BODY_BYTES + 1 + call * 200_000);
      expect([answer.status, await answer.json()]).toEqual([
        413,
        expect.objectContaining({ code: 'error.validation', validationErrors: [] }),
      ]);
    }
    expect((await send('/api/v1/player', MOST_BODY_BYTES)).status).toBe(200);
    await app.close();
  }, 60_000);
  it.each([
    [false, undefined],
    [true, 'US'],
  ])('receives location headers only from an edge: keepsEdgeHeaders %s → %s', async (keepsEdgeHeaders, country) => {
    const app = await preview(apiUrl, keepsEdgeHeaders);
    const answer = await app.inject({ url: '/api/v1/site/location', headers: { 'x-edge-country': 'US' } });
    expect(answer.json<{ country?: string }>().country).toBe(country);
    await app.close();
  });
  it.each([
    [false, '127.0.0.1', 'http'],
    [true, '8.8.8.8, 127.0.0.1', 'https'],
  ])('passes on a sender’s address only from an edge: keepsEdgeHeaders %s → %s', async (keeps, forwarded, protocol) => {
    const app = await preview(apiUrl, keeps);
    const headers = { 'x-forwarded-for': '8.8.8.8', 'x-forwarded-proto': 'https', forwarded: 'for=8.8.8.8' };
    const answer = await app.inject({ url: '/api/v1/site/location', headers });
    expect(answer.json()).toMatchObject({ forwarded, protocol });
    await app.close();
  });
  it('proxies a socket whose token is a sub-protocol', async () => {
    const app = await preview(apiUrl);
    const port = await freePort();
    await app.listen({ host: 'localhost', port });
    const headers = { 'x-edge-country': 'FI', origin: SITE };
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/wallet`, ['baize.wallet', 'to.ken'], { headers });
    const heard = await new Promise<string>((resolve, reject) => {
      socket.on('error', reject);
      socket.on('message', (data) => resolve(String(data)));
    });
    expect([heard, socket.protocol]).toEqual(['path /ws/wallet', 'baize.wallet']);
    expect(asked).toMatchObject({ origin: SITE, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
    expect(asked['x-edge-country']).toBeUndefined();
    // An open socket does not keep the server from closing.
    await app.close();
  });
  it.each([
    ['/ws/wallet', 401],
    ['/ws', 401],
    ['/wsx', 302],
    ['/assets/none.js', 404],
  ])('does not open a socket that the API refuses: %s → %s', async (path, status) => {
    const app = await preview(apiUrl);
    const port = await freePort();
    await app.listen({ host: 'localhost', port });
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, ['baize.wallet', 'used']);
    socket.on('error', () => undefined);
    const answer = await new Promise<unknown>((resolve) => {
      socket.on('open', () => resolve('open'));
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
    });
    expect(answer).toBe(status);
    await app.close();
  });
  it.each(['/ws/../metrics', '/ws/..\\metrics', '/ws/%2e%2e/metrics', '/ws\\..\\metrics'])(
    'leads no socket to another address of the API: %s',
    async (path) => {
      const app = await preview(apiUrl);
      const port = await freePort();
      await app.listen({ host: 'localhost', port });
      const answer = await rawAnswer(port, path, 'websocket');
      expect(answer).toMatch(/^HTTP\/1\.1 (?:302|40[04]) /);
      expect(answer).not.toContain('"url"');
      await app.close();
    },
  );
  it('answers a call that offers HTTP/2 as any other', async () => {
    const app = await preview(apiUrl);
    const port = await freePort();
    await app.listen({ host: 'localhost', port });
    expect(await rawAnswer(port, '/fi-FI', 'h2c')).toMatch(/^HTTP\/1\.1 200 /);
    expect(await rawAnswer(port, '/api/v1/site/location', 'h2c')).toContain('"url":"/api/v1/site/location"');
    await app.close();
  });
  it('answers 503 to a socket while the API cannot be reached', async () => {
    const app = await preview(`http://127.0.0.1:${await freePort()}`);
    const port = await freePort();
    await app.listen({ host: 'localhost', port });
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/wallet`);
    socket.on('error', () => undefined);
    const answer = await new Promise<unknown>((resolve) => {
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
    });
    expect(answer).toBe(503);
    await app.close();
  });
  it('proxies the player’s socket in both directions', async () => {
    const app = await preview(apiUrl);
    const port = await freePort();
    await app.listen({ host: 'localhost', port });
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/wallet?token=t`);
    const heard: string[] = [];
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.on('message', (data) => {
        heard.push(String(data));
        if (heard.length === 1) socket.send('ping');
        else resolve();
      });
    });
    expect(heard).toEqual(['path /ws/wallet?token=t', 'heard ping']);
    socket.close();
    await app.close();
  });
});
