import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { VERTICAL_WALLET } from '../model/assignment.ts';
import { CONSUMER } from '../model/consumer.ts';

/** Longer than the lease of a process that has died, which keeps its players for ten seconds, in milliseconds. */
const LONGEST_MS = 11_000;
const AGAIN_MS = 50;

/**
 * Waits until the consumer has seen what a player had booked when this was called, if any bonus money is there: late
 * winnings of a bonus that has ended must have gone where its money went before a new one is given, or they would be
 * played as part of it. Usually that is so at once. Call it before a transaction takes locks.
 */
export async function waitForConsumer(app: FastifyInstance, playerId: string): Promise<void> {
  const wallet = await app.wallet.balances(playerId);
  if (!wallet || Object.values(VERTICAL_WALLET).every((name) => wallet[name] === 0)) return;
  const until = performance.now() + LONGEST_MS;
  while ((await app.ledgerConsumers.handledUpTo(app.db, CONSUMER, playerId)) < wallet.version) {
    if (performance.now() > until) {
      app.log.warn({ playerId }, 'a bonus is claimed before the consumer has seen every movement');
      return;
    }
    await sleep(AGAIN_MS);
  }
}
