import { act, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  changeAddress,
  changeLanguage,
  changeMarketingPreferences,
  changePassword,
  changePhone,
  changeTimeZone,
  endSignIn,
  readAddress,
  readMarketingPreferences,
  readTimeZone,
  verifyPhoneCode,
} from '@baize/contracts/account';
import { latestActivityLog } from '@baize/contracts/account';
import { passkeyPermission, passkeys, PASSKEY_LIMIT } from '@baize/contracts/passkeys';
import { accessDetails } from '@baize/contracts/player';
import {
  recoveryCodeRenewal,
  secondFactor,
  secondFactorRemoval,
  secondFactorSetup,
} from '@baize/contracts/second-factor';
import { toastsAtom } from '@baize/shell';
import { handle, lost, never, playerProfile, playerSession, refuse, testBrand } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import {
  accountHandlers,
  noPasskeys,
  passkeyHandlers,
  preferences,
  RECOVERY_CODES,
  setUpHandlers,
  twoPasskeys,
} from '../../fixtures/account-handlers.ts';
import { Account } from './Account.tsx';

type Handlers = ReturnType<typeof accountHandlers>;
/** The page, and the browser's own “back”. */
function Site() {
  const navigate = useNavigate();
  return (
    <>
      <Account />
      <button type="button" onClick={() => void navigate(-1)}>
        browser back
      </button>
    </>
  );
}
const show = (...handlers: Handlers) =>
  renderWithShell(<Site />, { who: playerSession(), handlers: [...handlers, ...accountHandlers()] });
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const ID = '3c7a1d42-9f0e-4b2a-8f1d-0123456789ab';

