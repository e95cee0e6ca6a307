import type { Clock } from '@baize/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../../plugins/env.ts';
import { signedCookie } from '../../plugins/signed-cookie.ts';

/** The cookie that binds a bank session to the browser that opened it: a code alone opens nothing. */
export function sessionCookie(env: Env, clock: Clock) {
  const cookie = signedCookie(env, clock, { name: 'baize_bank_session', purpose: 'bank session cookies' });
  return {
    set: (reply: FastifyReply, sessionId: string, validMs: number): void =>
      cookie.set(reply, sessionId, Math.floor(validMs / 1000)),
    clear: cookie.clear,
    /** Tells whether this browser opened the session. */
    holds: (request: FastifyRequest, sessionId: string): boolean => cookie.idOf(request) === sessionId.toLowerCase(),
  };
}
