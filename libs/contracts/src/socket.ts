import * as z from 'zod/mini';
import { assignmentState } from './reward.ts';
import { currency, wireTotal } from './shapes.ts';

/**
 * Path of the wallet socket under the site's own origin. The site offers the token as a second sub-protocol beside
 * `SOCKET_PROTOCOL`, because addresses end up in logs. The documents' query parameter `Authorization` (A§7) is accepted
 * too. Either way a token opens one socket, within a minute of its issue.
 */
export const WALLET_SOCKET_PATH = '/ws/wallet';
export const SOCKET_PROTOCOL = 'baize.wallet';
/** Why the server closed a socket. After any other code, the client reconnects with a new token. */
export const SOCKET_CLOSED = {
  /** The session has ended (ruling 26): the client logs the player out. */
  sessionOver: 4001,
  /** The token has expired, but the session has not: the client reconnects with a new one. */
  tokenExpired: 4002,
  /** The player has opened more sockets than one player may have, and this is the oldest: the client does not reconnect. */
  tooMany: 4003,
  /** This instance stops: the client reconnects, to another one. */
  restarting: 1012,
} as const;
/**
 * A§4/A§9: interval at which the client sends the text `ping`. After a lost connection it reconnects up to ten times,
 * three seconds apart.
 */
export const SOCKET_PING = 'ping';
export const SOCKET_PONG = 'pong';
export const SOCKET_PING_MS = 20_000;
export const SOCKET_RECONNECT_MS = 3000;
export const SOCKET_RECONNECT_ATTEMPTS = 10;

const entry = z.object({
  cash: z.optional(wireTotal),
  bonus: z.optional(wireTotal),
  vertical: z.optional(z.enum(['SPORTS', 'CASINO', 'LIVE_CASINO'])),
});
/** A§3 balance message: a map of main, locked and bonus entries. */
export const walletBalanceMessage = z.object({
  body: z.object({
    type: z.literal('WALLET_BALANCE'),
    balanceMap: z.object({ main: entry, locked: entry, bonus: z.array(entry) }),
    currencyCode: currency,
    version: z.number(),
  }),
});
export const attributeMessage = z.object({
  body: z.object({ type: z.literal('PLAYER_ATTRIBUTE_CHANGE'), attributes: z.record(z.string(), z.unknown()) }),
});
export const loyaltyMessage = z.object({
  body: z.object({ type: z.literal('PLAYER_LOYALTY_LEVEL'), playerId: z.string(), isLevelUp: z.boolean() }),
});
/**
 * Ours: an assignment's state or wagering has changed. A hint: the rewards call has the rest.
 */
export const bonusProgressMessage = z.object({
  body: z.object({
    type: z.literal('BONUS_PROGRESS'),
    assignmentId: z.string(),
    state: assignmentState,
    wagered: wireTotal,
    wageringProgress: z.number(),
  }),
});
/**
 * Ours: the player's points in a tournament have changed, or it was stopped. A hint: the tournament's call has the place and
 * the state.
 */
export const tournamentPointsMessage = z.object({
  body: z.object({ type: z.literal('TOURNAMENT_POINTS'), tournamentId: z.string(), points: z.number() }),
});
/** The messages of the player's socket, by type (A§4). A type has one publisher in the API. */
export const SOCKET_MESSAGES = {
  WALLET_BALANCE: walletBalanceMessage,
  PLAYER_ATTRIBUTE_CHANGE: attributeMessage,
  PLAYER_LOYALTY_LEVEL: loyaltyMessage,
  BONUS_PROGRESS: bonusProgressMessage,
  TOURNAMENT_POINTS: tournamentPointsMessage,
} as const;
export type SocketMessageType = keyof typeof SOCKET_MESSAGES;
export type SocketMessageOf<Type extends SocketMessageType> = z.infer<(typeof SOCKET_MESSAGES)[Type]>;
export const socketMessage = z.union([
  walletBalanceMessage,
  attributeMessage,
  loyaltyMessage,
  bonusProgressMessage,
  tournamentPointsMessage,
]);
export type SocketMessage = z.infer<typeof socketMessage>;
export type WalletBalanceMessage = z.infer<typeof walletBalanceMessage>;
