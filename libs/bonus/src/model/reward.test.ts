import { describe, expect, it } from 'vitest';
import type { Reward } from '@baize/contracts/reward';
import {
  activeCashback,
  activeFreeBet,
  activeFreeSpins,
  activeReward,
  betAndGetReward,
  cashbackReward,
  freeSpinsReward,
  queuedReward,
  reward,
} from '@baize/testing';
import { claimedKeyOf, claimKeyOf, leaveKeysOf, pathAfterClaim, stakesFor } from './reward.ts';

const offer = betAndGetReward();
/** A bonus for which the player has staked: the API gives it with the terms of its campaign. */
const staked = activeReward({ betAndGet: offer.betAndGet });
const freeBet = activeFreeBet({ assignmentId: null });

describe('the words of a claim', () => {
  it.each<[Reward, Reward, claim: string, claimed: string]>([
    [offer, offer, 'bet.activate', 'bet.activated'],
    [betAndGetReward({ state: 'COMPLETED' }), staked, 'claim', 'claimed'],
    [cashbackReward(), activeCashback(), 'cashback.activate', 'cashback.activated'],
    [freeSpinsReward(), activeFreeSpins(), 'spins.claim', 'spins.claimed'],
    [freeBet, activeFreeBet(), 'freeBet.claim', 'freeBet.claimed'],
    [reward({ campaignCategory: 'OPT_IN' }), reward({ state: 'OPTED_IN' }), 'optIn', 'claimedWaiting'],
    [reward({ campaignCategory: 'MANUAL' }), activeReward(), 'claim', 'claimed'],
  ])('follow what the reward is (%#)', (asked, mine, claim, claimed) => {
    expect(claimKeyOf(asked)).toBe(claim);
    expect(claimedKeyOf(asked, mine)).toBe(claimed);
  });
});

describe('the words of leaving', () => {
  it.each<[Reward, leave: string, keep: string]>([
    [betAndGetReward({ state: 'ACTIVE' }), 'bet.stop', 'bet.keep'],
    [staked, 'forfeit', 'forfeit.keep'],
    [queuedReward(), 'queue.leave', 'queue.keep'],
    [activeCashback(), 'cashback.stop', 'cashback.keep'],
    [activeFreeSpins(), 'spins.forfeit', 'spins.keep'],
    [activeFreeBet(), 'freeBet.forfeit', 'freeBet.keep'],
    [reward({ state: 'CLAIMED' }), 'optOut', 'forfeit.keep'],
    [activeReward(), 'forfeit', 'forfeit.keep'],
  ])('follow what the player would lose (%#)', (mine, leave, keep) => {
    expect(leaveKeysOf(mine)).toEqual({ leave, keep });
  });
});

it('asks for stakes until there are enough of them', () => {
  expect(stakesFor(offer)).toBe(offer.betAndGet);
  expect(stakesFor(betAndGetReward({ state: 'ACTIVE' }))).not.toBeNull();
  expect(stakesFor(betAndGetReward({ state: 'COMPLETED' }))).toBeNull();
  expect(stakesFor(staked)).toBeNull();
  expect(stakesFor(reward())).toBeNull();
});

describe('the page after a claim (B§2)', () => {
  const all = { casino: true, liveCasino: true, sportsbook: true, virtuals: true, promotions: true };
  it.each<[string, Reward, boolean, string]>([
    ['free spins', activeFreeSpins(), true, 'play/night-bloom'],
    ['a free bet', activeFreeBet(), true, 'sportsbook'],
    ['a free bet at a brand without a sportsbook', activeFreeBet(), false, 'my-account/rewards/active'],
    ['a sports bonus', activeReward({ vertical: 'SPORTS' }), true, 'sportsbook'],
    ['a casino bonus', activeReward(), true, 'my-account/rewards/active'],
  ])('suits %s', (_, claimed, sportsbook, path) => {
    expect(pathAfterClaim(claimed, { ...all, sportsbook })).toBe(path);
  });
});
