import { expect, it } from 'vitest';
import { headerFiles, HOST_LIMITS, type HeaderInput } from './headers.ts';

const input: HeaderInput = {
  brand: 'harbour',
  pair: 'fi-FI',
  pairs: ['en-UN', 'fi-FI'],
  shell: 'fi-FI/shell.html',
  known: '|online-casino(?:/[^/_]+)?',
  routes: { '': 'fi-FI/index.html', 'online-casino/slots%20%26%20more': 'fi-FI/online-casino/slots & more/index.html' },
  headers: {
    shared: {
      common: { 'x-frame-options': 'DENY', 'permissions-policy': 'fullscreen=(self)' },
      policy: "default-src 'self'; frame-src 'none'",
    },
    common: { 'x-frame-options': 'DENY', 'permissions-policy': 'fullscreen=(self "https://games.example")' },
    policy: "default-src 'self'; script-src 'self'; style-src 'self'; frame-src https://games.example",
    pages: {
      'fi-FI/index.html': "default-src 'self'; script-src 'self' 'sha256-s='; style-src 'self' 'sha256-a='",
      'fi-FI/online-casino/slots & more/index.html':
        "default-src 'self'; script-src 'self'; style-src 'self' 'sha256-b='",
    },
  },
};
const files = headerFiles(input);
const location = (text: string, match: string) =>
  text.slice(text.indexOf(`location ${match} {`)).split('\n}\n', 1)[0] ?? '';

it('configures nginx with a policy per page, and the shell for the rest of the pair', () => {
  const pages = files['headers/nginx.conf'] ?? '';
  expect(location(pages, '= "/fi-FI"')).toMatch(
    /root \/srv\/releases\/harbour\/fi-FI\/current;[^]*'sha256-a='[^]*Cache-Control "no-cache"[^]*try_files "\/fi-FI\/index\.html" =404;/,
  );
  expect(location(pages, '= "/fi-FI/online-casino/slots & more"')).toContain("'sha256-b='");
  const shell = location(pages, '~* "^/fi-FI/(?:|online-casino(?:/[^/_]+)?)$"');
  expect(shell).toContain('try_files "/fi-FI/shell.html" =404;');
  expect(shell).not.toContain('sha256');
  expect(shell).toContain('add_header Permissions-Policy "fullscreen=(self \\"https://games.example\\")" always;');
});

it('lets nginx answer an unknown address with the shell and status 404', () => {
  const pages = files['headers/nginx.conf'] ?? '';
  expect(location(pages, '^~ /fi-FI/').trimEnd()).toMatch(/error_page 404 "\/fi-FI\/shell\.html";\n {4}return 404;$/);
  // Its own location serves the page, so that no expression is asked again.
  expect(location(pages, '= "/fi-FI/shell.html"')).toMatch(/internal;[^]*try_files "\/fi-FI\/shell\.html" =404;/);
});

it('builds nginx redirects from the address as sent, never from decoded text', () => {
  const other = location(files['headers/nginx.conf'] ?? '', '~* "^/fi-FI(/|$)"');
  const stranger = location(files['headers/nginx.shared.conf'] ?? '', '~* "^/[a-z]{2}-[a-z]{2}(/|$)"');
  for (const [block, pair] of [
    [other, 'fi-FI'],
    [stranger, '$served_pair'],
  ]) {
    const [, cut = ''] =
      /if \(\$request_uri ~ "([^"]+)"\) \{ return 302 \/[\w$-]+\$1\$is_args\$args; \}/.exec(block ?? '') ?? [];
    const rest = (request: string) => new RegExp(cut).exec(request)?.[1];
    expect([
      rest('/FI-fi/a%20b%0d%0aSet-Cookie:x?q=/1'),
      rest('//xx-YY//c'),
      rest('/xx-YY?q=/1'),
      rest('/xx-YY'),
    ]).toEqual(['/a%20b%0d%0aSet-Cookie:x', '//c', undefined, undefined]);
    expect(block?.trim().split('\n').at(-1)?.trim()).toBe(`return 302 /${pair ?? ''}$is_args$args;`);
  }
  // Variables with decoded text may name files, but never appear in an answer.
  for (const text of Object.values(files))
    for (const [line] of text.matchAll(/^.*\$(?:uri|document_uri|baize_\w+).*$/gm)) expect(line).toContain('try_files');
});

it('allows no frames in files, the same for every pair, and follows the pointers, which are links', () => {
  for (const name of ['nginx.conf', 'nginx.shared.conf'])
    expect(files[`headers/${name}`]).not.toContain('disable_symlinks');
  const shared = files['headers/nginx.shared.conf'] ?? '';
  expect(shared.match(/Content-Security-Policy "default-src 'self'; frame-src 'none'"/g)).toHaveLength(4);
  expect(shared).not.toContain('games.example');
});

