import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Player } from './player-tokens.ts';
import { decoded, encoded, signedText, verifiedText } from './signed-text.ts';

/** How long a token may be used to open a socket. */
const SOCKET_TOKEN_SECONDS = 60;

/** The session of a socket, and when the identity token behind it expires, in seconds since 1970. */
export interface SocketTicket {
  readonly playerId: string;
  readonly sessionId: string;
  readonly brand: string;
  readonly tokenEndsAt: number;
}

/**
 * Issues a short-lived token for one socket, so that the identity token never appears in an address (A§7).
 * Times are real time, not the business clock's.
 */
export function issueSocketToken(
  app: FastifyInstance,
  player: Pick<Player, 'playerId' | 'sessionId' | 'brand' | 'expiresAt'>,
): { token: string; expiresAt: string } {
  const until = Math.floor(app.wallClock.now().getTime() / 1000) + SOCKET_TOKEN_SECONDS;
  const { playerId, sessionId, brand, expiresAt } = player;
  const text = encoded([playerId, sessionId, brand, until, expiresAt, randomUUID()]);
  return {
    token: signedText(app.env, 'socket tokens', text),
    expiresAt: new Date(until * 1000).toISOString(),
  };
}

/** Uses a token up. @returns its ticket; null for a forged, malformed, expired or used one */
export async function useSocketToken(app: FastifyInstance, token: unknown): Promise<SocketTicket | null> {
  if (typeof token !== 'string' || token.length > 1000) return null;
  const text = verifiedText(app.env, 'socket tokens', token);
  if (text === null) return null;
  const [playerId, sessionId, brand, until, tokenEndsAt] = decoded(text) as [string, string, string, number, number];
  if (until * 1000 <= app.wallClock.now().getTime()) return null;
  // Remembered for longer than the token is valid, so that clocks may differ between instances.
  if (!(await app.useOnce(`socket ${token}`, 2 * SOCKET_TOKEN_SECONDS * 1000))) return null;
  return { playerId, sessionId, brand, tokenEndsAt };
}
