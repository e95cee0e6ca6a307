import type { FreeSpinDetail, Reward } from '@baize/contracts/reward';
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
  betBonusType: null,
  freeSpinDetail: null,
  freeBetDetail: null,
  queuedPlayerBonus: null,
  betAndGet: null,
  loyaltyLevel: null,
  wrMultiplier: 10,
  steps: null,
  hasBonusCode: false,
  partnerBonusCode: null,
  campaignDisplayInfo: { title: null },
  startedAt: '2026-11-01T00:00:00.000Z',
  endedAt: null,
  currencyCode: 'EUR',
  offer: { kind: 'MATCH', percent: 100, maximum: 100, minimumDeposit: 10 },
  validHours: 720,
  maximumStake: 5,
  minimumOdds: null,
  maximumWin: null,
  excludedGameIds: [],
  excludedGames: [],
  contributions: [],
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

/** A free bet that the player can use. */
export const activeFreeBet = (over: Partial<Reward> = {}): Reward =>
  reward({
    campaignId: reference(730),
    campaignCategory: 'MANUAL',
    triggerEvent: null,
    vertical: 'FREE_BET',
    offer: { kind: 'FREE_BET', amount: 10 },
    wrMultiplier: 0,
    maximumStake: null,
    validHours: 168,
    assignmentId: reference(731),
    expiresAt: '2026-12-05T12:00:00.000Z',
    freeBetDetail: { amount: 10, minimumOdds: '1.50', bet: null, won: 0, state: 'ACTIVE' },
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

/** Free spins that the player can claim. */
export const freeSpinsReward = (over: Partial<FreeSpinDetail> = {}, terms: Partial<Reward> = {}): Reward =>
  reward({
    campaignId: reference(704),
    campaignCategory: 'MANUAL',
    triggerEvent: null,
    vertical: 'FREE_SPINS',
    betBonusType: -1,
    wrMultiplier: 0,
    validHours: 72,
    maximumStake: null,
    maximumWin: 50,
    offer: { kind: 'FREE_SPINS', spins: 20, stake: 0.2 },
    freeSpinDetail: {
      bonusCode: null,
      gameId: '10001',
      gameSlug: 'night-bloom',
      title: 'Night Bloom',
      rounds: 20,
      roundsLeft: 20,
      roundsPlayed: [],
      stake: 0.2,
      winnings: 'MAIN',
      won: 0,
      state: null,
      ...over,
    },
    ...terms,
  });

/** Free spins of which the player has used thirteen. */
export const activeFreeSpins = (over: Partial<FreeSpinDetail> = {}): Reward =>
  freeSpinsReward(
    { roundsLeft: 7, roundsPlayed: [{ gameId: '10001', rounds: 13 }], won: 2.4, state: 'ACTIVE', ...over },
    { assignmentId: reference(705), expiresAt: '2026-11-29T12:00:00.000Z' },
  );

/** A bonus that waits until the player's other one has ended. */
export const queuedReward = (over: Partial<Reward> = {}): Reward =>
  reward({
    campaignId: reference(706),
    campaignCategory: 'MANUAL',
    triggerEvent: null,
    offer: { kind: 'FIXED', amount: 25 },
    queuedPlayerBonus: { queuedPlayerBonusId: reference(707), isCredited: false },
    expiresAt: '2026-12-24T12:00:00.000Z',
    ...over,
  });

/** A BET reward: €5 of bonus money for €20 of own stakes in one game. */
export const betAndGetReward = (
  over: Partial<NonNullable<Reward['betAndGet']>> = {},
  terms: Partial<Reward> = {},
): Reward =>
  reward({
    campaignId: reference(708),
    campaignCategory: 'MANUAL',
    triggerEvent: 'BET',
    validHours: 48,
    offer: { kind: 'FIXED', amount: 5 },
    betAndGet: {
      required: 20,
      staked: 0,
      games: [{ gameId: '10001', title: 'Night Bloom', gameSlug: 'night-bloom' }],
      state: null,
      ...over,
    },
    ...terms,
  });
