import { expect, it } from 'vitest';
import { headerFiles } from './headers.ts';

const files = headerFiles({
  brand: 'harbour', pair: 'fi-FI', pairs: ['en-UN', 'fi-FI'], shell: 'fi-FI/shell.html', routes: { '': 'fi-FI/index.html', 'online-casino/slots%20%26%20more': 'fi-FI/online-casino/slots & more/index.html' },
  headers: {
    common: { 'x-frame-options': 'DENY', 'permissions-policy': 'fullscreen=(self "https://games.example")' },
    policy: "default-src 'self'; script-src 'self'; style-src 'self'", pages: { 'fi-FI/index.html': "default-src 'self'; script-src 'self' 'sha256-s='; style-src 'self' 'sha256-a='", 'fi-FI/online-casino/slots & more/index.html': "default-src 'self'; script-src 'self'; style-src 'self' 'sha256-b='" },
  },
});
const location = (text: string, match: string) => text.slice(text.indexOf(`location ${match} {`)).split('\n}\n', 1)[0] ?? '';

it('gives nginx each page with its own policy, and the shell for the rest of the pair', () => {
  const pages = files['headers/nginx.conf'] ?? '';
  expect(location(pages, '= "/fi-FI"')).toMatch(/root \/srv\/releases\/harbour\/fi-FI\/current;[^]*'sha256-a='[^]*Cache-Control "no-cache"[^]*try_files "\/fi-FI\/index\.html" =404;/);
  expect(location(pages, '= "/fi-FI/online-casino/slots & more"')).toContain("'sha256-b='");
  const shell = location(pages, '^~ /fi-FI/');
  expect(shell).toContain('try_files "/fi-FI/shell.html" =404;');
  expect(shell).not.toContain('sha256');
  expect(shell).toContain('add_header Permissions-Policy "fullscreen=(self \\"https://games.example\\")" always;');
});

it('gives nginx what pairs share once, hashed files for good and from the version before too', () => {
  const shared = files['headers/nginx.shared.conf'] ?? '';
  expect(shared).toContain('try_files /en-UN/current$uri /fi-FI/current$uri /en-UN/previous$uri /fi-FI/previous$uri =404;');
  expect(shared.match(/immutable/g)).toHaveLength(1);
  expect(location(shared, '= /fi')).toContain('return 302 /fi-FI$is_args$args;');
  expect(location(shared, '= /')).toContain('return 302 /en-UN$is_args$args;');
});

it('gives hosts whose rules add up one policy for the pair, with the hashes of all its pages', () => {
  const [everything = '', ...rules] = (files['headers/_headers'] ?? '').split(/\n(?=\/)/);
  expect(everything).not.toContain('Content-Security-Policy');
  expect(rules.filter((rule) => rule.startsWith('/fi-FI')).map((rule) => /Content-Security-Policy: (.*)/.exec(rule)?.[1])).toEqual(Array(2).fill("default-src 'self'; script-src 'self' 'sha256-s='; style-src 'self' 'sha256-a=' 'sha256-b='"));
  expect(rules.find((rule) => rule.startsWith('/assets/*'))).toContain('immutable');
  expect(files['headers/_redirects']).toContain('/fi-FI/* /fi-FI/shell.html 200');
});
