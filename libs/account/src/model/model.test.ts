import { describe, expect, it } from 'vitest';
import { DOCUMENT_TYPES } from '@baize/contracts/account';
import { ACCOUNT_STATUSES, KYC_LEVELS } from '@baize/contracts/player';
import english from '../messages/en.json' with { type: 'json' };
import { countryOf } from './country.ts';
import { askedDocuments, askedOf, documentStandings } from './documents.ts';
import { accountStanding, identityStanding, kycStanding } from './standing.ts';

describe('account status in plain words (ruling 23)', () => {
  const clean = { payout: false, suspended: false };
  it.each(ACCOUNT_STATUSES)('has a text for the account status %s', (status) => {
    const standing = accountStanding(status, clean);
    expect(standing).not.toBe('unknown');
    expect(english).toHaveProperty([`account.status.${standing}.text`]);
  });
  it.each(KYC_LEVELS)('has a text for the KYC level %s', (level) => {
    const standing = kycStanding(level);
    expect(standing).not.toBe('unknown');
    expect(english).toHaveProperty([`account.kyc.${standing}.text`]);
  });
  it.each(['', 'FROZEN', 'fully verified'])('never treats the unknown code "%s" as a good one', (code) => {
    expect(accountStanding(code, clean)).toBe('unknown');
    expect(kycStanding(code)).toBe('unknown');
  });
  it.each([
    ['NOT_VERIFIED', '', false, 'none'],
    ['NOT_VERIFIED', '', true, 'first'],
    ['NOT_VERIFIED', 'PROOF_OF_ID:REQUESTED', true, 'asked'],
    ['EDD_PENDING', 'EDD_QUESTIONNAIRE:REQUESTED', false, 'answers'],
    ['EDD_PENDING', 'EDD_QUESTIONNAIRE:REQUESTED,PROOF_OF_ID:REQUESTED', false, 'asked'],
    ['NOT_VERIFIED', 'PROOF_OF_ID:UNDER_REVIEW,PROOF_OF_ADDRESS:UNDER_REVIEW', true, 'review'],
    ['PENDING_EXPIRED', 'PROOF_OF_ID:REQUESTED,PROOF_OF_ADDRESS:UNDER_REVIEW', false, 'asked'],
    ['PENDING_EXPIRED', 'PROOF_OF_ID:VERIFIED,PROOF_OF_ADDRESS:UNDER_REVIEW', false, 'review'],
    ['PENDING_EXPIRED', 'SOURCE_OF_WEALTH:UNDER_REVIEW', false, 'expired'],
    ['DATA_VERIFIED', 'PROOF_OF_ID:UNDER_REVIEW', true, 'data'],
    ['SUSPENDED', 'PROOF_OF_ID:UNDER_REVIEW', true, 'stopped'],
  ] as const)('reads the level %s together with the documents "%s"', (kycStatus, requested, isPlayClosed, standing) => {
    expect(identityStanding({ kycStatus, requestDocumentTypeStatus: requested }, isPlayClosed)).toBe(standing);
    expect(english).toHaveProperty([`account.kyc.${standing}.text`]);
  });
  // What the gates of the API say (A§6) and the notice above every page.
  it.each(['en', 'de', 'fi', 'fr', 'caf', 'no', 'tr', 'pl', 'pt', 'br', 'cl', 'pe', 'ja', 'tl'])(
    'tells the player of a restricted account in %s what is closed, as for payouts only',
    async (locale) => {
      const { default: texts } = (await import(`../messages/${locale}.json`)) as {
        default: Readonly<Record<string, string>>;
      };
      expect(texts['account.status.restricted.text']).toBe(texts['account.status.payout.text']);
    },
  );
  it('does not show a flagged account as open', () => {
    expect(accountStanding('REGISTERED', { payout: true, suspended: false })).toBe('payout');
    expect(accountStanding('REGISTERED', { payout: true, suspended: true })).toBe('suspended');
  });
});

describe('documents (A§3)', () => {
  it('requests nothing where nothing was requested', () => {
    expect(documentStandings('').every(({ status }) => status === 'UNREQUESTED')).toBe(true);
    expect(documentStandings('').map(({ type }) => type)).toEqual(DOCUMENT_TYPES);
  });
  it('parses types with and without a status', () => {
    expect(
      askedDocuments(' PROOF_OF_ID , proof_of_address:under_review,SOURCE_OF_WEALTH:EXPIRED').map(
        ({ type, status }) => `${type} ${status}`,
      ),
    ).toEqual(['PROOF_OF_ID REQUESTED', 'SOURCE_OF_WEALTH EXPIRED']);
  });
  it('keeps unknown types and statuses', () => {
    expect(documentStandings('SELFIE,PROOF_OF_ID:LOST').filter(({ status }) => status !== 'UNREQUESTED')).toEqual([
      { type: 'PROOF_OF_ID', status: 'UNKNOWN' },
      { type: 'OTHER', status: 'REQUESTED' },
    ]);
  });
  it('shows the request if one of two documents of a kind is still missing', () => {
    expect(askedDocuments('PROOF_OF_PAYMENT:REQUESTED,PROOF_OF_PAYMENT:VERIFIED')).toHaveLength(1);
    expect(askedOf('PROOF_OF_ID,EDD_QUESTIONNAIRE')).toEqual({ documents: 1, hasQuestions: true });
    expect(askedOf('EDD_QUESTIONNAIRE:UNDER_REVIEW')).toEqual({ documents: 0, hasQuestions: false });
  });
});

describe('countries', () => {
  it.each([
    ['FI', 'Finland'],
    ['fi', 'Finland'],
    ['Finland', 'Finland'],
    ['ZZ', null],
    ['', null],
    [null, null],
  ])('reads %s as %s', (value, name) => expect(countryOf(value, 'en')).toBe(name));
});