describe('account page (A§2, A§3)', () => {
  it('keeps its dimensions while it is loading, and can be requested again after a failure', async () => {
    const { container } = show(handle(accessDetails, never));
    expect(container.querySelector('[aria-busy=true]')).not.toBeNull();
  });
  it('says that the profile could not be loaded', async () => {
    show(handle(accessDetails, refuse(500, 'error.system.error')));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
  it('shows the player’s details and the account’s status', async () => {
    show();
    const details = await part('Personal details');
    for (const value of ['Aino Testi', 'aino@example.test', 'Finland', 'Euro (EUR)', 'January 5, 2026'])
      expect(details.getByText(value)).toBeVisible();
    expect((await part('Account status')).getByText('Details confirmed')).toBeVisible();
  });
  it('links to verification when a document is requested', async () => {
    show(handle(accessDetails, () => playerProfile({ requestDocumentTypeStatus: 'PROOF_OF_ID:REQUESTED' })));
    expect(await screen.findByRole('link', { name: 'See what’s needed' })).toHaveAttribute(
      'href',
      '/en-UN/my-account/account/verification',
    );
  });
  it('promises neither deposits nor withdrawals while the identity check may hold them', async () => {
    show(
      handle(accessDetails, () =>
        playerProfile({ kycStatus: 'EDD_PENDING', requestDocumentTypeStatus: 'EDD_QUESTIONNAIRE:REQUESTED' }),
      ),
    );
    const standing = await part('Account status');
    expect(
      standing.getByText(
        /^Your account is open\. Until the identity check below is done, deposits or withdrawals may be/,
      ),
    ).toBeVisible();
    expect(standing.queryByText('You can deposit, play and withdraw.')).toBeNull();
  });
  it('leads a player to verification where the law lets nobody play before it', async () => {
    const handlers = [handle(accessDetails, () => playerProfile({ kycStatus: 'NOT_VERIFIED' })), ...accountHandlers()];
    const { unmount } = renderWithShell(<Account />, { who: playerSession(), handlers });
    expect(await screen.findByText(/There’s nothing to do now/)).toBeVisible();
    unmount();
    renderWithShell(<Account />, { who: playerSession(), pair: 'en-GG', handlers });
    expect(await screen.findByText(/By law, we must do so before you can play/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See what’s needed' })).toHaveAttribute(
      'href',
      '/en-GG/my-account/account/verification',
    );
  });
  it('shows the previous login with the country’s name, or that there is no data', async () => {
    show();
    const known = await part('Previous login');
    expect(await known.findByText('Finland')).toBeVisible();
  });
  it('warns of a first login from a country', async () => {
    const login = { loginDate: '2026-11-20T18:04:00.000Z', loginIp: '192.0.2.7', loginCountry: 'SE' };
    show(handle(latestActivityLog, { note: 'NEW_COUNTRY', ...login }));
    const known = await part('Previous login');
    expect(await known.findByText('This was the first login from this country')).toBeVisible();
    expect(known.getByText(/change your password now/)).toBeVisible();
  });
  it('says "No data" for an unknown country', async () => {
    show(
      handle(latestActivityLog, { note: '', loginDate: '2026-11-20T18:04:00.000Z', loginIp: null, loginCountry: null }),
    );
    expect(await (await part('Previous login')).findAllByText('No data')).toHaveLength(2);
  });
});

describe('the list of logins', () => {
  it('names this device, and ends another login', async () => {
    const { user, served, store } = show(handle(endSignIn, undefined));
    const list = await part('Where you’re logged in');
    expect(await list.findByText('This device')).toBeVisible();
    expect(list.getByText('Chrome on Windows')).toBeVisible();
    expect(list.getByText(/Finland · 192\.0\.2\.7.*Logged in with a passkey/)).toBeVisible();
    expect(list.getByText('iPhone')).toBeVisible();
    expect(list.getByText(/Sweden · 198\.51\.100\.24/)).toBeVisible();
    await user.click(list.getByRole('button', { name: /^Log out the device that logged in on/ }));
    await waitFor(() => expect(served.to(endSignIn)).toHaveLength(1));
    await waitFor(() => expect(store.get(toastsAtom).success?.value).toBe('Device logged out'));
  });
});

describe('two-step login', () => {
  const on = { available: true, enabledAt: '2026-11-20T12:00:00.000Z', recoveryCodesLeft: 8 };
  const TITLE = 'Two-step login';
  const startSetUp = async (...handlers: Handlers) => {
    const shown = show(...handlers);
    const box = await part(TITLE);
    await shown.user.click(await box.findByRole('button', { name: 'Turn on' }));
    await shown.user.type(await box.findByLabelText('Current password'), 'a long pass phrase');
    await shown.user.click(box.getByRole('button', { name: 'Continue' }));
    return { ...shown, box };
  };
  it('is set up with the password and the app’s first code, and shows the recovery codes once', async () => {
    const { user, served, store, box } = await startSetUp(...setUpHandlers());
    expect(await box.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(box.getByText('GEZD GNBV GY3T QOJQ')).toBeVisible();
    expect(box.getByRole('link', { name: /Open in an app/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^otpauth:\/\/totp\/[^?]+:aino%40example\.test\?secret=GEZDGNBVGY3TQOJQ&issuer=/),
    );
    expect(served.to(secondFactorSetup)[0]?.body).toEqual({ password: 'a long pass phrase' });
    await user.type(box.getByLabelText('Six-digit code from the app'), '123456');
    expect((await box.findAllByRole('listitem')).map((item) => item.textContent)).toEqual(RECOVERY_CODES);
    expect(store.get(toastsAtom).success?.value).toBe('Two-step login is on');
    await user.click(box.getByRole('button', { name: 'I’ve saved them' }));
    expect(await box.findByText('You have 10 recovery codes left.')).toBeVisible();
    expect(box.queryByText(RECOVERY_CODES[0] ?? '')).toBeNull();
  });
  it('says that the first code is wrong, and lets the player try again', async () => {
    const { user, box } = await startSetUp(...setUpHandlers('EnableSoftwareTokenMFAException'));
    const field = await box.findByLabelText('Six-digit code from the app');
    await user.type(field, '123456');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/That code isn’t right/));
    expect(field).toHaveValue('');
  });
  it('starts again when the time to set it up has run out', async () => {
    const { user, box } = await startSetUp(...setUpHandlers('NotAuthorizedException'));
    await user.type(await box.findByLabelText('Six-digit code from the app'), '123456');
    await user.click(await box.findByRole('button', { name: 'Start again' }));
    expect(box.getByLabelText('Current password')).toHaveValue('');
  });
  it('is turned off with the password and a code as it is shown in the app', async () => {
    const { user, served, store } = show(handle(secondFactor, on), handle(secondFactorRemoval, undefined));
    const box = await part(TITLE);
    await user.click(await box.findByRole('button', { name: 'Turn off' }));
    await user.click(box.getByRole('button', { name: 'Turn off' }));
    expect(box.getByLabelText('Code from the app, or a recovery code')).toHaveAccessibleDescription(/six digits/);
    expect(served.to(secondFactorRemoval)).toHaveLength(0);
    await user.type(box.getByLabelText('Current password'), 'a long pass phrase');
    await user.type(box.getByLabelText('Code from the app, or a recovery code'), '123 456');
    await user.click(box.getByRole('button', { name: 'Turn off' }));
    await waitFor(() => expect(store.get(toastsAtom).success?.value).toBe('Two-step login is off'));
    expect(served.to(secondFactorRemoval)[0]?.body).toEqual({ password: 'a long pass phrase', code: '123456' });
  });
  it('explains a lock above the form', async () => {
    const { user } = show(
      handle(secondFactor, on),
      handle(recoveryCodeRenewal, refuse(403, 'error.second_factor.locked')),
    );
    const box = await part(TITLE);
    await user.click(await box.findByRole('button', { name: 'Get new recovery codes' }));
    await user.type(box.getByLabelText('Current password'), 'a long pass phrase');
    await user.type(box.getByLabelText('Code from the app, or a recovery code'), 'abcd-efgh-jkmn-pqrs');
    await user.click(box.getByRole('button', { name: 'Get new recovery codes' }));
    expect(await box.findByText('Too many wrong codes. Try again in 15 minutes.')).toBeVisible();
  });
  it('is not shown where the identity provider does not offer it', async () => {
    show(handle(secondFactor, { available: false, enabledAt: null, recoveryCodesLeft: 0 }));
    await part('Password');
    await waitFor(() => expect(screen.queryByRole('region', { name: TITLE })).toBeNull());
  });
});

describe('passkeys', () => {
  const create = vi.fn<(options: CredentialCreationOptions) => Promise<{ toJSON(): object } | null>>();
  beforeEach(() => {
    create.mockReset();
    create.mockResolvedValue({ toJSON: () => ({ id: 'made' }) });
    vi.stubGlobal(
      'PublicKeyCredential',
      Object.assign(() => undefined, { parseCreationOptionsFromJSON: (options: object) => ({ parsed: options }) }),
    );
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'credentials');
  });
  const TITLE = 'Passkeys';
  const add = async (...handlers: Handlers) => {
    const shown = show(...handlers);
    const box = await part(TITLE);
    await shown.user.click(await box.findByRole('button', { name: 'Add a passkey' }));
    await shown.user.type(box.getByLabelText('Name'), ' My phone ');
    await shown.user.type(box.getByLabelText('Current password'), 'a long pass phrase');
    await shown.user.click(box.getByRole('button', { name: 'Continue' }));
    return { ...shown, box };
  };
  it('are listed with their name and dates', async () => {
    show(handle(passkeys, twoPasskeys));
    const box = await part(TITLE);
    expect(await box.findByText('My phone')).toBeVisible();
    expect(box.getByText(/Last used Nov 20, 2026/)).toBeVisible();
    expect(box.getByText(/Not used yet/)).toBeVisible();
  });
  it.each([
    ['pt-BR', 'Chaves de acesso', 'Ativadas'],
    ['pt-PT', 'Chaves de acesso', 'Ativadas'],
    ['es-CL', 'Llaves de acceso', 'Activadas'],
    ['es-PE', 'Llaves de acceso', 'Activadas'],
  ] as const)('are on in words of their own, of their gender and number (%s)', async (pair, name, on) => {
    renderWithShell(<Account />, {
      pair,
      who: playerSession(),
      handlers: [handle(passkeys, twoPasskeys), ...accountHandlers()],
    });
    expect(await (await part(name)).findByText(on)).toBeVisible();
  });
  it('are added with a name and the password, by what the pool and the browser agree on', async () => {
    const { served, store, box } = await add(...passkeyHandlers());
    await waitFor(() => expect(store.get(toastsAtom).success?.value).toBe('Passkey added'));
    expect(served.to(passkeyPermission)[0]?.body).toEqual({ password: 'a long pass phrase', name: 'My phone' });
    expect(create.mock.calls[0]?.[0].publicKey).toMatchObject({ parsed: { rp: { name: 'Harbour' } } });
    expect(await box.findByText('Work laptop')).toBeVisible();
  });
  it('need a code where the login asks for one', async () => {
    const { user, served } = show(
      handle(passkeys, { ...noPasskeys, needsCode: true }),
      handle(passkeyPermission, refuse(403, 'error.second_factor.locked')),
    );
    const box = await part(TITLE);
    await user.click(await box.findByRole('button', { name: 'Add a passkey' }));
    // A player who joined through a bank has no password.
    expect(box.getByRole('link', { name: 'Set a new one' })).toHaveAttribute('href', '/en-UN/reset-password');
    await user.click(box.getByRole('button', { name: 'Continue' }));
    expect(box.getByLabelText('Name')).toHaveAccessibleDescription(/fill this in/);
    expect(served.to(passkeyPermission)).toHaveLength(0);
    await user.type(box.getByLabelText('Name'), 'My phone');
    await user.type(box.getByLabelText('Current password'), 'a long pass phrase');
    await user.type(box.getByLabelText('Code from the app, or a recovery code'), '123 456');
    await user.click(box.getByRole('button', { name: 'Continue' }));
    expect(await box.findByText('Too many wrong codes. Try again in 15 minutes.')).toBeVisible();
    expect(served.to(passkeyPermission)[0]?.body).toMatchObject({ code: '123456' });
    expect(create).not.toHaveBeenCalled();
  });
  it('can be tried again without the password after the player gave up', async () => {
    create.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    const { user, served, store, box } = await add(...passkeyHandlers());
    await user.click(await box.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(store.get(toastsAtom).success?.value).toBe('Passkey added'));
    expect(served.to(passkeyPermission)).toHaveLength(1);
  });
  it('say that this device has one already', async () => {
    create.mockRejectedValueOnce(new DOMException('', 'InvalidStateError'));
    const { box } = await add(...passkeyHandlers());
    expect(await box.findByText('This device already has a passkey for your account.')).toBeVisible();
    expect(box.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
  it('start again with the password when the pool refuses', async () => {
    const { user, box } = await add(...passkeyHandlers('NotAuthorizedException'));
    await user.click(await box.findByRole('button', { name: 'Try again' }));
    expect(box.getByLabelText('Current password')).toHaveValue('');
  });
  it('are removed with the password', async () => {
    const { user, served, store } = show(handle(passkeys, twoPasskeys), ...passkeyHandlers());
    const box = await part(TITLE);
    await user.click(await box.findByRole('button', { name: 'Remove Work laptop' }));
    expect(box.getByText(/no longer log in with “Work laptop”/)).toBeVisible();
    await user.type(box.getByLabelText('Current password'), 'a long pass phrase');
    await user.click(box.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(store.get(toastsAtom).success?.value).toBe('Passkey removed'));
    expect(served.to(passkeyPermission)[0]?.body).toEqual({ password: 'a long pass phrase' });
  });
  it('are as many as an account may have', async () => {
    const [one] = twoPasskeys.passkeys;
    if (!one) throw new Error('There is no passkey in the fixture.');
    const full = Array.from({ length: PASSKEY_LIMIT }, (_, index) => ({ ...one, id: `key-${index}` }));
    show(handle(passkeys, { ...twoPasskeys, passkeys: full }));
    expect(await (await part(TITLE)).findByText(/maximum number of passkeys/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });
  it('are not offered by a browser that cannot make them, nor where the identity provider keeps them', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    const { unmount } = show();
    expect(await (await part(TITLE)).findByText(/update your browser/)).toBeVisible();
    unmount();
    show(handle(passkeys, { ...noPasskeys, available: false }));
    await part('Password');
    await waitFor(() => expect(screen.queryByRole('region', { name: TITLE })).toBeNull());
  });
});

describe('marketing preferences', () => {
  const open = async (user: ReturnType<typeof show>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Change message preferences' }));
    return (name: string) => within(screen.getByRole('group', { name }));
  };
  it('are off until chosen, and the one that the licence requires cannot be changed', async () => {
    const { user } = show();
    expect(await (await part('Message preferences')).findAllByText('Nothing')).toHaveLength(3);
    await open(user);
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes).toHaveLength(20);
    expect(boxes.filter((box) => (box as HTMLInputElement).checked)).toEqual(
      boxes.filter((box) => (box as HTMLInputElement).disabled),
    );
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });
  it('sends only what was changed', async () => {
    const { user, served, store } = show(
      handle(readMarketingPreferences, preferences(['SMS CASINO'])),
      handle(changeMarketingPreferences, preferences(['EMAIL NEWSLETTER'])),
    );
    const group = await open(user);
    await user.click(group('Newsletter').getByLabelText('Email'));
    await user.click(group('New games').getByLabelText('SMS'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(store.get(toastsAtom).success?.value).toBe('Your preferences have been saved.'));
    expect(served.to(changeMarketingPreferences).map(({ body }) => body)).toEqual([
      {
        preferences: [
          { channel: 'EMAIL', communication: 'NEWSLETTER', enabled: true },
          { channel: 'SMS', communication: 'CASINO', enabled: false },
        ],
      },
    ]);
    expect((await part('Message preferences')).getAllByText('Nothing')).toHaveLength(2);
  });
  it('withdraws everything with one press', async () => {
    const { user, served } = show(
      handle(readMarketingPreferences, preferences(['SMS CASINO', 'MAIL NEWSLETTER'])),
      handle(changeMarketingPreferences, preferences()),
    );
    await open(user);
    await user.click(screen.getByRole('button', { name: 'Untick all' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(served.to(changeMarketingPreferences)[0]?.body).toMatchObject({
        preferences: [
          { channel: 'SMS', enabled: false },
          { channel: 'MAIL', enabled: false },
        ],
      }),
    );
  });
  it('keeps what was ticked when saving fails', async () => {
    const { user, store } = show(handle(changeMarketingPreferences, lost()));
    const group = await open(user);
    await user.click(group('Newsletter').getByLabelText('Post'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(store.get(toastsAtom).error).not.toBeNull());
    expect(group('Newsletter').getByLabelText('Post')).toBeChecked();
  });
});

describe('forms', () => {
  const fillPassword = async (user: ReturnType<typeof show>['user'], old: string, next: string) => {
    await user.click(await screen.findByRole('button', { name: 'Change password' }));
    await user.type(screen.getByLabelText('Current password'), old);
    await user.type(screen.getByLabelText('New password'), next);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
  };
  // A player who joined through a bank has none.
  it.each([
    ['Password', 'Change password'],
    ['Two-step login', 'Turn on'],
  ])('that ask for the password lead a player without one to it: %s', async (title, button) => {
    const { user } = show(...setUpHandlers());
    const box = await part(title);
    await user.click(await box.findByRole('button', { name: button }));
    expect(box.getByText(/Don’t have a password/)).toBeVisible();
    expect(box.getByRole('link', { name: 'Set a new one' })).toHaveAttribute('href', '/en-UN/reset-password');
  });
  it('changes the password, once per press', async () => {
    const { user, served, store } = show(handle(changePassword, undefined as never));
    await fillPassword(user, 'the old one 1', 'a quite new one 2');
    await waitFor(() => expect(store.get(toastsAtom).success?.value).toMatch(/password has been changed/));
    expect(served.to(changePassword).map(({ body }) => body)).toEqual([
      { oldPassword: 'the old one 1', newPassword: 'a quite new one 2' },
    ]);
  });
  it('reports a wrong old password by toast and at its field, and keeps what was typed (A§8)', async () => {
    const { user, store } = show(
      handle(
        changePassword,
        refuse(400, 'error.old_password.incorrect', {
          validationErrors: [{ field: 'oldPassword', message: 'error.old_password.incorrect' }],
        }),
      ),
    );
    await fillPassword(user, 'wrong', 'a quite new one 2');
    await waitFor(() => expect(store.get(toastsAtom).error?.value).toBe('Your current password isn’t right.'));
    expect(screen.getByLabelText('Current password')).toBeInvalid();
    expect(screen.getByLabelText('New password')).toHaveValue('a quite new one 2');
  });
  it('reports a refused new password at its field, not by a toast as well', async () => {
    const code = 'error.password.known';
    const { user, store } = show(
      handle(changePassword, refuse(400, code, { validationErrors: [{ field: 'newPassword', message: code }] })),
    );
    await fillPassword(user, 'the old one 1', 'aino.virtanen@mail.example');
    await waitFor(() => expect(screen.getByLabelText('New password')).toBeInvalid());
    expect(store.get(toastsAtom).error).toBeNull();
  });
  it('does not send a weak password', async () => {
    const { user, served } = show();
    await fillPassword(user, 'the old one 1', 'short');
    expect(screen.getByLabelText('New password')).toBeInvalid();
    expect(served.to(changePassword)).toHaveLength(0);
  });
  it('saves the address, and shows the server’s error at its field', async () => {
    let refused = true;
    const { user, store } = show(
      handle(changeAddress, () =>
        refused
          ? refuse(400, 'error.postal_code.invalid', {
              validationErrors: [{ field: 'postalCode', message: 'error.postal_code.invalid' }],
            })
          : (undefined as never),
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Change address' }));
    const postal = screen.getByLabelText(/post/i);
    await user.clear(postal);
    await user.type(postal, '99');
    await user.click(within(screen.getByRole('form', { name: 'Address' })).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(postal).toBeInvalid());
    refused = false;
    await user.type(postal, '999');
    await user.click(within(screen.getByRole('form', { name: 'Address' })).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(store.get(toastsAtom).success?.value).toBe('Your address has been saved.'));
  });
  it('asks for the province where the country has provinces, with its own toast', async () => {
    const { user, store } = show(
      handle(readAddress, {
        address: '1 Rue Test',
        city: 'Montreal',
        postalCode: 'H2X 1Y4',
        province: 'QC',
        countryCode: 'CA',
      }),
      handle(changeAddress, undefined as never),
    );
    await user.click(await screen.findByRole('button', { name: 'Change address' }));
    await user.selectOptions(screen.getByLabelText(/province/i), 'BC');
    await user.click(within(screen.getByRole('form', { name: 'Address' })).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(store.get(toastsAtom).success?.value).toBe('Your province has been saved.'));
  });
  it('keeps the focus in the part whose form has been saved', async () => {
    const { user } = show(handle(changeLanguage, undefined as never));
    await user.click(await screen.findByRole('button', { name: 'Change language' }));
    await user.selectOptions(screen.getByLabelText('Language for our messages'), 'fi');
    within(screen.getByRole('form', { name: 'Language' }))
      .getByRole('button', { name: 'Save' })
      .focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Language' })).toBeNull());
    await user.tab();
    expect(screen.getByRole('button', { name: 'Change language' })).toHaveFocus();
  });
  it('moves to another time zone, says from when, and takes it back (R17)', async () => {
    const home = { timeZone: 'Europe/Helsinki', next: null, changeableFrom: null };
    const moving = {
      ...home,
      next: {
        timeZone: 'America/New_York',
        daily: '2026-11-22T05:00:00.000Z',
        weekly: '2026-11-23T05:00:00.000Z',
        monthly: '2026-12-01T05:00:00.000Z',
      },
    };
    const { user, served } = show(
      handle(changeTimeZone, ({ body }) => (body.timeZone === home.timeZone ? home : moving)),
    );
    const zone = await part('Time zone');
    expect(await zone.findByText('Eastern European Time')).toBeVisible();
    await user.click(zone.getByRole('button', { name: 'Change time zone' }));
    await user.selectOptions(zone.getByLabelText('Your time zone'), 'America/New_York');
    await user.click(zone.getByRole('button', { name: 'Save' }));
    expect(await zone.findByText(/^New York \(GMT-5\) applies to your days from November 22, 2026/)).toBeVisible();
    await user.click(zone.getByRole('button', { name: 'Cancel the change' }));
    await waitFor(() => expect(zone.queryByText(/New York/)).toBeNull());
    expect(served.to(changeTimeZone).map(({ body }) => body)).toEqual([
      { timeZone: 'America/New_York' },
      { timeZone: 'Europe/Helsinki' },
    ]);
  });
  it('offers no other time zone until 30 days after the last change', async () => {
    show(
      handle(readTimeZone, {
        timeZone: 'America/New_York',
        next: null,
        changeableFrom: '2026-12-18T10:00:00.000Z',
      }),
    );
    const zone = await part('Time zone');
    expect(await zone.findByText('You can change it again from December 18, 2026.')).toBeVisible();
    expect(zone.queryByRole('button', { name: 'Change time zone' })).toBeNull();
  });
  it('shows at its field that the API does not know a time zone', async () => {
    const { user } = show(
      handle(
        changeTimeZone,
        refuse(400, 'error.time_zone.unknown', {
          validationErrors: [{ field: 'timeZone', message: 'error.time_zone.unknown' }],
        }),
      ),
    );
    const zone = await part('Time zone');
    await user.click(await zone.findByRole('button', { name: 'Change time zone' }));
    await user.click(zone.getByRole('button', { name: 'Save' }));
    expect(await zone.findByText('We don’t know this time zone. Choose one from the list.')).toBeVisible();
  });
  it('offers the languages of the brand', async () => {
    const { user, served } = show(handle(changeLanguage, undefined as never));
    await user.click(await screen.findByRole('button', { name: 'Change language' }));
    await user.selectOptions(screen.getByLabelText('Language for our messages'), 'fi');
    await user.click(within(screen.getByRole('form', { name: 'Language' })).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(served.to(changeLanguage).map(({ body }) => body)).toEqual([{ languageCode: 'fi' }]));
  });
  it('shows the server’s error about the language at its field, until another is chosen (A§5)', async () => {
    const { user, store } = show(
      handle(
        changeLanguage,
        refuse(400, 'error.language.unknown', {
          validationErrors: [{ field: 'languageCode', message: 'error.language.unknown' }],
        }),
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Change language' }));
    const language = screen.getByLabelText('Language for our messages');
    await user.selectOptions(language, 'fi');
    await user.click(within(screen.getByRole('form', { name: 'Language' })).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('We don’t offer messages in this language.')).toBeVisible();
    expect(language).toBeInvalid();
    expect(store.get(toastsAtom).error).toBeNull();
    await user.selectOptions(language, 'en');
    expect(language).toBeValid();
  });
  it('says in plain words why a field was refused whose code is newer than the page (ruling 23)', async () => {
    const { user } = show(
      handle(
        changePhone,
        refuse(400, 'error.validation', {
          validationErrors: [{ field: 'mobilePhone', message: 'error.phone.carrier_unknown' }],
        }),
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Change phone number' }));
    await user.type(screen.getByLabelText('New phone number'), '040 987 6543');
    await user.type(screen.getByLabelText('Current password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByText('Some of your answers weren’t accepted. Check them and try again.')).toBeVisible();
    expect(screen.queryByText(/carrier_unknown/)).toBeNull();
  });
  it('follows the calling code with which a number was typed', async () => {
    const { user, served } = show(handle(changePhone, refuse(400, 'error.phone.unchanged')));
    await user.click(await screen.findByRole('button', { name: 'Change phone number' }));
    await user.type(screen.getByLabelText('New phone number'), '+46 70 123 45 67');
    await user.type(screen.getByLabelText('Current password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(served.to(changePhone)).toHaveLength(1));
    expect(served.to(changePhone)[0]?.body).toMatchObject({ mobilePhone: { prefix: '+46', body: '701234567' } });
  });
  it('starts without a code where the brand refuses the player’s, and takes the one of an international number', async () => {
    const { user, served } = renderWithShell(<Account />, {
      who: playerSession(),
      brand: testBrand({
        switches: {
          ...testBrand().config.switches,
          allowAllPhonePrefixes: false,
          filteredPhonePrefixCountries: ['GB'],
        },
      }),
      handlers: [
        handle(accessDetails, () =>
          playerProfile({ countryCode: 'GB', mobilePhone: { prefix: '+44', body: '7700900123' } }),
        ),
        handle(changePhone, refuse(400, 'error.phone.unchanged')),
        ...accountHandlers(),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Change phone number' }));
    await user.type(screen.getByLabelText('New phone number'), '+44 7700 900124');
    await user.type(screen.getByLabelText('Current password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByText('We can’t text numbers from this country. Use another number.')).toBeVisible();
    expect(served.to(changePhone)).toHaveLength(0);
    await user.clear(screen.getByLabelText('New phone number'));
    await user.type(screen.getByLabelText('New phone number'), '040 123 4567');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByText('Choose the country code.')).toBeVisible();
    expect(served.to(changePhone)).toHaveLength(0);
    await user.clear(screen.getByLabelText('New phone number'));
    await user.type(screen.getByLabelText('New phone number'), '+358 40 123 4567');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(served.to(changePhone)).toHaveLength(1));
    expect(served.to(changePhone)[0]?.body).toMatchObject({ mobilePhone: { prefix: '+358', body: '401234567' } });
  });
  it('changes the phone with the code sent to it; another number resets the verification (A§5)', async () => {
    const { user, served, store, location } = show(
      handle(changePhone, ({ body }) =>
        body.password === 'correct horse'
          ? {
              smsVerificationId: ID,
              resendAt: new Date(Date.now() + 30_000).toISOString(),
              expiresAt: new Date(Date.now() + 600_000).toISOString(),
            }
          : refuse(400, 'error.old_password.incorrect', {
              validationErrors: [{ field: 'password', message: 'error.old_password.incorrect' }],
            }),
      ),
      handle(verifyPhoneCode, ({ body }) =>
        body.code === '123456' ? (undefined as never) : refuse(400, 'sms.code.invalid'),
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Change phone number' }));
    await user.type(screen.getByLabelText('New phone number'), '040 987 6543');
    // The password comes first, so that an open session is not enough to take over the account.
    const password = screen.getByLabelText('Current password');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(password).toBeInvalid());
    expect(served.to(changePhone)).toHaveLength(0);
    await user.type(password, 'not it');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(password).toBeInvalid());
    await user.clear(password);
    await user.type(password, 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    // The code is asked for in a popup (A§4), which Escape or “back” closes and the same number opens again, without a
    // new SMS.
    const popup = await screen.findByRole('dialog', { name: 'Confirm your new number' });
    expect(within(popup).getByText(/\+358 409876543/)).toBeVisible();
    expect(within(popup).getByText(/New code in \d+ second/)).toBeVisible();
    await waitFor(() => expect(within(popup).getByLabelText('Code from the SMS')).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send code' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    act(() => screen.getByText('browser back').click());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // On the page with the form, whose number is still there.
    expect(screen.getByLabelText('New phone number')).toHaveValue('040 987 6543');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(served.to(changePhone)).toHaveLength(2);
    await user.type(screen.getByLabelText('Code from the SMS'), '000000');
    await waitFor(() => expect(screen.getByLabelText('Code from the SMS')).toBeInvalid());
    await user.click(screen.getByRole('button', { name: 'Use another number' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('New phone number')).toHaveValue('040 987 6543');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await user.type(await screen.findByLabelText('Code from the SMS'), '123456');
    await waitFor(() => expect(store.get(toastsAtom).success?.value).toBe('Your phone number has been changed.'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change phone number' })).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(served.to(changePhone)).toHaveLength(3);
    expect(location().state).toBeNull();
    // The list of all calling codes is slow to render.
  });
  it.each([
    ['too many calls', refuse(429, 'error.too_many_requests')],
    ['no answer', lost()],
  ])('says above the field of the phone’s code why it was not checked: %s', async (_why, answer) => {
    const { user } = show(
      handle(changePhone, {
        smsVerificationId: ID,
        resendAt: new Date(Date.now() + 30_000).toISOString(),
        expiresAt: new Date(Date.now() + 600_000).toISOString(),
      }),
      handle(verifyPhoneCode, answer as never),
    );
    await user.click(await screen.findByRole('button', { name: 'Change phone number' }));
    await user.type(screen.getByLabelText('New phone number'), '040 987 6543');
    await user.type(screen.getByLabelText('Current password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await user.type(await screen.findByLabelText('Code from the SMS'), '000000');
    const popup = screen.getByRole('dialog', { name: 'Confirm your new number' });
    expect(await within(popup).findByRole('alert')).toBeVisible();
    expect(screen.getByLabelText('Code from the SMS')).toBeValid();
  });
});
