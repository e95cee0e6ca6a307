import { KYC_LEVELS } from '@baize/contracts/player';
import { expect, it } from 'vitest';
import { accountDocuments, entry } from '../fixtures/account-documents.ts';
import { canVerifyLater, documentsToSend, needsDocumentAction, requestKey } from './document-action.ts';

const asked = accountDocuments({
  idDocument: entry('PROOF_OF_ID'),
  eddQuestionnaire: entry('EDD_QUESTIONNAIRE'),
});

it('needs nothing for NOT_REQUIRED, nor where every document is UNREQUESTED (A§4)', () => {
  for (const level of KYC_LEVELS) {
    expect(needsDocumentAction(level, asked)).toBe(level !== 'NOT_REQUIRED');
    expect(needsDocumentAction(level, accountDocuments())).toBe(false);
  }
});

it('leaves the questionnaire to its own dialog', () => {
  expect(documentsToSend(asked).map(({ documentTypeName }) => documentTypeName)).toEqual(['PROOF_OF_ID']);
});

it('allows PENDING_EXPIRED to verify later at once, and others unless a document holds deposits (A§4)', () => {
  const held = [entry('PROOF_OF_ID', { hold: 'ALL' })];
  expect(canVerifyLater('PENDING_EXPIRED', held)).toBe(true);
  expect(canVerifyLater('PENDING', held)).toBe(false);
  expect(canVerifyLater('PENDING', [entry('PROOF_OF_ID', { hold: 'WITHDRAWALS' })])).toBe(true);
});

it('takes a document that comes back, and time that has run out, as another request', () => {
  const [one] = documentsToSend(asked);
  if (!one) throw new Error('No document to send.');
  const first = requestKey('PENDING', [one]);
  expect(requestKey('PENDING', [{ ...one, files: [] }])).toBe(first);
  expect(requestKey('PENDING', [{ ...one, submittedAt: '2026-11-21T10:00:00.000Z' }])).not.toBe(first);
  expect(requestKey('PENDING_EXPIRED', [one])).not.toBe(first);
});
