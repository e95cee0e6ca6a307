import { randomUUID } from 'node:crypto';
import type { CampaignTerms, TournamentTerms } from '@baize/contracts/operator';
import type { TestApp } from '../../testing/buildTestApp.ts';
import { insertPrizes, insertTournament } from './repository/tournaments.ts';
import { termsOf } from './model/terms.ts';

const HOUR_MS = 3_600_000;

/** The prize of a place: bonus money in euros, to be staked twice. */
export const PRIZE: Partial<CampaignTerms> = {
  category: 'MANUAL',
  trigger: 'TOURNAMENT',
  matchPercent: null,
  wrMultiplier: 2,
  amounts: { EUR: { bonus: 50 } },
};

/** A tournament of one day that runs for two hours already, as an operator writes it. */
export const writtenTournament = (
  now: Date,
  campaignIds: readonly string[],
  given: Partial<TournamentTerms> = {},
): TournamentTerms => ({
  titles: { en: 'Test race', fi: 'Testikisa' },
  vertical: 'CASINO',
  scoring: 'BEST_MULTIPLE',
  amounts: { EUR: { minimumStake: 0.5 } },
  gameIds: [],
  categories: [],
  markets: ['FI'],
  startsAt: new Date(now.getTime() - 2 * HOUR_MS).toISOString(),
  endsAt: new Date(now.getTime() + 22 * HOUR_MS).toISOString(),
  prizes: campaignIds.map((campaignId, index) => ({ from: index + 1, to: index + 1, campaignId })),
  ...given,
});

/** Publishes a tournament of a brand without an operator. @returns its id */
export async function publishTournament(
  test: TestApp,
  brand: string,
  campaignIds: readonly string[],
  given: Partial<TournamentTerms> = {},
  countedGameIds: readonly string[] | null = null,
): Promise<string> {
  const tournamentId = randomUUID();
  const terms = termsOf(writtenTournament(test.clock.now(), campaignIds, given), countedGameIds);
  await test.db.transaction(async (tx) => {
    await insertTournament(tx, {
      tournamentId,
      brand,
      slug: `race-${tournamentId.slice(0, 8)}`,
      status: 'ACTIVE',
      terms,
      startsAt: new Date(terms.startsAt),
      endsAt: new Date(terms.endsAt),
      writtenAt: test.clock.now(),
    });
    if (terms.prizes.length === 0) return;
    await insertPrizes(tx, tournamentId, terms);
    await test.app.bonuses.reservePrizes(tx, campaignIds, tournamentId);
  });
  return tournamentId;
}
