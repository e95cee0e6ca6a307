import { createHash } from 'node:crypto';

/** The origins that a page may use besides its own. */
export interface SecuritySources {
  /** Origins whose pages may be framed: the games, the hosted payment form and the support chat. */
  readonly frames: readonly string[];
  /** Other origins that the site may call: the event recorder, and a player pool with its own address. */
  readonly connects?: readonly string[] | undefined;
  /** The site's own origins. The policy names their sockets, because older Safari does not include them in `'self'`. */
  readonly siteOrigins?: readonly string[];
}

/** `'sha256-…'` of a page's inline content. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The policy of the only code that turns a string into a script's address: the registration of the service worker. */
export const TRUSTED_TYPES_POLICY = 'baize#service-worker';

const ATTRIBUTES = /(?:"[^"]*"|'[^']*'|[^>"'])*/.source;
const RAW = new RegExp(
  `<!--[^]*?-->|<(style|script)(${ATTRIBUTES})>([^]*?)</\\1\\s*>|<([a-z][\\w-]*)(${ATTRIBUTES})>`,
  'gi',
);
/** Tells whether a script is executed. Data blocks (boot, structured data) are not, so they need no hash. */
const isRun = (attributes: string): boolean => {
  const type = /\stype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(attributes);
  return (
    !/\ssrc\s*=/i.test(attributes) &&
    /^(?:|module|text\/javascript|application\/javascript)$/i.test(type?.[1] ?? type?.[2] ?? type?.[3] ?? '')
  );
};

/** Returns the hashes of a page's inline styles and scripts, in the format of a Content-Security-Policy. */
export function inlineHashes(html: string): InlineHashes {
  const found = { scripts: new Set<string>(), styles: new Set<string>() };
  for (const [, tag, attributes = '', text = ''] of html.matchAll(RAW)) {
    if (tag === undefined) continue;
    const hash = `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`;
    if (tag.toLowerCase() === 'style') found.styles.add(hash);
    else if (isRun(attributes)) found.scripts.add(hash);
  }
  return { scripts: [...found.scripts].sort(), styles: [...found.styles].sort() };
}

/** Returns the attributes that no hash can allow: `style` and event handlers, each with its element. */
export function forbiddenAttributes(html: string): readonly string[] {
  const found: string[] = [];
  for (const [, , , , element, attributes = ''] of html.matchAll(RAW)) {
    const bare = attributes.replace(/"[^"]*"|'[^']*'/g, '""');
    for (const [, name = ''] of bare.matchAll(/[\s"](style|on[a-z]+)\s*=/gi)) found.push(`<${element ?? ''} ${name}>`);
  }
  return found;
}

const NOTHING_INLINE: InlineHashes = { scripts: [], styles: [] };

function originOf(address: string): string {
  try {
    return new URL(address).origin;
  } catch {
    throw new Error(
      `"${address}" is not an address that a Content-Security-Policy can name. Give an absolute one, for example http://127.0.0.1:4400.`,
    );
  }
}

/**
 * Returns the Content-Security-Policy of a page, without any `unsafe-…` keyword.
 * @throws if a source is not an absolute address
 */
export function contentSecurityPolicy(sources: SecuritySources, inline: InlineHashes = NOTHING_INLINE): string {
  const sockets = (sources.siteOrigins ?? []).map((origin) => originOf(origin).replace(/^http/, 'ws'));
  const frames = [...new Set(sources.frames.map(originOf))];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline.scripts],
    'style-src': ["'self'", ...inline.styles],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...sockets, ...new Set((sources.connects ?? []).map(originOf))],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [TRUSTED_TYPES_POLICY],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** Returns the headers of every answer of the site, except the policy, which depends on the page. */
export function commonHeaders(sources: SecuritySources): Readonly<Record<string, string>> {
  const framed = [...new Set(sources.frames.map(originOf))].map((origin) => ` "${origin}"`).join('');
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Games need full screen and sound; nothing needs sensors. The camera is for identity documents, on our own pages.
    'permissions-policy': `accelerometer=(), browsing-topics=(), camera=(self), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), usb=(), autoplay=(self${framed}), fullscreen=(self${framed})`,
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
    // Two years, as browsers' preload lists ask for. Over plain http (a laptop) browsers pass over it.
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  };
}

/** Cache time of files that never change under their name: a year, the maximum for caches. */
export const FOREVER = 'public, max-age=31536000, immutable';

/** Returns the Cache-Control of a path: names with a hash are cached forever, everything else is revalidated. */
export function cacheControl(path: string): string {
  const hashed = path.startsWith('/assets/') || /^\/(?:locales\/[a-z]+|data)\/.+\.[0-9a-f]{10}\.json$/.test(path);
  return hashed ? FOREVER : 'no-cache';
}

/** How the files with what browsers may do ahead of a press begin (tools/release/src/speculation.ts). */
export const SPECULATION_FILES = 'data/speculation.';
/** The media type without which browsers pass over such a file. */
export const SPECULATION_TYPE = 'application/speculationrules+json';
