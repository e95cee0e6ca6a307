import { FOREVER, SPECULATION_FILES, SPECULATION_TYPE } from '@baize/site-build/security-headers';
import { defaultPair, type LocalePair } from '@baize/brand';
import type { ReleaseManifest } from './manifest.ts';

/** The releases on a server: a copy of `dist/releases`, with the pointers `current` and `previous` of each pair. */
export const SERVER_ROOT = '/srv/releases';
/**
 * Limits of hosts with such files, by the strictest documented ones: Cloudflare Pages (its
 * documentation, "Headers" and "Redirects": characters per line; rules, for redirects those without a wildcard).
 */
export const HOST_LIMITS = { _headers: { line: 2000, rules: 100 }, _redirects: { line: 1000, rules: 2000 } } as const;

export type HeaderInput = Pick<ReleaseManifest, 'brand' | 'pair' | 'pairs' | 'routes' | 'shell' | 'headers'> & {
  readonly known: string;
};

const title = (name: string) =>
  name.replace(/(^|-)([a-z])/g, (_match, dash: string, letter: string) => dash + letter.toUpperCase());
const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
const addressOf = (pair: LocalePair, route: string) => (route === '' ? `/${pair}` : `/${pair}/${route}`);
const byName = <T>(record: Readonly<Record<string, T>>) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));

const block = (match: string, lines: readonly string[]) =>
  `location ${match} {\n${lines.map((line) => `    ${line}\n`).join('')}}\n`;
const nginxHeaders = (common: Readonly<Record<string, string>>, policy: string, cache: string) => [
  ...byName({ ...common, 'content-security-policy': policy }).map(
    ([name, value]) => `add_header ${title(name)} ${quoted(value)} always;`,
  ),
  // Errors must not be cached, so only successful answers get this header.
  `add_header Cache-Control ${quoted(cache)};`,
];

/**
 * Returns the redirect to the same address under a pair. The rest comes from the request as sent, because nginx matches
 * the decoded address, and a decoded line break would end the header. `if` with only a `return` is safe.
 */
const underPair = (pair: string) => [
  `if ($request_uri ~ "^/+[^/?]+(/[^?]*)") { return 302 /${pair}$1$is_args$args; }`,
  `return 302 /${pair}$is_args$args;`,
];

/**
 * Returns the pair's pages for nginx: each address with its own policy, and the shell for all others, with status 404
 * for those that do not exist.
 */
function nginxPages({ brand, pair, routes, shell, known, headers }: HeaderInput): string {
  // No disable_symlinks, here and below. With it, the Brotli module finds no .br behind the pointer, which is a link
  // itself (tested on nginx 1.22: pages were sent uncompressed). For shared files the pointers are below the root, and
  // their owner need not own the releases (if_not_owner). A promotion rejects releases that contain links.
  const root = `root ${SERVER_ROOT}/${brand}/${pair}/current;`;
  const page = (file: string) => [
    root,
    ...nginxHeaders(headers.common, headers.pages[file] ?? headers.policy, 'no-cache'),
    `try_files ${quoted(`/${file}`)} =404;`,
  ];
  return [
    `# Pages of ${brand} ${pair}. Include it in the server block, before nginx.shared.conf; the releases lie in ${SERVER_ROOT}.\n`,
    ...byName(routes).map(([route, file]) =>
      block(`= ${quoted(decodeURIComponent(addressOf(pair, route)))}`, page(file)),
    ),
    block(`= ${quoted(`/${shell}`)}`, ['internal;', ...page(shell)]),
    // With a slash at its end, an address has the same page. Known ones have a location inside this one, because `^~`
    // keeps the server's other expressions away from the pair's addresses.
    block(`^~ /${pair}/`, [
      'rewrite "^(.+)/$" $1 last;',
      ...block(`~* ${quoted(`^/${pair}/(?:${known})$`)}`, page(shell))
        .trimEnd()
        .split('\n'),
      `error_page 404 ${quoted(`/${shell}`)};`,
      'return 404;',
    ]),
    routes[''] === undefined ? block(`= /${pair}`, page(shell)) : '',
    // Any other spelling of the pair redirects to this one.
    block(`~* "^/${pair}(/|$)"`, underPair(pair)),
  ].join('\n');
}

