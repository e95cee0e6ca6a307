import type { Meta, StoryObj } from '@storybook/react-vite';
import { accessDetails, type PlayerProfile } from '@baize/contracts/player';
import { handle, never, playerProfile, playerSession, refuse, withShell, type Responder } from '@baize/testing';
import { Verification } from './Verification.tsx';

const meta: Meta = { title: 'Account/Verification', tags: ['!autodocs'], component: Verification };
export default meta;
type Story = StoryObj;

const shell = (responder: Responder<typeof accessDetails>) =>
  withShell({
    who: playerSession(),
    path: 'my-account/account/verification',
    handlers: [handle(accessDetails, responder)],
  });
const of = (over: Partial<PlayerProfile>) => shell(() => playerProfile(over));

export const NothingAsked: Story = { decorators: [of({})] };
export const Asked: Story = {
  decorators: [
    of({
      kycStatus: 'PENDING',
      requestDocumentTypeStatus: 'PROOF_OF_ID,PROOF_OF_ADDRESS:EXPIRED,SOURCE_OF_WEALTH:UNDER_REVIEW',
    }),
  ],
};
export const UnderReview: Story = {
  decorators: [of({ kycStatus: 'EDD_UNDER_REVIEW', requestDocumentTypeStatus: 'PROOF_OF_ID:UNDER_REVIEW' })],
};
export const Verified: Story = {
  decorators: [
    of({ kycStatus: 'FULLY VERIFIED', requestDocumentTypeStatus: 'PROOF_OF_ID:VERIFIED,PROOF_OF_ADDRESS:VERIFIED' }),
  ],
};
export const Expired: Story = { decorators: [of({ kycStatus: 'PENDING_EXPIRED' })] };
/** In time or not: what was sent is under review until an officer decides. */
export const SentAfterItsDay: Story = {
  decorators: [
    of({
      kycStatus: 'PENDING_EXPIRED',
      requestDocumentTypeStatus: 'PROOF_OF_ID:UNDER_REVIEW,PROOF_OF_ADDRESS:UNDER_REVIEW',
    }),
  ],
};
export const Loading: Story = { decorators: [shell(never)] };
export const Failed: Story = { decorators: [shell(refuse(500, 'error.system.error'))] };
