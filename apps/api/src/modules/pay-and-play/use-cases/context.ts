import { ERROR } from '@baize/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../plugins/errors.ts';
import type { PayAndPlayBank } from '../../../ports/pay-and-play-bank/port.ts';
import { PortFault } from '../../../ports/bearer-call.ts';
import type { BankSession } from '../repository.ts';

export interface BankContext {
  readonly app: FastifyInstance;
  readonly bank: PayAndPlayBank;
}

/** How long a visit to the bank may take, with the form after it. */
export const SESSION_MS = 30 * 60_000;
/** When money that could not be taken or given free is tried again. */
export const RETRY_MS = 60_000;

/** Whether a session is unknown, over or another brand's: one answer for all. */
export function requireOpen(session: BankSession | null, brandId: string, now: Date): BankSession {
  if (session?.brand !== brandId || session.expiresAt <= now) throw new Refusal(403, ERROR.payAndPlaySession);
  return session;
}

/** @throws Refusal 503 error.bank.unreachable if the bank does not answer */
export async function askBank<Answer>({ app }: BankContext, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (fault) {
    if (!(fault instanceof PortFault)) throw fault;
    app.log.warn({ err: fault }, 'the pay-and-play bank did not answer');
    throw new Refusal(503, ERROR.bankUnreachable);
  }
}
