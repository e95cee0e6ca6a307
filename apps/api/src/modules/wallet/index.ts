import fp from 'fastify-plugin';
import type { ApiModule } from '../../api-module.ts';
import { personalData } from './personal-data.ts';
import { verifyBooks } from './repository/books.ts';
import { walletRoutes } from './routes.ts';
import { spendingRules } from './spending-rules.ts';
import { walletOf } from './wallet.ts';

export type { DepositedElsewhere, DepositRule, DepositRequest } from './spending-rules.ts';
export {
  convertBonus,
  correctBalance,
  deposit,
  failedDeposit,
  forfeitBonus,
  grantBonus,
  lockWithdrawal,
  payCashback,
  payFreeBetWin,
  payFreeSpinWin,
  payWithdrawal,
  releaseWithdrawal,
  reverseDeposit,
  stake,
  takeBackFreeBetWin,
  totalOf,
  win,
  type Balances,
  type MoveOutcome,
  type Movement,
  type Vertical,
} from './model/movement.ts';
export { SESSION_PAUSE_MS } from './model/game-sessions.ts';
export { referenceOf } from './model/reference.ts';
export { netPosition } from './use-cases/net-position.ts';
export { answeredBalances, fieldsOf } from './repository/ledger.ts';
export {
  latestMovements,
  ledgerMovements,
  movementOf,
  movementsAfter,
  playedAfter,
  returnedAfter,
  type LedgerMovement,
} from './repository/movements.ts';
export { lossesIn, type Losses } from './repository/losses.ts';
export { hasStaked, type FundingMethod, type FundingMovement } from './repository/totals.ts';
export type { LedgerTransaction } from './wallet.ts';

const CHECK_EVERY_MS = 3_600_000;

/** The ledger and its history. */
export const walletModule: ApiModule = {
  name: 'wallet',
  migrations: new URL('./migrations/', import.meta.url),
  functions: new URL('./functions/', import.meta.url),
  protects: {
    wallet: {
      insert: ['player_id', 'currency', 'created_at'],
      update: ['spend_ceiling', 'spend_ceiling_until'],
    },
    wallet_transaction: {},
    ledger_posting: {},
    unplayed_deposit: {},
  },
  personalData,
  plugin: fp(
    async (app) => {
      app.decorate('wallet', walletOf(app));
      app.decorate('spendingRules', spendingRules());
      app.onPlayerRegistered((tx, player) => app.wallet.create(tx, player.playerId, player.currency));
      app.closures.addObstacles(async (target, playerId) => {
        const balances = await app.wallet.balances(playerId, target);
        // LOCKED belongs to withdrawals, and bonus money to bonuses: both have obstacles of their own.
        return balances && balances.main > 0
          ? [{ code: 'BALANCE', count: 1, amount: balances.main, currency: balances.currency }]
          : [];
      });
      walletRoutes(app);
      app.integrity.add({
        name: 'wallet_books',
        everyMs: CHECK_EVERY_MS,
        check: async () =>
          (await verifyBooks(app.db)).map(({ fault, player_id, seq, detail }) => ({
            fault,
            subject: player_id,
            detail: `movement ${seq}: ${detail}`,
          })),
      });
    },
    {
      name: 'wallet',
      dependencies: ['closures', 'integrity', 'on-player-registered', 'player', 'player-socket', 'player-tokens'],
    },
  ),
};
