import type { Clock } from '@baize/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from './env.ts';
import type { KeyPurpose } from './keys.ts';
import { signedText, verifiedText } from './signed-text.ts';

/**
 * An HttpOnly cookie that the API signs and that tells a browser again: no script reads it, and no visitor can make one.
 * Its end is signed with it, because a browser's own `maxAge` binds nobody who copies the cookie.
 * @param clock the wall clock: browsers know no other
 */
export function signedCookie(
  env: Env,
  clock: Clock,
  { name, purpose }: { readonly name: string; readonly purpose: KeyPurpose },
) {
  const secure = env.siteOrigins.every((origin) => origin.startsWith('https:'));
  const options = { path: '/api', httpOnly: true, sameSite: 'lax', secure } as const;
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  return {
    /** Gives the browser an id for some seconds from now. */
    set(reply: FastifyReply, id: string, validSeconds: number): void {
      const value = signedText(env, purpose, `${id}.${seconds() + validSeconds}`);
      reply.setCookie(name, value, { ...options, maxAge: validSeconds });
    },
    clear: (reply: FastifyReply): void => void reply.clearCookie(name, options),
    /** Returns the id that the browser was given; null without one, for one that is not ours, and after its end. */
    idOf(request: FastifyRequest): string | null {
      const raw = request.cookies[name];
      const [id, expires] = (raw === undefined ? null : verifiedText(env, purpose, raw))?.split('.') ?? [];
      return id && Number(expires) > seconds() ? id : null;
    },
  };
}
