import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, within } from 'storybook/test';
import { changePassword, readTimeZone } from '@baize/contracts/account';
import { accessDetails } from '@baize/contracts/player';
import { passkeyPermission, passkeys } from '@baize/contracts/passkeys';
import { secondFactor, secondFactorRemoval } from '@baize/contracts/second-factor';
import { handle, never, playerProfile, playerSession, refuse, withShell } from '@baize/testing';
import { accountHandlers, passkeyHandlers, setUpHandlers, twoPasskeys } from '../../fixtures/account-handlers.ts';
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
export const TimeZoneChanges: Story = {
  decorators: [
    shell(
      handle(readTimeZone, {
        timeZone: 'Europe/Helsinki',
        next: {
          timeZone: 'America/New_York',
          daily: '2026-11-22T05:00:00.000Z',
          weekly: '2026-11-23T05:00:00.000Z',
          monthly: '2026-12-01T05:00:00.000Z',
        },
        changeableFrom: null,
      }),
    ),
  ],
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

const proof = { available: true, enabledAt: '2026-11-20T12:00:00.000Z', recoveryCodesLeft: 8 };
export const TwoStepLoginOn: Story = { decorators: [shell(handle(secondFactor, proof))] };
export const FewRecoveryCodes: Story = {
  decorators: [shell(handle(secondFactor, { ...proof, recoveryCodesLeft: 1 }))],
};
export const TurnTwoStepLoginOn: Story = {
  decorators: [shell(...setUpHandlers())],
  play: async ({ canvas, userEvent }) => {
    const part = within(await canvas.findByRole('region', { name: 'Two-step login' }));
    await userEvent.click(await part.findByRole('button', { name: 'Turn on' }));
    await userEvent.type(await part.findByLabelText('Current password'), 'a long pass phrase');
    await userEvent.click(part.getByRole('button', { name: 'Continue' }));
    await expect(await part.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  },
};
export const RecoveryCodesShown: Story = {
  decorators: [shell(...setUpHandlers())],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await TurnTwoStepLoginOn.play?.(context);
    const part = within(await canvas.findByRole('region', { name: 'Two-step login' }));
    await userEvent.type(part.getByLabelText('Six-digit code from the app'), '123456');
    await expect(await part.findAllByRole('listitem')).toHaveLength(10);
  },
};
export const TurnTwoStepLoginOff: Story = {
  decorators: [
    shell(
      handle(secondFactor, proof),
      handle(
        secondFactorRemoval,
        refuse(400, 'error.second_factor.code', {
          validationErrors: [{ field: 'code', message: 'error.second_factor.code' }],
        }),
      ),
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const part = within(await canvas.findByRole('region', { name: 'Two-step login' }));
    await userEvent.click(await part.findByRole('button', { name: 'Turn off' }));
    await userEvent.type(part.getByLabelText('Current password'), 'a long pass phrase');
    await userEvent.type(part.getByLabelText('Code from the app, or a recovery code'), '123 456');
    await userEvent.click(part.getByRole('button', { name: 'Turn off' }));
    await expect(await part.findByText(/That code isn’t right/)).toBeVisible();
  },
};

export const WithPasskeys: Story = { decorators: [shell(handle(passkeys, twoPasskeys))] };
const passkeyPart = async (canvas: ReturnType<typeof within>) =>
  within(await canvas.findByRole('region', { name: 'Passkeys' }));
export const AddPasskey: Story = {
  decorators: [shell(handle(passkeys, { ...twoPasskeys, needsCode: true }))],
  play: async ({ canvas, userEvent }) => {
    const part = await passkeyPart(canvas);
    await userEvent.click(await part.findByRole('button', { name: 'Add a passkey' }));
    await userEvent.click(part.getByRole('button', { name: 'Continue' }));
    await expect(await part.findAllByText('Please fill this in.')).not.toHaveLength(0);
  },
};
/** The browser's own question, answered by nobody or by a player who gives up. */
const asked = (answer: () => Promise<never>, expected: RegExp): Story => ({
  decorators: [shell(...passkeyHandlers())],
  beforeEach: () => {
    const { create } = navigator.credentials;
    navigator.credentials.create = answer;
    return () => {
      navigator.credentials.create = create;
    };
  },
  play: async ({ canvas, userEvent }) => {
    const part = await passkeyPart(canvas);
    await userEvent.click(await part.findByRole('button', { name: 'Add a passkey' }));
    await userEvent.type(part.getByLabelText('Name'), 'My phone');
    await userEvent.type(part.getByLabelText('Current password'), 'a long pass phrase');
    await userEvent.click(part.getByRole('button', { name: 'Continue' }));
    await expect(await part.findByText(expected)).toBeVisible();
  },
});
export const ConfirmPasskey: Story = asked(() => new Promise(() => undefined), /Confirm on your device/);
export const PasskeyGivenUp: Story = asked(
  () => Promise.reject(new DOMException('given up', 'NotAllowedError')),
  /No passkey was added/,
);
export const PasskeyKnown: Story = asked(
  () => Promise.reject(new DOMException('known', 'InvalidStateError')),
  /already has a passkey/,
);
export const RemovePasskey: Story = {
  decorators: [
    shell(
      handle(passkeys, twoPasskeys),
      handle(
        passkeyPermission,
        refuse(400, 'error.old_password.incorrect', {
          validationErrors: [{ field: 'password', message: 'error.old_password.incorrect' }],
        }),
      ),
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const part = await passkeyPart(canvas);
    await userEvent.click(await part.findByRole('button', { name: 'Remove Work laptop' }));
    await userEvent.type(part.getByLabelText('Current password'), 'not it');
    await userEvent.click(part.getByRole('button', { name: 'Remove' }));
    await expect(await part.findByText(/Your current password isn’t right/)).toBeVisible();
  },
};
