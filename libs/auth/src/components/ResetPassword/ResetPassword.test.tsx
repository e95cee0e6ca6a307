import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  passwordReset,
  passwordResetNew,
  passwordResetNewByEmail,
  passwordResetSms,
} from '@baize/contracts/password-reset';
import { captchaChallenge } from '@baize/contracts/registration';
import { authorisationAtom } from '@baize/session';
import { overlayAtom, toastsAtom } from '@baize/shell';
import { handle, handleContent, PLAYER_ID, playerSession, refuse, type Responder } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { RESET_STEPS, resetStep } from '../../model/reset-steps.ts';
import { ResetPassword } from '../../screens/ResetPassword/ResetPassword.tsx';
import { EMPTY_RESET, resetPasswordAtom, type ResetPasswordState } from '../../state/reset-password.ts';
import { provideAuthController } from '../../state/session.ts';
import { ResetPasswordDialog } from './ResetPasswordDialog.tsx';

vi.mock('../../api/captcha.ts', () => ({ solveCaptcha: () => Promise.resolve('solved') }));

const EMAIL = 'aino@example.test';
const KEY = 'k'.repeat(43);
const past = '2020-01-01T00:00:00.000Z';
const receipt = { smsResetKeyId: PLAYER_ID, resendAt: past, expiresAt: past };
const logout = vi.fn(() => Promise.resolve({ stay: false }));
interface Answers {
  ask?: Responder<typeof passwordReset>;
  check?: Responder<typeof passwordResetSms>;
  set?: Responder<typeof passwordResetNew>;
}
const handlers = ({ ask = receipt, check = { resetKey: KEY }, set = () => undefined }: Answers) => [
  handle(captchaChallenge, { c: 1 }),
  handle(passwordReset, ask),
  handle(passwordResetSms, check),
  handle(passwordResetNew, set),
  handle(passwordResetNewByEmail, set as never),
];
function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      browser back
    </button>
  );
}
function page(
  answers: Answers = {},
  {
    hash = '',
    state = {},
    who = null,
  }: { hash?: string; state?: Partial<ResetPasswordState>; who?: ReturnType<typeof playerSession> | null } = {},
) {
  const shown = renderWithShell(
    <>
      <ResetPassword />
      <Back />
    </>,
    { path: `/en-UN/reset-password${hash}`, route: '/en-UN/reset-password', who, handlers: handlers(answers) },
  );
  if (Object.keys(state).length > 0) shown.store.set(resetPasswordAtom, { ...EMPTY_RESET, ...state });
  return { ...shown, step: () => shown.store.get(resetPasswordAtom).progress.currentStep };
}
const email = () => screen.findByRole('textbox', { name: 'Email' });
const password = () => screen.findByLabelText('New password');
const press = (name: string) => screen.findByRole('button', { name }).then((button) => fireEvent.click(button));
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  logout.mockClear();
  provideAuthController({ enter: () => Promise.resolve(), login: () => Promise.resolve(null), logout });
});

it('steps stay within the four (A§4)', () => {
  expect(RESET_STEPS.map((step) => [resetStep(step, -1), resetStep(step, 1)])).toEqual([
    ['Email', 'Verification'],
    ['Email', 'Password'],
    ['Verification', 'Complete'],
    ['Password', 'Complete'],
  ]);
});

