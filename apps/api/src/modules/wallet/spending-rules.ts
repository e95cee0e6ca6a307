import type { CurrencyCode, Hundredths } from '@baize/kernel';
import type { Queryable } from '../../plugins/database.ts';
import type { GateAnswer } from '../player/index.ts';

/** What a person deposited with other operators in the month that a law counts. Asked over the network, so never with anything held. */
export interface DepositedElsewhere {
  readonly month: { readonly from: Date; readonly until: Date };
  readonly amount: Hundredths;
}

/** A deposit that a player wants to start, or (amount null) may want to start. */
export interface DepositWish {
  readonly playerId: string;
  readonly currency: CurrencyCode;
  /** Hundredths; null: the gate asks before an amount is known. */
  readonly amount: Hundredths | null;
  /** Hundredths of the player's deposits that are on their way and may yet arrive. */
  readonly reserved: Hundredths;
  /** Null: no law asked for it when the question was put. */
  readonly elsewhere: DepositedElsewhere | null;
  readonly at: Date;
}

/**
 * A rule over deposits. With an amount it runs inside the transaction that starts the deposit, the wallet held, so that what it
 * reads cannot be outrun, and asks nobody outside; it refuses by any result but SUCCESS. Null: it has nothing to say.
 */
export type DepositRule = (target: Queryable, wish: DepositWish) => Promise<GateAnswer | null>;

/** Limits over what goes in and what is staked: `app.spendingRules`. Modules add theirs; payments and games ask. */
export interface SpendingRules {
  addDepositRule(rule: DepositRule): void;
  /** The first refusal; else the answer with the least left, null where no rule limits this player. */
  checkDeposit(target: Queryable, wish: DepositWish): Promise<GateAnswer | null>;
  /** Sets the keeper of the wallets' spend ceilings. */
  keepCeilings(keeper: CeilingKeeper): void;
  /** After SPEND_STALE: calculates the player's ceiling again. */
  renewCeiling(playerId: string): Promise<void>;
  /** After SPEND_LIMIT: which limit refused the stake, for the player's eyes. */
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

/** Rules before any module has added one. */
export function spendingRules(): SpendingRules {
  const rules: DepositRule[] = [];
  let keeper: CeilingKeeper = { renew: async () => {}, explain: async () => ({ result: 'SELF_SPEND_LIMIT_REACHED' }) };
  return {
    addDepositRule: (rule) => {
      rules.push(rule);
    },
    async checkDeposit(target, wish) {
      let tightest: GateAnswer | null = null;
      for (const rule of rules) {
        const answer = await rule(target, wish);
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
