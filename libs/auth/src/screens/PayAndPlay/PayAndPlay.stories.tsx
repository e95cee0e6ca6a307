import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bankPlayerUpdate } from '@baize/contracts/pay-and-play';
import { emailRequest } from '@baize/contracts/registration';
import { handle, handleContent, PLAYER_ID, refuse, withShell } from '@baize/testing';
import { EMPTY_PAY_AND_PLAY, payAndPlayAtom, type PayAndPlayState } from '../../state/pay-and-play.ts';
import { PayAndPlay } from './PayAndPlay.tsx';

const meta: Meta = { title: 'Sign-up and login/PayAndPlay', tags: ['!autodocs'], component: PayAndPlay };
export default meta;
type Story = StoryObj;

const SESSION = '0b7c2c1e-54a5-4a64-9c3e-4f5d2c9b7a10';
const details = {
  firstName: 'Kaisa',
  lastName: 'Rautio',
  dateOfBirth: '1988-02-29',
  address: 'Koivukatu 12 A 3',
  city: 'Tampere',
  postalCode: '33100',
  countryCode: 'FI',
  email: 'kaisa@example.test',
  mobilePhone: { prefix: '+358', body: '401234567' },
};
/** The bank's page itself belongs to the sandbox; a story shows the frame around it. */
const BANK_PAGE = 'about:blank';
/** In a market that offers pay-and-play. */
const at = (state: Partial<PayAndPlayState>): Story => ({
  decorators: [
    withShell({
      market: { payAndPlay: true },
      path: 'signup/pnp',
      handlers: [
        handle(bankPlayerUpdate, refuse(400, 'error.registration.player_already_exists')),
        handle(emailRequest, { resendAt: '2020-01-01T00:00:00Z', expiresAt: '2020-01-01T00:10:00Z' }),
        handleContent('termsVersion', { version: 1, slug: 'terms', publishedAt: '2026-10-01T00:00:00Z' }),
      ],
      prepare: (store) => store.set(payAndPlayAtom, { ...EMPTY_PAY_AND_PLAY, ...state }),
    }),
  ],
});
const notice = (code: string, more: Partial<PayAndPlayState> = {}): Story =>
  at({ notice: { code, details: {} }, ...more });
const identified = { sessionId: SESSION, playerId: PLAYER_ID, verifyCodeStatus: 'success' } as const;
const form = { ...identified, showSignUpForm: true, details } as const;

export const NotOffered: Story = { decorators: [withShell({ path: 'signup/pnp', market: { payAndPlay: false } })] };
export const Amount: Story = at({});
export const Authorising: Story = at({ authorizeStatus: 'loading' });
export const BankUnavailable: Story = notice('error.bank.unreachable', { authorizeStatus: 'error' });
export const BelowMinimum: Story = at({
  authorizeStatus: 'error',
  notice: { code: 'error.amount.below_minimum', details: { minimum: 10 } },
});
export const BankPage: Story = at({ sessionId: SESSION, iframeUrl: BANK_PAGE, authorizeStatus: 'success' });
export const VerifyingCode: Story = at({ sessionId: SESSION, iframeUrl: BANK_PAGE, verifyCodeStatus: 'loading' });
/** The first login after a break (A§4 start-cooling). */
export const BackFromBreak: Story = at({
  ...identified,
  loginPlayerStatus: 'success',
  breakEndedAt: '2026-10-02T10:00:00.000Z',
});
export const BankLeft: Story = notice('closed');
export const NotEnoughMoney: Story = notice('insufficient_funds');
export const Declined: Story = notice('declined');
export const IdentityUnavailable: Story = notice('identity_unavailable');
export const CodeRefused: Story = notice('error.pay_and_play.code', { verifyCodeStatus: 'error' });
export const TooYoung: Story = notice('error.registration.underage', { verifyCodeStatus: 'error' });
export const UnknownReason: Story = notice('a_code_that_no_one_has_told_us');
export const SignUpForm: Story = at(form);
export const SignUpFormWithoutContact: Story = at({ ...form, details: { ...details, email: null, mobilePhone: null } });
export const SignUpFormSending: Story = at({ ...form, updatePlayerStatus: 'loading' });
export const SignUpFormRefused: Story = at({
  ...form,
  updatePlayerStatus: 'error',
  signUpBackendErrors: [{ field: 'mobilePhone.body', code: 'error.vonage.validation' }],
});
export const AccountExists: Story = notice('error.same.customer.info.detected', {
  ...form,
  updatePlayerStatus: 'error',
});
export const EmailCode: Story = at({
  ...identified,
  updatePlayerStatus: 'success',
  codes: [{ channel: 'email', target: 'kaisa@example.test' }],
});
export const LoggingIn: Story = at({ ...identified, loginPlayerStatus: 'loading' });
export const LoginFailed: Story = notice('error.bank.unreachable', { ...identified, loginPlayerStatus: 'error' });
export const Excluded: Story = at({
  ...identified,
  loginPlayerStatus: 'error',
  refused: { kind: 'exclusionIndefinite' },
});

/** The form takes what the bank knows and asks for the rest. */
export const FilledFromTheBank: Story = {
  ...at(form),
  play: async ({ canvas }) => {
    const email = await canvas.findByDisplayValue('kaisa@example.test');
    await expect(email).toBeVisible();
    await expect(canvas.getByText('Rautio')).toBeVisible();
  },
};
