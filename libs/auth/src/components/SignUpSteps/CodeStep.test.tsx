import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emailRequest, smsRequest, smsVerification } from '@baize/contracts/registration';
import { handle, lost, PLAYER_ID, refuse, type Responder } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { CodeStep } from './CodeStep.tsx';

const NOW = new Date('2026-11-21T12:00:00Z');
const receipt = (seconds: number) => ({
  resendAt: new Date(NOW.getTime() + seconds * 1000).toISOString(),
  expiresAt: new Date(NOW.getTime() + 600_000).toISOString(),
});
const code = () => screen.getByLabelText(/^Code from the/);
const expectNoCode = () => {
  expect(screen.queryByLabelText(/^Code from the/)).toBeNull();
  expect(screen.queryByText(/We’ve texted/)).toBeNull();
  expect(screen.queryByText(/New code in|Send a new code/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
};
const form = () => code().closest('form');

function show({
  verify = { verified: true, registrationComplete: false },
  send = () => receipt(30),
  strict = false,
  channel = 'sms' as const,
}: {
  verify?: Responder<typeof smsVerification>;
  send?: Responder<typeof smsRequest>;
  strict?: boolean;
  channel?: 'sms' | 'email';
} = {}) {
  const onVerified = vi.fn(() => Promise.resolve());
  const onChangeTarget = vi.fn();
  const onStartAgain = vi.fn();
  const step = (
    <CodeStep
      channel={channel}
      target="+358 401234567"
      call={{ playerId: PLAYER_ID, countryCode: 'FI' }}
      onVerified={onVerified}
      onChangeTarget={onChangeTarget}
      onStartAgain={onStartAgain}
    />
  );
  const shown = renderWithShell(strict ? <StrictMode>{step}</StrictMode> : step, {
    handlers: [handle(smsRequest, send), handle(emailRequest, send as never), handle(smsVerification, verify)],
    advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds),
  });
  return { onVerified, onChangeTarget, onStartAgain, ...shown };
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const paste = (text: string) => fireEvent.change(code(), { target: { value: text } });

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a code by message (A§4)', () => {
  it('is requested once when the step opens, with the site id and a dash for the fraud token', async () => {
    const { served } = show({ strict: true });
    await waitFor(() => expect(form()).toHaveAttribute('data-code-status', 'success send'));
    expect(served.to(smsRequest).map(({ body }) => body)).toEqual([
      { playerId: PLAYER_ID, siteId: 5, countryCode: 'FI', blackbox: '-' },
    ]);
    expect(screen.getByText(/\+358 401234567/)).toBeVisible();
  });

  it('is checked at six digits, however they were entered', async () => {
    const { served, onVerified } = show();
    paste(' 12 34-56 ');
    await waitFor(() => expect(onVerified).toHaveBeenCalledWith(false));
    expect(served.to(smsVerification).map(({ body }) => body)).toEqual([
      { playerId: PLAYER_ID, siteId: 5, countryCode: 'FI', code: '123456' },
    ]);
    expect(form()).toHaveAttribute('data-code-status', 'success verify');
  });

  it('cannot be sent incomplete', () => {
    const { served } = show();
    paste('123');
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    fireEvent.submit(form() as HTMLFormElement);
    expect(served.to(smsVerification)).toHaveLength(0);
  });

  it.each([
    ['sms.code.invalid', /That code isn’t right/],
    ['sms.code.expired', /has expired/],
    ['', /servers|went wrong|couldn’t/i],
  ])('that is refused with %j says why, is emptied, and can be typed again', async (refusal, words) => {
    const answers: Responder<typeof smsVerification>[] = [
      refuse(400, refusal),
      { verified: true, registrationComplete: true },
    ];
    const { onVerified } = show({ verify: () => answers.shift() as never });
    paste('111111');
    await waitFor(() => expect(code()).toHaveAccessibleDescription(words as never));
    expect(form()).toHaveAttribute('data-code-status', 'fail verify');
    expect(code()).toHaveValue('');
    expect(onVerified).not.toHaveBeenCalled();
    paste('222222');
    await waitFor(() => expect(onVerified).toHaveBeenCalledWith(true));
  });

  it.each([
    ['too many calls', () => refuse(429, 'error.rate_limited'), 'Too many requests'],
    ['a service that is down', () => refuse(503, 'error.service_unavailable'), 'We can’t reach our servers'],
    ['no answer', () => lost(), 'We can’t reach our servers'],
  ])('keeps %s away from its field, and says it above (A§5)', async (_what, verify, words) => {
    show({ verify: verify() as never });
    await waitFor(() => expect(form()).toHaveAttribute('data-code-status', 'success send'));
    paste('111111');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
    expect(code()).not.toBeInvalid();
    expect(code()).toHaveValue('');
  });

  it('can be checked again with the same digits after a broken connection', async () => {
    const answers: Responder<typeof smsVerification>[] = [lost(), { verified: true, registrationComplete: false }];
    const { onVerified } = show({ verify: () => answers.shift() as never });
    paste('123456');
    await waitFor(() => expect(form()).toHaveAttribute('data-code-status', 'fail verify'));
    paste('123456');
    await waitFor(() => expect(onVerified).toHaveBeenCalledTimes(1));
  });

  it('locks after too many attempts and leads to support (A§8)', async () => {
    const { served } = show({ verify: refuse(400, 'sms.max.attempts.reached') });
    paste('111111');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Too many attempts'));
    expect(screen.getByRole('alert')).toHaveTextContent('Email support');
    // The refusal stands alone: nothing promises a code or counts down to one.
    expectNoCode();
    await pass(60_000);
    expectNoCode();
    expect(served.to(smsVerification)).toHaveLength(1);
  });

  it('locks if sending is refused', async () => {
    show({ send: refuse(429, 'sms.max.attempts.reached') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts');
    expect(screen.getByRole('alert').closest('form')).toHaveAttribute('data-code-status', 'fail send');
    expectNoCode();
  });

  it('leads to a new start if another tab started one or the time expired', async () => {
    const { onStartAgain, user } = show({ verify: refuse(401, 'error.registration.expired') });
    paste('111111');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Please start again'));
    expectNoCode();
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(onStartAgain).toHaveBeenCalledTimes(1);
  });

  it('counts down until it may be requested again', async () => {
    const { served } = show();
    await waitFor(() => expect(screen.getByText(/New code in \d+ seconds/)).toBeVisible());
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
    await pass(20_000);
    expect(Number(/\d+/.exec(screen.getByText(/New code in/).textContent ?? '')?.[0])).toBeLessThanOrEqual(10);
    await pass(11_000);
    fireEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
    await waitFor(() => expect(served.to(smsRequest)).toHaveLength(2));
  });

  it('reports a failed message and can be requested at once', async () => {
    const answers: Responder<typeof smsRequest>[] = [refuse(502, 'error.message.not_sent'), receipt(30)];
    const { served } = show({ send: () => answers.shift() as never });
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t send the message');
    fireEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
    await waitFor(() => expect(form()).toHaveAttribute('data-code-status', 'success send'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(served.to(smsRequest)).toHaveLength(2);
  });

  it('has its own text for a refusal without a code (A§8)', async () => {
    show({ send: refuse(400, '') as never });
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t check the code. Please try again.');
  });

  it('can go to another number, and by email', async () => {
    const { onChangeTarget, user, served } = show({ channel: 'email' as never });
    await user.click(screen.getByText('Change email'));
    expect(onChangeTarget).toHaveBeenCalled();
    await waitFor(() => expect(served.to(emailRequest)).toHaveLength(1));
  });

  it.each([
    ['error.exclusion.in.progress', { days: 30, until: '2026-12-21T12:00:00Z' }, 'Your exclusion lasts 30 more days'],
    ['error.exclusion.in.progress.indefinitely', {}, 'Your exclusion has no end date'],
    ['error.timeout.in.progress', { days: 2 }, 'Your break lasts 2 more days'],
    ['error.account.closed', {}, 'This account has been closed'],
    ['error.account.deactivated', {}, 'We have deactivated this account'],
  ])('explains %s to someone who is kept out on another account (ruling 24)', async (refusal, details, words) => {
    show({ verify: refuse(403, refusal, { details }) });
    await waitFor(() => expect(form()).toHaveAttribute('data-code-status', 'success send'));
    paste('123456');
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByLabelText(/^Code from the/)).toBeNull();
  });

  it('tells someone in a national register that no account can be opened, and assumes none', async () => {
    show({ verify: refuse(403, 'error.exclusion.in.progress.indefinitely', { details: { register: 'Hampuri' } }) });
    await waitFor(() => expect(form()).toHaveAttribute('data-code-status', 'success send'));
    paste('123456');
    expect(await screen.findByText(/we cannot open an account for you/)).toBeVisible();
    expect(screen.getByText(/If you already have an account with us, you can still withdraw/)).toBeVisible();
    expect(screen.queryByText(/on the site where you already have an account|Your money stays yours/)).toBeNull();
  });

  it.each([
    ['error.exclusion.in.progress', { days: 30, until: '2026-12-21T12:00:00Z' }],
    ['error.exclusion.in.progress.indefinitely', {}],
    ['error.timeout.in.progress', { days: 2 }],
  ])('promises no account here after %s: it offers help, contact and the way home', async (refusal, details) => {
    const { user, onStartAgain, location } = show({ verify: refuse(403, refusal, { details }) });
    await waitFor(() => expect(form()).toHaveAttribute('data-code-status', 'success send'));
    paste('123456');
    expect(await screen.findByText(/on the site where you already have an account/)).toBeVisible();
    expect(screen.queryByText(/see your history, set limits/)).toBeNull();
    expect(screen.queryByRole('button', { name: /withdrawals|Join|Log in/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Help with gambling' })).toHaveAttribute(
      'href',
      '/en-UN/responsible-gambling',
    );
    expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
    await user.click(screen.getByRole('link', { name: 'Close' }));
    expect(location().pathname.replace(/\/$/, '')).toBe('/en-UN');
    expect(onStartAgain).toHaveBeenCalledTimes(1);
  });

  it('brings its field into view once the code has been sent', async () => {
    const scrolled: string[] = [];
    const scrollIntoView = vi.fn(function (this: Element, options?: unknown) {
      scrolled.push(`${this.tagName} ${JSON.stringify(options)}`);
    });
    const before = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollIntoView');
    Element.prototype.scrollIntoView = scrollIntoView as never;
    try {
      show();
      await waitFor(() => expect(form()).toHaveAttribute('data-code-status', 'success send'));
      expect(scrolled).toEqual(['FORM {"block":"nearest"}']);
    } finally {
      if (before) Object.defineProperty(Element.prototype, 'scrollIntoView', before);
      else Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    }
  });

  it('has a text for a refusal without a code (A§8)', async () => {
    show({ verify: refuse(400, '') });
    await waitFor(() => expect(form()).toHaveAttribute('data-code-status', 'success send'));
    paste('123456');
    expect(await screen.findByText('We couldn’t check the code. Please try again.')).toBeVisible();
  });

  it('leads someone who has an account already to the login', async () => {
    show({ verify: refuse(400, 'error.registration.player_already_exists') });
    await waitFor(() => expect(form()).toHaveAttribute('data-code-status', 'success send'));
    paste('123456');
    expect(await screen.findByText('An account with these details already exists')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
  });
});
