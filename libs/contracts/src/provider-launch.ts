import * as z from 'zod/mini';

/** The providers of B§2 and B§7, each with its own launch calls. */
export const PROVIDERS = [
  'relax',
  'playngo',
  'quickspin',
  'yggdrasil',
  'pariplay',
  'softswiss',
  'pragmaticplay',
  'evolution',
  'novomatic',
  'trifecta',
  'creedroomz',
] as const;
export type ProviderId = (typeof PROVIDERS)[number];
export const isProviderId = (id: string): id is ProviderId => (PROVIDERS as readonly string[]).includes(id);

/**
 * API → game provider, each under the provider's own address with its own key as bearer. Real-money calls also carry the
 * launch token of the player's game session in `Access-Token`; demo calls omit it (B§7). Paths as in B§7; `softswissHelper`,
 * `trifecta`, `generic` and the launchers are ours, because the documents show no path.
 */
export const PROVIDER_PATHS = {
  relaxToken: '/relaxgaming/generatetoken',
  relaxLauncher: '/relaxgaming/launcher',
  playngoToken: '/playngo/auth/token_generation',
  playngoLauncher: '/playngo/launcher',
  quickspinToken: '/quickspin/generatetoken',
  quickspinLauncher: '/quickspin/launcher',
  yggdrasilSession: '/yggdrasil/player/auth/session',
  yggdrasilLauncher: '/yggdrasil/launcher',
  pariplayDemo: '/pariplay/context/demo',
  pariplayReal: '/pariplay/context/real',
  softswissDemo: '/softswiss/context/demo',
  softswissReal: '/softswiss/context/real',
  softswissHelper: '/softswiss/launch',
  pragmaticToken: '/pragmatic/generatetoken',
  pragmaticDemo: '/pragmatic/partner/demoGameUrl',
  pragmaticReal: '/pragmatic/partner/realGameUrl',
  evolutionReal: '/evolution/user/authenticate',
  evolutionDemo: '/evolution/user/authenticate/demo',
  novomaticDemo: '/novomatic/game/url/demo',
  novomaticReal: '/novomatic/game/url',
  trifecta: '/trifecta/game/launch',
  creedroomzToken: '/creedroomz/token/generate',
  creedroomzLauncher: '/creedroomz/launcher',
  generic: '/casino/game/launch',
} as const;

/** Longest text in a launch; a longer one is a mistake or an attack. */
const text = z.string().check(z.minLength(1), z.maxLength(2048));
const channel = z.enum(['web', 'mobile']);

/** B§7 launch ticket or token; also the payload of `generatetoken`, which the documents don't show. */
export const ticketRequest = z.strictObject({
  gameId: text,
  channel,
  /** 2178 (B§9). */
  partner: z.number(),
  jurisdiction: z.enum(['MT', 'CW', 'CC', 'IM']),
});
/** "Returns ticket or token" (B§7): Relax a ticket, the others a token. */
export const ticketResponse = z.object({ ticket: text });
export const tokenResponse = z.object({ token: text });

export const playngoTokenRequest = z.strictObject({
  /** Replaces the session that the player still has; absent: continue it. */
  requireNew: z.optional(z.boolean()),
});
/** B§7: the body is empty. */
export const yggdrasilSessionResponse = z.object({ sessionId: text });

export const pariplayRequest = z.strictObject({
  GameCode: text,
  CurrencyCode: text,
  LanguageCode: text,
  PlayerIP: z.string(),
  CountryCode: text,
});
export const pariplayResponse = z.object({ Url: text });

export const softswissRequest = z.strictObject({
  game: text,
  currency: text,
  locale: text,
  ip: z.string(),
  /** Keys ours. */
  urls: z.strictObject({ return_url: text }),
  jurisdiction: text,
  client_type: z.enum(['desktop', 'mobile']),
  playerCurrentCountryCode: text,
});
/** The alternative form of B§7. */
export const softswissHelperRequest = z.strictObject({
  isDemo: z.boolean(),
  gameCode: text,
  playerIp: z.string(),
  languageCode: text,
  currencyCode: text,
  clientType: z.enum(['desktop', 'mobile']),
  langMarket: text,
  autodetectedCountry: text,
});
export const softswissResponse = z.object({ launch_options: z.object({ game_url: text }) });

export const pragmaticGameUrlRequest = z.strictObject({
  symbol: text,
  language: text,
  currency: text,
  platform: z.enum(['WEB', 'MOBILE']),
  stylename: text,
  lobbyUrl: text,
  jurisdiction: text,
});
/** Shape ours, after the public integration: a refusal is a 200 with a number other than 0 and no address. */
export const pragmaticGameUrlResponse = z.object({
  error: z.string(),
  description: z.string(),
  gameURL: z.optional(text),
});

const evolutionFields = {
  gameCategory: text,
  tableId: text,
  wrapped: z.boolean(),
  mobile: z.boolean(),
  lobbyURL: text,
};
export const evolutionRequest = z.strictObject({ ...evolutionFields, ipAddress: z.string() });
export const evolutionDemoRequest = z.strictObject({ ...evolutionFields, currency: text, language: text });
/** Shape ours, after the public integration: a path on the provider's own site. */
export const evolutionResponse = z.object({ entry: text });

export const novomaticDemoRequest = z.strictObject({
  country: text,
  currency: text,
  gameId: text,
  ip: z.string(),
  lobbyUrl: text,
  locale: text,
  platform: z.enum(['mobile', 'web']),
});
export const novomaticRequest = z.strictObject({ ...novomaticDemoRequest.shape, playerId: text });
export const novomaticResponse = z.object({ url: text });

export const creedroomzTokenRequest = z.strictObject({ ipAddress: z.string() });

/** B§7 generic casino launch, also Trifecta's, whose own call the documents don't show. */
export const genericLaunchRequest = z.strictObject({
  isDemo: z.boolean(),
  gameId: text,
  languageCode: text,
  currencyCode: text,
  channel,
  lobbyUrl: text,
});
export const genericLaunchResponse = z.object({ gameURL: text });
