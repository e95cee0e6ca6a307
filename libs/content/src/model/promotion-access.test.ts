import { expect, it } from 'vitest';
import { ACCOUNT_STATUSES } from '@baize/contracts/player';
import type { Visitor } from '@baize/shell';
import { playerProfile, playerSession } from '@baize/testing';
import { promotionAccess } from './promotion-access.ts';

const player = (over: Parameters<typeof playerProfile>[0] = {}): Visitor => ({
  authorisation: { status: 'resolved', authorised: true, session: playerSession() },
  profile: playerProfile(over),
  profileStatus: 'ready',
});

it('is open to visitors and to players without restrictions', () => {
  expect(
    promotionAccess({ authorisation: { status: 'resolved', authorised: false }, profile: null, profileStatus: 'none' }),
  ).toBe('open');
  for (const accountStatus of ['REGISTERED', 'PRE_REGISTERED', 'ACCOUNT_UNVERIFIED'] as const)
    expect(promotionAccess(player({ accountStatus }))).toBe('open');
});

it.each(ACCOUNT_STATUSES.filter((status) => !['REGISTERED', 'PRE_REGISTERED', 'ACCOUNT_UNVERIFIED'].includes(status)))(
  'is closed to %s (rulings 19 and 23)',
  (accountStatus) => {
    expect(promotionAccess(player({ accountStatus }))).toBe('paused');
  },
);

it('is closed to players who are suspended elsewhere, may only withdraw, have an unknown status, or could not be loaded', () => {
  const { permissions } = playerProfile();
  expect(promotionAccess(player({ multibrand: { suspended: true } }))).toBe('paused');
  expect(promotionAccess(player({ permissions: { ...permissions, payout: true } }))).toBe('paused');
  expect(promotionAccess(player({ accountStatus: 'SOMETHING_NEW' as never }))).toBe('paused');
  expect(promotionAccess({ ...player(), profile: null, profileStatus: 'failed' })).toBe('paused');
});

it('waits until the status is known', () => {
  expect(promotionAccess({ authorisation: { status: 'pending' }, profile: null, profileStatus: 'none' })).toBe(
    'waiting',
  );
  expect(promotionAccess({ ...player(), profile: null, profileStatus: 'loading' })).toBe('waiting');
});
