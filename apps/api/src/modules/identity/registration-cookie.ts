import type { Clock } from '@baize/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../../plugins/env.ts';
import { signedText, verifiedText } from '../../plugins/signed-text.ts';

const NAME = 'baize_registration';
const VALID_SECONDS = 3600;
const PURPOSE = 'registration cookies';

/** The signed, HttpOnly cookie that binds the steps of one registration to the browser that started it. */
export function registrationCookie(env: Env, clock: Clock) {
  const secure = env.siteOrigins.every((origin) => origin.startsWith('https:'));
  return {
    set(reply: FastifyReply, playerId: string): void {
      const expires = Math.floor(clock.now().getTime() / 1000) + VALID_SECONDS;
      reply.setCookie(NAME, signedText(env, PURPOSE, `${playerId}.${expires}`), {
        httpOnly: true,
        sameSite: 'lax',
        secure,
        path: '/api',
        maxAge: VALID_SECONDS,
      });
    },
    clear(reply: FastifyReply): void {
      reply.clearCookie(NAME, { path: '/api', httpOnly: true, sameSite: 'lax', secure });
    },
    playerIdOf(request: FastifyRequest): string | null {
      const raw = request.cookies[NAME];
      if (raw === undefined) return null;
      const [playerId, expires] = verifiedText(env, PURPOSE, raw)?.split('.') ?? [];
      if (!playerId || Number(expires) * 1000 <= clock.now().getTime()) return null;
      return playerId;
    },
  };
}
export type RegistrationCookie = ReturnType<typeof registrationCookie>;
