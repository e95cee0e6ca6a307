import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect } from 'storybook/test';
import { CLOSURE_OBSTACLES, closeAccount, readClosure } from '@baize/contracts/closure';
import { copyPersonalData } from '@baize/contracts/personal-data';
import { accessDetails } from '@baize/contracts/player';
import { handle, never, playerProfile, playerSession, refuse, withShell } from '@baize/testing';
import { accountHandlers, dataPart } from '../../fixtures/account-handlers.ts';
import { Privacy } from './Privacy.tsx';

const meta: Meta = { title: 'Account/Privacy', tags: ['!autodocs'], component: Privacy };
export default meta;
type Story = StoryObj;

const shell = (...handlers: readonly RequestHandler[]) =>
  withShell({
    who: playerSession(),
    path: 'my-account/account/privacy',
    handlers: [...handlers, ...accountHandlers()],
  });
const obstacle = (code: string, amount = 25.5) => ({ code, amount, count: 2, currency: 'EUR' as const });

export const NothingLeft: Story = { decorators: [shell()] };
export const Loading: Story = { decorators: [shell(handle(readClosure, never))] };
export const Failed: Story = { decorators: [shell(handle(readClosure, refuse(500, 'error.system.error')))] };
export const EveryObstacle: Story = {
  decorators: [
    shell(handle(readClosure, { obstacles: [...CLOSURE_OBSTACLES, 'SOMETHING_NEW'].map((code) => obstacle(code)) })),
  ],
};
export const Excluded: Story = {
  decorators: [
    shell(
      handle(accessDetails, () =>
        playerProfile({ accountStatus: 'SELF_EXCLUDED', accountStatusUntil: '2027-05-21T12:00:00.000Z' }),
      ),
    ),
  ],
};
export const WrongPassword: Story = {
  decorators: [
    shell(
      handle(
        closeAccount,
        refuse(400, 'error.old_password.incorrect', {
          validationErrors: [{ field: 'password', message: 'error.old_password.incorrect' }],
        }),
      ),
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close account' }));
    await userEvent.type(canvas.getByLabelText('Current password'), 'not it at all');
    await userEvent.click(canvas.getByRole('button', { name: 'Close account' }));
    await expect((await canvas.findAllByText(/Your current password isn’t right/))[0]).toBeVisible();
  },
};
export const CopyReady: Story = {
  decorators: [shell(handle(copyPersonalData, dataPart()))],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Get my data' }));
    await userEvent.type(canvas.getByLabelText('Current password'), 'the old one 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Prepare my data' }));
    await expect(await canvas.findByRole('button', { name: 'Save as a page' })).toBeVisible();
  },
};
export const CopyTooOften: Story = {
  decorators: [shell(handle(copyPersonalData, refuse(429, 'error.personal_data.too_often')))],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Get my data' }));
    await userEvent.type(canvas.getByLabelText('Current password'), 'the old one 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Prepare my data' }));
    await expect(await canvas.findByText(/three copies within 24 hours/)).toBeVisible();
  },
};
