import { ERROR } from '@baize/contracts/errors';
import type { WalletSummary } from '@baize/contracts/wallet';
import { toWire } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../plugins/errors.ts';
import { periodOf, type PeriodQuery } from '../model/wire.ts';
import { paymentDays } from '../repository/totals.ts';

/**
 * Returns the player's deposits and payouts over a period, in total and by day of the player's time zone. The total is
 * the sum of the days, so the two cannot disagree. Failed deposits and unpaid withdrawals moved no money in or out, and
 * bonus money is not the player's, so none of them counts.
 */
export async function summary(app: FastifyInstance, playerId: string, query: PeriodQuery): Promise<WalletSummary> {
  const { from, to } = periodOf(query, app.clock.now());
  const [balances, timeZone] = await Promise.all([
    app.wallet.balances(playerId),
    app.playerAccess.timeZoneOf(playerId),
  ]);
  if (!balances) throw new Refusal(404, ERROR.notFound);
  const days = await paymentDays(app.db, playerId, from, to, timeZone);
  const deposited = days.reduce((sum, day) => sum + day.deposited, 0);
  const withdrawn = days.reduce((sum, day) => sum + day.withdrawn, 0);
  return {
    deposited: toWire(deposited),
    withdrawn: toWire(withdrawn),
    netPosition: toWire(withdrawn - deposited),
    currencyCode: balances.currency,
    timeZone,
    days: days.map((day) => ({ day: day.day, deposited: toWire(day.deposited), withdrawn: toWire(day.withdrawn) })),
  };
}
