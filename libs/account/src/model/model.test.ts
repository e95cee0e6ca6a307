import { describe, expect, it } from 'vitest';
import { DOCUMENT_TYPES } from '@baize/contracts/account';
import { ACCOUNT_STATUSES, KYC_LEVELS } from '@baize/contracts/player';
import english from '../messages/en.json' with { type: 'json' };
import { countryOf } from './country.ts';
import { askedDocuments, documentStandings } from './documents.ts';
import { phoneBody, phonePrefixes } from './phone-prefixes.ts';
import { accountStanding, kycStanding } from './standing.ts';

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
  });
});

describe('countries and phones', () => {
  it.each([
    ['FI', 'Finland'],
    ['fi', 'Finland'],
    ['Finland', 'Finland'],
    ['ZZ', null],
    ['', null],
    [null, null],
  ])('reads %s as %s', (value, name) => expect(countryOf(value, 'en')).toBe(name));
  it('offers only the calling codes that the brand accepts (A§1)', () => {
    const offered = phonePrefixes({ allowAllPhonePrefixes: false, filteredPhonePrefixCountries: ['GB'] }, 'en');
    expect(offered.some(({ value }) => value === 'GB')).toBe(false);
    expect(offered.find(({ value }) => value === 'FI')?.prefix).toBe('+358');
  });
  it.each(['040 123-4567', '０４０－１２３４５６７'])('accepts a number as people write it: %s', (typed) =>
    expect(phoneBody(typed)).toBe('401234567'),
  );
  it.each(['+358 40 1234567', '00358 (0)40 1234567', '040 1234567', '＋358401234567'])(
    'takes the chosen code off: %s',
    (typed) => expect(phoneBody(typed, '+358')).toBe('401234567'),
  );
  it('leaves a number alone that only begins like the code', () => {
    expect(phoneBody('358 123 456', '+358')).toBe('358123456');
  });
});