describe('a forgotten password', () => {
  it('has the brand’s scene and licence beside the form, without the promise to new players', async () => {
    const { container } = renderWithShell(<ResetPassword />, {
      path: '/en-UN/reset-password',
      handlers: [
        ...handlers({}),
        handleContent('signUpBanner', {
          title: 'You set the limits',
          description: 'Set them before your first deposit.',
          image: { ref: 'image-signUpBanner-doorway-north-1600x640-svg', color: '#223344', alt: null },
          smsMaxAttempts: 5,
        }),
      ],
    });
    await waitFor(() => expect(container.querySelector('aside img')).not.toBeNull());
    expect(screen.getByText(/^Licence: /)).toBeVisible();
    expect(screen.queryByText('You set the limits')).toBeNull();
  });
  it('requests a link and never says that an account exists', async () => {
    const { user, served } = page();
    await user.type(await email(), '  aino@example.test');
    await press('Send me a link');
    expect(
      await screen.findByText(/^If there is an account for aino@example.test, we’ve emailed a link/),
    ).toBeVisible();
    expect(served.to(passwordReset).map(({ body }) => body)).toEqual([
      { email: EMAIL, channel: 'EMAIL', siteId: 5, blackbox: '-' },
    ]);
  });

  it('reports an invalid email on its field without a call', async () => {
    const { user, served } = page();
    // The step has a name of its own.
    expect(screen.getAllByText('Email')).toHaveLength(1);
    expect(screen.getByText('Your account')).toBeVisible();
    await email();
    await press('Send me a link');
    await waitFor(async () => expect(await email()).toHaveAccessibleDescription('Enter your email.'));
    await user.type(await email(), 'aino');
    await press('Send me a link');
    await waitFor(async () => expect(await email()).toHaveAccessibleDescription(/doesn’t look like an email/));
    expect(served.to(passwordReset)).toHaveLength(0);
  });

  it('changes the password with a code, confirms it and leads to the login at the root (A§2)', async () => {
    const { user, served, location, store } = page();
    await user.type(await email(), EMAIL);
    await press('Send me a link');
    await press('Text me a code instead');
    fireEvent.change(await screen.findByLabelText('Code from the text message'), { target: { value: '123456' } });
    await user.type(await password(), 'lantern over water 7');
    await press('Save new password');
    await waitFor(() => expect(location().pathname).toBe('/en-UN'));
    expect(served.to(passwordResetSms).map(({ body }) => body)).toEqual([
      { smsResetKeyId: PLAYER_ID, siteId: 5, code: '123456' },
    ]);
    expect(served.to(passwordResetNew).map(({ body }) => body)).toEqual([
      { resetKey: KEY, password: 'lantern over water 7' },
    ]);
    expect(store.get(toastsAtom).success?.value).toBe('Your password has been changed. Log in with the new one.');
    expect(store.get(overlayAtom)).toBe('auth.login');
    expect(store.get(resetPasswordAtom)).toEqual({ ...EMPTY_RESET, email: EMAIL });
    expect(logout).not.toHaveBeenCalled();
  });

  it('starts at the new password if the email’s link opens in another browser', async () => {
    const { user, served, location, store } = page({}, { hash: `#key=${KEY}` });
    await title('Choose a new password');
    await user.type(await password(), 'lantern over water 7');
    await press('Save new password');
    await waitFor(() => expect(location().pathname).toBe('/en-UN'));
    expect(store.get(overlayAtom)).toBe('auth.login');
    expect(served.to(passwordResetNewByEmail).map(({ body }) => body)).toEqual([
      { resetKey: KEY, password: 'lantern over water 7' },
    ]);
  });

  it('continues to the new password if the link opens in the tab that requested it', async () => {
    // Navigation by the address bar: a history entry without a step, after one with a step.
    const path = '/en-UN/reset-password';
    const { store } = renderWithShell(
      <>
        <ResetPassword />
        <Back />
      </>,
      {
        path,
        state: { step: { index: 1, entries: 1 } },
        before: [`${path}#key=${KEY}`],
        route: path,
        handlers: handlers({}),
      },
    );
    store.set(resetPasswordAtom, { ...EMPTY_RESET, email: EMAIL, progress: { currentStep: 'Verification' } });
    await press('browser back');
    await title('Choose a new password');
    expect(store.get(resetPasswordAtom).progress.currentStep).toBe('Password');
  });

  it('ends this browser’s session too', async () => {
    const { user, location } = page({}, { hash: `#key=${KEY}`, who: playerSession() });
    await user.type(await password(), 'lantern over water 7');
    await press('Save new password');
    await waitFor(() => expect(location().pathname).toBe('/en-UN'));
    expect(logout).toHaveBeenCalledTimes(1);
  });

  it('leads from an invalid link to a new one', async () => {
    const { user, step } = page({ set: refuse(400, 'error.password.reset') }, { hash: `#key=${KEY}` });
    await user.type(await password(), 'lantern over water 7');
    await press('Save new password');
    expect(await screen.findByRole('alert')).toHaveTextContent('no longer works');
    await press('Request a new link');
    await email();
    expect(step()).toBe('Email');
  });

  it.each([
    ['error.password.same', /already your password/],
    ['error.password.guessable', /easy to guess/],
  ])('says %s at the field, and keeps what was typed', async (code, words) => {
    const { user } = page(
      { set: refuse(400, code, { validationErrors: [{ field: 'password', message: code }] }) },
      { hash: `#key=${KEY}` },
    );
    await user.type(await password(), 'lantern over water 7');
    await press('Save new password');
    await waitFor(async () => expect(await password()).toHaveAccessibleDescription(words));
    expect(await password()).toHaveValue('lantern over water 7');
  });

  it('reports a wrong code, clears it and lets the player retry', async () => {
    const answers: Responder<typeof passwordResetSms>[] = [refuse(400, 'sms.code.invalid'), { resetKey: KEY }];
    const { step } = page(
      { check: () => answers.shift() as never },
      {
        state: {
          email: EMAIL,
          sent: { channel: 'SMS', resendAt: past },
          smsResetKeyId: PLAYER_ID,
          progress: { currentStep: 'Verification' },
        },
      },
    );
    const code = await screen.findByLabelText('Code from the text message');
    fireEvent.change(code, { target: { value: '111111' } });
    await waitFor(() => expect(code).toHaveAccessibleDescription(/That code isn’t right/));
    expect(code).toHaveValue('');
    fireEvent.change(code, { target: { value: '222222' } });
    await waitFor(() => expect(step()).toBe('Password'));
  });

  it.each([
    ['a wrong code', true, refuse(400, 'sms.code.invalid')],
    ['an unknown request', true, refuse(404, 'error.not_found')],
    ['a fault', true, refuse(500, 'error.system.error')],
    ['the code’s own error, whatever its status', true, refuse(409, 'error.password.reset')],
    ['too many calls', false, refuse(429, 'error.rate_limited')],
    ['a service that is down', false, refuse(503, 'error.service_unavailable')],
  ])('shows %s at the field: %s (A§5)', async (_what, isAtField, check) => {
    page(
      { check: () => check.clone() as never },
      {
        state: {
          email: EMAIL,
          sent: { channel: 'SMS', resendAt: past },
          smsResetKeyId: PLAYER_ID,
          progress: { currentStep: 'Verification' },
        },
      },
    );
    const code = await screen.findByLabelText('Code from the text message');
    fireEvent.change(code, { target: { value: '111111' } });
    await waitFor(() => expect(code).toHaveValue(''));
    if (isAtField) await waitFor(() => expect(code).toBeInvalid());
    else {
      expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
      expect(code).not.toBeInvalid();
    }
  });

  it.each(['check', 'ask'] as const)(
    'closes and leads to people after too many tries (A§8), whichever call says so: %s',
    async (which) => {
      const { location, store } = page(
        { [which]: refuse(400, 'sms.max.attempts.reached') },
        {
          state: {
            email: EMAIL,
            sent: { channel: 'SMS', resendAt: past },
            smsResetKeyId: PLAYER_ID,
            progress: { currentStep: 'Verification' },
          },
        },
      );
      if (which === 'check')
        fireEvent.change(await screen.findByLabelText('Code from the text message'), { target: { value: '111111' } });
      else await press('Send a new code');
      await waitFor(() => expect(location().pathname).toBe('/en-UN/contact-live-chat'));
      expect(store.get(toastsAtom).error?.value).toContain('Too many attempts');
      expect(store.get(resetPasswordAtom)).toEqual(EMPTY_RESET);
    },
  );

  it('goes back one step at a time and keeps the input, by its own button and the browser’s', async () => {
    const { user, step, location } = page();
    // A step is on the screen a moment before its history entry: nobody goes on or back in between.
    const entry = (index: number) =>
      waitFor(() => expect((location().state as { step?: { index: number } } | null)?.step?.index).toBe(index));
    await user.type(await email(), EMAIL);
    await press('Send me a link');
    await entry(1);
    await press('Text me a code instead');
    fireEvent.change(await screen.findByLabelText('Code from the text message'), { target: { value: '123456' } });
    await user.type(await password(), 'half typed');
    await entry(2);
    await press('Back');
    await waitFor(() => expect(step()).toBe('Verification'));
    await entry(1);
    fireEvent.change(await screen.findByLabelText('Code from the text message'), { target: { value: '123456' } });
    expect(await password()).toHaveValue('half typed');
    await entry(2);
    await press('browser back');
    await waitFor(() => expect(step()).toBe('Verification'));
    await entry(1);
    await press('browser back');
    expect(await email()).toHaveValue(EMAIL);
  });

  it('shows the pending message if the player asks again at once', async () => {
    const { user } = page({ ask: refuse(400, 'error.code.requested_too_soon', { details: { resendAt: past } }) });
    await user.type(await email(), EMAIL);
    await press('Send me a link');
    expect(await screen.findByText(/emailed a link/)).toBeVisible();
  });
});

describe('the popup', () => {
  it('has the same steps; back leads to login, and closing keeps the input', async () => {
    const onClose = vi.fn();
    const onBack = vi.fn();
    const { user, store } = renderWithShell(<ResetPasswordDialog open onClose={onClose} onBack={onBack} />, {
      handlers: handlers({}),
    });
    await user.type(await email(), EMAIL);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(onBack).toHaveBeenCalledTimes(1);
    await press('Send me a link');
    expect(await screen.findByRole('dialog', { name: 'Check your messages' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await email()).toHaveValue(EMAIL);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(store.get(resetPasswordAtom).email).toBe(EMAIL);
  });

  it('closes when another tab has set the password and logged in', async () => {
    const onClose = vi.fn();
    const { store } = renderWithShell(<ResetPasswordDialog open onClose={onClose} />, { handlers: handlers({}) });
    await email();
    expect(onClose).not.toHaveBeenCalled();
    act(() => store.set(authorisationAtom, { status: 'resolved', authorised: true, session: playerSession() }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });
});
