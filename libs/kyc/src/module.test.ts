import { SUB_TYPES, REJECTION_REASONS } from '@baize/contracts/kyc';
import { DOCUMENT_STATUSES, DOCUMENT_TYPES } from '@baize/contracts/account';
import { partsOf, ACCOUNT_DOCUMENTS } from '@baize/shell/module';
import { expect, it } from 'vitest';
import { kycModule } from './module.ts';

it('has a text for each type, sub-type, status, rejection reason and refusal of the contracts', async () => {
  const { default: english } = await import('./messages/en.json');
  const { documentFilePart, documentFileStart, documentUpload, phoneOpening } = await import('@baize/contracts/kyc');
  const keys = [
    ...DOCUMENT_TYPES.map((type) => `kyc.document.${type}`),
    ...DOCUMENT_STATUSES.filter((status) => status !== 'UNREQUESTED').map((status) => `kyc.documentStatus.${status}`),
    ...Object.values(SUB_TYPES)
      .flat()
      .map((code) => `kyc.subType.${code}`),
    ...REJECTION_REASONS.map((reason) => `kyc.reason.${reason}`),
    ...[documentFilePart, documentFileStart, documentUpload, phoneOpening]
      .flatMap(({ errors }) => [...errors] as string[])
      .filter((code) => code.startsWith('error.document')),
  ];
  for (const key of keys) expect(english).toHaveProperty([key]);
});

it('hears on the socket that documents have changed', async () => {
  expect(Object.keys((await kycModule.socket?.())?.handlers ?? {})).toEqual(['PLAYER_ATTRIBUTE_CHANGE']);
});

it('shows the documents on the account’s verification page', () => {
  expect(partsOf([kycModule], ACCOUNT_DOCUMENTS)).toHaveLength(1);
});
