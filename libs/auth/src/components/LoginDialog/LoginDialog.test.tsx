import { act, screen, waitFor } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import { latestActivityLog } from '@baize/contracts/account';
import { startCooling } from '@baize/contracts/market-law';
import { accessDetails } from '@baize/contracts/player';
import { authorisationAtom } from '@baize/session';
import { overlayAtom, sessionEndAtom } from '@baize/shell';
import { handle, playerProfile, playerSession, refuse } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import type { LoginOutcome } from '../../model/login-outcome.ts';
import { EMPTY_LOGIN, loginAtom } from '../../state/login.ts';
import { EMPTY_RESET, resetPasswordAtom } from '../../state/reset-password.ts';
import { provideAuthController, type AuthController } from '../../state/session.ts';
import { LoginDialog, type LoginDialogProps } from './LoginDialog.tsx';

function open(login: AuthController['login'], site?: ReactElement) {
  provideAuthController({ enter: () => Promise.resolve(), login, logout: () => Promise.resolve({ stay: false }) });
  const onClose = vi.fn();
  const onSuccess = vi.fn();
  return {
    onClose,
    onSuccess,
    ...renderWithShell(site ?? <LoginDialog open onClose={onClose} onSuccess={onSuccess} />),
  };
}
const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');
const logIn = () => screen.getByRole('button', { name: 'Log in' });

const MONEY = '/en-UN/my-account/banking/withdraw';
/** What the form sends (A§3 login payload). */
const payload = (password: string | null, restricted = false) => ({
  email: 'aino@example.test',
  password,
  meta: restricted ? { session: 'restricted' } : {},
  retry: false,
  redirectPath: restricted ? MONEY : null,
});

/** The payloads that were sent. */
const sentTo = (login: Mock<AuthController['login']>) => login.mock.calls.map(([sent]) => sent);

/** The dialog, opened later. */
function Switch({ onSuccess = vi.fn() }: Partial<Pick<LoginDialogProps, 'onSuccess'>>) {
  const [open, setOpen] = useState(false);
  return open ? (
    <LoginDialog open onClose={() => setOpen(false)} onSuccess={onSuccess} />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      open
    </button>
  );
}

async function submit(login: AuthController['login'], mail = 'aino@example.test', secret = 'not the one') {
  const shown = open(login);
  if (mail) await shown.user.type(email(), mail);
  if (secret) await shown.user.type(password(), secret);
  await shown.user.click(logIn());
  return shown;
}

