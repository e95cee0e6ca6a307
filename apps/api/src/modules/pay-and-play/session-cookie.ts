import type { Clock } from '@baize/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../../plugins/env.ts';
import { signedText, verifiedText } from '../../plugins/signed-text.ts';

const NAME = 'baize_bank_session';
const PURPOSE = 'bank session cookies';

/** The signed, HttpOnly cookie that binds a bank session to the browser that opened it: a code alone opens nothing. */
export function sessionCookie(env: Env, clock: Clock) {
  const secure = env.siteOrigins.every((origin) => origin.startsWith('https:'));
  const options = { path: '/api', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    set(reply: FastifyReply, sessionId: string, validMs: number): void {
      const expires = clock.now().getTime() + validMs;
      const value = signedText(env, PURPOSE, `${sessionId}.${expires}`);
      reply.setCookie(NAME, value, { ...options, maxAge: validMs / 1000 });
    },
    clear: (reply: FastifyReply): void => void reply.clearCookie(NAME, options),
    /** Tells whether this browser opened the session. */
    holds(request: FastifyRequest, sessionId: string): boolean {
      const raw = request.cookies[NAME];
      if (raw === undefined) return false;
      const [id, expires] = verifiedText(env, PURPOSE, raw)?.split('.') ?? [];
      return id === sessionId.toLowerCase() && Number(expires) > clock.now().getTime();
    },
  };
}
