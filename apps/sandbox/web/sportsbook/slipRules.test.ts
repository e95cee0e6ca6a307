import { describe, expect, it } from 'vitest';
import type { FreeBetView } from '../../src/sportsbook/wire.ts';
import { hasUnacceptedOdds, mostPaid, nextStep, refusalOf } from './slipRules.ts';
import type { SlipBet } from './slipSums.ts';
import type { SlipLeg, State } from './state.ts';
import { textsIn } from './texts.ts';

const texts = await textsIn('en');
const leg = (odds: number, now: number | null = odds): SlipLeg => ({ odds, now, eventId: 'e' }) as SlipLeg;
const state = (change: Partial<State> = {}): State =>
  ({
    texts,
    currency: 'EUR',
    format: 'decimal',
    session: { setup: { maximumPayout: 5000 } },
    customer: { canBet: true, maximumStake: 5000, maximumPayout: 100_000 },
    isPaused: false,
    legs: [leg(200)],
    ...change,
  }) as unknown as State;
const bet = (change: Partial<SlipBet> = {}): SlipBet =>
  ({ unit: { fault: null }, stake: 1000, payout: 2000, ...change }) as SlipBet;

describe('a refusal', () => {
  it.each<[what: string, bet: SlipBet, freeBet: Partial<FreeBetView> | null, said: RegExp | null]>([
    ['nothing wrong', bet(), null, null],
    ['a stake that is no amount', bet({ unit: { typed: 'x', amount: 0, fault: 'not_a_number' as never } }), null, /€/],
    [
      'a stake with too many places',
      bet({ unit: { typed: '1.555', amount: 0, fault: 'too_many_places' } }),
      null,
      /^Use at most two decimal places\.$/,
    ],
    ['a stake below the lowest', bet({ stake: 1 }), null, /€/],
    ['a stake above the player’s highest', bet({ stake: 5001 }), null, /€50\.00/],
    ['a return above the most that a bet pays', bet({ payout: 100_001 }), null, /./],
    ['odds below those of a free bet', bet(), { minimumOdds: 201 }, /2\.01/],
  ])('%s', (_, each, freeBet, said) => {
    const refusal = refusalOf(each, state(), freeBet as FreeBetView | null);
    if (said) expect(refusal).toMatch(said);
    else expect(refusal).toBeNull();
  });
});

it.each(['whole_units_only', 'too_many_places'] as const)(
  'asks for whole pesos where there are no parts: %s',
  (fault) => {
    const refusal = refusalOf(bet({ unit: { typed: '1,5', amount: 0, fault } }), state({ currency: 'CLP' }), null);
    expect(refusal).toBe('Enter a whole amount, without decimals.');
  },
);

it('reads the most that a bet pays from the player’s account, and for a visitor from the set-up', () => {
  expect([mostPaid(state()), mostPaid(state({ customer: null }))]).toEqual([100_000, 500_000]);
});

it.each([
  ['higher', 190, true],
  ['higher', 210, false],
  ['none', 210, true],
  ['any', 190, false],
  ['none', null, false],
] as const)('accepting %s odds, 2.00 that became %s need a press: %s', (acceptance, now, isNeeded) =>
  expect(hasUnacceptedOdds([leg(200, now)], acceptance)).toBe(isNeeded),
);

describe('the next step', () => {
  const ready = { acceptance: 'higher', isShort: false, problem: null, isBusy: false } as const;
  it.each<[what: string, state: State, change: Partial<Parameters<typeof nextStep>[1]>, step: string, isOff: boolean]>([
    ['a visitor', state({ customer: null }), { problem: 'stake' }, 'login', false],
    ['worse odds', state({ legs: [leg(200, 150)] }), { isShort: true }, 'acceptOdds', false],
    ['too little balance', state(), { isShort: true, problem: 'funds' }, 'deposit', false],
    ['bets that can be placed', state(), {}, 'place', false],
    ['a wrong stake', state(), { problem: 'stake' }, 'place', true],
    ['a closed market', state({ legs: [leg(200, null)] }), {}, 'place', true],
    ['bets under way', state(), { isBusy: true }, 'place', true],
    ['a pause', state({ isPaused: true }), {}, 'place', true],
    ['a player who may not bet', state({ customer: { canBet: false } as State['customer'] }), {}, 'place', true],
  ])('of %s', (_, at, change, step, isOff) => expect(nextStep(at, { ...ready, ...change })).toEqual({ step, isOff }));
});
