import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { phoneOpening } from '@baize/contracts/kyc';
import { handle, refuse, withShell, type Responder } from '@baize/testing';
import { SendFromPhone } from './SendFromPhone.tsx';

const meta: Meta = { title: 'Kyc/SendFromPhone', tags: ['!autodocs'], component: SendFromPhone };
export default meta;
type Story = StoryObj;

const shell = (opening: Responder<typeof phoneOpening>, hash = `#link=${'Ab3_'.repeat(20)}`) => [
  withShell({ path: `send-documents${hash}`, handlers: [handle(phoneOpening, opening)] }),
];
const open = {
  pass: 'Cd4-'.repeat(20),
  documentType: 'PROOF_OF_ID' as const,
  expiresAt: '2126-12-01T10:00:00.000Z',
};
const start: NonNullable<Story['play']> = async ({ userEvent, canvasElement }) => {
  await userEvent.click(await screen.findByRole('button'));
  await expect(await screen.findByRole('heading', { level: 2 })).toBeVisible();
  await expect(canvasElement.querySelector('input[type=file]')).not.toBeNull();
};

export const Warning: Story = { decorators: shell(open) };
export const Sending: Story = { decorators: shell(open), play: start };
export const Used: Story = {
  decorators: shell(refuse(404, 'error.document.phone_link')),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button'));
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};
export const WithoutLink: Story = { decorators: shell(open, '') };