describe('a login with a passkey', () => {
  beforeEach(() => vi.stubGlobal('PublicKeyCredential', () => undefined));
  afterEach(() => vi.unstubAllGlobals());
  const passkey = () => screen.getByRole('button', { name: 'Log in with a passkey' });
  it('needs the email only', async () => {
    const login = vi.fn<AuthController['login']>(() => Promise.resolve(null));
    const { user, onSuccess } = open(login);
    await user.click(passkey());
    await waitFor(() => expect(email()).toHaveAccessibleDescription(/Enter your email/));
    expect(login).not.toHaveBeenCalled();
    await user.type(email(), ' aino@example.test ');
    await user.click(passkey());
    await waitFor(() => expect(onSuccess).toHaveBeenCalledWith(null));
    expect(sentTo(login)).toEqual([payload(null)]);
    expect(password()).not.toHaveAccessibleDescription(/Enter your password/);
  });
  it.each([
    ['noPasskey', 'No passkey was used'],
    ['wrongPasskey', 'doesn’t belong to this account'],
  ] as const)('explains %s until the input changes', async (kind, words) => {
    const { user } = open(() => Promise.resolve({ kind }));
    await user.type(email(), 'aino@example.test');
    await user.click(passkey());
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    await user.type(password(), 'x');
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('leads to the money on a break, by the passkey again', async () => {
    const login = vi.fn<AuthController['login']>();
    login.mockResolvedValueOnce({ kind: 'timeout', days: 3, until: null, isCooling: false, initiator: 'PLAYER' });
    login.mockResolvedValueOnce(null);
    const { user, onSuccess } = open(login);
    await user.type(email(), 'aino@example.test');
    await user.click(passkey());
    await user.click(await screen.findByRole('button', { name: 'Go to withdrawals' }));
    await waitFor(() => expect(onSuccess).toHaveBeenCalledWith(MONEY));
    expect(sentTo(login)[1]).toEqual(payload(null, true));
  });
  describe('that the browser still asks for', () => {
    const waiting = () => screen.queryByText(/Waiting for your passkey/);
    /** A passkey that comes only when `unlock` is called, or ends with its signal; a password logs in with `outcome`. */
    function openPrompt(outcome: LoginOutcome | null = null) {
      let unlock: () => void = () => undefined;
      const signals: (AbortSignal | undefined)[] = [];
      const login = vi.fn<AuthController['login']>(({ password }, { signal } = {}) => {
        signals.push(signal);
        if (password !== null) return Promise.resolve(outcome);
        return new Promise((resolve) => {
          unlock = () => resolve(null);
          signal?.addEventListener('abort', () => resolve({ kind: 'aborted' }));
        });
      });
      return { login, signals, unlock: () => unlock(), ...open(login) };
    }
    async function askForPasskey(outcome: LoginOutcome | null = null) {
      const shown = openPrompt(outcome);
      await shown.user.type(email(), 'aino@example.test');
      await shown.user.click(passkey());
      expect(await screen.findByRole('status')).toHaveTextContent('or log in with your password');
      return shown;
    }
    it('gives way to the password', async () => {
      const { user, login, signals, onSuccess } = await askForPasskey();
      await user.type(password(), 'correct horse{Enter}');
      await waitFor(() => expect(onSuccess.mock.calls).toEqual([[null]]));
      expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
      expect(sentTo(login)).toEqual([payload(null), payload('correct horse')]);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(waiting()).toBeNull();
    });
    it('leaves the answer to the password alone', async () => {
      const { user, onSuccess } = await askForPasskey({ kind: 'unauthorised' });
      await user.type(password(), 'not the one{Enter}');
      expect(await screen.findByRole('alert')).toHaveTextContent('That email and password don’t match');
      expect(email()).toHaveValue('aino@example.test');
      expect(password()).toHaveValue('not the one');
      expect(onSuccess).not.toHaveBeenCalled();
    });
    it('stays open after a password that is missing', async () => {
      const { user, login, signals } = await askForPasskey();
      await user.click(logIn());
      await waitFor(() => expect(password()).toHaveAccessibleDescription(/Enter your password/));
      expect(signals[0]?.aborted).toBe(false);
      expect(login).toHaveBeenCalledTimes(1);
      expect(waiting()).toBeVisible();
    });
    it('ends with the popup, and says nothing', async () => {
      const { user, signals, onClose, onSuccess } = await askForPasskey();
      await user.click(screen.getByRole('button', { name: 'Close' }));
      expect(onClose).toHaveBeenCalledTimes(1);
      expect(signals[0]?.aborted).toBe(true);
      await waitFor(() => expect(waiting()).toBeNull());
      expect(screen.queryByRole('alert')).toBeNull();
      expect(onSuccess).not.toHaveBeenCalled();
    });
    it('has ended before the next popup logs in: it would sign that session out', async () => {
      const onSuccess = vi.fn();
      let end: () => void = () => undefined;
      const login = vi.fn<AuthController['login']>(({ password }) =>
        password === null
          ? new Promise((resolve) => (end = () => resolve({ kind: 'aborted' })))
          : Promise.resolve(null),
      );
      const { user } = open(login, <Switch onSuccess={onSuccess} />);
      await user.click(screen.getByText('open'));
      await user.type(email(), 'aino@example.test');
      await user.click(passkey());
      await user.click(screen.getByRole('button', { name: 'Close' }));
      await user.click(screen.getByText('open'));
      await user.type(email(), 'aino@example.test');
      await user.type(password(), 'correct horse{Enter}');
      expect(sentTo(login)).toEqual([payload(null)]);
      expect(login.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
      act(end);
      await waitFor(() => expect(onSuccess.mock.calls).toEqual([[null]]));
      expect(sentTo(login)).toEqual([payload(null), payload('correct horse')]);
    });
    it('ends when another popup takes the place of this one', async () => {
      const { unmount, signals } = await askForPasskey();
      unmount();
      expect(signals[0]?.aborted).toBe(true);
    });
    it('takes no password once the player is logged in', async () => {
      const { user, login, unlock, onSuccess } = await askForPasskey();
      // The site takes a while to find out where to lead them.
      onSuccess.mockReturnValue(new Promise(() => undefined));
      await user.type(password(), 'correct horse');
      act(unlock);
      await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
      expect(waiting()).toBeNull();
      await user.type(password(), '{Enter}');
      expect(login).toHaveBeenCalledTimes(1);
    });
  });
  it('is not offered by a browser that has none', () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    open(() => Promise.resolve(null));
    expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull();
  });
});

describe('the login form', () => {
  it('sends the input and hands over once the player is logged in', async () => {
    const login = vi.fn<AuthController['login']>(() => Promise.resolve(null));
    const { onSuccess, onClose } = await submit(login, '  aino@example.test ', 'correct horse');
    await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
    expect(sentTo(login)).toEqual([payload('correct horse')]);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('starts in the email field, except on a touch screen', async () => {
    const asked = vi.spyOn(window, 'matchMedia');
    for (const fine of [true, false]) {
      asked.mockImplementation((query) => ({ media: query, matches: fine }) as MediaQueryList);
      const { unmount } = open(() => Promise.resolve(null));
      await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
      expect(email() === document.activeElement).toBe(fine);
      unmount();
    }
    asked.mockRestore();
  });

  it('leaves the focus in the field in which the player types already', async () => {
    const fine = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const active = vi
      .spyOn(document, 'activeElement', 'get')
      .mockImplementation(() => document.querySelector('[name="password"]') ?? document.body);
    const focused: string[] = [];
    const hear = ({ target }: FocusEvent) => focused.push((target as HTMLInputElement).name);
    document.addEventListener('focusin', hear);
    open(() => Promise.resolve(null));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(focused).not.toContain('email');
    document.removeEventListener('focusin', hear);
    active.mockRestore();
    fine.mockRestore();
  });

  it('lets password managers fill it', () => {
    open(() => Promise.resolve(null));
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
  });

  it('leads a visitor without an account to the sign-up popup, over the same page', async () => {
    const { store, user } = open(() => Promise.resolve(null));
    await user.click(screen.getByRole('button', { name: 'Join now' }));
    await waitFor(() => expect(store.get(overlayAtom)).toBe('auth.signUp'));
  });

  it('reports missing input on its field without a call', async () => {
    const login = vi.fn<AuthController['login']>();
    await submit(login, 'aino', '');
    expect(email()).toHaveAccessibleDescription(/doesn’t look like an email/);
    expect(password()).toHaveAccessibleDescription(/Enter your password/);
    expect(login).not.toHaveBeenCalled();
  });

  it('asks for an email where none was typed, instead of calling it wrong', async () => {
    const { user } = open(() => Promise.resolve(null));
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(email()).toHaveAccessibleDescription(/Enter your email/));
  });

  it('keeps the input after a wrong password, explains it and focuses the password', async () => {
    await submit(() => Promise.resolve({ kind: 'unauthorised' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('That email and password don’t match');
    // Ruling 31: the source is locked, not the account.
    expect(screen.getByRole('alert')).toHaveTextContent(
      'After ten failed attempts, we lock login from this connection for at least 15 minutes',
    );
    expect(email()).toHaveValue('aino@example.test');
    expect(password()).toHaveValue('not the one');
    expect(password()).toHaveFocus();
  });

  it.each([
    ['password', { kind: 'unauthorised' }, 'don’t match'],
    ['email', { kind: 'unreachable' }, 'can’t reach our servers'],
  ] as const)('drops the error as soon as the %s is edited, and shows the next one', async (field, outcome, words) => {
    const { user } = await submit(() => Promise.resolve(outcome));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    await user.type(field === 'email' ? email() : password(), 'x');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(logIn());
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });

  it('does not blame the password if there is no response', async () => {
    await submit(() => Promise.resolve({ kind: 'unreachable' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach our servers');
    expect(screen.queryByText(/don’t match/)).toBeNull();
  });

  it('leads to the password reset with the typed email', async () => {
    const { user, store } = open(() => Promise.resolve(null));
    await user.type(email(), 'aino@example.test');
    await user.click(screen.getByText('Forgotten your password?'));
    await waitFor(() => expect(store.get(overlayAtom)).toBe('auth.resetPassword'));
    expect(store.get(resetPasswordAtom).email).toBe('aino@example.test');
  });

  it('starts with the email that a password was just changed for', async () => {
    provideAuthController({
      enter: () => Promise.resolve(),
      login: () => Promise.resolve(null),
      logout: () => Promise.resolve({ stay: false }),
    });
    const shown = renderWithShell(<Switch />);
    shown.store.set(resetPasswordAtom, { ...EMPTY_RESET, email: 'aino@example.test' });
    await shown.user.click(screen.getByRole('button', { name: 'open' }));
    expect(email()).toHaveValue('aino@example.test');
  });

  it('sends once, however often it is pressed', async () => {
    const login = vi.fn<AuthController['login']>(() => new Promise(() => undefined));
    const { user } = await submit(login);
    await user.dblClick(screen.getByRole('button', { name: /Log in/ }));
    expect(login).toHaveBeenCalledTimes(1);
  });

  it('can be tried again after a refusal', async () => {
    const login = vi
      .fn<AuthController['login']>(() => Promise.resolve(null))
      .mockResolvedValueOnce({ kind: 'unauthorised' });
    const { user, onSuccess } = await submit(login);
    await screen.findByRole('alert');
    await user.clear(password());
    await user.type(password(), 'the right one{Enter}');
    await waitFor(() => expect(onSuccess).toHaveBeenCalled());
    expect(sentTo(login)[1]).toEqual(payload('the right one'));
  });
});

describe('explains a final refusal of a login (A§4)', () => {
  const until = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const outcomes: [LoginOutcome, RegExp, RegExp][] = [
    [
      { kind: 'timeout', days: 3, until, isCooling: false, initiator: 'PLAYER' },
      /You are on a break/,
      /The break you chose lasts 3 more days/,
    ],
    [
      { kind: 'timeout', days: 1, until: null, isCooling: true, initiator: null },
      /You are on a break/,
      /Your break lasts 1 more day$/,
    ],
    [{ kind: 'exclusion', days: 180, until: null }, /You are self-excluded/, /lasts 180 more days/],
    [{ kind: 'exclusionIndefinite' }, /You are self-excluded/, /no end date/],
    [{ kind: 'register', register: 'OASIS' }, /You are in an exclusion register/, /Your name is in OASIS/],
    [{ kind: 'maxAttempts' }, /Too many attempts/, /wrong password was entered too many times/],
    [{ kind: 'blacklisted' }, /Account deactivated/, /deactivated this account/],
    [{ kind: 'closed', initiator: null }, /Account closed/, /has been closed/],
  ];
  it('names the end in the player’s own zone, on a device with another clock (ruling 17)', async () => {
    await submit(() =>
      Promise.resolve({ kind: 'exclusion', days: 180, until: '2099-05-24T15:30:00Z', timeZone: 'Asia/Tokyo' }),
    );
    expect(await screen.findByText(/^It ends on May 25, 2099, 12:30\sAM \(GMT\+9\)\.$/)).toBeVisible();
  });
  it.each(outcomes)('%j', async (outcome, title, what) => {
    const { user, onClose } = await submit(() => Promise.resolve(outcome));
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    expect(screen.getByText(what)).toBeVisible();
    expect(screen.getByRole('link', { name: /support@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
    expect(screen.queryByLabelText('Password')).toBeNull();
    if ('until' in outcome && outcome.until)
      expect(
        // The days above are the only duration: two that round differently would contradict each other.
        screen.getByText(/^It ends on [^.]*20\d\d[^.]*\.$/),
      ).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('takes the focus of the form that it replaces, instead of leaving it to the close button', async () => {
    const { user } = open(() => Promise.resolve({ kind: 'exclusionIndefinite' }));
    await user.type(email(), 'aino@example.test');
    await user.type(password(), 'correct horse{Enter}');
    const refusal = await screen.findByText('Your exclusion has no end date');
    await waitFor(() => expect(document.activeElement).toContainElement(refusal));
    expect(document.activeElement).not.toContainElement(screen.getByRole('heading', { name: 'You are self-excluded' }));
  });

  it('says so when the end passes while the page is open', async () => {
    await submit(() =>
      Promise.resolve({
        kind: 'timeout',
        days: 1,
        until: new Date(Date.now() + 1200).toISOString(),
        isCooling: true,
        initiator: null,
      }),
    );
    expect(await screen.findByText(/It ends on/)).toBeVisible();
    await waitFor(() => expect(screen.getAllByText(/It has ended/)[0]).toBeVisible());
    expect(screen.queryByText(/It ends on/)).toBeNull();
  });

  it('leads a player who excluded themselves to help', async () => {
    await submit(() => Promise.resolve({ kind: 'exclusion', days: 9, until: null }));
    expect(await screen.findByRole('link', { name: 'Help with gambling' })).toHaveAttribute(
      'href',
      '/en-UN/responsible-gambling',
    );
  });

  it('leads from a closed account to what that means', async () => {
    await submit(() => Promise.resolve({ kind: 'closed', initiator: 'PLAYER' }));
    expect(await screen.findByRole('link', { name: 'What a closed account means' })).toHaveAttribute(
      'href',
      '/en-UN/closed-account?by=PLAYER',
    );
  });

  it.each([
    { kind: 'timeout', days: 3, until, isCooling: false, initiator: 'PLAYER' },
    { kind: 'exclusion', days: 9, until },
    { kind: 'exclusionIndefinite' },
    { kind: 'register', register: 'OASIS' },
  ] as const)('leads from $kind to the money that is left, with what was typed (ruling 19)', async (outcome) => {
    const login = vi.fn<AuthController['login']>(({ meta }) =>
      Promise.resolve(meta?.session === 'restricted' ? null : outcome),
    );
    const { user, onSuccess } = await submit(login, 'aino@example.test', 'correct horse');
    expect(await screen.findByText(/You can still withdraw/)).toBeVisible();
    expect(onSuccess).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Go to withdrawals' }));
    await waitFor(() => expect(onSuccess.mock.calls).toEqual([[MONEY]]));
    expect(sentTo(login)).toEqual([payload('correct horse'), payload('correct horse', true)]);
  });

  it('asks for login after a break has just started, and reports a missing response', async () => {
    const login = vi.fn<AuthController['login']>(() => Promise.resolve({ kind: 'unreachable' }));
    provideAuthController({ enter: () => Promise.resolve(), login, logout: () => Promise.resolve({ stay: false }) });
    const { user } = renderWithShell(
      <LoginDialog
        open
        onClose={vi.fn()}
        onSuccess={vi.fn()}
        known={{ kind: 'timeout', days: 1, until, isCooling: true, initiator: 'PLAYER' }}
      />,
    );
    await user.click(await screen.findByRole('button', { name: 'Go to withdrawals' }));
    expect(screen.getByText(/Log in again and we will/)).toBeVisible();
    expect(screen.queryByText(/New to/)).toBeNull();
    await user.type(email(), 'aino@example.test');
    await user.type(password(), 'correct horse');
    await user.click(logIn());
    expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach our servers');
    expect(sentTo(login)).toEqual([payload('correct horse', true)]);
  });

  it.each([{ kind: 'blacklisted' }, { kind: 'closed', initiator: null }, { kind: 'maxAttempts' }] as const)(
    'offers no way on from $kind',
    async (outcome) => {
      await submit(() => Promise.resolve(outcome));
      expect((await screen.findAllByRole('button', { name: 'Close' })).length).toBeGreaterThan(0);
      expect(screen.queryByRole('button', { name: 'Go to withdrawals' })).toBeNull();
    },
  );

  it('lets a locked-out player return to the form, with the email', async () => {
    const { user } = await submit(() => Promise.resolve({ kind: 'maxAttempts' }));
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(password()).toHaveValue('');
    expect(email()).toHaveValue('aino@example.test');
  });

  it('leads a locked-out player to a new password, with the email, and nobody else', async () => {
    const { user, store } = await submit(() => Promise.resolve({ kind: 'maxAttempts' }));
    await user.click(await screen.findByRole('button', { name: 'Set a new password' }));
    await waitFor(() => expect(store.get(overlayAtom)).toBe('auth.resetPassword'));
    expect(store.get(resetPasswordAtom)).toEqual({ ...EMPTY_RESET, email: 'aino@example.test' });
    await submit(() => Promise.resolve({ kind: 'blacklisted' }));
    expect(screen.queryByRole('button', { name: 'Set a new password' })).toBeNull();
  });
});

describe('the first login after a break', () => {
  const ENDED = '2026-10-02T10:00:00.000Z';
  /** Logs in as a player whose break ended then, and who had logged in before at that time. */
  async function logInAfterBreak(
    loginDate: string | null,
    answer: Parameters<typeof handle<typeof startCooling>>[1] = { until: '2026-10-04T10:00:00.000Z' },
  ) {
    const onSuccess = vi.fn();
    const onClose = vi.fn();
    const logout = vi.fn(() => Promise.resolve({ stay: false }));
    const shown = renderWithShell(<LoginDialog open onClose={onClose} onSuccess={onSuccess} />, {
      handlers: [
        handle(accessDetails, playerProfile({ breakEndedAt: ENDED })),
        handle(latestActivityLog, { note: '', loginDate, loginIp: null, loginCountry: null }),
        handle(startCooling, answer),
      ],
    });
    provideAuthController({
      enter: () => Promise.resolve(),
      login: () => {
        shown.store.set(authorisationAtom, { status: 'resolved', authorised: true, session: playerSession() });
        return Promise.resolve(null);
      },
      logout,
    });
    await shown.user.type(email(), 'aino@example.test');
    await shown.user.type(password(), 'correct horse{Enter}');
    return { ...shown, onSuccess, onClose, logout };
  }
  it.each([null, '2026-10-01T10:00:00.000Z'])(
    'offers another day away where the login before was %s',
    async (before) => {
      const { user, onSuccess, onClose, logout, store } = await logInAfterBreak(before);
      expect(await screen.findByRole('dialog', { name: 'Your break is over' })).toBeVisible();
      expect(await screen.findByText(/It ended on .*2026/)).toBeVisible();
      expect(onSuccess).not.toHaveBeenCalled();
      await user.click(screen.getByRole('button', { name: 'Take another 24 hours' }));
      await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
      // The notice of the break shows the timeout state (A§4).
      expect(store.get(sessionEndAtom)).toEqual({ kind: 'timeout', until: '2026-10-04T10:00:00.000Z' });
      expect(logout).toHaveBeenCalledTimes(1);
      expect(onSuccess).not.toHaveBeenCalled();
    },
  );
  it.each(['Continue to the site', 'Close'])('leads on with "%s"', async (button) => {
    const { user, onSuccess, onClose, logout } = await logInAfterBreak(null);
    await screen.findByText(/It ended on/);
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(onSuccess.mock.calls).toEqual([[null]]));
    expect(onClose).not.toHaveBeenCalled();
    expect(logout).not.toHaveBeenCalled();
  });
  it('is offered once', async () => {
    const { onSuccess } = await logInAfterBreak('2026-10-02T10:00:01.000Z');
    await waitFor(() => expect(onSuccess.mock.calls).toEqual([[null]]));
    expect(screen.queryByText(/It ended on/)).toBeNull();
  });
  it('says when the day could not start, and keeps the choice', async () => {
    const { user, onClose, logout } = await logInAfterBreak(null, refuse(500, 'error.system.error'));
    await user.click(await screen.findByRole('button', { name: 'Take another 24 hours' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue to the site' })).toBeEnabled();
    expect(onClose).not.toHaveBeenCalled();
    expect(logout).not.toHaveBeenCalled();
  });
});

it('tells who has just signed up, and could not be logged in, that the account is ready', () => {
  provideAuthController({
    enter: () => Promise.resolve(),
    login: () => Promise.resolve(null),
    logout: () => Promise.resolve({ stay: false }),
  });
  const shown = renderWithShell(<LoginDialog open onClose={vi.fn()} onSuccess={vi.fn()} />);
  expect(screen.queryByText('Your account is ready. Please log in.')).toBeNull();
  act(() => shown.store.set(loginAtom, { ...EMPTY_LOGIN, signUpCompleted: true }));
  expect(screen.getByText('Your account is ready. Please log in.')).toBeVisible();
});

describe('the second step of a login', () => {
  /** A login that needs a code, which is answered with these outcomes, one after the other. */
  async function needCode(...outcomes: (LoginOutcome | null)[]) {
    const answer = vi.fn((_code: string) => Promise.resolve(outcomes.shift() ?? null));
    const login = vi.fn<AuthController['login']>(() => Promise.resolve({ kind: 'code', answer }));
    const shown = await submit(login);
    await screen.findByRole('dialog', { name: 'Enter your code' });
    await screen.findByLabelText('Six-digit code from the app');
    return { ...shown, answer, login, code: () => screen.getByLabelText('Six-digit code from the app') };
  }
  it('sends the code at its sixth digit, and hands over once the player is logged in', async () => {
    const { user, answer, onSuccess, code } = await needCode();
    await user.type(code(), '123456');
    await waitFor(() => expect(onSuccess).toHaveBeenCalledWith(null));
    expect(answer.mock.calls).toEqual([['123456']]);
  });
  it('says that a code is wrong or was used, and takes the next one', async () => {
    const { user, answer, onSuccess, code } = await needCode({ kind: 'wrongCode' }, { kind: 'usedCode' });
    await user.type(code(), '111111');
    await waitFor(() => expect(code()).toHaveAccessibleDescription(/isn’t right/));
    expect(code()).toHaveValue('');
    // The next code can be typed at once.
    expect(code()).toHaveFocus();
    await user.keyboard('222222');
    await waitFor(() => expect(code()).toHaveAccessibleDescription(/already been used/));
    expect(onSuccess).not.toHaveBeenCalled();
    await user.type(code(), '333333');
    await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
    expect(answer).toHaveBeenCalledTimes(3);
  });
  it('takes a recovery code from a player without the phone', async () => {
    const { user, answer, onSuccess } = await needCode();
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await user.type(screen.getByRole('textbox', { name: 'Recovery code' }), 'ABCD-EFGH-JKMN-PQRS');
    expect(answer).not.toHaveBeenCalled();
    await user.click(logIn());
    await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
    expect(answer.mock.calls).toEqual([['ABCD-EFGH-JKMN-PQRS']]);
  });
  it.each(['wrongCode', 'usedCode'] as const)(
    'sends nobody to the app for a recovery code (%s), and keeps it',
    async (kind) => {
      const { user } = await needCode({ kind });
      await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
      const field = screen.getByRole('textbox', { name: 'Recovery code' });
      await user.type(field, 'ABCD-EFGH-JKMN-PQRS');
      await user.click(logIn());
      await waitFor(() => expect(field).toHaveAccessibleDescription(/used it before/));
      expect(field).toHaveValue('ABCD-EFGH-JKMN-PQRS');
    },
  );
  it('explains a lock, without promising that a new password ends it', async () => {
    const { user, code } = await needCode({ kind: 'maxAttempts' });
    await user.type(code(), '111111');
    expect(await screen.findByText('Too many wrong codes. Try again in 15 minutes.')).toBeVisible();
    expect(screen.queryByText(/password/i)).toBeNull();
  });
  it('leads back to the password when the login took too long', async () => {
    const { user, code } = await needCode({ kind: 'unauthorised' });
    await user.type(code(), '111111');
    expect(await screen.findByText(/took too long/)).toBeVisible();
    await user.click(logIn());
    expect(await screen.findByLabelText('Password')).toHaveValue('');
    expect(email()).toHaveValue('aino@example.test');
  });
  it('leads back with the email', async () => {
    const { user } = await needCode();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(email()).toHaveValue('aino@example.test');
    expect(password()).toHaveValue('');
  });
  it('keeps the code when there is no answer', async () => {
    const { user, code } = await needCode({ kind: 'unreachable' });
    await user.type(code(), '123456');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(code()).toHaveValue('123456');
  });
  it('shows what the account’s status refuses', async () => {
    const { user, code } = await needCode({ kind: 'closed', initiator: null });
    await user.type(code(), '123456');
    await waitFor(() => expect(screen.queryByLabelText('Six-digit code from the app')).toBeNull());
    expect(screen.getByRole('link', { name: /@/ })).toBeVisible();
  });
});
