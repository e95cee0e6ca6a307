import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { captchaChallenge, registration } from '@baize/contracts/registration';
import { siteLocation } from '@baize/contracts/site';
import { consentAtom, overlayAtom, provideEventRecorder } from '@baize/shell';
import { handle, handleContent, lost, never, PLAYER_ID, refuse, testBrand, type Responder } from '@baize/testing';
import { pasteInto, renderWithShell, type Rendered } from '@baize/testing/render';
import { signUpAtom } from '../../state/sign-up.ts';
import { DetailsStep } from './DetailsStep.tsx';

vi.mock('../../api/captcha.ts', () => ({ solveCaptcha: () => Promise.resolve('solved') }));

// Whether each of five hundred countries is visible takes seconds; nothing here is hidden.
configure({ defaultHidden: true });
afterAll(() => configure({ defaultHidden: false }));

const field = (name: RegExp | string) => screen.getByLabelText(name);
/** The native select of calling codes, which browsers fill in. */
const codes = () => document.querySelector('select[autocomplete="tel-country-code"]') as HTMLSelectElement;
/** A list that became searchable after the first interaction. */
const searchable = (name: string) =>
  waitFor(() => {
    const found = screen.getByRole('combobox', { name });
    expect(found.tagName).toBe('INPUT');
    return found;
  });
const join = () => screen.getByRole('button', { name: 'Continue' });
const show = (answer: Responder<typeof registration> = { playerId: PLAYER_ID }) =>
  renderWithShell(<DetailsStep />, {
    handlers: [
      handle(captchaChallenge, { challenge: 'x' }),
      handle(registration, answer),
      handleContent('termsVersion', { version: 7, slug: 'terms', publishedAt: '2026-10-01T00:00:00Z' }),
    ],
  });
async function fill({ user }: Rendered, number = '040 123 4567') {
  await pasteInto(user, field('First name'), 'Aino');
  await pasteInto(user, field('Last name'), 'O’Hara');
  await pasteInto(user, field('Email'), 'aino@example.test');
  await pasteInto(user, field('Password'), 'long enough one');
  await pasteInto(user, field('Mobile number'), number);
  await user.click(screen.getByRole('checkbox', { name: /I accept the/ }));
}
const expectNothingLost = () => {
  expect(field('First name')).toHaveValue('Aino');
  expect(field('Email')).toHaveValue('aino@example.test');
  expect(field('Password')).toHaveValue('long enough one');
  expect(field('Mobile number')).toHaveValue('040 123 4567');
  expect(screen.getByRole('checkbox', { name: /I accept the/ })).toBeChecked();
};

