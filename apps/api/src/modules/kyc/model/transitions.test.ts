import { DOCUMENT_STATUSES } from '@baize/contracts/account';
import { DOCUMENT_DECISIONS } from '@baize/contracts/operator-kyc';
import { describe, expect, it } from 'vitest';
import { decided, isOpenForPlayer } from './transitions.ts';

describe('an operator’s decision about a document (A§3)', () => {
  it('counts only in the states that it is made for', () => {
    const possible = DOCUMENT_DECISIONS.flatMap((decision) =>
      DOCUMENT_STATUSES.flatMap((status) => {
        const next = decided(status, decision);
        return next === null ? [] : [`${decision} ${status} → ${next}`];
      }),
    );
    expect(possible.sort()).toEqual([
      'CANCEL EXPIRED → UNREQUESTED',
      'CANCEL REQUESTED → UNREQUESTED',
      'EXPIRE VERIFIED → EXPIRED',
      'REJECT UNDER_REVIEW → REQUESTED',
      'VERIFY UNDER_REVIEW → VERIFIED',
    ]);
  });

  it('leaves files to the player only while they are asked for', () => {
    expect(DOCUMENT_STATUSES.filter(isOpenForPlayer).sort()).toEqual(['EXPIRED', 'REQUESTED']);
  });
});
