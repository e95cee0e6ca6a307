import * as contract from '@baize/contracts/wallet';
import { transactionSummary } from '@baize/contracts/player';
import { ERROR } from '@baize/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/contract-routes.ts';
import { Refusal } from '../../plugins/errors.ts';
import { wireBalance } from './model/wire.ts';
import { listHistory, listRounds } from './use-cases/list-history.ts';
import { listTransactions } from './use-cases/list-transactions.ts';
import { netPosition } from './use-cases/net-position.ts';
import { summary } from './use-cases/summary.ts';

/** The player's balances, history and sums, and the public lists of winners (A§3, A§4, B§7). */
export function walletRoutes(app: FastifyInstance): void {
  route(app, contract.balance, async ({ player }) => {
    const balances = await app.wallet.balances(player.playerId);
    if (!balances) throw new Refusal(404, ERROR.notFound);
    return wireBalance(balances);
  });
  route(app, contract.transactions, ({ player, query }) => listTransactions(app, player.playerId, query));
  route(app, contract.withdrawalTransactions, ({ player, query }) =>
    listTransactions(app, player.playerId, query, 'WITHDRAW'),
  );
  route(app, contract.walletHistory, ({ player, query }) => listHistory(app, player.playerId, query));
  route(app, contract.sessionRounds, ({ player, params, query }) =>
    listRounds(app, player.playerId, { first: params.referenceId, latest: query.latest }, query.position ?? 0),
  );
  route(app, contract.netPosition, ({ player, query }) => netPosition(app, player.playerId, query));
  route(app, contract.walletSummary, ({ player, query }) => summary(app, player.playerId, query));
  route(app, transactionSummary, async ({ player }) => ({
    totalDepositsCount: await app.wallet.depositsCount(player.playerId),
  }));
}
