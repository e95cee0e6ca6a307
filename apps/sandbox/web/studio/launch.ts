import { CURRENCIES, type CurrencyCode } from '@baize/kernel';
import { languageFor } from '../design/languages.ts';

/** The launch parameters from the operator's site: the frame's query, read once and validated. */
export interface Launch {
  readonly mode: 'real' | 'fun';
  readonly token: string | undefined;
  /** The studio whose game this is: the sandbox plays every studio. */
  readonly studio: string;
  readonly gameId: string;
  /** Language and region, for words and Intl. */
  readonly tag: string;
  readonly currency: CurrencyCode;
  /** How the host shows this currency: it knows its market's. */
  readonly currencyDisplay: 'symbol' | 'code';
  readonly title: string;
  readonly lobbyUrl: URL | undefined;
  readonly theme: string;
  /** The document's `gameType`: what is opened, unless the studio's own record says otherwise. */
  readonly kind: string;
  /** The only origin to exchange messages with; undefined if the game is not in a known host. */
  readonly hostOrigin: string | undefined;
}

const webUrl = (text: string | null): URL | undefined => {
  if (!text) return undefined;
  try {
    const url = new URL(text);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
  } catch {
    return undefined;
  }
};

/**
 * @param parentOrigin origin of the embedding page as the browser reports it (ancestorOrigins or referrer), if it does
 */
export function readLaunch(query: URLSearchParams, parentOrigin: string | undefined): Launch {
  const currency = query.get('currency') ?? '';
  const lobbyUrl = webUrl(query.get('lobbyUrl'));
  const gameId = (query.get('gameId') ?? 'polar-forge').slice(0, 100);
  // The launch names the host. If the browser names it too, both must agree; otherwise no host is trusted.
  const named = (webUrl(query.get('hostOrigin')) ?? lobbyUrl)?.origin;
  const hostOrigin = named && parentOrigin && named !== parentOrigin ? undefined : (named ?? parentOrigin);
  return {
    mode: query.get('mode') === 'real' ? 'real' : 'fun',
    token: query.get('token') ?? undefined,
    studio: query.get('provider') ?? '',
    gameId,
    tag: languageFor(query.get('lang') ?? 'en').tag,
    currency: (CURRENCIES as readonly string[]).includes(currency) ? (currency as CurrencyCode) : 'EUR',
    currencyDisplay: query.get('currencyDisplay') === 'code' ? 'code' : 'symbol',
    title: (query.get('title') ?? '').trim().slice(0, 60) || 'Polar Forge',
    lobbyUrl,
    theme: query.get('theme') || gameId,
    kind: (query.get('kind') ?? 'slots').slice(0, 40),
    hostOrigin,
  };
}

/** The embedding page's origin, if the browser reveals it. */
export function parentOriginOf(view: Window): string | undefined {
  if (view.parent === view) return undefined;
  const { ancestorOrigins } = view.location as Location & { readonly ancestorOrigins?: DOMStringList };
  return ancestorOrigins?.[0] ?? webUrl(view.document.referrer)?.origin;
}
