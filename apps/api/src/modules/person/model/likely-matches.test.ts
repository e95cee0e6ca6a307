import { expect, it } from 'vitest';
import { likelyMatches } from './likely-matches.ts';

it('lists each account once, with all that it shares', () =>
  expect(
    likelyMatches([
      { accountId: 'one', kind: 'PHONE' },
      { accountId: 'two', kind: 'PHONE' },
      { accountId: 'one', kind: 'TAGGED_EMAIL' },
      { accountId: 'one', kind: 'PHONE' },
    ]),
  ).toEqual([
    { accountId: 'one', kinds: ['PHONE', 'TAGGED_EMAIL'] },
    { accountId: 'two', kinds: ['PHONE'] },
  ]));

it('leaves out what a stronger kind says already', () =>
  expect(
    likelyMatches([
      { accountId: 'same', kind: 'PART_OF_NAME_AND_BIRTH' },
      { accountId: 'same', kind: 'SIMILAR_NAME_AND_BIRTH' },
      { accountId: 'same', kind: 'NAME_AND_BIRTH' },
      { accountId: 'similar', kind: 'PART_OF_NAME_AND_BIRTH' },
      { accountId: 'similar', kind: 'SIMILAR_NAME_AND_BIRTH' },
      { accountId: 'part', kind: 'PART_OF_NAME_AND_BIRTH' },
      { accountId: 'address', kind: 'SIMILAR_NAME_AND_ADDRESS' },
      { accountId: 'similar', kind: 'MISSPELT_NAME_AND_BIRTH' },
      { accountId: 'home', kind: 'BIRTH_AND_HOME' },
      { accountId: 'home', kind: 'BIRTH_AND_ADDRESS' },
    ]),
  ).toEqual([
    { accountId: 'same', kinds: ['NAME_AND_BIRTH'] },
    { accountId: 'similar', kinds: ['SIMILAR_NAME_AND_BIRTH'] },
    { accountId: 'part', kinds: ['PART_OF_NAME_AND_BIRTH'] },
    { accountId: 'address', kinds: ['SIMILAR_NAME_AND_ADDRESS'] },
    { accountId: 'home', kinds: ['BIRTH_AND_ADDRESS'] },
  ]));
