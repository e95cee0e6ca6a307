import { randomUUID } from 'node:crypto';
import type { CampaignTerms } from '@baize/contracts/operator';
import type { TestApp, TestPlayer } from '../../testing/buildTestApp.ts';
import { movementOf, type Movement } from '../wallet/index.ts';
import { termsOf, type Terms } from './model/campaign.ts';
import { insertCampaign } from './repository.ts';

/** A first deposit bonus, as an operator writes it. */
export const WRITTEN_TERMS: CampaignTerms = {
  category: 'TRIGGERED',
  trigger: 'FIRST_DEPOSIT',
  vertical: 'CASINO',
  bonusType: 'NON_STICKY',
  matchPercent: 100,
  wrMultiplier: 10,
  amounts: { EUR: { bonus: 100, minimumDeposit: 10, maximumStake: 5 } },
  markets: ['FI'],
  validHours: 72,
  excludedGameIds: ['excluded'],
  claimsPerPerson: 1,
  claimsInAll: null,
  startsAt: '2026-01-01T00:00:00Z',
  endsAt: null,
  title: null,
};

/** Returns the same terms as they are stored, changed where given. */
export const storedTerms = (given: Partial<Terms> = {}): Terms => ({ ...termsOf(WRITTEN_TERMS), ...given });

/** Writes an active campaign of a player's brand. @returns its id */
export async function writeCampaign(
  test: TestApp,
  { brand }: TestPlayer,
  given: Partial<CampaignTerms> = {},
  bonusCode: string | null = null,
): Promise<string> {
  const campaignId = randomUUID();
  const terms = termsOf({ ...WRITTEN_TERMS, ...given });
  await test.db.transaction((tx) =>
    insertCampaign(tx, { campaignId, brand, name: 'Test', bonusCode, status: 'ACTIVE', terms }, test.clock.now()),
  );
  return campaignId;
}

/**
 * Returns how much of a stake bonus money paid, by the ledger. Comparing two balances would be wrong: the consumer may book
 * a bonus between them.
 * @returns hundredths, from 0 to the stake
 * @throws Error if the ledger has no such stake
 */
export async function bonusPartOf({ db }: Pick<TestApp, 'db'>, bet: Movement): Promise<number> {
  const booked = await movementOf(db, bet.playerId, bet.reference);
  if (!booked) throw new Error(`The ledger has no stake ${bet.reference}.`);
  return Math.abs(booked.bonusAmount);
}

/**
 * Waits until the consumer has seen every movement of a player. One drain is not enough where another process of the test
 * has the player, or a retry is due later.
 * @param withinMs more than a lease of ten seconds where another process was killed
 * @throws Error after that time
 */
export async function drainBonuses(test: TestApp, playerId: string, withinMs = 10_000): Promise<void> {
  const until = performance.now() + withinMs;
  while (performance.now() < until) {
    await test.app.ledgerConsumers.drain();
    const wallet = await test.app.wallet.balances(playerId);
    if ((await test.app.ledgerConsumers.handledUpTo(test.db, 'bonus', playerId)) >= (wallet?.version ?? 0)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The consumer "bonus" has not seen every movement of the player ${playerId} within ${withinMs} ms.`);
}
