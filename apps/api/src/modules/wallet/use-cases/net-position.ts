import { ERROR } from '@baize/contracts/errors';
import { toWire, type CurrencyCode } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../plugins/errors.ts';
import { periodOf, type PeriodQuery } from '../model/wire.ts';
import * as totals from '../repository/totals.ts';

/**
 * Net position result (A§3). The documents give only the names. Our rule: `netPosition` is payouts minus
 * deposits (negative if the player has deposited more than withdrawn), `winLoss` is winnings minus stakes.
 */
export async function netPosition(
  app: FastifyInstance,
  playerId: string,
  query: PeriodQuery,
): Promise<{ netPosition: number; winLoss: number; currencyCode: CurrencyCode }> {
  const { from, to } = periodOf(query, app.clock.now());
  const sums = await totals.sums(app.db, playerId, from, to);
  if (!sums) throw new Refusal(404, ERROR.notFound);
  return {
    netPosition: toWire(sums.withdrawn - sums.deposited),
    winLoss: toWire(sums.won - sums.staked),
    currencyCode: sums.currency,
  };
}
