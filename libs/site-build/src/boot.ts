import type { Boot } from '@baize/boot';
import { cognitoAddressOf, cognitoPoolsOf } from '@baize/contracts/cognito-pools';
import { CHAT_PATH } from '@baize/contracts/chat';
import { EVENTS_PATH } from '@baize/contracts/events';
import type { IdentityPool } from '@baize/contracts/site';
import {
  isOffered,
  legalTexts,
  resolve,
  textDirection,
  type BrandConfig,
  type BrandLegal,
  type LegalTexts,
  type LocalePair,
  type ResolvedMarket,
} from '@baize/brand';

/**
 * Returns the user pool of a brand, from the variables that the API reads too (README, configuration). The page
 * contains a real pool's regional address; the embedded pool answers under the site's own origin.
 * @throws if players are in pools at Cognito and the brand has none
 */
export function readIdentityPool(env: NodeJS.ProcessEnv, brand: string): IdentityPool {
  const endpoint = env['COGNITO_ENDPOINT'] || null;
  if (env['IDENTITY_PROVIDER'] !== 'cognito')
    return {
      userPoolId: env['COGNITO_POOL_ID'] || 'eu-local-1_baize',
      userPoolClientId: `${env['COGNITO_CLIENT_ID_PREFIX'] || 'baize-'}${brand}`,
      endpoint,
    };
  const own = cognitoPoolsOf(env['COGNITO_POOLS'] ?? '')?.get(brand);
  if (!own)
    throw new Error(
      `COGNITO_POOLS names no user pool for ${brand}, so its players could not log in. Give ${brand}=<pool id>/<app client id>, as the API has it, and each brand a pool of its own.`,
    );
  return {
    userPoolId: own.poolId,
    userPoolClientId: own.clientId,
    endpoint: endpoint ?? cognitoAddressOf(own.poolId),
  };
}

/**
 * Returns the address of the event recorder (ruling 13), from `EVENTS_URL`; null if events are not recorded.
 * @throws if it is not an absolute address
 */
export function readEventsAddress(env: NodeJS.ProcessEnv, fallback: string | null = null): string | null {
  const base = env['EVENTS_URL'] || fallback;
  if (!base) return null;
  if (!URL.canParse(base))
    throw new Error(
      `EVENTS_URL is "${base}", which is not an address. Give an absolute one, such as https://events.example, or leave it out: then nothing is recorded.`,
    );
  return new URL(EVENTS_PATH, base).href;
}

/**
 * Returns the address of the support vendor's chat (B§2), from `CHAT_URL`; null if there is none.
 * @throws if it is not an absolute address of a page
 */
export function readChatAddress(env: NodeJS.ProcessEnv, fallback: string | null = null): string | null {
  const base = env['CHAT_URL'] || fallback;
  if (!base) return null;
  // Its page is framed, and an address such as `javascript:` would run as the site itself.
  if (!URL.canParse(base) || !/^https?:$/.test(new URL(base).protocol))
    throw new Error(
      `CHAT_URL is "${base}", which is not the address of a page. Give an absolute one, such as https://chat.example, or leave it out: then the site offers only email.`,
    );
  return new URL(CHAT_PATH, base).href;
}

/**
 * Returns the origins that the site frames in a market, for `frame-src`: the providers' games if the brand offers
 * any, the payment form and the support chat. `FRAME_ORIGINS` adds origins that no other variable names (a studio that opens
 * its games at another address than its API).
 * @throws if one is not an absolute address
 */
