import { expect, it } from 'vitest';
import { EMPTY_FORM, readForm } from './questionnaire-form.ts';

const complete = {
  ...EMPTY_FORM,
  occupation: 'STUDENT',
  sourceOfFunds: 'SAVINGS',
  salaryRangeId: '2',
  placeOfBirth: 'Turku',
  nationality: 'FI',
};

it('names every field that is still to be filled in (A§5)', () => {
  expect([...(readForm(EMPTY_FORM) as readonly string[])].sort()).toEqual([
    'nationality',
    'occupation',
    'placeOfBirth',
    'salaryRangeId',
    'sourceOfFunds',
  ]);
});

it('requires a text where "Other" is chosen, and sends none otherwise', () => {
  expect(readForm({ ...complete, occupation: 'OTHER', sourceOfFunds: 'OTHER' })).toEqual([
    'otherOccupation',
    'otherSource',
  ]);
  expect(readForm({ ...complete, occupation: 'OTHER', otherOccupation: 'Clown' })).toMatchObject({
    otherOccupation: 'Clown',
  });
  expect(readForm({ ...complete, otherSource: 'left over' })).toEqual({
    occupation: 'STUDENT',
    sourceOfFunds: 'SAVINGS',
    salaryRangeId: 2,
    placeOfBirth: 'Turku',
    nationality: 'FI',
  });
});
