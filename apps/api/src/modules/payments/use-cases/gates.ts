import type { OperationResult } from '@baize/contracts/wallet';
import { toWire } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';

/** May the player deposit now (A§4)? */
export async function checkDeposit(app: FastifyInstance, playerId: string): Promise<{
  result: OperationResult; limitLeft: number | null; limitType: string | null; resetOn: string | null; daysLeftToVerifyDocuments: number | null;
}> {
  const gate = await app.playerAccess.mayDeposit(playerId);
  return {
    result: gate.result, limitLeft: gate.limitLeft == null ? null : toWire(gate.limitLeft), limitType: gate.limitType ?? null, resetOn: gate.resetOn?.toISOString() ?? null,
    daysLeftToVerifyDocuments: gate.daysLeftToVerifyDocuments ?? null,
  };
}

/** May the player withdraw now (A§4)? A limit is named only where there is one; an empty MAIN wallet is NOT_ENOUGH_FUNDS. */
export async function checkWithdrawal(app: FastifyInstance, playerId: string): Promise<{ result: OperationResult; limit: number | null; originalLimit: number | null; duration: string }> {
  const [gate, balances] = await Promise.all([app.playerAccess.mayWithdraw(playerId), app.wallet.balances(playerId)]);
  const limit = gate.limitLeft == null ? null : toWire(gate.limitLeft);
  const result = gate.result === 'SUCCESS' && (balances?.main ?? 0) === 0 ? 'NOT_ENOUGH_FUNDS' : gate.result;
  return { result, limit, originalLimit: gate.limit == null ? null : toWire(gate.limit), duration: 'daily' };
}

/** Results of a check with which the money may move (A§4: documents preferred can be handed in later). */
export const lets = (result: OperationResult): boolean => result === 'SUCCESS' || result === 'DOCUMENTS_PREFERRED';
