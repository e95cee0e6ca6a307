/** The browser and the device or system that a login says it comes from; null where its words are unknown to us. */
export interface LoginDevice {
  readonly browser: string | null;
  readonly system: string | null;
}

/** Browsers by the token that each adds to the header. The first match counts: most also call themselves Chrome or Safari. */
const BROWSERS: readonly (readonly [name: string, token: RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPT|OPiOS|OPX|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Yandex', /\bYaBrowser\//],
  ['DuckDuckGo', /\b(DuckDuckGo|Ddg)\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|HeadlessChrome|CriOS)\//],
  ['Safari', /\bVersion\/\S.* Safari\//],
];

/** An iPhone says “Mac OS X” too, and Android says “Linux”. An iPad's Safari says “Macintosh” and counts as one. */
const SYSTEMS: readonly (readonly [name: string, token: RegExp])[] = [
  ['iPhone', /\(iPhone\b/],
  ['iPad', /\(iPad\b/],
  ['Windows', /\bWindows\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** Longer headers are not a browser's. */
const LONGEST = 1024;

/**
 * Reads a User-Agent header (0130). The names are ours, so whatever a request says, no words of a stranger are stored or
 * shown.
 */
export function loginDeviceOf(userAgent: string | undefined): LoginDevice {
  const words = userAgent === undefined || userAgent.length > LONGEST ? '' : userAgent;
  const nameIn = (names: typeof BROWSERS) => names.find(([, token]) => token.test(words))?.[0] ?? null;
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) };
}
