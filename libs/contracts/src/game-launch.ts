import * as z from 'zod/mini';
import { defineRoute } from './route.ts';
import { countryCode, currency, timestamp, uuid, wireAmount, wireTotal } from './shapes.ts';

export const gameType = z.enum(['casinoGames', 'liveCasinoGames']);
/** B§9: sent with every launch. */
export const PARTNER_ID = 2178;

const lookupBody = z.object({
  countryCode,
  currency,
  language: z.string(),
  slug: z.string().check(z.minLength(1), z.maxLength(200)),
  platform: z.enum(['mobile', 'desktop']),
  ip: z.string(),
  locale: z.string(),
  playerCountryCode: z.string(),
  enabled: z.boolean(),
});
export const gameDetail = z.object({
  gameId: z.string(),
  type: gameType,
  gameProvider: z.string(),
  gameProviderTitle: z.string(),
  subProvider: z.nullable(z.object({ title: z.string() })),
  label: z.string(),
  gameSlug: z.string(),
  rtp: z.nullable(z.number()),
  demo: z.boolean(),
  betLimits: z.array(z.object({ min: wireAmount, max: wireAmount, currency })),
  /** Content image id of the tile; the launch backdrop is cut from the same picture. */
  image: z.string(),
});
export type GameDetail = z.infer<typeof gameDetail>;
const lookupResponse = z.object({ data: z.object({ gameDetail }) });

/** B§7 game detail lookup, for a signed-in player. Never cached (B§9). */
export const gameLookup = defineRoute({
  id: 'gameLookup',
  method: 'POST',
  base: 'v1',
  path: '/game/detail',
  auth: 'player',
  source: 'B§7; path ours',
  summary: 'Look a game up by its slug before launching it for real money.',
  body: lookupBody,
  response: lookupResponse,
  errors: ['error.game.not_found', 'error.game.restricted', 'error.play.not_allowed'],
});
export const gameLookupDemo = defineRoute({
  id: 'gameLookupDemo',
  method: 'POST',
  base: 'v1',
  path: '/game/detail/demo',
  auth: 'public',
  source: 'B§5, B§7; path ours',
  summary: 'Look a game up by its slug for play-money play; only for visitors who are not signed in.',
  body: lookupBody,
  response: lookupResponse,
  errors: ['error.game.not_found', 'error.game.demo_not_allowed', 'error.game.restricted'],
});
/** A BCP-47 tag: `fi`, `de-AT`, `fil-PH`. It is stored with the game's session. */
const languageTag = z.string().check(z.regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/));
const channel = z.enum(['web', 'mobile']);
const lobbyAddress = z.string().check(z.maxLength(2048));
/** `sessionId` is the game session's own (ours): absent for play money, which has none. It opens nothing. */
const launchAnswer = z.object({ gameURL: z.string(), sessionId: z.optional(uuid) });
const LAUNCH_ERRORS = [
  'error.game.not_found',
  'error.game.not_allowed',
  'error.game.restricted',
  'error.game.unavailable',
  'error.exclusion_register.unreachable',
] as const;

/** B§7 generic casino launch. Real money needs the player's token; `isDemo` needs none. */
export const gameLaunch = defineRoute({
  id: 'gameLaunch',
  method: 'POST',
  base: 'v1',
  path: '/game/launch',
  auth: 'optional',
  source: 'B§7; path ours',
  summary: 'The provider’s launch address of the game.',
  body: z.object({
    isDemo: z.boolean(),
    gameId: z.string(),
    languageCode: languageTag,
    currencyCode: currency,
    channel,
    lobbyUrl: lobbyAddress,
  }),
  response: launchAnswer,
  errors: [...LAUNCH_ERRORS, 'error.game.demo_not_allowed', 'error.play.not_allowed', 'error.unauthorized'],
});

/** Launches by slug (B§7, payloads ours): what the generic launch needs, as a query. */
const slugQuery = z.object({
  slug: z.string().check(z.minLength(1), z.maxLength(200)),
  language: languageTag,
  currency,
  channel,
  lobbyUrl: lobbyAddress,
});
/** Each call opens a new game session, as the launch by id does; the answer is never stored. */
export const gameSlugUrl = defineRoute({
  id: 'gameSlugUrl',
  method: 'GET',
  base: 'v1',
  path: '/game/slug/url',
  auth: 'player',
  source: 'B§7; payload ours',
  summary: 'The provider’s launch address of a game by its slug, for real money.',
  query: slugQuery,
  response: launchAnswer,
  errors: [...LAUNCH_ERRORS, 'error.play.not_allowed'],
});
export const gameSlugUrlDemo = defineRoute({
  id: 'gameSlugUrlDemo',
  method: 'GET',
  base: 'v1',
  path: '/game/slug/url/demo',
  auth: 'public',
  source: 'B§7; payload ours',
  summary:
    'The provider’s launch address of a game by its slug, for play money; only for visitors who are not signed in.',
  query: slugQuery,
  response: z.object({ gameURL: z.string() }),
  errors: [...LAUNCH_ERRORS, 'error.game.demo_not_allowed'],
});

/**
 * The figures beside a real-money game. They come from the ledger and the server's clock, never from the game's frame or
 * the device.
 */
export const gameSession = defineRoute({
  id: 'gameSession',
  method: 'GET',
  base: 'v1',
  path: '/player/games/session',
  auth: 'player',
  source: 'ruling 21; path ours',
  summary:
    'The player’s latest session of a game, continued when the game is opened again: when it started, what was staked and won in the game since.',
  query: z.object({
    gameId: z.string().check(z.minLength(1), z.maxLength(200)),
    /** The launch that asks: `endedBy` is then about this one, also if the game has been launched again since. */
    sessionId: z.optional(uuid),
  }),
  response: z.object({
    /**
     * From when the sums below count, and the current time, both by the server's clock. Opening the game again within half
     * an hour continues the session. How long the player has played is not in it: time away counts too.
     */
    startedAt: timestamp,
    now: timestamp,
    staked: wireTotal,
    won: wireTotal,
    /** `won` minus `staked`. */
    netPosition: wireTotal,
    currencyCode: currency,
    /**
     * Where the law allows one game at a time, another launch of the person ends this one (ruling 21): of another game, or
     * of the same one in another place. Otherwise null.
     */
    endedBy: z.nullable(z.enum(['other_game', 'same_game'])),
  }),
  errors: ['error.game_session.unknown'],
});
export type GameSession = z.infer<typeof gameSession.response>;
