import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { passwordReset, passwordResetNew, passwordResetSms } from '@baize/contracts/password-reset';
import { captchaChallenge } from '@baize/contracts/registration';
import { handle, handleContent, never, PLAYER_ID, refuse, withShell } from '@baize/testing';
import { storyImageRef } from '@baize/testing/story-games';
import { ResetPassword } from '../../screens/ResetPassword/ResetPassword.tsx';
import { EMPTY_RESET, resetPasswordAtom, type ResetPasswordState } from '../../state/reset-password.ts';

/** A forgotten password, step by step; the popup shows the same. */
const meta: Meta = { title: 'Sign-up and login/ResetPassword', tags: ['!autodocs'], component: ResetPassword };
export default meta;
type Story = StoryObj;

const past = '2020-01-01T00:00:00.000Z';
const at = (state: Partial<ResetPasswordState> = {}, check: Response = refuse(400, 'sms.code.invalid')) =>
  withShell({
    path: 'reset-password',
    handlers: [
      handle(captchaChallenge, {}),
      handleContent('signUpBanner', {
        title: 'You set the limits',
        description: 'You can set your limits before your first deposit.',
        image: { ref: storyImageRef(1, 'banner'), color: '#223344', alt: null },
        smsMaxAttempts: 5,
      }),
      handle(passwordReset, never),
      handle(passwordResetSms, check),
      handle(passwordResetNew, refuse(400, 'error.password.reset')),
    ],
    prepare: (store) => store.set(resetPasswordAtom, { ...EMPTY_RESET, email: 'aino@example.test', ...state }),
  });
const verifying = (channel: 'EMAIL' | 'SMS', resendAt = past) => ({
  sent: { channel, resendAt },
  smsResetKeyId: PLAYER_ID,
  progress: { currentStep: 'Verification' as const },
});
const choosing = {
  resetKey: { key: 'k'.repeat(43), channel: 'SMS' as const },
  progress: { currentStep: 'Password' as const },
};

export const Email: Story = { decorators: [at()] };
export const LinkSent: Story = { decorators: [at(verifying('EMAIL'))] };
export const CodeSent: Story = { decorators: [at(verifying('SMS'))] };
export const WrongCode: Story = {
  decorators: [at(verifying('SMS'))],
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox');
    await userEvent.type(field, '123456');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(''));
  },
};
export const NewPassword: Story = { decorators: [at(choosing)] };
export const DeadLink: Story = {
  decorators: [at({ ...choosing, password: 'lantern over water 7' })],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.querySelector('[type=submit]') as HTMLElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
