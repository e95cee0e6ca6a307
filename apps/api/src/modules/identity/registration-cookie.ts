import type { Clock } from '@baize/kernel';
import type { FastifyReply } from 'fastify';
import type { Env } from '../../plugins/env.ts';
import { signedCookie } from '../../plugins/signed-cookie.ts';

const VALID_SECONDS = 3600;

/** The cookie that binds the steps of one registration to the browser that started it. */
export function registrationCookie(env: Env, clock: Clock) {
  const cookie = signedCookie(env, clock, { name: 'baize_registration', purpose: 'registration cookies' });
  return {
    set: (reply: FastifyReply, playerId: string): void => cookie.set(reply, playerId, VALID_SECONDS),
    clear: cookie.clear,
    playerIdOf: cookie.idOf,
  };
}
export type RegistrationCookie = ReturnType<typeof registrationCookie>;
