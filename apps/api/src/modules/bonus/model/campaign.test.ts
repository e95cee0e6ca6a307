import { campaignTerms, type CampaignTerms } from '@baize/contracts/operator';
import { MARKETS } from '@baize/brand';
import { expect, it } from 'vitest';
import { WRITTEN_TERMS } from '../testing.ts';
import {
  contradictionOf,
  countedForBet,
  forbiddenBy,
  hasOdds,
  isForPlayer,
  isLawful,
  missingProduct,
  termsOf,
  writtenTerms,
} from './campaign.ts';

it.each([
  [33, 'EUR', 49, true],
  [33, 'EUR', 48, false],
  [1000, 'EUR', 1499, false],
  [1000, 'EUR', 1500, true],
  [333_00, 'CLP', 499_00, true],
  [333_00, 'CLP', 498_00, false],
])('a bet of %i %s that pays %i has odds of 1.50: %s', (amount, currency, potentialPayout, has) => {
  expect(hasOdds({ amount, currency, potentialPayout }, '1.50')).toBe(has);
});

const AT_ONCE = { category: 'MANUAL', trigger: null, matchPercent: null } as const;
const SPINS = {
  ...AT_ONCE,
  wrMultiplier: 0,
  amounts: { EUR: { bonus: 0.2 } },
  freeSpins: { gameId: 'slot', spins: 10, winnings: 'MAIN' },
} as const satisfies Partial<CampaignTerms>;
const BET = {
  ...AT_ONCE,
  trigger: 'BET',
  amounts: { EUR: { bonus: 5, requiredStake: 20 } },
  betGameIds: ['slot'],
} as const satisfies Partial<CampaignTerms>;
const CASHBACK_BUDGET = {
  trigger: 'CASHBACK_DAILY',
  matchPercent: null,
  wrMultiplier: 0,
  cashback: { percent: 10, weekday: null, booster: null },
  amounts: { EUR: { bonus: 5, budget: 5000 } },
} as const satisfies Partial<CampaignTerms>;
const FREE_BET = {
  ...AT_ONCE,
  vertical: 'SPORTS',
  wrMultiplier: 0,
  amounts: { EUR: { bonus: 10 } },
  freeBet: { minimumOdds: '1.50' },
} as const satisfies Partial<CampaignTerms>;
const PLAYER = '7d9d1c0e-0d6e-4c3b-9a57-3f3a1f0f8a11';
const IN_PART: Partial<CampaignTerms> = {
  contributions: [
    { percent: 10, gameIds: ['table'] },
    { percent: 50, gameIds: [] },
  ],
};
const FOR_NEW_PLAYERS: Partial<CampaignTerms> = { targetAudience: { option: 'group', targetGroups: [0] } };
const written = (given: Partial<CampaignTerms>): CampaignTerms => ({ ...WRITTEN_TERMS, ...given });
const faultOf = (given: Partial<CampaignTerms>) => contradictionOf(termsOf(written(given)), null);

it.each<readonly [string, object]>([
  ['free spins', SPINS],
  ['free spins with wagering', { ...SPINS, wrMultiplier: 5, freeSpins: { ...SPINS.freeSpins, winnings: 'BONUS' } }],
  ['bet and get', BET],
  ['a free bet', FREE_BET],
  ['two steps', { steps: 2 }],
  ['101 steps', { steps: 101, bonusType: 'STICKY' }],
  ['bet and get a free bet', { ...FREE_BET, trigger: 'BET', amounts: { EUR: { bonus: 5, requiredStake: 20 } } }],
  ['stakes that count in part', IN_PART],
  ['a budget in each currency', { amounts: { EUR: { bonus: 5, budget: 5000 } } }],
  ['players before their first deposit', FOR_NEW_PLAYERS],
  ['named players', { targetAudience: { option: 'playersCsv', targetPlayerIds: [PLAYER] } }],
  ['a free bet for a level', { ...FREE_BET, loyaltyLevel: 3 }],
  ['the prize of a tournament', { ...AT_ONCE, trigger: 'TOURNAMENT' }],
  ['bet and get free spins', { ...BET, ...SPINS, trigger: 'BET', amounts: { EUR: { bonus: 0.2, requiredStake: 5 } } }],
])('accepts %s, and keeps every term that was written', (_, given) => {
  expect(faultOf(given)).toBeNull();
  expect(writtenTerms(termsOf(written(given)))).toEqual(written(given));
});

