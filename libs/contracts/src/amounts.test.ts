import { readdirSync } from 'node:fs';
import { MAX_AMOUNT, toWire } from '@baize/kernel';
import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { gameSession } from './game-launch.ts';
import { wireAmount, wireTotal } from './shapes.ts';

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly element?: z.ZodMiniType;
  readonly innerType?: z.ZodMiniType;
  readonly valueType?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
}

/** Returns the paths at which a schema uses `searched`. */
function pathsOf(schema: z.ZodMiniType, searched: z.ZodMiniType, path = ''): string[] {
  if (schema === searched) return [path];
  const { shape, element, innerType, valueType, options } = schema._zod.def as unknown as Definition;
  return [
    ...Object.entries(shape ?? {}).flatMap(([key, value]) => pathsOf(value, searched, `${path}.${key}`)),
    ...[element, innerType, valueType, ...(options ?? [])].flatMap((part) =>
      part === undefined ? [] : pathsOf(part, searched, path),
    ),
  ];
}

const files = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => name.slice(0, -'.ts'.length));
const exported = (
  await Promise.all(
    files.map(async (name) =>
      Object.entries((await import(`./${name}.ts`)) as Record<string, unknown>).map(
        ([key, value]) => [name, key, value] as const,
      ),
    ),
  )
).flat();
const has = <Key extends string>(value: unknown, key: Key): value is Readonly<Record<Key, z.ZodMiniType>> =>
  typeof value === 'object' && value !== null && key in value;

/** The shape of every answer, and of every message of a socket or a frame, with its name. */
const answers = exported.flatMap(([file, name, value]): [string, z.ZodMiniType][] => {
  if (has(value, 'response') && value.response !== undefined) return [[name, value.response]];
  const isMessage = (file === 'socket' || file === 'host-messages') && has(value, '_zod');
  return isMessage ? [[name, value as unknown as z.ZodMiniType]] : [];
});

/** Calls that answer with rewards: a bonus, its deposit and its caps are each one movement, bounded when they are written. */
const REWARDS = [
  'betAndGetActivation',
  'betAndGetClaim',
  'bonusAcceptance.reward',
  'bonusActivation',
  'bonusClaim',
  'bonusCodeValidation',
  'bonusList',
  'campaignConsent.reward',
  'campaignList.reward',
  'campaigns.reward',
  'cashbackActivation',
  'freeSpinClaim',
  'manualClaim',
  'optInActivation',
  'partnerBonus',
  'queuedBonus',
  'queuedBonusClaim',
  'rewardClaim',
  'rewards',
  'rewardState',
  'softswissBonuses.active',
  'softswissBonuses.eligible',
  'softswissBonuses.loyalty',
  'sportsbookRewards.active',
  'sportsbookRewards.eligible',
  'sportsbookRewards.loyalty',
].flatMap((call) =>
  [
    ...[
      'freeBetDetail.amount',
      'freeSpinDetail.stake',
      'granted.amount',
      'maximumStake',
      'maximumWin',
      'offer.amount',
      'offer.maximum',
    ],
    ...['offer.minimumDeposit', 'offer.stake'],
  ].map((field) => `${call}.${field}`),
);

/*
 * What we answer may add up: a sum that is described as the amount of one movement turns the whole answer into a fault as
 * soon as it is larger than a movement may be. So every field of an answer that is bounded as one movement is listed here.
 * Add one only if it is a single payment, stake or win, or a setting that is bounded when it is made.
 */
const ONE_MOVEMENT = `
bankPlayerLogin.deposit.amount
cashbackClaim.amount
depositLimitChange.PERIOD.pendingValue
depositLimitChange.PERIOD.value
depositLimits.PERIOD.pendingValue
depositLimits.PERIOD.value
depositMethods.max
depositMethods.min
depositStart.amount
depositStatus.amount
freeSpinDetails.detail.stake
gameLimitations.maximumStake
gameLookup.data.gameDetail.betLimits.max
gameLookup.data.gameDetail.betLimits.min
gameLookupDemo.data.gameDetail.betLimits.max
gameLookupDemo.data.gameDetail.betLimits.min
jackpotAmounts.data.amount
jackpotAmounts.data.lastWin.amount
latestWinners.amount
liveTables.data.betLimits.max
liveTables.data.betLimits.min
loyaltyCashbackClaim.amount
operatorHeldWins.amount
operatorWithdrawals.amount
pendingDeposits.amount
pendingWithdrawals.amount
publicTournament.prizes.amount
publicTournament.rules.minimumStake
publicTournament.rules.stakePerPoint
readInbox.messages.values.amount
spendLimitChange.PERIOD.pendingValue
spendLimitChange.PERIOD.value
spendLimits.PERIOD.pendingValue
spendLimits.PERIOD.value
sportsFreeBets.freeBets.amount
sportsSession.maximumPayout
sportsSession.maximumStake
studioAuthenticate.betLimits.max
studioAuthenticate.betLimits.min
studioAuthenticate.maximumStake
topWinners.amount
tournament.prizes.amount
tournament.rules.minimumStake
tournament.rules.stakePerPoint
transactions.amount
withdrawalMethods.max
withdrawalMethods.min
withdrawalStart.amount
withdrawalTransactions.amount
`
  .trim()
  .split('\n');

it('bounds nothing but single movements and settings as one movement', () => {
  expect(answers.length).toBeGreaterThan(60);
  const found = answers.flatMap(([name, schema]) =>
    pathsOf(schema, wireAmount).map((path) => `${name}${path.replace(/\.(daily|weekly|monthly)\./, '.PERIOD.')}`),
  );
  expect([...new Set(found)].sort()).toEqual([...ONE_MOVEMENT, ...REWARDS].sort());
});

it('answers sums that are larger than one movement', () => {
  const most = toWire(MAX_AMOUNT);
  expect(wireTotal.safeParse(3 * most).success).toBe(true);
  expect(
    gameSession.response.safeParse({
      startedAt: '',
      now: '',
      staked: 3 * most,
      won: 2 * most,
      netPosition: -most,
      currencyCode: 'EUR',
      endedBy: null,
    }).success,
  ).toBe(true);
});
