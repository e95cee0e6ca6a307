import { randomBytes } from 'node:crypto';
import type { Clock } from '@baize/kernel';
import type { Env } from '../../plugins/env.ts';
import { signedText, verifiedText } from '../../plugins/signed-text.ts';

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
  return {
    issue: (playerId: string): string =>
      signedText(
        env,
        'bank tickets',
        `${playerId}.${clock.now().getTime() + VALID_MS}.${randomBytes(16).toString('hex')}`,
      ),
    /** @returns null for a ticket that is forged or over */
    read(ticket: string): BankTicket | null {
      const [playerId = '', expires = '', id = ''] = verifiedText(env, 'bank tickets', ticket)?.split('.') ?? [];
      const expiresAt = new Date(Number(expires));
      return expiresAt > clock.now() ? { playerId, id, expiresAt } : null;
    },
  };
}
export type BankTickets = ReturnType<typeof bankTickets>;
