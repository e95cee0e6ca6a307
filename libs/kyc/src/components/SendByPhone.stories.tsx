import type { Meta, StoryObj } from '@storybook/react-vite';
import { phoneLink, phoneLinkState } from '@baize/contracts/kyc';
import { handle, never, playerSession, reference, refuse, withShell, type Responder } from '@baize/testing';
import { SendByPhone } from './SendByPhone.tsx';

const meta: Meta<typeof SendByPhone> = {
  title: 'Kyc/SendByPhone',
  tags: ['!autodocs'],
  component: SendByPhone,
  args: { documentId: reference(7), arrived: 0, onClose: () => undefined },
};
export default meta;
type Story = StoryObj<typeof SendByPhone>;

/** Far away, so that the time left does not run in a picture. */
const UNTIL = '2126-12-01T10:00:00.000Z';
const shell = (state: 'NONE' | 'WAITING' | 'OPENED', link: Responder<typeof phoneLink> = made) => [
  withShell({
    who: playerSession(),
    path: 'my-account/account/verification',
    handlers: [handle(phoneLink, link), handle(phoneLinkState, { state, expiresAt: state === 'NONE' ? null : UNTIL })],
  }),
];
const made = { token: 'Ab3_'.repeat(20), expiresAt: UNTIL };

export const Waiting: Story = { decorators: shell('WAITING') };
export const Connected: Story = { decorators: shell('OPENED') };
export const Arrived: Story = { args: { arrived: 2 }, decorators: shell('OPENED') };
export const Over: Story = { decorators: shell('NONE') };
export const Loading: Story = { decorators: shell('WAITING', never) };
export const Failed: Story = { decorators: shell('WAITING', refuse(409, 'error.document.closed')) };
