import type { Reward } from '@baize/contracts/bonus';
import { reference } from './wallet.ts';

/** A deposit bonus that the player can claim; amounts as on the wire. */
export const reward = (over: Partial<Reward> = {}): Reward => ({
  campaignId: reference(700),
  version: 1,
  campaignStatus: 'ACTIVE',
  campaignCategory: 'TRIGGERED',
  triggerEvent: 'FIRST_DEPOSIT',
  vertical: 'CASINO',
  bonusType: 'NON_STICKY',
  wrMultiplier: 10,
  hasBonusCode: false,
  campaignDisplayInfo: { title: null },
  startedAt: '2026-11-01T00:00:00.000Z',
  endedAt: null,
  currencyCode: 'EUR',
  offer: { kind: 'MATCH', percent: 100, maximum: 100, minimumDeposit: 10 },
  validHours: 720,
  maximumStake: 5,
  maximumWin: null,
  excludedGameIds: [],
  cashbackInfo: null,
  cashbackActivated: false,
  cashbackBooster: null,
  cashbackProgress: null,
  assignmentId: null,
  state: null,
  expiresAt: null,
  granted: null,
  ...over,
});

/** A bonus that is being staked. */
export const activeReward = (over: Partial<Reward> = {}): Reward =>
  reward({
    assignmentId: reference(701),
    state: 'WAGERING',
    expiresAt: '2026-12-20T12:00:00.000Z',
    granted: { amount: 20, wageringRequirement: 200, wagered: 84.5, wageringProgress: 42, balance: 23.1 },
    ...over,
  });

/** Instant cashback that the player can activate. */
export const cashbackReward = (over: Partial<Reward> = {}): Reward =>
  reward({
    campaignId: reference(703),
    triggerEvent: 'CASHBACK_INSTANT',
    wrMultiplier: 0,
    offer: { kind: 'CASHBACK', percent: 5, maximum: 20 },
    maximumStake: null,
    cashbackInfo: { weekday: null, boosterPercent: 10 },
    cashbackBooster: { boosterGames: [{ gameId: '10001', title: 'Night Bloom' }] },
    ...over,
  });

/** Daily cashback that the player has, with yesterday's part to claim. */
export const activeCashback = (over: Partial<Reward> = {}): Reward =>
  cashbackReward({
    triggerEvent: 'CASHBACK_DAILY',
    cashbackActivated: true,
    validHours: 48,
    cashbackProgress: {
      campaignId: reference(703),
      currencyCode: 'EUR',
      current: {
        startsAt: '2026-11-26T22:00:00.000Z',
        endsAt: '2026-11-27T22:00:00.000Z',
        losses: 30,
        cashback: 1.5,
      },
      claimable: { amount: 4.25, losses: 85, until: '2026-11-28T22:00:00.000Z' },
    },
    ...over,
  });
