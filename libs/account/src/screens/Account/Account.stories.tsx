import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect } from 'storybook/test';
import { changePassword } from '@baize/contracts/account';
import { accessDetails } from '@baize/contracts/player';
import { handle, never, playerProfile, playerSession, refuse, withShell } from '@baize/testing';
import { accountHandlers } from '../../fixtures/account-handlers.ts';
import { Account } from './Account.tsx';

const meta: Meta = { title: 'Account/Account', tags: ['!autodocs'], component: Account };
export default meta;
type Story = StoryObj;

const shell = (...handlers: readonly RequestHandler[]) =>
  withShell({ who: playerSession(), path: 'my-account/account', handlers: [...handlers, ...accountHandlers()] });

export const Filled: Story = { decorators: [shell()] };
export const Loading: Story = { decorators: [shell(handle(accessDetails, never))] };
export const Failed: Story = { decorators: [shell(handle(accessDetails, refuse(500, 'error.system.error')))] };
export const DocumentsNeeded: Story = {
  decorators: [
    shell(
      handle(accessDetails, () =>
        playerProfile({
          kycStatus: 'EDD_PENDING',
          requestDocumentTypeStatus: 'PROOF_OF_ID:REQUESTED,PROOF_OF_ADDRESS:UNDER_REVIEW',
        }),
      ),
    ),
  ],
};
export const Suspended: Story = {
  decorators: [shell(handle(accessDetails, () => playerProfile({ multibrand: { suspended: true } })))],
};
export const MarketingChoices: Story = {
  decorators: [shell()],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change message preferences' }));
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(20);
  },
};
export const WrongPassword: Story = {
  decorators: [
    shell(
      handle(
        changePassword,
        refuse(400, 'error.old_password.incorrect', {
          validationErrors: [{ field: 'oldPassword', message: 'error.old_password.incorrect' }],
        }),
      ),
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }));
    await userEvent.type(canvas.getByLabelText('Current password'), 'not it at all');
    await userEvent.type(canvas.getByLabelText('New password'), 'another-quiet-harbour-7');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect((await canvas.findAllByText(/Your current password isn’t right/))[0]).toBeVisible();
  },
};