describe('the details step', () => {
  it('registers with the documents’ payload, solves the captcha and continues', async () => {
    const recorded = vi.fn();
    provideEventRecorder(recorded);
    const shown = show();
    await fill(shown);
    await shown.user.click(join());
    await waitFor(() => expect(shown.store.get(signUpAtom).progress.currentStep).toBe('ContactInfo'));
    const [call] = shown.served.to(registration);
    expect(call?.body).toEqual({
      firstName: 'Aino',
      // One kind of apostrophe, however it was typed.
      lastName: "O'Hara",
      email: 'aino@example.test',
      password: 'long enough one',
      mobilePhone: { prefix: '+358', body: '401234567' },
      countryCode: 'FI',
      languageCode: 'EN',
      termsAndConditions: true,
      allConditions: true,
      cookiePolicyAccepted: false,
      marketingOptIn: false,
      termsAndConditionsAcceptedVersion: 7,
    });
    expect(call?.headers.get('x-captcha-token')).toBe('solved');
    expect(shown.store.get(signUpAtom)).toMatchObject({ playerId: PLAYER_ID, verified: { sms: false, email: false } });
    expect(recorded).toHaveBeenCalledWith({ name: 'sign-up-start' });
    provideEventRecorder(null);
  });

  it('takes the chosen calling code off a number that begins with it', async () => {
    const shown = show();
    await fill(shown, '+358 40 123 4567');
    await shown.user.click(join());
    await waitFor(() => expect(shown.served.to(registration)).toHaveLength(1));
    expect(shown.served.to(registration)[0]?.body).toMatchObject({
      mobilePhone: { prefix: '+358', body: '401234567' },
    });
  });

  it.each([
    ['NZ', 'NZ', 'NZ'],
    ['US', 'FI', 'FI'],
    [null, 'FI', 'FI'],
  ])(
    'offers the visitor’s likely country (%s) if it is allowed, otherwise the market’s: %s',
    async (countryCode, country, phone) => {
      const shown = renderWithShell(<DetailsStep />, {
        handlers: [
          handle(siteLocation, { ipAddress: '192.0.2.1', countryCode, city: null, regionCode: null }),
          handleContent('termsVersion', { version: 7, slug: 'terms', publishedAt: '2026-10-01T00:00:00Z' }),
        ],
      });
      await waitFor(() => expect(shown.queryClient.getQueryData(['site', 'location'])).toBeDefined());
      await waitFor(() => expect(codes()).toHaveValue(phone));
      expect(document.querySelector('[autocomplete="country"]')).toHaveValue(country);
    },
  );

  it('summarises what is missing, moves the focus there and links to each field', async () => {
    const { user, served } = show();
    await user.click(join());
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(
      within(summary)
        .getAllByRole('button')
        .map((entry) => entry.textContent),
    ).toEqual(['First name', 'Last name', 'Email', 'Password', 'Mobile number', 'Terms']);
    // Each error appears once, at its field.
    expect(screen.getAllByText('Enter your email.')).toHaveLength(1);
    expect(field('Email')).toHaveAccessibleDescription(/Enter your email\./);
    expect(field('Password')).toHaveAccessibleDescription(/Use at least 10 characters/);
    expect(field('Mobile number')).toHaveAccessibleDescription(/Enter your mobile number\./);
    await user.click(within(summary).getByRole('button', { name: /^Email/ }));
    expect(field('Email')).toHaveFocus();
    expect(served.to(registration)).toHaveLength(0);
  });

  it.each([
    ['First name', '1Aino', /letters only/],
    ['Email', 'aino@', /doesn’t look like/],
    ['Password', 'short', /at least 10/],
    ['Mobile number', '12', /digits only/],
  ])('says at %s after it was left what is wrong with %j', async (name, typed, message) => {
    const { user } = show();
    await user.type(field(name), typed);
    expect(field(name)).not.toHaveAccessibleDescription(message as never);
    await user.tab();
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(message as never));
    await user.clear(field(name));
    await user.type(
      field(name),
      { 'First name': 'Aino', Email: 'a@b.fi', Password: 'long enough one', 'Mobile number': '401234567' }[name] ?? '',
    );
    await waitFor(() => expect(field(name)).toBeValid());
  });

  it('shows the server’s errors on their fields and keeps the input', async () => {
    const shown = show(() =>
      refuse(400, 'error.validation', {
        validationErrors: [
          { field: 'email', message: 'error.email.invalid' },
          { field: 'mobilePhone', message: 'error.phone.prefix_blocked' },
        ],
      }),
    );
    await fill(shown);
    await shown.user.click(join());
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(/doesn’t look like an email/));
    expect(field('Mobile number')).toHaveAccessibleDescription(/can’t text numbers from this country/);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'alert'));
    expectNothingLost();
    expect(shown.store.get(signUpAtom).progress.currentStep).toBe('Details');
  });

  it.each([
    [
      'a field that the form does not have',
      refuse(400, 'error.validation', { validationErrors: [{ field: 'languageCode', message: 'Invalid input' }] }),
      'Some of your answers weren’t accepted',
    ],
    ['400 without fields', refuse(400, 'error.validation'), 'Some of your answers weren’t accepted'],
    ['no line', lost(), 'We couldn’t reach the server'],
    ['no line by its name (A§8)', lost(), 'Network Error'],
    ['the captcha', refuse(403, '', { message: 'explicit deny' }), 'security check failed'],
    ['500', refuse(500, 'error.system.error'), 'Something went wrong on our side'],
    ['a service that is not ready', refuse(503, 'error.service_unavailable'), 'We can’t reach our servers right now'],
    ['a code newer than the page', refuse(409, 'error.brand.new'), 'Something went wrong'],
  ])('explains %s and loses nothing', async (_, answer, words) => {
    const shown = show(answer);
    await fill(shown);
    await shown.user.click(join());
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('alert')
          .map((alert) => alert.textContent)
          .join(),
      ).toContain(words),
    );
    expectNothingLost();
  });

  it('shows no code at a field, even one that is newer than the page', async () => {
    const shown = show(
      refuse(400, 'error.validation', { validationErrors: [{ field: 'email', message: 'error.email.brand_new' }] }),
    );
    await fill(shown);
    await shown.user.click(join());
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(/Some of your answers weren’t accepted/));
    expect(screen.queryByText(/brand_new/)).toBeNull();
  });

  it('offers login to an existing player', async () => {
    const shown = show(refuse(400, 'error.registration.player_already_exists'));
    await fill(shown);
    await shown.user.click(join());
    const alert = await screen.findByText('An account with these details already exists');
    await shown.user.click(
      within(alert.closest('[role=alert]') as HTMLElement).getByRole('button', { name: 'Log in' }),
    );
    expect(shown.store.get(overlayAtom)).toBe('auth.login');
  });

  it('sends once, however often it is pressed', async () => {
    const shown = show(never);
    await fill(shown);
    await shown.user.dblClick(join());
    await shown.user.click(screen.getByRole('button', { name: /Continue/ }));
    await waitFor(() => expect(shown.served.to(registration)).toHaveLength(1));
  });

  it('says that the cookie notice was answered, and accepts no terms whose version is unknown', async () => {
    const shown = show();
    shown.store.set(consentAtom, {
      cookiesConsentId: PLAYER_ID,
      version: 1,
      essentials: true,
      performanceFunctional: false,
      marketing: false,
    });
    await fill(shown);
    await shown.user.click(join());
    await waitFor(() => expect(shown.served.to(registration)[0]?.body).toMatchObject({ cookiePolicyAccepted: true }));
    shown.unmount();
    const without = renderWithShell(<DetailsStep />, {
      handlers: [
        handle(captchaChallenge, { challenge: 'x' }),
        handle(registration, { playerId: PLAYER_ID }),
        handleContent('termsVersion', null),
      ],
    });
    await fill(without);
    await without.user.click(join());
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(without.served.to(registration)).toEqual([]);
  });

  const prefixBlocking = () =>
    testBrand({
      switches: {
        ...testBrand().config.switches,
        allowAllPhonePrefixes: false,
        filteredPhonePrefixCountries: ['GB', 'VE'],
      },
    });

  it('offers no prefix that the brand blocks', () => {
    const brand = prefixBlocking();
    renderWithShell(<DetailsStep />, {
      brand,
      handlers: [handleContent('termsVersion', { version: 7, slug: 'terms', publishedAt: '2026-10-01T00:00:00Z' })],
    });
    const values = within(codes())
      .getAllByRole('option', { hidden: true })
      .map((option) => (option as HTMLOptionElement).value);
    expect(values).toContain('SE');
    expect(values).not.toContain('GB');
    expect(values).not.toContain('VE');
  });

  it('chooses no calling code if the brand blocks that of the chosen country', async () => {
    renderWithShell(<DetailsStep />, {
      brand: prefixBlocking(),
      handlers: [handleContent('termsVersion', { version: 7, slug: 'terms', publishedAt: '2026-10-01T00:00:00Z' })],
    });
    const country = document.querySelector('select[autocomplete="country"]') as HTMLSelectElement;
    fireEvent.change(country, { target: { value: 'SE' } });
    expect(codes()).toHaveValue('SE');
    fireEvent.change(document.querySelector('select[autocomplete="country"]') as HTMLSelectElement, {
      target: { value: 'VE' },
    });
    expect(document.querySelector('[autocomplete="country"]')).toHaveValue('VE');
    expect(codes()).toHaveValue('');
  });

  it('riskNoticeAtRegistration (BR, ruling 22): requires the notice to be confirmed', async () => {
    const shown = renderWithShell(<DetailsStep />, {
      pair: 'pt-BR',
      brand: testBrand({ pairs: ['pt-BR'] }),
      handlers: [
        handle(captchaChallenge, { challenge: 'x' }),
        handle(registration, { playerId: PLAYER_ID }),
        handleContent('termsVersion', { version: 7, slug: 'terms', publishedAt: '2026-10-01T00:00:00Z' }),
      ],
    });
    expect(screen.getByText('Apostar envolve riscos')).toBeVisible();
    const type = (name: string, value: string) =>
      shown.user.type(document.querySelector(`input[name="${name}"]`) as HTMLInputElement, value);
    for (const [name, value] of [
      ['firstName', 'Ana'],
      ['lastName', 'Souza'],
      ['email', 'ana@example.test'],
      ['password', 'long enough one'],
      ['mobilePhone.body', '11987654321'],
    ] as const)
      await type(name, value);
    await shown.user.click(document.querySelector('input[name="termsAndConditions"]') as HTMLInputElement);
    const submit = document.querySelector('button[type="submit"]') as HTMLButtonElement;
    await shown.user.click(submit);
    expect((await screen.findAllByText(/aviso de riscos/))[0]).toBeVisible();
    expect(shown.served.to(registration)).toEqual([]);
    await shown.user.click(document.querySelector('input[name="riskNoticeAccepted"]') as HTMLInputElement);
    await shown.user.click(submit);
    await waitFor(() =>
      expect(shown.served.to(registration)[0]?.body).toMatchObject({ countryCode: 'BR', riskNoticeAccepted: true }),
    );
  });

  it('shows the notice of another country’s law if the API requires it', async () => {
    const shown = show(
      refuse(400, 'error.validation', {
        validationErrors: [{ field: 'riskNoticeAccepted', message: 'error.risk_notice.required' }],
      }),
    );
    await fill(shown);
    expect(screen.queryByText('Gambling carries risks')).toBeNull();
    await shown.user.click(join());
    expect(await screen.findByText('Gambling carries risks')).toBeVisible();
    expectNothingLost();
  });

  it('finds the country by name despite typos and sets its calling code, also when the browser fills it in', async () => {
    const shown = show();
    await fill(shown);
    const country = await searchable('Country of residence');
    await shown.user.click(country);
    await shown.user.keyboard('norwya{Enter}');
    expect(country).toHaveValue('Norway');
    expect(codes()).toHaveValue('NO');
    fireEvent.change(document.querySelector('select[autocomplete="country"]') as HTMLSelectElement, {
      target: { value: 'SE' },
    });
    expect(country).toHaveValue('Sweden');
    expectNothingLost();
    await shown.user.click(join());
    await waitFor(() =>
      expect(shown.served.to(registration)[0]?.body).toMatchObject({
        countryCode: 'SE',
        mobilePhone: { prefix: '+46' },
      }),
    );
  });

  it('asks for the minimum age of the chosen country', async () => {
    const shown = show();
    expect(screen.getByRole('checkbox', { name: /I am 18 or older/ })).toBeVisible();
    await pasteInto(shown.user, field('First name'), 'Aino');
    const country = await searchable('Country of residence');
    await shown.user.click(country);
    await shown.user.keyboard('new zealand{Enter}');
    expect(country).toHaveValue('New Zealand');
    expect(await screen.findByRole('checkbox', { name: /I am 20 or older/ })).toBeVisible();
  });

  it('lets the player choose another prefix than the country’s', async () => {
    const shown = show();
    await fill(shown);
    const code = await searchable('Country code');
    expect(code).toHaveValue('+358');
    await shown.user.click(code);
    await shown.user.keyboard('sweeden{Enter}');
    expect(code).toHaveValue('+46');
    expectNothingLost();
    await shown.user.click(join());
    await waitFor(() =>
      expect(shown.served.to(registration)[0]?.body).toMatchObject({
        countryCode: 'FI',
        mobilePhone: { prefix: '+46', body: '401234567' },
      }),
    );
  });
});
