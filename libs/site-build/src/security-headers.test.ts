import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  cacheControl,
  commonHeaders,
  contentSecurityPolicy,
  forbiddenAttributes,
  inlineHashes,
} from './security-headers.ts';

const policy = (value: string) =>
  Object.fromEntries(
    value.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('Content-Security-Policy', () => {
  const csp = contentSecurityPolicy(
    { frames: ['http://127.0.0.1:4400/games', 'http://127.0.0.1:4400'], siteOrigins: ['http://localhost:4200'] },
    { scripts: ["'sha256-abc='"], styles: ["'sha256-def='"] },
  );
  it('contains no keyword that allows inline or evaluated code', () => {
    expect(csp).not.toMatch(/unsafe|\*/);
  });
  it('lists each origin once, the site’s sockets, and the hashes of inline content', () => {
    expect(policy(csp)).toMatchObject({
      'default-src': ["'self'"],
      'style-src': ["'self'", "'sha256-def='"],
      'frame-src': ['http://127.0.0.1:4400'],
      'connect-src': ["'self'", 'ws://localhost:4200'],
      'script-src': ["'self'", "'sha256-abc='"],
      'frame-ancestors': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
    });
  });
  it('turns no string into code, except the address of the service worker', () => {
    expect(policy(csp)).toMatchObject({
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['baize#service-worker'],
    });
  });
  it('allows no frames by default, and rejects invalid addresses', () => {
    expect(policy(contentSecurityPolicy({ frames: [] }))['frame-src']).toEqual(["'none'"]);
    expect(() => contentSecurityPolicy({ frames: ["'unsafe-inline'; script-src *"] })).toThrow(/not an address/);
  });
});

describe('inline content', () => {
  it('is listed once by the hash of its text; data is not', () => {
    const page =
      '<html><!-- <style>a</style> --><head><style>b > c{}</style><STYLE media="(a>b)">d</STYLE><style>b > c{}</style><script type="application/json" id="boot">{"a":1}</script><script type=\'application/ld+json\'>{}</script>' +
      '<script>run()</script><script type="module">go()</script><script type="module" src="/a.js"></script></head></html>';
    expect(inlineHashes(page)).toEqual({
      styles: [hash('b > c{}'), hash('d')].sort(),
      scripts: [hash('run()'), hash('go()')].sort(),
    });
    expect(inlineHashes('<p>style</p>')).toEqual({ styles: [], scripts: [] });
  });
  it('is hashed as a browser reads it, with any line endings', () => {
    expect(inlineHashes('<style>a\r\nb</style>').styles).toEqual([hash('a\nb')]);
  });
  it('may contain no style attribute or handler, which no hash allows', () => {
    expect(
      forbiddenAttributes(
        '<p data-style="a" title="style=x onclick=y">style="a"</p><style>a[style="b"]{}</style><script type="application/json">{"a":"<p style=1>"}</script><!-- <p style="a"> --><link rel="stylesheet">',
      ),
    ).toEqual([]);
    expect(forbiddenAttributes('<p class="a" style="color:red"><img onerror=alert(1)><b title="x"style="y">')).toEqual([
      '<p style>',
      '<img onerror>',
      '<b style>',
    ]);
  });
});

it('sends the other headers, which forbid framing the site', () => {
  expect(commonHeaders({ frames: [] })).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('fullscreen=(self)') as string,
    'strict-transport-security': expect.stringMatching(/max-age=\d{8}/) as string,
  });
});

it.each([
  ['/assets/index-a1b2c3d4.js', true],
  ['/locales/fi/default.0123456789.json', true],
  ['/data/market.fi-FI.0123456789.json', true],
  ['/locales/fi/default.json', false],
  ['/fi-FI/index.html', false],
  ['/favicon.svg', false],
])('%s is kept forever: %s', (path, forever) => {
  expect(cacheControl(path).includes('immutable')).toBe(forever);
});
