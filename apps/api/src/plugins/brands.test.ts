import { expect, it } from 'vitest';
import { config } from '@baize/brand-northlight/config';
import { brandsOf, highestStake } from './brands.ts';

const strict = {
  ...config,
  tightenedRules: { FI: { maximumStake: 20_00, reminderMinutes: 60 }, UN: { minimumSpinSeconds: 3 } },
};
const brands = brandsOf([strict], 'northlight');

it('applies the brand’s own rules for the resident’s home on every site, with those of the site', () => {
  expect(brands.lawOn(strict, 'en-UN', 'FI')).toMatchObject({
    maximumStake: { value: 20_00 },
    reminderMinutes: { value: 60 },
    minimumSpinSeconds: { value: 3 },
  });
  expect(brands.lawOn(strict, 'en-LL', 'FI')).toMatchObject({ reminderMinutes: { value: 30 } });
  expect(brands.lawOn(strict, 'de-JJ', 'FI')).toMatchObject({ maximumStake: { value: 100 } });
  // Dutch rules are not for the French, on whichever site (ruling 22).
  for (const site of ['fr-LL', 'en-UN'] as const)
    expect(brands.lawOn(strict, site, 'FR')).toMatchObject({ reminderMinutes: { value: null } });
});

it('compares the highest stakes of home and site in the player’s currency', () => {
  const stakeOn = (inPounds: number, inEuros: number) => {
    const brand = {
      ...config,
      tightenedRules: { GG: { maximumStake: inPounds }, UN: { maximumStake: inEuros } },
    };
    return brandsOf([brand], 'northlight').lawOn(brand, 'en-UN', 'GB', null, 'GBP').maximumStake.value;
  };
  // A euro is worth 0.80 pounds.
  expect(stakeOn(10_00, 10_00)).toBe(8_00);
  expect(stakeOn(10_00, 11_00)).toBe(8_80);
  expect(stakeOn(10_00, 20_00)).toBe(10_00);
  expect(stakeOn(5_00, 10_00)).toBe(5_00);
});

it('limits slots where the law limits slots alone, in the player’s currency, and never above the limit of all games', () => {
  const british = brands.lawOn(strict, 'en-GG', 'GB', null, 'GBP');
  expect([true, false].map((isSlot) => highestStake(british, isSlot))).toEqual([5_00, null]);
  // A euro is worth 0.80 pounds; a Finn on the British site has the brand's own limit for Finland too.
  const finn = brands.lawOn(strict, 'en-GG', 'FI', null, 'EUR');
  expect([true, false].map((isSlot) => highestStake(finn, isSlot))).toEqual([6_25, 20_00]);
  expect(finn.maximumSlotStakeUnder25.value).toBe(2_50);
  expect(highestStake(brands.lawOn(strict, 'de-JJ', 'GB', null, 'GBP'), true)).toBe(80);
});
