import type { BetView } from '../../src/sportsbook/wire.ts';

/** An open single of €2 for tests, whose value is €1.90 now. Amounts are in hundredths. */
export const BET: BetView = {
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
  cashoutParts: [],
};
