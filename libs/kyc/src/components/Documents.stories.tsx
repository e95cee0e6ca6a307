import type { Meta, StoryObj } from '@storybook/react-vite';
import { documents, salaryRanges, type AccountDocuments, type VerificationStanding } from '@baize/contracts/kyc';
import { handle, never, playerSession, reference, refuse, withShell, type Responder } from '@baize/testing';
import { accountDocuments, entry, verificationStanding } from '../fixtures/account-documents.ts';
import { Documents } from './Documents.tsx';

const meta: Meta = { title: 'Kyc/Documents', tags: ['!autodocs'], component: Documents };
export default meta;
type Story = StoryObj;

const shell = (responder: Responder<typeof documents>) =>
  withShell({
    who: playerSession(),
    path: 'my-account/account/verification',
    handlers: [
      handle(documents, responder),
      handle(salaryRanges, {
        salaryRanges: [
          { id: 1, from: 0, to: 10_000, currencyCode: 'EUR' },
          { id: 2, from: 10_000, to: null, currencyCode: 'EUR' },
        ],
      }),
    ],
  });
const of = (over: Partial<AccountDocuments>, verification: Partial<VerificationStanding> | null = null) => [
  shell(() => accountDocuments(over, verification && verificationStanding(verification))),
];
const DUE = '2026-12-20T12:00:00.000Z';

export const NothingAsked: Story = { decorators: of({}) };
/** Deposits come near the market's total. */
export const BeforeTheTotal: Story = { decorators: of({}, {}) };
/** No register knows the player: an amount and a day limit them. */
export const NotVerified: Story = {
  decorators: of({}, { leftWithoutVerification: 750, askedOn: '2026-12-05T12:00:00.000Z' }),
};
const ASKED = {
  idDocument: entry('PROOF_OF_ID', { hold: 'WITHDRAWALS', dueAt: DUE, isOnline: true }),
  addressDocument: entry('PROOF_OF_ADDRESS', { id: reference(8), hold: 'WITHDRAWALS', dueAt: DUE }),
} as const;
export const AskedByRule: Story = {
  decorators: of(ASKED, { leftBeforeDocuments: 0, dueAt: DUE, daysLeftToVerifyDocuments: 12, canStart: false }),
};
export const TimeIsOver: Story = {
  decorators: of(ASKED, { leftBeforeDocuments: 0, dueAt: DUE, daysLeftToVerifyDocuments: 0, canStart: false }),
};
export const Requested: Story = {
  decorators: of({
    idDocument: entry('PROOF_OF_ID', { hold: 'WITHDRAWALS', dueAt: '2026-12-04T12:00:00.000Z' }),
  }),
};
export const Chosen: Story = {
  decorators: of({
    addressDocument: entry('PROOF_OF_ADDRESS', {
      hold: 'ALL',
      files: [
        { fileId: reference(9), name: 'bill.pdf', kind: 'application/pdf', size: 120_000, received: 120_000, pages: 2 },
      ],
    }),
  }),
};
export const Rejected: Story = {
  decorators: of({ idDocument: entry('PROOF_OF_ID', { rejectionReason: 'CROPPED_CORNERS_NOT_VISIBLE' }) }),
};
export const RejectedForUnknownReason: Story = {
  decorators: of({ idDocument: entry('PROOF_OF_ID', { rejectionReason: 'SOMETHING_NEW' }) }),
};
export const UnderReview: Story = {
  decorators: of({
    sowDocument: entry('SOURCE_OF_WEALTH', { documentStatus: 'UNDER_REVIEW', submittedAt: '2026-11-21T10:00:00.000Z' }),
  }),
};
export const Verified: Story = { decorators: of({ idDocument: entry('PROOF_OF_ID', { documentStatus: 'VERIFIED' }) }) };
export const Expired: Story = { decorators: of({ idDocument: entry('PROOF_OF_ID', { documentStatus: 'EXPIRED' }) }) };
export const Questionnaire: Story = {
  decorators: of({ eddQuestionnaire: entry('EDD_QUESTIONNAIRE', { hold: 'ALL' }) }),
};
export const Loading: Story = { decorators: [shell(never)] };
export const Failed: Story = { decorators: [shell(refuse(500, 'error.system.error'))] };
