/** Where a page of the site may load from besides its own origin. */
export interface SecuritySources {
  /** Origins whose pages may be framed: the games, the hosted payment form and the support chat. */
  readonly frames: readonly string[];
  /** Origins that the site may call besides its own: who records events. */
  readonly connects?: readonly string[] | undefined;
  /** Origins under which the site itself is opened; their sockets are named, because older Safari does not count them as `'self'`. */
  readonly siteOrigins?: readonly string[];
  /** `'sha256-…'` of inline scripts that a prerendered page needs; none otherwise. */
  readonly scriptHashes?: readonly string[];
}

function originOf(address: string): string {
  try {
    return new URL(address).origin;
  } catch {
    throw new Error(`"${address}" is no address that a Content-Security-Policy could name. Give an absolute one, for example http://127.0.0.1:4400.`);
  }
}

/**
 * The Content-Security-Policy of every page, without any `unsafe-…` word.
 * @throws if a source is not an absolute address
 */
export function contentSecurityPolicy(sources: SecuritySources): string {
  const sockets = (sources.siteOrigins ?? []).map((origin) => originOf(origin).replace(/^http/, 'ws'));
  const frames = [...new Set(sources.frames.map(originOf))];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(sources.scriptHashes ?? [])],
    'style-src': ["'self'"],
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
  };
  return Object.entries(directives).map(([name, values]) => `${name} ${values.join(' ')}`).join('; ');
}

/** Headers of every answer of the site, for the preview server and for the file that a release gives to its CDN. */
export function securityHeaders(sources: SecuritySources): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(sources),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Games ask for full screen and sound; nothing asks for sensors. The camera is for identity documents, on our own pages.
    'permissions-policy': `accelerometer=(), browsing-topics=(), camera=(self), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), usb=(), autoplay=(self ${sources.frames.map((frame) => `"${originOf(frame)}"`).join(' ')}), fullscreen=(self ${sources.frames.map((frame) => `"${originOf(frame)}"`).join(' ')})`.replaceAll(' )', ')'),
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
  };
}

/** How long an answer may be kept: names that hold a hash forever, everything else asked for again each time. */
export function cacheControl(path: string): string {
  const hashed = path.startsWith('/assets/') || /^\/(?:locales\/[a-z]+|data)\/.+\.[0-9a-f]{10}\.json$/.test(path);
  return hashed ? 'public, max-age=31536000, immutable' : 'no-cache';
}
