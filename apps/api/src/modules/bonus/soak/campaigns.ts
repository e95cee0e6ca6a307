import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../../testing/buildTestApp.ts';
import type { Terms } from '../model/campaign.ts';
import { insertCampaign } from '../repository.ts';
import { storedTerms } from '../testing.ts';

/** How a campaign of the soak is claimed. */
type SoakClaim = 'claim' | 'optIn' | 'cashback' | 'loyalty' | 'freeSpins' | 'bet';
export interface SoakCampaign {
  readonly id: string;
  readonly how: SoakClaim;
}

/** Amounts of terms in euros, in hundredths. */
export const euros = (bonus: number, maximumStake: number | null = null) => ({
  EUR: { bonus, minimumDeposit: 0, maximumStake, maximumWin: bonus * 10 },
});
export const AT_ONCE = { category: 'MANUAL', trigger: null, matchPercent: null } as const;
const CASHBACK = { matchPercent: null, wrMultiplier: 0, amounts: euros(50_00) } as const;
/** A slot of the catalogue. */
export const SPIN_GAME = '10003';
const spinsTo = (winnings: 'MAIN' | 'BONUS') => ({ gameId: SPIN_GAME, spins: 5, winnings });
/** Two games count a tenth, and all that are not named four fifths. */
const IN_PART = [
  { percent: 10, gameIds: ['game-2', 'game-3'] },
  { percent: 80, gameIds: [] },
];
/** One campaign of each kind that the engine has. */
const CAMPAIGNS: readonly (readonly [how: SoakClaim, terms: Partial<Terms>])[] = [
  ['claim', { ...AT_ONCE, vertical: 'CASINO', wrMultiplier: 1, amounts: euros(10_00, 8_00), contributions: IN_PART }],
  [
    'claim',
    { ...AT_ONCE, vertical: 'LIVE_CASINO', bonusType: 'STICKY', wrMultiplier: 2, steps: 5, amounts: euros(20_00) },
  ],
  [
    'optIn',
    { category: 'OPT_IN', trigger: 'NEXT_DEPOSIT', vertical: 'SPORTS', wrMultiplier: 3, amounts: euros(30_00) },
  ],
  [
    'cashback',
    {
      ...CASHBACK,
      trigger: 'CASHBACK_INSTANT',
      cashback: { percent: 10, weekday: null, booster: { percent: 20, gameIds: ['game-1'] } },
    },
  ],
  [
    'cashback',
    {
      ...CASHBACK,
      trigger: 'CASHBACK_DAILY',
      vertical: 'LIVE_CASINO',
      cashback: { percent: 5, weekday: null, booster: null },
    },
  ],
  [
    'loyalty',
    {
      ...CASHBACK,
      category: 'LOYALTY',
      trigger: 'CASHBACK_DAILY',
      cashback: { percent: 1, weekday: null, booster: null },
    },
  ],
  ['freeSpins', { ...AT_ONCE, wrMultiplier: 0, amounts: euros(20), freeSpins: spinsTo('MAIN') }],
  [
    'bet',
    {
      ...AT_ONCE,
      trigger: 'BET',
      wrMultiplier: 1,
      betGameIds: Array.from({ length: 8 }, (_, index) => `game-${index + 2}`),
      amounts: { EUR: { ...euros(5_00).EUR, requiredStake: 2_00 } },
    },
  ],
  ['freeSpins', { ...AT_ONCE, wrMultiplier: 2, amounts: euros(20), freeSpins: spinsTo('BONUS') }],
];

/** Writes the soak's campaigns, active and with hardly a limit, for a brand. */
export async function writeSoakCampaigns({ db, clock }: TestApp, brand: string): Promise<SoakCampaign[]> {
  const campaigns: SoakCampaign[] = [];
  for (const [index, [how, given]] of CAMPAIGNS.entries()) {
    const id = randomUUID();
    const terms = storedTerms({ claimsPerPerson: 1_000_000, validHours: 12, excludedGameIds: ['game-9'], ...given });
    const campaign = {
      campaignId: id,
      brand,
      name: `Soak ${index}`,
      bonusCode: null,
      status: 'ACTIVE',
      terms,
    } as const;
    await db.transaction((tx) => insertCampaign(tx, campaign, clock.now()));
    campaigns.push({ id, how });
  }
  return campaigns;
}
