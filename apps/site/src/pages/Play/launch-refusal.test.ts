import { describe, expect, it } from 'vitest';
import { ERROR } from '@baize/contracts/errors';
import { ApiError, NetworkError } from '@baize/http';
import { launchRefusal } from './launch-refusal.ts';

const refused = (code: string, details: Record<string, unknown> = {}) => new ApiError(403, { code, details });

describe('a launch that was refused', () => {
  it('leads a visitor to the login where only real money is played, and a player to another try', () => {
    expect(launchRefusal(refused(ERROR.demoNotAllowed), false)).toMatchObject({ isOnlyReal: true, isAgeFirst: false });
    expect(launchRefusal(refused(ERROR.demoNotAllowed, { reason: 'age_first' }), false).isAgeFirst).toBe(true);
    expect(launchRefusal(refused(ERROR.demoNotAllowed), true)).toMatchObject({ isOnlyReal: false, isFinal: false });
  });

  it.each([
    ['country', undefined, 'site.play.anotherGame'],
    ['provider_closed', undefined, 'site.play.anotherGame'],
    ['document', undefined, 'shell.documents.needed'],
    ['document_review', undefined, 'shell.documents.review'],
    ['channel', 'web', 'site.play.onComputer'],
    ['channel', 'mobile', 'site.play.onPhone'],
  ])('for %s is final', (reason, runsOn, nextStepKey) => {
    const refusal = launchRefusal(refused(ERROR.gameRestricted, { reason, runsOn }), true);
    expect(refusal).toMatchObject({ isFinal: true, needsBalance: false, nextStepKey });
  });

  it.each([
    ['is checked first', { reason: 'account_review' }, 'site.play.reviewText'],
    ['cannot play, whatever the reason', {}, 'site.play.accountText'],
  ])('of an account that %s leads to support, not to other games (R29)', (_, details, nextStepKey) => {
    const refusal = launchRefusal(refused(ERROR.playNotAllowed, details), true);
    expect(refusal).toMatchObject({ isFinal: true, needsSupport: true, nextStepKey });
  });

  it('for want of a register’s answer promises no other game', () => {
    const refusal = launchRefusal(new ApiError(503, { code: ERROR.exclusionRegisterUnreachable }), true);
    expect(refusal).toMatchObject({ isUnreachable: true, isFinal: false, nextStepKey: null });
  });

  it('for want of a balance can be tried again after a deposit', () => {
    const refusal = launchRefusal(refused(ERROR.gameRestricted, { reason: 'balance_needed' }), true);
    expect(refusal).toMatchObject({ needsBalance: true, isFinal: false, nextStepKey: 'site.play.refusedText' });
  });

  it('without an answer says that the game cannot be reached, and without a reason that nothing is known', () => {
    expect(launchRefusal(new NetworkError(new Error('offline')), true)).toMatchObject({
      isUnreachable: true,
      titleKey: null,
    });
    expect(launchRefusal(refused(ERROR.gameUnavailable), true).isUnreachable).toBe(true);
    expect(launchRefusal(new ApiError(400, {}), true)).toMatchObject({
      isUnreachable: false,
      titleKey: 'site.play.unknownError',
    });
  });
});
