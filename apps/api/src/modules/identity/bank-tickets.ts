import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@baize/kernel';
import type { Env } from '../../plugins/env.ts';
import { keysOf } from '../../plugins/keys.ts';

/** How long a ticket may be answered with; the login follows the bank's identification at once. */
const VALID_MS = 60_000;

export interface BankTicket {
  readonly playerId: string;
  /** Each ticket works once; this names it. */
  readonly id: string;
  readonly expiresAt: Date;
}

/**
 * The answers of the pool's custom challenge: proof that we have verified a player's bank session (ruling 8). A real
 * pool's trigger checks the same signature.
 */
export function bankTickets(env: Pick<Env, 'cookieSecrets'>, clock: Clock) {
  const sign = (secret: string, body: string): Buffer => createHmac('sha256', secret).update(body).digest();
  return {
    issue(playerId: string): string {
      const body = `${playerId}.${clock.now().getTime() + VALID_MS}.${randomBytes(16).toString('hex')}`;
      return `${body}.${sign(keysOf(env, 'bank tickets')[0], body).toString('base64url')}`;
    },
    /** @returns null for a ticket that is forged or over */
    read(ticket: string): BankTicket | null {
      const [playerId = '', expires = '', id = '', signature = ''] = ticket.split('.');
      const given = Buffer.from(signature, 'base64url');
      const isOurs = keysOf(env, 'bank tickets').some((secret) => {
        const right = sign(secret, `${playerId}.${expires}.${id}`);
        return right.length === given.length && timingSafeEqual(right, given);
      });
      const expiresAt = new Date(Number(expires));
      return isOurs && expiresAt > clock.now() ? { playerId, id, expiresAt } : null;
    },
  };
}
export type BankTickets = ReturnType<typeof bankTickets>;
