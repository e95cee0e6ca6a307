import { toWire } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import type { Sportsbook } from '../../../ports/sportsbook/port.ts';
import { hasOpenSession } from '../repository.ts';
import { playableOf } from './sessions.ts';

/** The API reports changes within this time together; milliseconds. */
const GATHER_MS = 250;

/**
 * Tells the vendor each changed balance of a player with an open session (B§7). A lost update does no harm: the next one
 * has a higher version, and every answer to a stake carries the balance.
 */
export function tellBalances(app: FastifyInstance, vendor: Pick<Sportsbook, 'balanceChanged'>): void {
  const waiting = new Map<string, NodeJS.Timeout>();
  const tell = async (playerId: string): Promise<void> => {
    waiting.delete(playerId);
    if (!(await hasOpenSession(app.db, playerId, app.clock.now()))) return;
    const balances = await app.wallet.balances(playerId);
    if (!balances) return;
    const { currency, version } = balances;
    await vendor.balanceChanged({ customerId: playerId, balance: toWire(playableOf(balances)), currency, version });
  };
  const stop = app.wallet.onBalanceChange((playerId) => {
    if (waiting.has(playerId)) return;
    const timer = setTimeout(
      () =>
        void tell(playerId).catch((fault: unknown) =>
          app.log.warn({ err: fault }, 'the sportsbook was not told of a balance'),
        ),
      GATHER_MS,
    );
    timer.unref();
    waiting.set(playerId, timer);
  });
  app.addHook('onClose', async () => {
    stop();
    for (const timer of waiting.values()) clearTimeout(timer);
  });
}
