// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { BetView } from '../../src/sportsbook/wire.ts';
import { betList } from './betList.ts';
import type { State } from './state.ts';
import { textsIn } from './texts.ts';

const BET: BetView = {
  id: 'b1',
  currency: 'EUR',
  isVirtual: false,
  legs: [],
  size: 1,
  unit: 200,
  stake: 200,
  potential: 747,
  acceptance: 'any',
  at: 0,
  state: 'open',
  placeAt: 0,
  isPlaced: true,
  settlement: 0,
  booked: 0,
  outcome: null,
  payout: 0,
  cashoutValue: 190,
};
const texts = await textsIn('en');
const selling = { ask: vi.fn(), sell: vi.fn() };
const show = (bet: Partial<BetView>, sold: string | null = null) =>
  betList({ texts, format: 'decimal', bets: [{ ...BET, ...bet }], selling: sold } as unknown as State, selling);
const sums = (list: HTMLElement) =>
  [...list.querySelectorAll('dt')].map((name) => `${name.textContent}: ${name.nextElementSibling?.textContent}`);

it('asks before it sells a bet, because a sale cannot be taken back', () => {
  const button = () => show({}).querySelector<HTMLButtonElement>('.cashout');
  expect(button()?.textContent).toBe('Cash out €1.90');
  button()?.click();
  expect(selling.ask).toHaveBeenCalledTimes(1);
  expect(selling.sell).not.toHaveBeenCalled();
  const asked = show({}, 'b1').querySelector<HTMLButtonElement>('.cashout');
  expect(asked?.textContent).toBe('Confirm €1.90');
  asked?.click();
  expect(selling.sell).toHaveBeenCalledWith(expect.objectContaining({ id: 'b1' }), 190);
  // Another bet's question says nothing about this one.
  expect(show({}, 'b2').querySelector('.cashout')?.textContent).toBe('Cash out €1.90');
});

it.each([
  ['open', {}, 'Possible return: €7.47'],
  ['settled', { outcome: 'LOST' as const }, 'Paid: €0.00'],
  ['cashed', { payout: 190 }, 'Paid: €1.90'],
  ['cancelled', {}, 'Stake returned: €2.00'],
] as const)('says what became of the stake of a bet that is %s', (state, change, words) => {
  expect(sums(show({ state, ...change }))).toEqual(['Stake: €2.00', words]);
});
it('says nothing of a returned stake where none was taken', () => {
  const list = show({ state: 'refused' });
  expect(sums(list)).toEqual(['Stake: €2.00']);
  expect(list.querySelector('.bet-state')?.textContent).toBe('Not accepted');
});
it('offers no sale of a system, which cannot be sold', () => {
  const leg = { selectionName: 'A', odds: 200, outcome: null } as unknown as BetView['legs'][number];
  const system = { legs: [leg, leg, leg], size: 2, cashoutValue: null };
  expect(show(system).querySelector('.cashout')).toBeNull();
  expect(show({ ...system, size: 3 }).querySelector('.cashout')?.textContent).toBe('Cash-out paused');
});
it('gives a free bet back as a free bet, not as money', () => {
  expect(sums(show({ state: 'cancelled', freeBetId: 'f1' }))).toEqual(['Free bet: €2.00', 'Paid: €0.00']);
});

it('calls one bet a single, and the choice of the slip singles', () => {
  const leg = {
    eventId: 'e',
    marketId: 'm',
    code: '1',
    odds: 200,
    outcome: null,
  } as unknown as BetView['legs'][number];
  expect(show({ legs: [leg] }).querySelector('.bet-head strong, strong')?.textContent).toBe('Single');
});