it.each([
  ['steps without wagering', { ...AT_ONCE, steps: 4, wrMultiplier: 0 }, 'parts of the wagering'],
  [
    'steps of winnings',
    { ...SPINS, steps: 4, wrMultiplier: 5, freeSpins: { ...SPINS.freeSpins, winnings: 'BONUS' } },
    'known at the claim',
  ],
  ['free spins with a deposit', { ...SPINS, trigger: 'NEXT_DEPOSIT' }, 'given with the claim'],
  ['free spins in a live casino', { ...SPINS, vertical: 'LIVE_CASINO' }, 'vertical must be CASINO'],
  ['sticky free spins', { ...SPINS, bonusType: 'STICKY' }, 'NON_STICKY'],
  ['wagering of winnings in MAIN', { ...SPINS, wrMultiplier: 5 }, 'wrMultiplier 0'],
  [
    'bonus winnings without wagering',
    { ...SPINS, freeSpins: { ...SPINS.freeSpins, winnings: 'BONUS' } },
    'wrMultiplier 0',
  ],
  ['a free bet with a deposit', { ...FREE_BET, trigger: 'NEXT_DEPOSIT' }, 'given with the claim'],
  ['a free bet in the casino', { ...FREE_BET, vertical: 'CASINO' }, 'vertical must be SPORTS'],
  ['a sticky free bet', { ...FREE_BET, bonusType: 'STICKY' }, 'NON_STICKY'],
  ['a free bet with wagering', { ...FREE_BET, wrMultiplier: 1 }, 'wrMultiplier must be 0'],
  ['a free bet with a highest win', { ...FREE_BET, amounts: { EUR: { bonus: 10, maximumWin: 50 } } }, 'maximumWin'],
  ['a free bet and free spins', { ...SPINS, freeBet: FREE_BET.freeBet }, 'not both'],
  ['lowest odds of a BET', { ...BET, vertical: 'SPORTS', minimumOdds: '1.50' }, 'stakes that earn it'],
  ['lowest odds in the casino', { minimumOdds: '1.50' }, 'vertical must be SPORTS'],
  [
    'lowest odds without wagering',
    { ...AT_ONCE, vertical: 'SPORTS', wrMultiplier: 0, minimumOdds: '1.50' },
    'wrMultiplier is 0',
  ],
  ['lowest odds beside a free bet’s own', { ...FREE_BET, minimumOdds: '1.50' }, 'minimumOdds of its own'],
  ['a BET without stakes', { ...BET, amounts: { EUR: { bonus: 5 } } }, 'requiredStake'],
  [
    'a BET without stakes in one currency',
    { ...BET, amounts: { ...BET.amounts, NOK: { bonus: 50 } } },
    'requiredStake in every currency',
  ],
  ['stakes without a BET', { ...AT_ONCE, amounts: BET.amounts }, 'requiredStake'],
  ['games without a BET', { ...AT_ONCE, betGameIds: ['slot'] }, 'betGameIds'],
  [
    'stakes that count in part for no wagering',
    { ...AT_ONCE, wrMultiplier: 0, contributions: [{ percent: 10, gameIds: [] }] },
    'wrMultiplier is 0',
  ],
  [
    'a game that counts twice',
    { contributions: [10, 20].map((percent) => ({ percent, gameIds: ['table'] })) },
    'table has two contributions',
  ],
  [
    'a game that counts in part and not at all',
    { contributions: [{ percent: 10, gameIds: ['excluded'] }] },
    'excluded',
  ],
  [
    'two parts for all other games',
    { contributions: [10, 20].map((percent) => ({ percent, gameIds: [] })) },
    'only one can be for all the others',
  ],
  [
    'games of sports bets',
    { ...AT_ONCE, vertical: 'SPORTS', contributions: [{ percent: 10, gameIds: ['table'] }] },
    'sports bets have no games',
  ],
  ['a budget of cashback', CASHBACK_BUDGET, 'known at the claim'],
  ['a budget below one claim', { amounts: { EUR: { bonus: 5, budget: 4.99 } } }, 'below what one claim'],
  [
    'a budget below one set of spins',
    { ...SPINS, amounts: { EUR: { bonus: 0.2, budget: 1.99 } } },
    'below what one claim',
  ],
  ['a prize for named players', { ...AT_ONCE, trigger: 'TOURNAMENT', ...FOR_NEW_PLAYERS }, 'for its winners'],
  ['a third deposit of new players', { trigger: 'THIRD_DEPOSIT', ...FOR_NEW_PLAYERS }, 'nobody in targetGroups'],
  ['a BET to opt in to', { ...BET, category: 'OPT_IN' }, 'a call of its own'],
] as const)('refuses %s', (_, given, why) => {
  expect(faultOf(given as Partial<CampaignTerms>)).toContain(why);
});

it.each([
  ['own money', { amount: 500, bonusAmount: 0, category: 'CASINO', gameId: 'slot' }, 500],
  ['the own part of a mixed stake', { amount: 500, bonusAmount: 200, category: 'CASINO', gameId: 'slot' }, 300],
  ['nothing of bonus money', { amount: 500, bonusAmount: 500, category: 'CASINO', gameId: 'slot' }, 0],
  ['nothing in other games', { amount: 500, bonusAmount: 0, category: 'CASINO', gameId: 'other' }, 0],
  ['nothing in another vertical', { amount: 500, bonusAmount: 0, category: 'SPORTS', gameId: 'slot' }, 0],
] as const)('counts %s for a BET reward', (_, stake, counted) => {
  expect(countedForBet(termsOf(written(BET)), stake)).toBe(counted);
});

