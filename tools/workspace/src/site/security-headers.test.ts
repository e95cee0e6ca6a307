import { describe, expect, it } from 'vitest';
import { cacheControl, contentSecurityPolicy, securityHeaders } from './security-headers.ts';

const policy = (value: string) => Object.fromEntries(value.split('; ').map((directive) => { const [name = '', ...values] = directive.split(' '); return [name, values]; }));

describe('Content-Security-Policy', () => {
  const csp = contentSecurityPolicy({ frames: ['http://127.0.0.1:4400/games', 'http://127.0.0.1:4400'], siteOrigins: ['http://localhost:4200'], scriptHashes: ["'sha256-abc='"] });
  it('holds no word that lets inline or evaluated code in', () => {
    expect(csp).not.toMatch(/unsafe|\*/);
  });
  it('names origins once, sockets of the site, and hashes of inline scripts', () => {
    expect(policy(csp)).toMatchObject({
      'default-src': ["'self'"], 'style-src': ["'self'"], 'frame-src': ['http://127.0.0.1:4400'], 'connect-src': ["'self'", 'ws://localhost:4200'],
      'script-src': ["'self'", "'sha256-abc='"], 'frame-ancestors': ["'none'"], 'object-src': ["'none'"], 'base-uri': ["'none'"], 'form-action': ["'self'"],
    });
  });
  it('frames nothing when nothing is named, and refuses what is no address', () => {
    expect(policy(contentSecurityPolicy({ frames: [] }))['frame-src']).toEqual(["'none'"]);
    expect(() => contentSecurityPolicy({ frames: ["'unsafe-inline'; script-src *"] })).toThrow(/no address/);
  });
});

it('sends the other headers of a site that is nobody’s frame', () => {
  expect(securityHeaders({ frames: [] })).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-opener-policy': 'same-origin', 'permissions-policy': expect.stringContaining('fullscreen=(self)') as string });
});

it.each([
  ['/assets/index-a1b2c3d4.js', true], ['/locales/fi/default.0123456789.json', true], ['/data/market.fi-FI.0123456789.json', true],
  ['/locales/fi/default.json', false], ['/fi-FI/index.html', false], ['/favicon.svg', false],
])('%s is kept forever: %s', (path, forever) => {
  expect(cacheControl(path).includes('immutable')).toBe(forever);
});
