import type { TransactionStatus } from '@baize/contracts/wallet';
import type { CurrencyCode, Hundredths } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import type { Queryable, Transaction } from '../../plugins/database.ts';
import { balanceState, openBalanceChannel } from './balance-channel.ts';
import type { Balances, Movement, Receipt } from './model/movement.ts';
import * as books from './repository/books.ts';
import { hasEarlierStake, hasPlayedSince, lastPlayed, type EarlierRound } from './repository/history.ts';
import * as ledger from './repository/ledger.ts';
import * as totals from './repository/totals.ts';

/** The ledger inside a transaction of another module. */
export interface LedgerTransaction {
  readonly tx: Transaction;
  move(movement: Movement): Promise<Receipt>;
  /** Changes the status of an earlier movement; what it moved never changes. */
  mark(movement: { readonly playerId: string; readonly referenceId: string }, status: TransactionStatus): Promise<void>;
}

/** Money operations for other modules: `app.wallet`. */
export interface Wallet {
  /** Opens a player's wallet in the registration's transaction. */
  create(tx: Transaction, playerId: string, currency: CurrencyCode): Promise<void>;
  /** Null when the player has no wallet. */
  balances(playerId: string, target?: Queryable): Promise<Balances | null>;
  balancesOfMany(playerIds: readonly string[]): Promise<ReadonlyMap<string, Balances>>;
  /** Books a single movement in one round trip and announces it to the player's sockets. */
  move(movement: Movement): Promise<Receipt>;
  /**
   * Books movements together with another module's rows, all or nothing, and announces them after the commit. `work`
   * may run again after a deadlock.
   */
  transaction<T>(work: (ledger: LedgerTransaction) => Promise<T>): Promise<T>;
  /** The ledger in a transaction that the caller has opened; announces its movements after the commit. */
  within(tx: Transaction): LedgerTransaction;
  /** Tells the player's sockets of balances that another module's own statement has changed. */
  announce(playerId: string, balances: Balances): void;
  /** Calls the handler with each player whose balance any instance reports as changed. A hint: it can be lost. */
  onBalanceChange(handler: (playerId: string) => void): () => void;
  depositsCount(playerId: string): Promise<number>;
  /**
   * Locks the player's wallet until the transaction ends: no movement can change what is read after it. Null without a
   * wallet.
   */
  lock(tx: Transaction, playerId: string): Promise<ledger.LockedWallet | null>;
  /**
   * Sets the highest lifetime sum of stakes minus winnings that a stake may lead to, and when it expires; null lifts
   * it. The wallet must be locked.
   */
  setSpendCeiling(
    tx: Transaction,
    playerId: string,
    ceiling: { readonly amount: Hundredths; readonly until: Date } | null,
  ): Promise<void>;
  /** Returns deposits, stakes and winnings since a time or, for null, ever. Hundredths. */
  turnoverSince(target: Queryable, playerId: string, since: Date | null): Promise<totals.Turnover>;
  /** Returns what a player staked and won in one game since a time, in hundredths. */
  gameTurnoverSince(playerId: string, gameId: string, since: Date): Promise<Omit<totals.Turnover, 'deposited'>>;
  /** Returns whether the ledger booked anything for the player in one game after a time. */
  hasPlayedSince(playerId: string, gameId: string, since: Date): Promise<boolean>;
  /** Returns whether a round had a stake in an earlier time; read in the transaction of a ledger consumer. */
  hasEarlierStake(target: Queryable, round: EarlierRound): Promise<boolean>;
  /** Returns how much of the player's deposits (so many percent of each) is still to be staked, in hundredths. */
  unplayedDeposits(target: Queryable, playerId: string, percent: number): Promise<Hundredths>;
  /** Returns deposits since a time; cheaper than the whole turnover. */
  depositedSince(target: Queryable, playerId: string, since: Date): Promise<Hundredths>;
  /** Returns the methods of the player's credited deposits, the largest sum first. */
  fundingMethods(target: Queryable, playerId: string): Promise<totals.FundingMethod[]>;
  /** Returns the player's latest deposits and the payouts since, oldest first. */
  fundingMovements(target: Queryable, playerId: string): Promise<totals.FundingMovement[]>;
  /** Game ids, latest stake first. */
  lastPlayed(playerId: string, limit: number): Promise<string[]>;
  /** Lists every error in the books, for one player or for all; empty if there is none. */
  verify(playerId?: string): Promise<books.LedgerFault[]>;
}

declare module 'fastify' {
  interface FastifyInstance {
    wallet: Wallet;
  }
}

export function walletOf(app: FastifyInstance): Wallet {
  const channel = openBalanceChannel(app);
  const announce = (receipt: Receipt): void => {
    if (receipt.outcome === 'MOVED' && receipt.balances)
      channel.announce(receipt.playerId, balanceState(receipt.balances));
  };
  return {
    create: (tx, playerId, currency) => ledger.create(tx, playerId, currency, app.clock.now()),
    balances: (playerId, target = app.db) => ledger.balances(target, playerId),
    balancesOfMany: (playerIds) => ledger.balancesOfMany(app.db, playerIds),
    async move(movement) {
      const receipt = await ledger.move(app.db, movement, app.clock.now());
      announce(receipt);
      return receipt;
    },
    async transaction(work) {
      let receipts: Receipt[] = [];
      const result = await app.db.transaction((tx) => {
        receipts = [];
        return work({
          tx,
          async move(movement) {
            const receipt = await ledger.move(tx, movement, app.clock.now());
            receipts.push(receipt);
            return receipt;
          },
          mark: (movement, status) => ledger.mark(tx, movement, status),
        });
      });
      receipts.forEach(announce);
      return result;
    },
    within: (tx) => ({
      tx,
      async move(movement) {
        const receipt = await ledger.move(tx, movement, app.clock.now());
        tx.afterCommit(() => announce(receipt));
        return receipt;
      },
      mark: (movement, status) => ledger.mark(tx, movement, status),
    }),
    announce: (playerId, balances) => channel.announce(playerId, balanceState(balances)),
    onBalanceChange: (handler) => channel.subscribe((playerId) => handler(playerId)),
    lock: ledger.lock,
    setSpendCeiling: ledger.setSpendCeiling,
    turnoverSince: totals.turnoverSince,
    gameTurnoverSince: (playerId, gameId, since) => totals.gameTurnoverSince(app.db, playerId, gameId, since),
    hasPlayedSince: (playerId, gameId, since) => hasPlayedSince(app.db, playerId, gameId, since),
    hasEarlierStake,
    unplayedDeposits: totals.unplayedDeposits,
    depositedSince: totals.depositedSince,
    fundingMethods: totals.fundingMethods,
    fundingMovements: totals.fundingMovements,
    depositsCount: (playerId) => totals.depositsCount(app.db, playerId),
    lastPlayed: (playerId, limit) => lastPlayed(app.db, playerId, limit),
    verify: (playerId) => books.verify(app.db, playerId ?? null),
  };
}
