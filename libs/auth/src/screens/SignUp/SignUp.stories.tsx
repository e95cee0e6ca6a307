import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import {
  captchaChallenge,
  emailRequest,
  registration,
  registrationUpdate,
  riskSetting,
  smsRequest,
  smsVerification,
} from '@baize/contracts/registration';
import {
  handle,
  handleContent,
  PLAYER_ID,
  playerSession,
  refuse,
  withShell,
  type Responder,
  type Who,
} from '@baize/testing';
import { storyImageRef } from '@baize/testing/story-games';
import type { SignUpStep } from '../../model/sign-up-steps.ts';
import { EMPTY_SIGN_UP, signUpAtom, type SignUpState } from '../../state/sign-up.ts';
import { SignUp } from './SignUp.tsx';

const meta: Meta = { title: 'Sign-up and login/SignUp', tags: ['!autodocs'], component: SignUp };
export default meta;
type Story = StoryObj;

const details = {
  firstName: 'Aino',
  lastName: 'Testi',
  email: 'aino@example.test',
  password: 'long enough one',
  countryCode: 'FI',
  phoneCountry: 'FI',
  mobilePhone: { prefix: '+358', body: '401234567' },
  termsAndConditions: true,
  marketingOptIn: false,
};
const receipt = { resendAt: '2020-01-01T00:00:00Z', expiresAt: '2020-01-01T00:10:00Z' };
const at = (
  currentStep: SignUpStep,
  {
    verification = refuse(400, 'sms.code.invalid'),
    who = null,
    emailNext = false,
    update = () => undefined,
    unsupported = null,
  }: {
    unsupported?: SignUpState['unsupported'];
    verification?: Response;
    who?: Who;
    emailNext?: boolean;
    update?: Responder<typeof registrationUpdate>;
  } = {},
) =>
  withShell({
    who,
    path: 'signup',
    handlers: [
      handle(riskSetting, { smsVerification: true, emailVerification: true }),
      // A real one, which the page solves: one step of work.
      handle(captchaChallenge, async () => ({
        ...(await createChallenge({
          algorithm: 'PBKDF2/SHA-256',
          cost: 1,
          counter: 1,
          deriveKey,
          hmacSignatureSecret: 'story',
        })),
      })),
      handle(registration, { playerId: PLAYER_ID }),
      handle(registrationUpdate, update),
      handleContent('termsVersion', { version: 1, slug: 'terms', publishedAt: '2026-10-01T00:00:00Z' }),
      handleContent('signUpBanner', {
        title: 'You set the limits',
        description: 'We only ask for what our licence requires. You can set your limits before your first deposit.',
        icon: 'shield-check',
        image: { ref: storyImageRef(1, 'banner'), color: '#223344', alt: null },
        smsMaxAttempts: 5,
      }),
      handle(smsRequest, receipt),
      handle(emailRequest, receipt),
      handle(smsVerification, verification),
    ],
    prepare: (store) => {
      if (unsupported) store.set(signUpAtom, { ...EMPTY_SIGN_UP, unsupported });
      if (currentStep !== 'Details')
        store.set(signUpAtom, {
          ...EMPTY_SIGN_UP,
          details,
          playerId: PLAYER_ID,
          verified: { sms: emailNext, email: false },
          progress: { currentStep, visitedSteps: ['Details', currentStep] },
        });
    },
  });

export const Details: Story = { decorators: [at('Details')] };
/** The outcome of A§4: the API has refused the chosen country. */
export const UnsupportedCountry: Story = {
  decorators: [at('Details', { unsupported: { countryCode: 'CH', from: 'residence' } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveFocus();
  },
};
/** The visitor is where nobody can join. */
export const UnsupportedPlace: Story = {
  decorators: [at('Details', { unsupported: { countryCode: 'AQ', from: 'place' } })],
};
export const DetailsMissing: Story = {
  decorators: [at('Details')],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button')).at(-1) as HTMLElement);
    const submit = canvas
      .getAllByRole('button')
      .find((button) => button.getAttribute('type') === 'submit') as HTMLElement;
    await userEvent.click(submit);
    await expect(await canvas.findByRole('alert')).toHaveFocus();
  },
};
export const Contact: Story = { decorators: [at('ContactInfo')] };
/** Where the law asks for the tax number (BR), also on the site of another market: the API's refusal shows the field. */
export const ContactWithCpf: Story = {
  decorators: [
    at('ContactInfo', {
      update: refuse(400, 'error.cpf.duplicate_found', {
        validationErrors: [{ field: 'cpf', message: 'error.cpf.duplicate_found' }],
      }),
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const input = (name: string) => canvasElement.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    await waitFor(() => expect(input('address')).toBeVisible());
    const birthday = (part: string) =>
      canvasElement.querySelector<HTMLInputElement>(`input[autocomplete="bday-${part}"]`);
    for (const [field, value] of [
      [birthday('day'), '05'],
      [birthday('month'), '01'],
      [birthday('year'), '1990'],
      [input('address'), 'Avenida Paulista 1'],
      [input('postalCode'), '01310-100'],
      [input('city'), 'São Paulo'],
    ] as const)
      await userEvent.type(field as HTMLInputElement, value);
    await userEvent.click(canvasElement.querySelector('button[type="submit"]') as HTMLElement);
    await waitFor(() => expect(input('cpf')).toBeVisible());
  },
};
export const CodeBySms: Story = { decorators: [at('Verification')] };
export const CodeByEmail: Story = { decorators: [at('Verification', { emailNext: true })] };
const typeCode: Story['play'] = async ({ canvas, userEvent }) => {
  const field = await canvas.findByRole('textbox');
  await userEvent.type(field, '123456');
};
export const WrongCode: Story = {
  decorators: [at('Verification')],
  play: async (context) => {
    await typeCode(context);
    await waitFor(() => expect(context.canvas.getByRole('textbox')).toHaveValue(''));
  },
};
export const TooManyCodes: Story = {
  decorators: [at('Verification', { verification: refuse(400, 'sms.max.attempts.reached') })],
  play: async (context) => {
    await typeCode(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
};
export const Welcome: Story = { decorators: [at('Complete', { who: playerSession() })] };
export const WelcomeWithoutLogIn: Story = { decorators: [at('Complete')] };