export function readFrameOrigins(
  env: NodeJS.ProcessEnv,
  { capabilities }: BrandConfig,
  { rules }: ResolvedMarket,
  fallback: string | null = null,
): readonly string[] {
  const base = fallback ?? env['SANDBOX_URL'];
  const games = (['casino', 'liveCasino', 'sportsbook', 'virtuals'] as const).some((part) =>
    isOffered(part, capabilities, rules),
  );
  const named: readonly (readonly [string, string | null | undefined])[] = [
    ['STUDIO_URL', games ? env['STUDIO_URL'] || base : null],
    ...(games ? providerOrigins(env) : []),
    ['GATEWAY_URL', env['GATEWAY_URL'] || base],
    ['BANK_URL', env['BANK_URL'] || base],
    ['CHAT_URL', readChatAddress(env, fallback)],
    ...(env['FRAME_ORIGINS'] ?? '').split(',').map((origin) => ['FRAME_ORIGINS', origin.trim()] as const),
  ];
  return [
    ...new Set(
      named.flatMap(([variable, address]) => {
        if (!address) return [];
        if (!/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
          throw new Error(
            `${variable} names "${address}", which cannot be framed. Give an absolute one, such as https://games.example, or leave it out.`,
          );
        return [new URL(address).origin];
      }),
    ),
  ].sort();
}

/** Returns where each provider with an address of its own opens its games: `relax=https://games.relax.example,…`. */
function providerOrigins(env: NodeJS.ProcessEnv): readonly (readonly [string, string])[] {
  const read = (variable: string) =>
    new Map(
      (env[variable] ?? '')
        .split(',')
        .map((entry) => entry.trim().split('='))
        .flatMap(([provider, ...address]) =>
          provider ? [[provider, [variable, address.join('=')] as const] as const] : [],
        ),
    );
  return [...new Map([...read('PROVIDER_URLS'), ...read('PROVIDER_GAME_URLS')]).values()];
}

/**
 * Resolves a brand's market.
 * @throws with the doctor's message if they do not fit
 */
export function resolveOrThrow(config: BrandConfig, pair: LocalePair): ResolvedMarket {
  const resolved = resolve(config, pair);
  if (!resolved.ok) throw new Error(resolved.error.message);
  return resolved.value;
}

/** The file at `Boot.market`: the market's record and law, and the brand's legal texts in its language. */
export interface MarketData extends ResolvedMarket {
  readonly legal: LegalTexts;
}

export const marketData = (market: ResolvedMarket, legal: BrandLegal): MarketData => ({
  ...market,
  legal: legalTexts(legal, market.translation),
});

/** Escapes JSON for a data block. */
export const escapeForHtml = (json: string) => json.replaceAll('<', '\\u003c');

/** Escapes text for a quoted attribute, or between tags. */
export const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The brand's summary in the page itself, for link previews, which run no code. */
export interface Summary {
  readonly title: string;
  readonly description: string;
}

/** Returns the brand's summary from the home page's texts; null if they are missing. */
export function summaryOf(
  messages: Readonly<Record<string, string>>,
  market: ResolvedMarket,
  brandName: string,
): Summary | null {
  const fill = (text: string) =>
    text.replaceAll('{brand}', brandName).replaceAll('{minimumAge}', String(market.rules.minimumAge.value));
  const { 'site.home.documentTitle': title, 'site.home.description': description } = messages;
  return title && description ? { title: `${fill(title)} – ${brandName}`, description: fill(description) } : null;
}

/**
 * Returns the notice for browsers without scripts: that the site needs them, and where to get help. The page for safer
 * gambling is prerendered, so it can be read without scripts.
 * @param messages composed texts of the pair's language
 */
export function noScript(
  messages: Readonly<Record<string, string>>,
  pair: LocalePair,
  { contact }: Pick<BrandConfig, 'contact'>,
): string {
  const say = (key: string) => escapeAttribute(messages[key] ?? '');
  const email = escapeAttribute(contact.supportEmail);
  return `<noscript><div data-noscript><strong>${say('site.noscript.title')}</strong><p>${say('site.noscript.text')}</p><p><a href="mailto:${email}">${email}</a><a href="/${pair}/responsible-gambling">${say('site.footer.safer')}</a></p></div></noscript>`;
}

/**
 * Fills the page's template for one pair: language and direction, boot data, early fetches of the files in the boot
 * data,
 * the notice for browsers without scripts, and the brand's summary, marked `data-start`, which the page's own head
 * replaces.
 * @param messages composed texts of the pair's language
 */
export function fillTemplate(
  html: string,
  boot: Boot,
  market: ResolvedMarket,
  config: Pick<BrandConfig, 'name' | 'contact'>,
  messages: Readonly<Record<string, string>>,
  summary: Summary | null = null,
): string {
  const preload = [boot.market, boot.messages['default']]
    .map((href) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${href}">`)
    .join('');
  const meta = (kind: 'name' | 'property', name: string, content: string) =>
    `<meta data-start ${kind}="${name}" content="${escapeAttribute(content)}">`;
  const head =
    summary === null
      ? ''
      : [
          meta('name', 'description', summary.description),
          meta('property', 'og:site_name', config.name),
          meta('property', 'og:title', summary.title),
          meta('property', 'og:description', summary.description),
        ].join('');
  return html
    .replace('<html', `<html lang="${market.languageTag}" dir="${textDirection(market.languageTag)}"`)
    .replace('<!--head-->', () => head)
    .replace(
      '<!--boot-->',
      () => `${preload}<script type="application/json" id="boot">${escapeForHtml(JSON.stringify(boot))}</script>`,
    )
    .replace('<!--noscript-->', () => noScript(messages, boot.pair, config))
    .replaceAll('%BRAND%', config.name);
}
