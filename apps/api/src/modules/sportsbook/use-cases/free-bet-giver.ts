import type { CurrencyCode, Hundredths } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import type { LedgerTransaction } from '../../wallet/index.ts';

/** A free bet that a player can use now. */
export interface HeldFreeBet {
  readonly freeBetId: string;
  readonly amount: Hundredths;
  /** Decimal text; null: any odds. */
  readonly minimumOdds: string | null;
  readonly expiresAt: Date;
}

/** The module that gives players free bets. Its changes run under the wallet's lock. */
export interface FreeBetGiver {
  /** Returns the free bets that a player can use now, those that end first first. */
  usable(playerId: string, currency: CurrencyCode): Promise<readonly HeldFreeBet[]>;
  /**
   * Puts a free bet on a bet.
   * @param bet how the player's history names it
   * @returns UNAVAILABLE if it is none of the player's, used, out of time, or not for exactly this amount
   */
  take(
    ledger: LedgerTransaction,
    use: {
      readonly playerId: string;
      readonly freeBetId: string;
      readonly betId: string;
      readonly bet: string;
      readonly amount: Hundredths;
      readonly potentialPayout: Hundredths;
      readonly currency: CurrencyCode;
    },
  ): Promise<'TAKEN' | 'UNAVAILABLE' | 'ODDS_TOO_LOW'>;
  /**
   * Notes what a bet has become, as often as its result changes.
   * @param isReturned the bet is void or was never placed: the free bet can be used again
   * @param paid what this result has paid, or, below zero, taken back
   */
  settle(
    ledger: LedgerTransaction,
    result: {
      readonly playerId: string;
      readonly freeBetId: string;
      readonly betId: string;
      readonly isReturned: boolean;
      readonly paid: Hundredths;
    },
  ): Promise<void>;
}

const givers = new WeakMap<object, FreeBetGiver>();
/** Names the module that gives players free bets. */
export const setFreeBetGiver = (app: FastifyInstance, giver: FreeBetGiver): void => {
  givers.set(app.sportsbook, giver);
};
/** Returns the module that gives players free bets; undefined if none does. */
export const giverOf = (app: FastifyInstance): FreeBetGiver | undefined => givers.get(app.sportsbook);
