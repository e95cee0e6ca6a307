import { expect, it } from 'vitest';
import { activeReward, activeCashback, reference, reward } from '@baize/testing';
import { promotionStanding } from './promotion-standing.ts';

const standing = (given: ReturnType<typeof reward> | null, reason: 'USED' | null = null) =>
  promotionStanding({ campaignId: reference(700), reward: given, reason });

it('tells what a player can do with the bonus of a promotion', () => {
  expect(standing(reward())).toBe('OFFERED');
  expect(standing(reward({ assignmentId: reference(1), state: 'OPTED_IN' }))).toBe('WAITING');
  expect(standing(reward({ queuedPlayerBonus: { queuedPlayerBonusId: reference(2), isCredited: false } }))).toBe(
    'QUEUED',
  );
  expect(standing(activeReward())).toBe('ACTIVE');
  expect(standing(activeCashback())).toBe('ACTIVE');
});

it('closes what the player cannot have, with or without terms', () => {
  expect(standing(reward(), 'USED')).toBe('CLOSED');
  expect(standing(null)).toBe('CLOSED');
  expect(promotionStanding(null)).toBe('CLOSED');
});
