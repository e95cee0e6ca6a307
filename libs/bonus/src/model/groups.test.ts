import { expect, it } from 'vitest';
import {
  activeCashback,
  activeFreeBet,
  activeFreeSpins,
  activeReward,
  betAndGetReward,
  cashbackReward,
  freeSpinsReward,
  queuedReward,
  reference,
  reward,
} from '@baize/testing';
import { grouped, groupOf } from './groups.ts';

const CLAIMABLE = { amount: 5, losses: 50, until: null };
const progress = activeCashback().cashbackProgress;

it.each([
  ['a gift', reward({ triggerEvent: null }), 'now'],
  ['free spins', freeSpinsReward(), 'now'],
  ['a bonus for a deposit', reward(), 'deposit'],
  ['cashback that is not activated', cashbackReward(), 'play'],
  ['stakes that are not activated', betAndGetReward(), 'play'],
  ['stakes under way', betAndGetReward({ state: 'ACTIVE' }), 'progress'],
  ['stakes that are complete', betAndGetReward({ state: 'COMPLETED' }), 'now'],
  ['a bonus in play', activeReward(), 'progress'],
  ['a bonus without its deposit', activeReward({ state: 'OPTED_IN', granted: null }), 'waiting'],
  ['spins in play', activeFreeSpins(), 'progress'],
  ['winnings that wait', activeFreeSpins({ state: 'PLAYED', winnings: 'BONUS' }), 'waiting'],
  ['a free bet', activeFreeBet(), 'progress'],
  ['cashback to claim', activeCashback({ cashbackProgress: progress && { ...progress, claimable: CLAIMABLE } }), 'now'],
  [
    'cashback that counts',
    activeCashback({ cashbackProgress: progress && { ...progress, claimable: null } }),
    'progress',
  ],
  ['a bonus of a code', reward({ triggerEvent: 'MANUAL_BONUS_CODE', campaignId: reference(720) }), 'now'],
] as const)('puts %s where the player looks for it', (_, given, group) => {
  expect(groupOf(given, false)).toBe(group);
});

it('lets a queued reward wait while another one is active, and leads with it afterwards', () => {
  expect([groupOf(queuedReward(), true), groupOf(queuedReward(), false)]).toEqual(['waiting', 'now']);
});

it('lists what the player came for first, in its part', () => {
  const [early, late] = [reward({ campaignId: reference(721) }), reward({ campaignId: reference(722) })];
  const partners = reward({ campaignId: reference(723), partnerBonusCode: 'TIPSTERS-100' });
  const spins = freeSpinsReward();
  expect(grouped([early, late, partners, spins], () => false)).toEqual([
    { group: 'now', members: [spins] },
    { group: 'deposit', members: [partners, early, late] },
  ]);
});
