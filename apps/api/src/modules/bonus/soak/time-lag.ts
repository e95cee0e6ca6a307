import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../../testing/buildTestApp.ts';
import { stake } from '../../wallet/index.ts';
import { claimLongBonus } from './claim-long-bonus.ts';

/** Clients that bet at the same time, as in the wallet's bench. */
const CLIENTS = 8;
/** How often it looks how far the consumer is; a lag is at most this much too long. */
const LOOK_MS = 10;
/** After the last bet, the consumer has this long to see it. */
const PATIENCE_MS = 30_000;

/**
 * Times how far the consumer is behind the bets of players with an active bonus, while each of them bets as fast as the
 * wallet answers: from the answer to a stake to the moment at which the wagering has counted it.
 * @param bets of each client
 * @returns milliseconds, one for each bet, from the shortest
 * @throws Error if the consumer has not seen a bet after half a minute
 */
export async function timeLag(test: TestApp, bets: number, clients = CLIENTS): Promise<readonly number[]> {
  const { app, db } = test;
  const lags: number[] = [];
  const timeClient = async (): Promise<void> => {
    const player = await test.player();
    const { playerId } = player;
    await claimLongBonus(test, player, 'NON_STICKY');
    const waiting: { readonly version: number; readonly at: number }[] = [];
    let lastBetAt = Infinity;
    const play = async (): Promise<void> => {
      for (let bet = 0; bet < bets; bet += 1) {
        const round = { gameId: 'game', roundId: `${bet}`, title: 'Game' };
        const { outcome, balances } = await app.wallet.move(
          stake({ reference: randomUUID(), playerId, currency: 'EUR' }, 1_00, 'CASINO', round),
        );
        if (outcome !== 'MOVED' || !balances)
          throw new Error(`A timed bet was answered ${outcome}, so the lag says nothing.`);
        waiting.push({ version: balances.version, at: performance.now() });
      }
      lastBetAt = performance.now();
    };
    const watch = async (): Promise<void> => {
      while (lastBetAt === Infinity || waiting.length > 0) {
        const handled = await app.ledgerConsumers.handledUpTo(db, 'bonus', playerId);
        const now = performance.now();
        for (let next = waiting[0]; next && next.version <= handled; next = waiting[0]) {
          lags.push(now - next.at);
          waiting.shift();
        }
        if (now - lastBetAt > PATIENCE_MS)
          throw new Error(`The consumer has not seen ${waiting.length} bets half a minute after the last one.`);
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
    };
    await Promise.all([play(), watch()]);
  };
  await Promise.all(Array.from({ length: clients }, timeClient));
  return lags.sort((one, two) => one - two);
}

/** Returns the value below which 95 of 100 are. @param sorted from the smallest */
export const p95 = (sorted: readonly number[]): number => sorted[Math.ceil(sorted.length * 0.95) - 1] ?? NaN;