it('configures shared files once, with hashed files cached forever and also from the previous version', () => {
  const shared = files['headers/nginx.shared.conf'] ?? '';
  expect(shared).toContain(
    'try_files /en-UN/current$uri /fi-FI/current$uri /en-UN/previous$uri /fi-FI/previous$uri =404;',
  );
  expect(shared.match(/immutable/g)).toHaveLength(2);
  expect(location(shared, '= /fi')).toContain('return 302 /fi-FI$is_args$args;');
  expect(location(shared, '= /')).toContain('return 302 /$served_pair$is_args$args;');
});

it('sends the rules of what browsers may do ahead with the type without which they pass over them', () => {
  const shared = files['headers/nginx.shared.conf'] ?? '';
  const rules = location(shared, '~ "^/data/speculation\\."');
  expect(rules).toContain('types { } default_type application/speculationrules+json;');
  expect(rules).toContain('immutable');
  // nginx takes the first expression that matches.
  expect(shared.indexOf('speculation')).toBeLessThan(shared.indexOf('~ "^/(assets/|'));
  expect(files['headers/_headers']).toMatch(
    /\n\/data\/speculation\.\*\n {2}Cache-Control: public, max-age=31536000, immutable\n {2}Content-Type: application\/speculationrules\+json\n/,
  );
});

it('writes one policy per pair for hosts that add up rules, with the hashes of all pages', () => {
  const [everything = '', ...rules] = (files['headers/_headers'] ?? '').split(/\n(?=\/)/);
  expect(everything).not.toContain('Content-Security-Policy');
  expect(
    rules.filter((rule) => rule.startsWith('/fi-FI')).map((rule) => /Content-Security-Policy: (.*)/.exec(rule)?.[1]),
  ).toEqual(
    Array(2).fill(
      "default-src 'self'; script-src 'self' 'sha256-s='; style-src 'self' 'sha256-a=' 'sha256-b='; frame-src https://games.example",
    ),
  );
  expect(rules.find((rule) => rule.startsWith('/assets/*'))).toContain('immutable');
});

it('serves an address with a slash at its end the page of the address without it', () => {
  expect(location(files['headers/nginx.conf'] ?? '', '^~ /fi-FI/')).toMatch(
    /\{\n {4}rewrite "\^\(\.\+\)\/\$" \$1 last;\n/,
  );
});

it('redirects to no pair by name except its own languages, because it may not be served', () => {
  const shared = files['headers/nginx.shared.conf'] ?? '';
  expect([...shared.matchAll(/return 302 \/([\w$-]+)/g)].map(([, pair]) => pair)).toEqual([
    'en-UN$is_args$args',
    'fi-FI$is_args$args',
    '$served_pair$is_args$args',
    '$served_pair$1$is_args$args',
    '$served_pair$is_args$args',
    '$served_pair$request_uri',
  ]);
  expect(shared).toMatch(/^# Before it, set \$served_pair to .*: en-UN fi-FI$/m);
});

it('lists each page before the shell, which would hide it', () => {
  expect(files['headers/_redirects']?.split('\n')).toEqual([
    '/ /fi-FI 302',
    '/fi-FI /fi-FI/ 200',
    '/fi-FI/online-casino/slots%20%26%20more /fi-FI/online-casino/slots%20%26%20more/ 200',
    '/fi-FI/* /fi-FI/shell 200',
    '',
  ]);
});

it('explains why a file is missing that the host would truncate', () => {
  // "  Content-Security-Policy: " and the policy's characters leave this many for one more word.
  const policyOf = (more: number): HeaderInput => ({
    ...input,
    headers: {
      ...input.headers,
      pages: {},
      policy: `script-src 'self' ${'x'.repeat(more - "  Content-Security-Policy: script-src 'self' ".length)}`,
    },
  });
  expect(Object.keys(headerFiles(policyOf(HOST_LIMITS._headers.line)))).toContain('headers/_headers');
  const long = headerFiles(policyOf(HOST_LIMITS._headers.line + 1));
  expect(Object.keys(long).sort()).toEqual([
    'headers/_headers.missing.txt',
    'headers/_redirects',
    'headers/nginx.conf',
    'headers/nginx.shared.conf',
  ]);
  expect(long['headers/_headers.missing.txt']).toMatch(
    /no _headers for harbour fi-FI: its longest line would have 2001 signs, and hosts that read such files take 2000[^]*nginx\.conf/,
  );
  const routes = Object.fromEntries(
    Array.from({ length: HOST_LIMITS._redirects.rules }, (_none, number) => [
      `p${number}`,
      `fi-FI/p${number}/index.html`,
    ]),
  );
  expect(headerFiles({ ...input, routes })['headers/_redirects.missing.txt']).toMatch(
    /would have 2001 rules, and hosts that read such files take 2000/,
  );
  expect(headerFiles({ ...input, routes: { ['a'.repeat(600)]: 'x' } })['headers/_redirects.missing.txt']).toMatch(
    /longest line would have 1\d{3} signs/,
  );
});
