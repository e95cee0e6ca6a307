import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { documents, salaryRanges, type AccountDocuments, type VerificationStanding } from '@baize/contracts/kyc';
import { accessDetails, type PlayerProfile } from '@baize/contracts/player';
import { playerQueries } from '@baize/shell';
import { handle, playerProfile, playerSession, reference, withShell } from '@baize/testing';
import { accountDocuments, entry, verificationStanding } from '../fixtures/account-documents.ts';
import { VerificationDialog } from './VerificationDialog.tsx';

const meta: Meta = {
  title: 'Kyc/VerificationDialog',
  tags: ['!autodocs'],
  component: VerificationDialog,
  // It opens once the documents are known.
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export default meta;
type Story = StoryObj;

const of = (
  read: () => Partial<AccountDocuments>,
  profile: Partial<PlayerProfile> = {},
  verification: Partial<VerificationStanding> | null = null,
) => [
  withShell({
    who: playerSession(),
    path: 'casino',
    handlers: [
      handle(accessDetails, playerProfile({ requestDocumentTypeStatus: 'PROOF_OF_ID:REQUESTED', ...profile })),
      handle(documents, () => accountDocuments(read(), verification && verificationStanding(verification))),
      handle(salaryRanges, {
        salaryRanges: [
          { id: 1, from: 0, to: 10_000, currencyCode: 'EUR' },
          { id: 2, from: 10_000, to: null, currencyCode: 'EUR' },
        ],
      }),
    ],
  }),
];
const DUE = '2026-12-20T12:00:00.000Z';
const asked = (over: Parameters<typeof entry>[1]): Partial<AccountDocuments> => ({
  idDocument: entry('PROOF_OF_ID', over),
  addressDocument: entry('PROOF_OF_ADDRESS', { ...over, id: reference(8) }),
});

/** A rule of the market asks, and leaves time. */
export const Notify: Story = {
  decorators: of(
    () => asked({ hold: 'WITHDRAWALS', dueAt: DUE }),
    {},
    {
      dueAt: DUE,
      daysLeftToVerifyDocuments: 12,
      canStart: false,
    },
  ),
};
/** An officer asks, and deposits wait: later is no choice. */
export const NotifyOnHold: Story = { decorators: of(() => asked({ hold: 'ALL', dueAt: DUE })) };
/** What was sent before could not be accepted. */
export const NotifyAgain: Story = {
  decorators: of(() => ({ idDocument: entry('PROOF_OF_ID', { rejectionReason: 'ID_EXPIRED' }) })),
};
/** The time is over: later is offered at once. */
export const NotifyExpired: Story = {
  decorators: of(
    () => asked({ hold: 'WITHDRAWALS', dueAt: DUE }),
    { kycStatus: 'PENDING_EXPIRED' },
    {
      dueAt: DUE,
      daysLeftToVerifyDocuments: 0,
      canStart: false,
    },
  ),
};

let isSent = false;
/** Asks once, and again when the document has been sent. */
function AfterSending() {
  const client = useQueryClient();
  useEffect(() => {
    isSent = false;
    const timer = setTimeout(() => {
      isSent = true;
      void client.invalidateQueries(playerQueries('documents'));
    }, 500);
    return () => clearTimeout(timer);
  }, [client]);
  return <VerificationDialog />;
}
export const Uploaded: Story = {
  render: () => <AfterSending />,
  decorators: of(() => ({
    idDocument: entry('PROOF_OF_ID', { documentStatus: isSent ? 'UNDER_REVIEW' : 'REQUESTED' }),
  })),
};
export const Questions: Story = {
  decorators: of(() => ({ eddQuestionnaire: entry('EDD_QUESTIONNAIRE') }), {
    kycStatus: 'EDD_PENDING',
    eddQuestionnaire: true,
    requestDocumentTypeStatus: 'EDD_QUESTIONNAIRE:REQUESTED',
  }),
};
