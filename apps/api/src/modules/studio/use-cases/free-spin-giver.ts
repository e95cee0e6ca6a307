import { toWire, type CurrencyCode, type Hundredths } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import type { LedgerTransaction } from '../../wallet/index.ts';
import type { GameSession } from '../repository/sessions.ts';

/** Free spins that a player has in a game. Sums in hundredths. */
export interface HeldFreeSpins {
  readonly freeSpinsId: string;
  readonly spins: number;
  readonly left: number;
  readonly stake: Hundredths;
  readonly won: Hundredths;
  readonly expiresAt: Date;
}

/** A round that is played with a free spin. */
export interface FreeSpinRound {
  readonly playerId: string;
  readonly freeSpinsId: string;
  readonly gameId: string;
  readonly gameTitle: string;
  readonly roundId: string;
  readonly currency: CurrencyCode;
}

/**
 * - NONE: no spin is left, or its time is over, or it is for another game
 * - RETURNED: the round's spin has been given back
 * - UNKNOWN: the round never took a spin
 * - CONFLICT: the round has another result
 */
export type SpinOutcome =
  | { readonly kind: 'DONE' | 'REPLAY'; readonly held: HeldFreeSpins }
  | { readonly kind: 'NONE' | 'RETURNED' | 'UNKNOWN' | 'CONFLICT' | 'SETTLED' };

/** The module that gives players free spins. Its operations run under the wallet's lock. */
export interface FreeSpinGiver {
  spinsIn(playerId: string, gameId: string, currency: CurrencyCode): Promise<HeldFreeSpins | null>;
  /** Tells whether a round has a spin already: a repeated call is answered even if a new one would be refused. */
  isTaken(ledger: LedgerTransaction, round: FreeSpinRound): Promise<boolean>;
  take(ledger: LedgerTransaction, round: FreeSpinRound): Promise<SpinOutcome>;
  /**
   * @param amount what the round has won, in hundredths; null: it was not played
   * @param isCredited false for a win that waits for the operator
   */
  settle(
    ledger: LedgerTransaction,
    round: FreeSpinRound,
    amount: Hundredths | null,
    isCredited: (stake: Hundredths) => boolean,
  ): Promise<SpinOutcome>;
}

const givers = new WeakMap<object, FreeSpinGiver>();
/** Names the module that gives players free spins. */
export const setFreeSpinGiver = (app: FastifyInstance, giver: FreeSpinGiver): void => {
  givers.set(app.studio, giver);
};
export const giverOf = (app: FastifyInstance): FreeSpinGiver | undefined => givers.get(app.studio);

export interface WireFreeSpins {
  readonly freeSpinsId: string;
  readonly spins: number;
  readonly left: number;
  readonly stake: number;
  readonly expiresAt: string;
  readonly won: number;
}

/** Returns the free spins that a game's studio may play for its player; null without any. */
export async function freeSpinsIn(
  app: FastifyInstance,
  { playerId, gameId, currency, maximumStake }: GameSession,
): Promise<WireFreeSpins | null> {
  const held = await giverOf(app)?.spinsIn(playerId, gameId, currency);
  // The law of the player's home bounds every spin, although the house pays for it (ruling 22).
  if (!held || (maximumStake !== null && held.stake > maximumStake)) return null;
  return {
    freeSpinsId: held.freeSpinsId,
    spins: held.spins,
    left: held.left,
    stake: toWire(held.stake),
    expiresAt: held.expiresAt.toISOString(),
    won: toWire(held.won),
  };
}
