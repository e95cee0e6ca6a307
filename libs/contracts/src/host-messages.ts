import * as z from 'zod/mini';
import { wireTotal } from './shapes.ts';

/**
 * Messages between the site (host) and a game frame, by postMessage (B§4).
 * Both sides name the target origin and check the sender's.
 */
export const HOST_MESSAGE_SOURCE = 'baize-host';
export const GAME_MESSAGE_SOURCE = 'baize-game';

/** The `warning` of a game that has lost the connection to its studio. */
export const GAME_OFFLINE_CODE = 'studio.offline';

export const hostMessage = z.union([
  z.object({ source: z.literal(HOST_MESSAGE_SOURCE), type: z.literal('ready') }),
  z.object({ source: z.literal(HOST_MESSAGE_SOURCE), type: z.literal('pause') }),
  z.object({ source: z.literal(HOST_MESSAGE_SOURCE), type: z.literal('resume') }),
  z.object({ source: z.literal(HOST_MESSAGE_SOURCE), type: z.literal('ping') }),
  z.object({
    source: z.literal(HOST_MESSAGE_SOURCE),
    type: z.literal('balance update'),
    balance: wireTotal,
    currency: z.string(),
  }),
]);
export type HostMessage = z.infer<typeof hostMessage>;

export const gameMessage = z.union([
  /** The frame has loaded and waits for the host's `ready`. */
  z.object({ source: z.literal(GAME_MESSAGE_SOURCE), type: z.literal('listening') }),
  /** The game can be played. */
  z.object({ source: z.literal(GAME_MESSAGE_SOURCE), type: z.literal('ready'), rtp: z.optional(z.number()) }),
  z.object({ source: z.literal(GAME_MESSAGE_SOURCE), type: z.literal('paused') }),
  z.object({ source: z.literal(GAME_MESSAGE_SOURCE), type: z.literal('resumed') }),
  z.object({
    source: z.literal(GAME_MESSAGE_SOURCE),
    type: z.literal('user action'),
    action: z.enum(['spin', 'home', 'deposit', 'history', 'limits', 'close']),
  }),
  z.object({
    source: z.literal(GAME_MESSAGE_SOURCE),
    type: z.literal('reality check data'),
    rounds: z.number(),
    staked: wireTotal,
    won: wireTotal,
    startedAt: z.string(),
  }),
  z.object({ source: z.literal(GAME_MESSAGE_SOURCE), type: z.literal('pong') }),
  z.object({
    source: z.literal(GAME_MESSAGE_SOURCE),
    type: z.literal('warning'),
    code: z.string(),
    message: z.string(),
  }),
  z.object({
    source: z.literal(GAME_MESSAGE_SOURCE),
    type: z.literal('round end'),
    /** Providers with messages of their own say only that the round has ended. */
    roundId: z.optional(z.string()),
    staked: z.optional(wireTotal),
    won: z.optional(wireTotal),
    balance: z.optional(wireTotal),
  }),
]);
export type GameMessage = z.infer<typeof gameMessage>;
