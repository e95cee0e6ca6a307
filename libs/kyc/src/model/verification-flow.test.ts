import { DOCUMENT_STATUSES, DOCUMENT_TYPES, type DocumentStatus } from '@baize/contracts/account';
import { expect, it } from 'vitest';
import { accountDocuments, entry } from '../fixtures/account-documents.ts';
import { documentStep, flowIndex, flowOf, groupOf, verificationStep } from './verification-flow.ts';

it.each([
  ['UNREQUESTED', 'UNREQUESTED', 'UPLOAD_ID'],
  ['REQUESTED', 'REQUESTED', 'UPLOAD_ID'],
  ['EXPIRED', 'VERIFIED', 'UPLOAD_ID'],
  ['REQUESTED', 'UNDER_REVIEW', 'UPLOAD_ID'],
  ['VERIFIED', 'REQUESTED', 'SELECT_POA_DOCUMENT_TYPE'],
  ['UNDER_REVIEW', 'REQUESTED', 'SELECT_POA_DOCUMENT_TYPE'],
  ['VERIFIED', 'EXPIRED', 'SELECT_POA_DOCUMENT_TYPE'],
  ['UNDER_REVIEW', 'UNDER_REVIEW', 'UPLOADED'],
  ['VERIFIED', 'UNDER_REVIEW', 'UPLOADED'],
  ['UNDER_REVIEW', 'VERIFIED', 'UPLOADED'],
  ['VERIFIED', 'VERIFIED', 'SUCCESS'],
] as const)('leads from an identity %s and an address %s to %s (A§4)', (id, address, flow) => {
  expect(flowOf(id, address)).toBe(flow);
});

it('never leaves a pair of statuses without a flow, and ends only with both verified', () => {
  for (const id of DOCUMENT_STATUSES)
    for (const address of DOCUMENT_STATUSES)
      expect(flowOf(id, address) === 'SUCCESS').toBe(id === 'VERIFIED' && address === 'VERIFIED');
});

const NEW = { subType: '', files: 0, hasFailed: false };
it.each([
  [entry('PROOF_OF_ID'), NEW, 'PRE_UPLOAD_ID', 'id'],
  [entry('PROOF_OF_ID'), { ...NEW, files: 1 }, 'UPLOAD_ID', 'id'],
  [entry('PROOF_OF_ID'), { ...NEW, files: 1, hasFailed: true }, 'UPLOAD_ID_ERROR', 'id'],
  [entry('PROOF_OF_ID', { rejectionReason: 'ID_EXPIRED' }), NEW, 'UPLOAD_ID_ERROR', 'id'],
  [entry('PROOF_OF_ID', { documentStatus: 'EXPIRED' }), NEW, 'UPLOAD_ID_ERROR', 'id'],
  [entry('PROOF_OF_ID', { documentStatus: 'UNDER_REVIEW' }), NEW, 'UPLOAD_ID_SUCCESS', 'id'],
  [entry('PROOF_OF_ADDRESS'), NEW, 'SELECT_POA_DOCUMENT_TYPE', 'address'],
  [entry('PROOF_OF_ADDRESS'), { ...NEW, subType: 'UB' }, 'PRE_UPLOAD_POA', 'address'],
  [entry('PROOF_OF_ADDRESS', { subType: 'UB' }), { ...NEW, files: 2 }, 'UPLOAD_POA', 'address'],
  [entry('PROOF_OF_PAYMENT'), NEW, 'PRE_UPLOAD_POP', 'payment'],
  [entry('SOURCE_OF_WEALTH'), NEW, 'SELECT_SOW_DOCUMENT_TYPE', 'sourceOfWealth'],
  [entry('SOURCE_OF_WEALTH'), { ...NEW, subType: 'WI' }, 'PRE_UPLOAD_SOW', 'sourceOfWealth'],
  [entry('OTHER', { documentStatus: 'VERIFIED' }), NEW, 'UPLOAD_OTHER_SUCCESS', 'other'],
] as const)('names the step of %o, %o: %s', (document, sending, step, group) => {
  expect(documentStep(document, sending)).toBe(step);
  expect(groupOf(step)).toBe(group);
});

it('has no step for the questionnaire, and one for every other type', () => {
  for (const type of DOCUMENT_TYPES) expect(documentStep(entry(type)) === null).toBe(type === 'EDD_QUESTIONNAIRE');
});

const asked = (id: DocumentStatus, address: DocumentStatus) =>
  accountDocuments({
    idDocument: entry('PROOF_OF_ID', { documentStatus: id }),
    addressDocument: entry('PROOF_OF_ADDRESS', { documentStatus: address }),
  });

it('counts the parts of the flow only for a player who is asked for both', () => {
  expect(flowIndex(asked('REQUESTED', 'REQUESTED'))).toBe(0);
  expect(flowIndex(asked('UNDER_REVIEW', 'REQUESTED'))).toBe(1);
  expect(flowIndex(asked('VERIFIED', 'UNDER_REVIEW'))).toBe(2);
  expect(flowIndex(asked('VERIFIED', 'VERIFIED'))).toBeNull();
  expect(flowIndex(accountDocuments({ idDocument: entry('PROOF_OF_ID') }))).toBeNull();
});

it('gives the account’s step while the documents are unknown and once they have arrived (A§4)', () => {
  const query = { status: 'pending', isFetching: true, data: undefined } as const;
  expect(verificationStep({ ...query, isFetching: false })).toBe('PENDING');
  expect(verificationStep(query)).toBe('LOADING');
  expect(verificationStep({ ...query, status: 'error' })).toBe('ERROR');
  const known = (id: DocumentStatus, address: DocumentStatus) =>
    verificationStep({ status: 'success', isFetching: false, data: asked(id, address) });
  expect(known('REQUESTED', 'REQUESTED')).toBe('PRE_UPLOAD_ID');
  expect(known('UNDER_REVIEW', 'REQUESTED')).toBe('SELECT_POA_DOCUMENT_TYPE');
  expect(known('UNDER_REVIEW', 'VERIFIED')).toBe('UPLOADED');
  expect(known('VERIFIED', 'VERIFIED')).toBe('SUCCESS');
  expect(groupOf('UPLOADED')).toBe('account');
  expect(groupOf('LOADING')).toBe('account');
});
