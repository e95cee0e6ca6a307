import type { Hundredths, SportsEventKind } from '@baize/kernel';
import type { OperatorRefusal } from '../../studio/OperatorWallet.ts';
import type { Outcome } from '../model/types.ts';

/** What a call became. `unknown`: no answer, so the same call is made again, or undone. */
export type Answer<T> =
  | ({ readonly kind: 'done' } & T)
  | ({ readonly kind: 'refused' } & OperatorRefusal)
  | { readonly kind: 'unknown'; readonly reason: string };

export interface CustomerSession {
  readonly sessionId: string;
  readonly customerId: string;
  readonly currency: string;
  readonly country: string;
  readonly balance: Hundredths;
  /** Grows with every movement, so that a late message about an older balance is known as such. */
  readonly version: number;
  readonly maximumStake: Hundredths | null;
  /** The most that the operator pays on one bet. */
  readonly maximumPayout: Hundredths;
  /** Kinds of events that the law of the customer's home or of the site excludes. */
  readonly excludedEvents: readonly SportsEventKind[];
  readonly canBet: boolean;
  readonly reason: string | null;
}
export interface Reserve {
  readonly sessionId: string;
  readonly betId: string;
  readonly category: 'SPORTS' | 'VIRTUAL_SPORTS';
  readonly amount: Hundredths;
  readonly currency: string;
  readonly potentialPayout: Hundredths;
  readonly description: string;
  /** Null: with the customer's money. */
  readonly freeBetId: string | null;
  readonly selections: readonly {
    readonly eventId: string;
    readonly eventName: string;
    readonly marketName: string;
    readonly selectionName: string;
    readonly odds: number;
    readonly eventKind: SportsEventKind | null;
  }[];
}
/** A free bet that a customer can use now: the operator pays its stake. */
export interface FreeBet {
  readonly freeBetId: string;
  readonly amount: Hundredths;
  /** Decimal text; null: any odds. */
  readonly minimumOdds: string | null;
  readonly expiresAt: string;
}
export interface Settlement {
  readonly betId: string;
  readonly settlement: number;
  readonly outcome: Outcome;
  readonly payout: Hundredths;
}
export type SettleStatus = 'BOOKED' | 'REPLAY' | 'UNKNOWN_BET' | 'CONFLICT' | 'OLDER' | 'FAILED';
type Balance = { readonly balance: Hundredths; readonly version: number };

/** The operator's wallet as the sportsbook uses it; amounts in hundredths. Every call may be repeated, and none throws. */
export interface SportsbookWallet {
  session(token: string): Promise<Answer<CustomerSession>>;
  balance(sessionId: string): Promise<Answer<Balance>>;
  freeBets(sessionId: string): Promise<Answer<{ readonly freeBets: readonly FreeBet[] }>>;
  reserve(bet: Reserve): Promise<Answer<Balance>>;
  place(betId: string): Promise<Answer<object>>;
  cancel(betId: string, sessionId: string, reason: string): Promise<Answer<object>>;
  settle(bets: readonly Settlement[]): Promise<Answer<{ readonly results: ReadonlyMap<string, SettleStatus> }>>;
  /** @param stake the part of the stake that is sold; absent: all that is left, and the bet is closed */
  cashout(betId: string, cashoutId: string, amount: Hundredths, stake?: Hundredths): Promise<Answer<object>>;
}
