import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Player } from '../../plugins/player-tokens.ts';

/** How long a token may wait for its socket to be opened. */
export const SOCKET_TOKEN_SECONDS = 60;

/** Whom a socket speaks to, and until when: it ends with the identity token by which it was asked for. */
export interface SocketTicket {
  readonly playerId: string;
  readonly brand: string;
  readonly sessionEndsAt: number;
}

const keyOf = (app: FastifyInstance): Buffer =>
  createHmac('sha256', app.env.cookieSecret).update('wallet-socket-token').digest();
const mac = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url');

/** A short-lived token of its own, so that the identity token never stands in an address (A§7). Times are real time, not the business clock's. */
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

/** @returns whose token it is; null for a forged, malformed or expired one */
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
