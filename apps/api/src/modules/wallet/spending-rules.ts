import type { CurrencyCode, Hundredths } from '@baize/kernel';
import type { Queryable } from '../../plugins/database.ts';
import type { GateAnswer } from '../player/index.ts';

/**
 * A person's deposits with other operators in the month that a law counts. Comes over the network, so never ask while
 * holding a lock.
 */
export interface DepositedElsewhere {
  readonly month: { readonly from: Date; readonly until: Date };
  readonly amount: Hundredths;
}

/** A deposit that a player wants to start or, with a null amount, may want to start. */
export interface DepositRequest {
  readonly playerId: string;
  readonly currency: CurrencyCode;
  /** Hundredths; null: the gate checks before an amount is known. */
  readonly amount: Hundredths | null;
  /** The player's open deposits, which may still arrive, in hundredths. */
  readonly reserved: Hundredths;
  /** Null: no law required it at that time. `NOT_ASKED`: the caller wants the player's own limits, not the law's. */
  readonly elsewhere: DepositedElsewhere | null | 'NOT_ASKED';
  readonly at: Date;
}

/**
 * A rule for deposits. With an amount, it runs inside the transaction that starts the deposit, with the wallet locked,
 * so that its data cannot change meanwhile; it makes no network call. Any result but SUCCESS refuses. Null: the rule
 * does not apply.
 */
export type DepositRule = (target: Queryable, request: DepositRequest) => Promise<GateAnswer | null>;

/** Limits on deposits and stakes: `app.spendingRules`. Modules add their rules; payments and games check them. */
export interface SpendingRules {
  addDepositRule(rule: DepositRule): void;
  /** Returns the first refusal; otherwise the answer with the least left, or null where no rule limits this player. */
  checkDeposit(target: Queryable, request: DepositRequest): Promise<GateAnswer | null>;
  /** Registers the module that calculates the wallets' spend ceilings. */
  keepCeilings(keeper: CeilingKeeper): void;
  /** After SPEND_STALE: recalculates the player's ceiling. */
  renewCeiling(playerId: string): Promise<void>;
  /** After SPEND_LIMIT: returns the limit that refused the stake, to show it to the player. */
  explainCeiling(playerId: string): Promise<GateAnswer>;
}
export interface CeilingKeeper {
  renew(playerId: string): Promise<void>;
  explain(playerId: string): Promise<GateAnswer>;
}

declare module 'fastify' {
  interface FastifyInstance {
    spendingRules: SpendingRules;
  }
}

/** Starts without any rules. */
export function spendingRules(): SpendingRules {
  const rules: DepositRule[] = [];
  let keeper: CeilingKeeper = { renew: async () => {}, explain: async () => ({ result: 'SELF_SPEND_LIMIT_REACHED' }) };
  return {
    addDepositRule: (rule) => {
      rules.push(rule);
    },
    async checkDeposit(target, request) {
      let tightest: GateAnswer | null = null;
      for (const rule of rules) {
        const answer = await rule(target, request);
        if (!answer) continue;
        if (answer.result !== 'SUCCESS') return answer;
        if (answer.limitLeft != null && (tightest?.limitLeft == null || answer.limitLeft < tightest.limitLeft))
          tightest = answer;
      }
      return tightest;
    },
    keepCeilings: (own) => {
      keeper = own;
    },
    renewCeiling: (playerId) => keeper.renew(playerId),
    explainCeiling: (playerId) => keeper.explain(playerId),
  };
}
