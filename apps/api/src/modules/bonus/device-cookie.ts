import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../../plugins/env.ts';
import { signedText, verifiedText } from '../../plugins/signed-text.ts';

const NAME = 'baize_device';
const VALID_SECONDS = 31_536_000;
const PURPOSE = 'device cookies';

/**
 * The signed, HttpOnly cookie by which a browser that claims a bonus is known again (docs/decisions/0132). It holds a
 * random id and nothing of the player. No visitor has one, and no player before the first claim.
 */
export function deviceCookie(env: Env) {
  const secure = env.siteOrigins.every((origin) => origin.startsWith('https:'));
  return {
    /** Returns the id of the caller's browser, which has one from now on. */
    idOf(request: FastifyRequest, reply: FastifyReply): string {
      const raw = request.cookies[NAME];
      const id = (raw === undefined ? null : verifiedText(env, PURPOSE, raw)) ?? randomBytes(16).toString('base64url');
      // Again each time, so that it lasts a year from the last claim.
      reply.setCookie(NAME, signedText(env, PURPOSE, id), {
        httpOnly: true,
        sameSite: 'lax',
        secure,
        path: '/api',
        maxAge: VALID_SECONDS,
      });
      return id;
    },
  };
}
