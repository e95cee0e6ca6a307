import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Player } from './player-tokens.ts';

/** How long a token may be used to open a socket. */
export const SOCKET_TOKEN_SECONDS = 60;

/** The player of a socket, and when the underlying identity token expires, in seconds since 1970. */
export interface SocketTicket {
  readonly playerId: string;
  readonly brand: string;
  readonly sessionEndsAt: number;
}

const keyOf = (app: FastifyInstance): Buffer =>
  createHmac('sha256', app.env.cookieSecret).update('wallet-socket-token').digest();
const mac = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url');

/**
 * Issues a short-lived token for one socket, so that the identity token never appears in an address (A§7).
 * Times are real time, not the business clock's.
 */
export function issueSocketToken(
  app: FastifyInstance,
  player: Pick<Player, 'playerId' | 'brand' | 'expiresAt'>,
): { token: string; expiresAt: string } {
  const until = Math.floor(app.wallClock.now().getTime() / 1000) + SOCKET_TOKEN_SECONDS;
  const text = Buffer.from(JSON.stringify([player.playerId, player.brand, until, player.expiresAt])).toString(
    'base64url',
  );
  return { token: `${text}.${mac(keyOf(app), text)}`, expiresAt: new Date(until * 1000).toISOString() };
}

/** @returns the ticket of the token; null for a forged, malformed or expired one */
export function readSocketToken(app: FastifyInstance, token: unknown): SocketTicket | null {
  if (typeof token !== 'string' || token.length > 1000) return null;
  const [text = '', signature = ''] = token.split('.');
  const expected = Buffer.from(mac(keyOf(app), text));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  const [playerId, brand, until, sessionEndsAt] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [
    string,
    string,
    number,
    number,
  ];
  return until * 1000 > app.wallClock.now().getTime() ? { playerId, brand, sessionEndsAt } : null;
}
