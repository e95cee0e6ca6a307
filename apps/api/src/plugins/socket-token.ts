import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { keysOf } from './keys.ts';
import type { Player } from './player-tokens.ts';

/** How long a token may be used to open a socket. */
const SOCKET_TOKEN_SECONDS = 60;

/** The session of a socket, and when the identity token behind it expires, in seconds since 1970. */
export interface SocketTicket {
  readonly playerId: string;
  readonly sessionId: string;
  readonly brand: string;
  readonly tokenEndsAt: number;
}

const mac = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('base64url');

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
  const text = Buffer.from(JSON.stringify([playerId, sessionId, brand, until, expiresAt, randomUUID()])).toString(
    'base64url',
  );
  return {
    token: `${text}.${mac(keysOf(app.env, 'socket tokens')[0], text)}`,
    expiresAt: new Date(until * 1000).toISOString(),
  };
}

/** Uses a token up. @returns its ticket; null for a forged, malformed, expired or used one */
export async function useSocketToken(app: FastifyInstance, token: unknown): Promise<SocketTicket | null> {
  if (typeof token !== 'string' || token.length > 1000) return null;
  const [text = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature);
  const isSigned = keysOf(app.env, 'socket tokens').some((key) => {
    const expected = Buffer.from(mac(key, text));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  if (!isSigned) return null;
  const [playerId, sessionId, brand, until, tokenEndsAt] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [
    string,
    string,
    string,
    number,
    number,
  ];
  if (until * 1000 <= app.wallClock.now().getTime()) return null;
  // Remembered for longer than the token is valid, so that clocks may differ between instances.
  if (!(await app.useOnce(`socket ${signature}`, 2 * SOCKET_TOKEN_SECONDS * 1000))) return null;
  return { playerId, sessionId, brand, tokenEndsAt };
}