/** Returns the configuration that all pairs of a brand share: files by name, and the redirect to a pair. */
function nginxShared({ brand, pairs, headers }: HeaderInput): string {
  // Pages of the previous release still request its files.
  const places = (pointers: readonly string[]) =>
    pointers.flatMap((pointer) => pairs.map((pair) => `/${pair}/${pointer}$uri`)).join(' ');
  const root = `root ${SERVER_ROOT}/${brand};`;
  const files = (cache: string, pointers: readonly string[]) => [
    root,
    'gzip_static on;',
    '# With the module for it: brotli_static on;',
    ...nginxHeaders(headers.shared.common, headers.shared.policy, cache),
    `try_files ${places(pointers)} =404;`,
  ];
  const languages = new Map<string, LocalePair>();
  for (const pair of pairs) if (!languages.has(pair.slice(0, 2))) languages.set(pair.slice(0, 2), pair);
  return [
    `# Shared by the pairs of ${brand}: include it once in its server block, after nginx.conf of each served pair. Calls (/api, /content, /identity, /ws) are the server's own.`,
    `# Before it, set $served_pair to the first of these pairs that is included: ${[...new Set([defaultPair(pairs), ...pairs])].join(' ')}\n`,
    // Before the other hashed files: the first expression that matches decides.
    block(`~ "^/${SPECULATION_FILES.replace('.', '\\.')}"`, [
      `types { } default_type ${SPECULATION_TYPE};`,
      ...files(FOREVER, ['current', 'previous']),
    ]),
    block('~ "^/(assets/|(locales/[a-z]+|data)/.+\\.[0-9a-f]{10}\\.json$)"', files(FOREVER, ['current', 'previous'])),
    block('~ "^/(locales|data)/"', files('no-cache', ['current'])),
    block('~ "^/[^/]+\\.(txt|xml|js|svg|webmanifest|ico|png)$"', files('no-cache', ['current'])),
    ...[...languages].map(([language, pair]) => block(`= /${language}`, [`return 302 /${pair}$is_args$args;`])),
    block('= /', ['return 302 /$served_pair$is_args$args;']),
    '# What looks like a pair and is not served gives way to one that is; any other address is put under it.\n',
    block('~* "^/[a-z]{2}-[a-z]{2}(/|$)"', underPair('$served_pair')),
    block('/', ['return 302 /$served_pair$request_uri;']),
  ].join('\n');
}

/**
 * Returns the `_headers` file. Such hosts add up rules, so pages cannot have their own policies: the pair has one, with
 * the hashes of all pages.
 */
function headersFile({ pair, headers }: HeaderInput): string {
  const hashes = (name: string) =>
    [
      ...new Set(
        [headers.policy, ...Object.values(headers.pages)]
          .flatMap((policy) => (new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1] ?? '').split(' '))
          .filter((value) => value.startsWith("'sha256-")),
      ),
    ].sort();
  const policy = ['script-src', 'style-src'].reduce(
    (text, name) => text.replace(`${name} 'self'`, [`${name} 'self'`, ...hashes(name)].join(' ')),
    headers.policy,
  );
  const rule = (path: string, lines: Readonly<Record<string, string>>) =>
    `${path}\n${byName(lines)
      .map(([name, value]) => `  ${title(name)}: ${value}\n`)
      .join('')}`;
  return [
    rule('/*', headers.common),
    ...['', '/*'].map((rest) =>
      rule(`/${pair}${rest}`, { 'content-security-policy': policy, 'cache-control': 'no-cache' }),
    ),
    rule(`/${SPECULATION_FILES}*`, { 'content-type': SPECULATION_TYPE, 'cache-control': FOREVER }),
    rule('/assets/*', { 'cache-control': FOREVER, 'content-security-policy': headers.shared.policy }),
  ].join('\n');
}

/**
 * Returns the `_redirects` file. Every address without its own page gets the shell. Some hosts apply rules even if a
 * file exists (Cloudflare Pages) and use the first match, so each page has a rule before the shell's. The targets are
 * folders and names without `.html`, because such hosts redirect the others.
 */
const redirectsFile = ({ pair, routes, shell }: HeaderInput) =>
  [
    `/ /${pair} 302`,
    ...byName(routes).map(([route]) => `${addressOf(pair, route)} ${addressOf(pair, route)}/ 200`),
    `/${pair}/* /${shell.replace(/\.html$/, '')} 200`,
    '',
  ].join('\n');

/** Replaces a file that a host would truncate by one that gives the reason. */
function forHosts(
  name: keyof typeof HOST_LIMITS,
  content: string,
  { brand, pair }: HeaderInput,
): Readonly<Record<string, string>> {
  const limits = HOST_LIMITS[name];
  const lines = content.split('\n');
  const longest = Math.max(...lines.map((line) => line.length));
  const rules = lines.filter((line) => line.startsWith('/') && (name === '_headers' || !line.includes('*'))).length;
  const faults = [
    ...(longest > limits.line
      ? [`its longest line would have ${longest} signs, and hosts that read such files take ${limits.line}`]
      : []),
    ...(rules > limits.rules
      ? [`it would have ${rules} rules, and hosts that read such files take ${limits.rules}`]
      : []),
  ];
  if (faults.length === 0) return { [`headers/${name}`]: content };
  return {
    [`headers/${name}.missing.txt`]: `There is no ${name} for ${brand} ${pair}: ${faults.join('; ')} (Cloudflare Pages).
A host would cut it short or pass over it, and pages would go out without their policy, or not at all.
Serve this pair with nginx (nginx.conf beside this), or by code of the host's own (an edge function) that reads release.json:
"routes" tells each address's file, "shell" the one for all others, "headers" what to send: "common" and "pages" by file, else "policy"; "shared" with the files that are not pages.
`,
  };
}

/** Returns the headers of a release in the formats of servers: file name in its folder → content. */
export function headerFiles(input: HeaderInput): Readonly<Record<string, string>> {
  return {
    'headers/nginx.conf': nginxPages(input),
    'headers/nginx.shared.conf': nginxShared(input),
    ...forHosts('_headers', headersFile(input), input),
    ...forHosts('_redirects', redirectsFile(input), input),
  };
}
