import { randomBytes } from 'node:crypto';
import type { Clock } from '@baize/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../../plugins/env.ts';
import { signedCookie } from '../../plugins/signed-cookie.ts';

const VALID_SECONDS = 31_536_000;

/**
 * The cookie by which a browser that claims a bonus is known again (docs/decisions/0132). It holds a random id and nothing
 * of the player. No visitor has one, and no player before the first claim.
 */
export function deviceCookie(env: Env, clock: Clock) {
  const cookie = signedCookie(env, clock, { name: 'baize_device', purpose: 'device cookies' });
  return {
    /** Returns the id of the caller's browser, which has one from now on. */
    idOf(request: FastifyRequest, reply: FastifyReply): string {
      const id = cookie.idOf(request) ?? randomBytes(16).toString('base64url');
      // Again each time, so that it lasts a year from the last claim.
      cookie.set(reply, id, VALID_SECONDS);
      return id;
    },
  };
}
