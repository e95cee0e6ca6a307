import type { TestApp, TestPlayer } from '../../../testing/buildTestApp.ts';
import { referenceOf } from '../../wallet/index.ts';
import { insertCampaign } from '../repository.ts';
import { storedTerms } from '../testing.ts';
import { AT_ONCE, euros } from './campaigns.ts';

/** Gives a player a bonus for casino games whose wagering no timing completes. */
export async function claimLongBonus(
  { app, db, clock }: TestApp,
  player: TestPlayer,
  bonusType: 'STICKY' | 'NON_STICKY',
): Promise<void> {
  const campaignId = referenceOf('bet', `${player.playerId} campaign`);
  const terms = storedTerms({ ...AT_ONCE, bonusType, wrMultiplier: 100, amounts: euros(1e7) });
  const campaign = { campaignId, brand: player.brand, name: `Bets ${bonusType}`, bonusCode: null, terms } as const;
  await db.transaction((tx) => insertCampaign(tx, { ...campaign, status: 'ACTIVE' }, clock.now()));
  await app.inject({
    method: 'POST',
    url: `/api/v1/bonus/rewards/${campaignId}/claim`,
    headers: player.headers,
    payload: { version: 1 },
  });
}