it('takes 2 to 101 steps from an operator, and no other number (A§9)', () => {
  const isTaken = (steps: number) => campaignTerms.safeParse(written({ steps })).success;
  expect([1, 2, 101, 102, 2.5].map(isTaken)).toEqual([false, true, true, false, false]);
});

const rulesOf = (id: string) => {
  const market = Object.values(MARKETS).find((record) => record.id === id);
  if (!market) throw new Error(`There is no market "${id}".`);
  return market.rules;
};

it('is for players by their deposits, of which two and more are one group, or by name (B§5)', () => {
  const isFor = (targetGroups: number[], depositCount: number) =>
    isForPlayer({ targetAudience: { option: 'group', targetGroups } }, { playerId: PLAYER, depositCount });
  expect([isFor([0], 0), isFor([0], 1), isFor([1, 2], 1), isFor([2], 2), isFor([2], 40), isFor([2], 1)]).toEqual([
    true,
    false,
    true,
    true,
    true,
    false,
  ]);
  const named = { targetAudience: { option: 'playersCsv', targetPlayerIds: [PLAYER] } } as const;
  expect(isForPlayer(named, { playerId: PLAYER, depositCount: 0 })).toBe(true);
  expect(isForPlayer(named, { playerId: PLAYER.replace('7', '8'), depositCount: 0 })).toBe(false);
  expect(isForPlayer({}, { playerId: PLAYER, depositCount: 0 })).toBe(true);
});

it('is judged by the stakes that count least where a law limits the wagering', () => {
  const isAllowed = (wrMultiplier: number, percent: number) =>
    isLawful(written({ wrMultiplier, contributions: [{ percent, gameIds: ['table'] }] }), rulesOf('GG'));
  expect([isAllowed(10, 100), isAllowed(10, 99), isAllowed(5, 50), isAllowed(5, 49)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

it('is a prize only where the law allows tournaments', () => {
  const prize = written({ trigger: 'TOURNAMENT', wrMultiplier: 0 });
  for (const [id, law] of [
    ['JJ', 'GlüStV'],
    ['PP', 'Spellag'],
  ] as const) {
    expect(isLawful(prize, rulesOf(id))).toBe(false);
    expect(forbiddenBy(prize, rulesOf(id))).toContain(law);
    expect(isLawful({ ...prize, trigger: null }, rulesOf(id))).toBe(rulesOf(id).promotionsAllowed.value);
  }
  expect(isLawful(prize, rulesOf('FI'))).toBe(true);
});

it('is for sports bets only where the law allows them', () => {
  const rules = rulesOf('FI');
  const strict = { ...rules, sportsBettingAllowed: { value: false, source: 'a law against it' } };
  const terms = written({ vertical: 'SPORTS' });
  expect([isLawful(terms, rules), isLawful(terms, strict), isLawful(written({}), strict)]).toEqual([true, false, true]);
  expect(forbiddenBy(terms, strict)).toBe('a law against it');
});

it.each([
  ['a bonus for live casino', 'JJ', { vertical: 'LIVE_CASINO' }, 'ruling 22'],
  ['loyalty cashback', 'PP', { category: 'LOYALTY', trigger: 'CASHBACK_WEEKLY' }, 'a loyalty scheme is one'],
  ['a gift for a level', 'PP', { trigger: null, loyaltyLevel: 2 }, 'a loyalty scheme is one'],
  ['cashback', 'PP', { trigger: 'CASHBACK_DAILY' }, 'only with the first play'],
  ['a bonus for the second deposit', 'PP', { trigger: 'SECOND_DEPOSIT' }, 'only with the first play'],
  ['a bonus for any deposit', 'PP', { trigger: 'NEXT_DEPOSIT' }, 'only with the first play'],
  ['a bonus after another one', 'PP', { trigger: 'LINKED_CAMPAIGN' }, 'only with the first play'],
] as const)('forbids %s in %s, and says which law does', (_, id, given, law) => {
  const terms = written(given);
  expect(isLawful(terms, rulesOf(id))).toBe(false);
  expect(forbiddenBy(terms, rulesOf(id))).toContain(law);
  expect(isLawful(terms, rulesOf('FI'))).toBe(true);
});

it.each(['FIRST_DEPOSIT', 'REGISTRATION_WITH_TIMEFRAME', 'MANUAL_BONUS_CODE', 'BET', null] as const)(
  'allows a bonus that can be the first one where only that is allowed: %s',
  (trigger) => {
    expect(isLawful(written({ trigger }), rulesOf('PP'))).toBe(true);
  },
);

it.each([
  ['SPORTS', 'sportsbook'],
  ['CASINO', 'casino'],
  ['LIVE_CASINO', 'liveCasino'],
] as const)('of %s is for brands with that product', (vertical, product) => {
  const others = { casino: false, liveCasino: false, sportsbook: false, virtuals: true, promotions: true };
  expect(missingProduct(written({ vertical }), { ...others, [product]: true })).toBeNull();
  expect(missingProduct(written({ vertical }), others)).toBe(product);
});
