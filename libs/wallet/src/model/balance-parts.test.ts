import { describe, expect, it } from 'vitest';
import { walletBalance } from '@baize/testing';
import { balanceParts } from './balance-parts.ts';

describe('the parts of a balance', () => {
  it('leave out a total that is what can be played', () =>
    expect(balanceParts(walletBalance({ mainBalance: 12, totalBalance: 12 }))).toEqual([['available', 1200]]));
  it('show an empty balance', () =>
    expect(balanceParts(walletBalance({ mainBalance: 0, totalBalance: 0 }))).toEqual([['available', 0]]));
  it('name money set aside for withdrawals and bonus money, and add up to the total', () =>
    expect(
      balanceParts(
        walletBalance({ mainBalance: 103, lockedBalance: 40, casinoBonus: 5, sportsBonus: 1.5, totalBalance: 149.5 }),
      ),
    ).toEqual([
      ['available', 10_300],
      ['reserved', 4000],
      ['bonus', 650],
      ['total', 14_950],
    ]));
});
