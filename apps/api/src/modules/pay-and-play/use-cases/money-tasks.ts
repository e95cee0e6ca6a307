import { claimTasks, endTask, type BankSession } from '../repository.ts';
import { RETRY_MS, type BankContext } from './context.ts';
import { depositOf } from './log-in.ts';

const BATCH = 20;

/**
 * Does what is still to be done with a session's money. Repeating it is harmless: the bank takes money once per session,
 * and the ledger credits a reference once.
 * @throws PortFault if the bank does not answer
 */
export async function completeMoney(
  { app, bank }: BankContext,
  session: BankSession,
): Promise<'TAKEN' | 'FAILED' | 'RELEASED'> {
  const { accountId } = session;
  if (session.moneyTask === 'CAPTURE' && accountId !== null) {
    const { isTaken, paymentId } = await bank.capture(session.bankSessionId);
    await app.payments.fromBank.settle(depositOf(session, accountId), { isTaken, paymentId });
    await endTask(app.db, session.id);
    return isTaken ? 'TAKEN' : 'FAILED';
  }
  await bank.release(session.bankSessionId);
  // A deposit that was recorded before its login failed must not count against the player's limits for ever.
  if (accountId !== null)
    await app.payments.fromBank.settle(depositOf(session, accountId), { isTaken: false, paymentId: null });
  await endTask(app.db, session.id);
  return 'RELEASED';
}

/**
 * Takes or gives free the money of sessions that were interrupted, and ends those that were never finished. Any number of
 * processes may run it.
 * @returns the number of sessions looked at
 */
export async function completeMoneyTasks(context: BankContext): Promise<number> {
  const { app } = context;
  const now = app.clock.now();
  const due = await claimTasks(app.db, now, new Date(now.getTime() + RETRY_MS), BATCH);
  for (const session of due) {
    try {
      await completeMoney(context, session);
    } catch (fault) {
      app.log.error({ err: fault, reference: session.id }, 'the money of a bank session is tried again in a minute');
    }
  }
  return due.length;
}
