import { useState } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import {
  captchaChallenge,
  emailRequest,
  emailVerification,
  registration,
  registrationUpdate,
  riskSetting,
  smsRequest,
  smsVerification,
} from '@baize/contracts/registration';
import { countrySettings } from '@baize/contracts/country-settings';
import { siteLocation } from '@baize/contracts/site';
import { call } from '@baize/http';
import { overlayAtom, rememberLoginOrigin, wasWelcomed } from '@baize/shell';
import {
  handle,
  handleContent,
  lost,
  PLAYER_ID,
  playerSession,
  refuse,
  testBrand,
  type Responder,
} from '@baize/testing';
import { pasteInto, renderWithShell } from '@baize/testing/render';
import { forward, forwardAgain, type SignUpStep } from '../../model/sign-up-steps.ts';
import { provideAuthController } from '../../state/session.ts';
import { EMPTY_SIGN_UP, signUpAtom, signUpFinishedAtom, type SignUpState } from '../../state/sign-up.ts';
import { SignUp } from './SignUp.tsx';

vi.mock('../../api/captcha.ts', () => ({ solveCaptcha: () => Promise.resolve('solved') }));

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
const receipt = { resendAt: '2026-11-21T12:00:00Z', expiresAt: '2026-11-21T12:10:00Z' };
const login = vi.fn((..._input: unknown[]) => Promise.resolve(null));

/** The browser's own buttons. */
function Browser() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        browser: back
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        browser: forward
      </button>
    </>
  );
}

function at(
  currentStep: SignUpStep,
  {
    state = {},
    risk = { smsVerification: true, emailVerification: true },
    update,
    verify = { verified: true as const, registrationComplete: true },
    pair = 'en-UN',
    who = null,
    query = '',
  }: {
    query?: string;
    state?: Partial<SignUpState>;
    risk?: { smsVerification: boolean; emailVerification: boolean } | Response;
    update?: Responder<typeof registrationUpdate>;
    verify?: Responder<typeof emailVerification>;
    pair?: 'en-UN' | 'en-CA' | 'pt-BR';
    who?: ReturnType<typeof playerSession> | null;
  } = {},
) {
  login.mockClear();
  provideAuthController({ enter: () => Promise.resolve(), login, logout: () => Promise.resolve({ stay: false }) });
  const shown = renderWithShell(
    <>
      <SignUp />
      <Browser />
    </>,
    {
      pair,
      ...(pair === 'pt-BR' ? { brand: testBrand({ pairs: [pair] }) } : {}),
      who,
      path: `/${pair}/signup${query}`,
      handlers: [
        handle(riskSetting, risk),
        handle(captchaChallenge, { c: 1 }),
        handle(registrationUpdate, update ?? (() => undefined)),
        handleContent('termsVersion', { version: 1, slug: 'terms', publishedAt: '2026-10-01T00:00:00Z' }),
        handleContent('signUpBanner', {
          title: 'You set the limits',
          description: 'Set them before your first deposit.',
          icon: 'shield-check',
          image: { ref: 'image-signUpBanner-doorway-north-1600x640-svg', color: '#223344', alt: null },
          smsMaxAttempts: 5,
        }),
        handle(smsRequest, receipt),
        handle(emailRequest, receipt),
        handle(smsVerification, { verified: true, registrationComplete: false }),
        handle(emailVerification, verify),
      ],
    },
  );
  shown.store.set(signUpAtom, {
    ...EMPTY_SIGN_UP,
    details,
    playerId: PLAYER_ID,
    progress: { currentStep, visitedSteps: ['Details', currentStep] },
    ...state,
  });
  const step = () => shown.store.get(signUpAtom).progress.currentStep;
  return { ...shown, step };
}

it.each([
  [
    'what the content says',
    handleContent('registrationPage', { description: 'Have your ID at hand.' }),
    'Have your ID at hand.',
  ],
  [
    'the site’s own words, if the content says nothing',
    handleContent('registrationPage', null),
    'Four short steps, about two minutes.',
  ],
  [
    'the site’s own words, if the content cannot be reached',
    handleContent('registrationPage', () => lost()),
    'Four short steps, about two minutes.',
  ],
])('shows %s above the first step', async (_, handler, expected) => {
  renderWithShell(<SignUp />, { path: '/en-UN/signup', handlers: [handler] });
  expect(await screen.findByText(expected)).toBeVisible();
});

it('says why the form is empty after a reload in a later step, and stores nothing', async () => {
  renderWithShell(<SignUp />, { path: '/en-UN/signup', state: { step: { index: 1, entries: 1 } } });
  expect(await screen.findByText('The page was reloaded')).toBeVisible();
  expect(screen.getByText(/we keep what you type only while this page is open/)).toBeVisible();
});

it('no longer says so once the form has been filled in again', async () => {
  const { store } = renderWithShell(<SignUp />, {
    path: '/en-UN/signup',
    state: { step: { index: 1, entries: 1 } },
    handlers: [handle(riskSetting, { smsVerification: true, emailVerification: true }), handle(smsRequest, receipt)],
  });
  expect(await screen.findByText('The page was reloaded')).toBeVisible();
  // "Change email" leads back from the codes.
  act(() => store.set(signUpAtom, { ...EMPTY_SIGN_UP, details, playerId: PLAYER_ID }));
  expect(screen.getByLabelText('First name')).toBeVisible();
  expect(screen.queryByText('The page was reloaded')).toBeNull();
});

it('begins a later step at its top, also where the browser’s history was at it before the reload', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { store } = renderWithShell(<SignUp />, {
    path: '/en-UN/signup',
    state: { step: { index: 1, entries: 1 } },
    handlers: [handle(riskSetting, { smsVerification: true, emailVerification: true }), handle(smsRequest, receipt)],
  });
  await screen.findByLabelText('First name');
  expect(scrollTo).not.toHaveBeenCalled();
  act(() =>
    store.set(signUpAtom, {
      ...EMPTY_SIGN_UP,
      details,
      playerId: PLAYER_ID,
      progress: { currentStep: 'ContactInfo', visitedSteps: ['Details', 'ContactInfo'] },
    }),
  );
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
  scrollTo.mockRestore();
});

it('says nothing of a reload to someone who goes back to a sign-up that they have finished', async () => {
  function Visit() {
    const [isBack, goBack] = useState(false);
    return isBack ? <SignUp /> : <button type="button" onClick={() => goBack(true)} children="back" />;
  }
  const { store, user } = renderWithShell(<Visit />, {
    path: '/en-UN/signup',
    state: { step: { index: 2, entries: 2 } },
  });
  const finished = at('Complete');
  await waitFor(() => expect(finished.store.get(signUpFinishedAtom)).toBe(true));
  finished.unmount();
  store.set(signUpFinishedAtom, true);
  await user.click(screen.getByRole('button', { name: 'back' }));
  await screen.findByLabelText('First name');
  expect(screen.queryByText('The page was reloaded')).toBeNull();
});

it('says nothing of a reload to a visitor who has just come', async () => {
  renderWithShell(<SignUp />, { path: '/en-UN/signup' });
  await screen.findByLabelText('First name');
  expect(screen.queryByText('The page was reloaded')).toBeNull();
});

async function typeContact({ user }: ReturnType<typeof at>, year = '1990') {
  await pasteInto(user, await screen.findByLabelText('Day'), '05');
  await pasteInto(user, screen.getByLabelText('Month'), '01');
  await pasteInto(user, screen.getByLabelText('Year'), year);
  await pasteInto(user, screen.getByLabelText('Street address'), 'Mannerheimintie 1');
  await pasteInto(user, screen.getByLabelText('Postal code'), '00100');
  await pasteInto(user, screen.getByLabelText('City'), 'Helsinki');
}
async function replace({ user }: ReturnType<typeof at>, label: string, text: string) {
  await user.clear(screen.getByLabelText(label));
  await pasteInto(user, screen.getByLabelText(label), text);
}
const go = (shown: ReturnType<typeof at>) => shown.user.click(screen.getByRole('button', { name: 'Continue' }));

describe('the scene beside the form', () => {
  it('shows the brand’s picture, an icon, a promise, the age limit and the licence', async () => {
    const shown = at('Details');
    const scene = within(await screen.findByRole('complementary'));
    expect(await scene.findByRole('heading', { name: 'You set the limits' })).toBeVisible();
    expect(scene.getByText('Set them before your first deposit.')).toBeVisible();
    expect(screen.getByRole('complementary').querySelector('.lucide-shield-check')).toBeVisible();
    expect(scene.getByText('18+')).toBeVisible();
    expect(scene.getByText(/^Licence: .+,/)).toHaveTextContent('Licence: Malta Gaming Authority, MGA/B2C/002/2026');
    expect(scene.getByAltText('')).toHaveAttribute('src', expect.stringContaining('doorway-north'));
    expect(shown.step()).toBe('Details');
  });
});

describe('the phone number', () => {
  const join = async (number: string) => {
    const shown = renderWithShell(<SignUp />, {
      path: '/en-UN/signup',
      handlers: [
        handle(captchaChallenge, { c: 1 }),
        handle(registration, { playerId: PLAYER_ID }),
        handle(riskSetting, { smsVerification: true, emailVerification: true }),
        handleContent('termsVersion', { version: 7, slug: 'terms', publishedAt: '2026-10-01T00:00:00Z' }),
      ],
    });
    const { user } = shown;
    const field = (name: string) => screen.getByLabelText(name);
    await pasteInto(user, field('First name'), 'Aino');
    await pasteInto(user, field('Last name'), 'Testi');
    await pasteInto(user, field('Email'), 'aino@example.test');
    await pasteInto(user, field('Password'), 'long enough one');
    await pasteInto(user, field('Mobile number'), number);
    await user.click(screen.getByRole('checkbox', { name: /I accept the/ }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    return shown;
  };
  it('follows the calling code with which it was pasted, so that the code goes to its owner', async () => {
    const { served } = await join('+44 7700 900123');
    await waitFor(() => expect(served.to(registration)).toHaveLength(1));
    expect(served.to(registration)[0]?.body).toMatchObject({ mobilePhone: { prefix: '+44', body: '7700900123' } });
  });
  it('is refused with a calling code that does not exist', async () => {
    const { served } = await join('+999 1234567');
    await waitFor(() => expect(screen.getByLabelText('Mobile number')).toBeInvalid());
    expect(screen.getByLabelText('Mobile number')).toHaveAccessibleDescription(/We can’t text numbers/);
    expect(served.to(registration)).toHaveLength(0);
  });
});

describe('the outcome Unsupported (A§4)', () => {
  const record = (code: string, open: boolean) => ({
    code,
    name: code,
    isd: '+1',
    currency: 'EUR' as const,
    active: true,
    allowed: open,
    location: { lat: 0, lon: 0 },
    removeCountryFromRegistration: false,
  });
  const from = (country: string, open: boolean) =>
    renderWithShell(<SignUp />, {
      path: '/en-UN/signup',
      handlers: [
        handle(siteLocation, { ipAddress: '192.0.2.1', countryCode: country, city: null, regionCode: null }),
        handle(countrySettings, ({ query }) => record(query.countryCode, open)),
        handle(captchaChallenge, { c: 1 }),
        handle(registration, refuse(403, 'error.country.blocked')),
        handleContent('termsVersion', { version: 7, slug: 'terms', publishedAt: '2026-10-01T00:00:00Z' }),
      ],
    });
  const field = (name: string) => screen.getByLabelText(name);
  const heading = () => screen.findByRole('heading', { name: 'We can’t open an account for you' });

  it('says which country the API refused, and leads back to the form with all that was typed', async () => {
    const { user, served } = from('NO', true);
    await waitFor(() => expect(document.querySelector('[autocomplete="country"]')).toHaveValue('NO'));
    await pasteInto(user, field('First name'), 'Aino');
    await pasteInto(user, field('Last name'), 'Testi');
    await pasteInto(user, field('Email'), 'aino@example.test');
    await pasteInto(user, field('Password'), 'long enough one');
    await pasteInto(user, field('Mobile number'), '401234567');
    await user.click(screen.getByRole('checkbox', { name: /I accept the/ }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await heading()).toBeVisible();
    expect(served.to(registration)).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Country of residenceNorway');
    expect(field('Password')).not.toBeVisible();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Play for fun' })).toHaveAttribute('href', '/en-UN');
    expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringContaining('mailto:'));
    await user.click(screen.getByRole('button', { name: 'Choose another country' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(/^Join/);
    expect(field('Password')).toBeVisible();
    expect(field('Password')).toHaveValue('long enough one');
    expect(field('First name')).toHaveValue('Aino');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Country of residence'));
  });

  it('comes first where nobody can join, and lets those who live elsewhere go on', async () => {
    const { user, served } = from('AQ', false);
    expect(await heading()).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Where you are nowAntarctica');
    expect(served.to(countrySettings)[0]?.query).toEqual({ siteId: '5', countryCode: 'AQ' });
    await user.click(screen.getByRole('button', { name: 'I live in another country' }));
    expect(field('First name')).toBeVisible();
    expect(field('First name')).toHaveFocus();
    await pasteInto(user, field('First name'), 'Aino');
    expect(screen.queryByRole('heading', { name: 'We can’t open an account for you' })).toBeNull();
    expect(served.to(countrySettings)).toHaveLength(1);
  });

  it('interrupts nobody whose country may join, or who is typing already', async () => {
    const shown = from('SE', true);
    await waitFor(() => expect(shown.served.to(countrySettings)).toHaveLength(1));
    expect(field('First name')).toBeVisible();
    shown.unmount();
    const closed = from('AQ', false);
    act(() => closed.store.set(signUpAtom, { ...EMPTY_SIGN_UP, typed: { ...details, lastName: '' } }));
    await screen.findByLabelText('First name');
    await waitFor(() => expect(closed.queryClient.getQueryData(['site', 'location'])).toBeDefined());
    expect(closed.served.to(countrySettings)).toHaveLength(0);
    expect(field('First name')).toBeVisible();
  });

  describe('in a market with one country', () => {
    const here = (country: string, open: boolean) =>
      renderWithShell(<SignUp />, {
        path: '/en-NZ/signup',
        pair: 'en-NZ',
        handlers: [
          handle(siteLocation, { ipAddress: '192.0.2.1', countryCode: country, city: null, regionCode: null }),
          handle(countrySettings, ({ query }) => record(query.countryCode, open)),
          handle(captchaChallenge, { c: 1 }),
          handle(registration, refuse(403, 'error.country.blocked')),
          handleContent('termsVersion', { version: 7, slug: 'terms', publishedAt: '2026-10-01T00:00:00Z' }),
        ],
      });

    it('names the country to a visitor from elsewhere who may live there', async () => {
      const { user } = here('AQ', false);
      expect(await heading()).toBeVisible();
      expect(screen.getByText('You can join here if your country of residence is New Zealand.')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'I live in another country' })).toBeNull();
      await user.click(screen.getByRole('button', { name: 'I live in New Zealand' }));
      expect(field('First name')).toHaveFocus();
      expect(document.querySelector('[autocomplete="country"]')).toBeNull();
    });

    it('leads nobody back to a form that has no other country', async () => {
      const { user } = here('NZ', true);
      await pasteInto(user, await screen.findByLabelText('First name'), 'Aino');
      await pasteInto(user, field('Last name'), 'Testi');
      await pasteInto(user, field('Email'), 'aino@example.test');
      await pasteInto(user, field('Password'), 'long enough one');
      await pasteInto(user, field('Mobile number'), '211234567');
      await user.click(screen.getByRole('checkbox', { name: /I accept the/ }));
      await user.click(screen.getByRole('button', { name: 'Continue' }));
      expect(await heading()).toBeVisible();
      expect(screen.getByText(/doesn’t open accounts for any other country/)).toBeVisible();
      expect(screen.queryByRole('button', { name: /another country|I live in/ })).toBeNull();
      expect(screen.getByRole('link', { name: 'Play for fun' })).toBeVisible();
    });
  });

  it('also ends a sign-up whose country was closed after the first step', async () => {
    const shown = at('ContactInfo', { update: refuse(403, 'error.country.blocked') });
    await typeContact(shown);
    await go(shown);
    expect(await heading()).toBeVisible();
    await shown.user.click(screen.getByRole('button', { name: 'Choose another country' }));
    expect(shown.step()).toBe('Details');
    expect(field('Email')).toHaveValue(details.email);
  });
});

describe('contact step', () => {
  it('sends date of birth and address with the documents’ payload', async () => {
    const shown = at('ContactInfo');
    await typeContact(shown);
    await go(shown);
    await waitFor(() => expect(shown.step()).toBe('Verification'));
    expect(shown.served.to(registrationUpdate)[0]?.body).toMatchObject({
      playerId: PLAYER_ID,
      dateOfBirth: '1990-01-05',
      address: 'Mannerheimintie 1',
      postalCode: '00100',
      city: 'Helsinki',
      mobilePhone: details.mobilePhone,
      countryCode: 'FI',
      languageCode: 'EN',
      termsAndConditionsAccepted: true,
    });
    expect(login).not.toHaveBeenCalled();
  });
  it('names each error once: links above, text at the fields', async () => {
    const shown = at('ContactInfo');
    await screen.findByLabelText('Day');
    await go(shown);
    const links = within(await screen.findByRole('alert')).getAllByRole('button');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Date of birth',
      'Street address',
      'Postal code',
      'City',
    ]);
    await shown.user.click(links[2] as HTMLElement);
    expect(screen.getByLabelText('Postal code')).toHaveFocus();
    expect(screen.getByLabelText('Postal code')).toHaveAccessibleDescription(/\S/);
  });
  it('refuses a minor before the server does', async () => {
    const shown = at('ContactInfo');
    await typeContact(shown, String(new Date().getFullYear() - 17));
    await go(shown);
    expect(await screen.findAllByText(/You must be 18 or older to play/)).not.toHaveLength(0);
    expect(shown.served.to(registrationUpdate)).toHaveLength(0);
  });
  it('logs in at once if no code is required (A§4)', async () => {
    const shown = at('ContactInfo', { risk: { smsVerification: false, emailVerification: false } });
    await typeContact(shown);
    await go(shown);
    await waitFor(() => expect(shown.step()).toBe('Complete'));
    expect(login).toHaveBeenCalledWith({ email: details.email, password: details.password, retry: true });
  });
  it.each(['en-CA', 'en-UN'] as const)('asks a Canadian for a province on %s', async (pair) => {
    const shown = at('ContactInfo', { pair, state: { details: { ...details, countryCode: 'CA' } } });
    await typeContact(shown);
    await go(shown);
    expect(await screen.findAllByText(/Choose your province/)).not.toHaveLength(0);
    await shown.user.selectOptions(screen.getByLabelText('Province or territory'), 'QC');
    await go(shown);
    await waitFor(() =>
      expect(shown.served.to(registrationUpdate)[0]?.body).toMatchObject({ countryCode: 'CA', province: 'QC' }),
    );
  });
  it('cpfAtRegistration (BR): asks for the CPF, checks its digits and sends them alone', async () => {
    const shown = at('ContactInfo', { pair: 'pt-BR', state: { details: { ...details, countryCode: 'BR' } } });
    const type = async (name: string, value: string) => {
      const field = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      if (field) {
        await shown.user.clear(field);
        await pasteInto(shown.user, field, value);
      }
    };
    const send = () => shown.user.click(document.querySelector('button[type="submit"]') as HTMLButtonElement);
    await screen.findByLabelText('CPF');
    for (const [name, value] of [
      ['address', 'Avenida Paulista 1'],
      ['postalCode', '01310-100'],
      ['city', 'São Paulo'],
    ] as const)
      await type(name, value);
    for (const [label, value] of [
      ['Dia', '05'],
      ['Mês', '01'],
      ['Ano', '1990'],
    ] as const)
      await pasteInto(shown.user, screen.getByLabelText(label), value);
    await send();
    expect(await screen.findAllByText('Informe o seu CPF.')).not.toHaveLength(0);
    await type('cpf', '529.982.247-26');
    await send();
    expect(await screen.findAllByText(/^Este CPF não é válido/)).not.toHaveLength(0);
    expect(shown.served.to(registrationUpdate)).toHaveLength(0);
    await type('cpf', '529.982.247-25');
    await send();
    await waitFor(() => expect(shown.served.to(registrationUpdate)[0]?.body).toMatchObject({ cpf: '52998224725' }));
  });
  it('shows on the CPF that there is an account with it (A§8)', async () => {
    const shown = at('ContactInfo', {
      update: refuse(400, 'error.cpf.duplicate_found', {
        validationErrors: [{ field: 'cpf', message: 'error.cpf.duplicate_found' }],
      }),
    });
    expect(screen.queryByLabelText('CPF')).toBeNull();
    await typeContact(shown);
    await go(shown);
    // The API may ask for more than the page knows: the field appears with its reason.
    expect(await screen.findByLabelText('CPF')).toBeInvalid();
    expect(screen.getAllByText(/^There’s already an account with this CPF/)).not.toHaveLength(0);
  });
  it('drops the province of a country that was chosen before', async () => {
    const contact = { dateOfBirth: '', cpf: '', address: '', city: '', postalCode: '', province: 'QC' };
    const shown = at('ContactInfo', { state: { contact } });
    await typeContact(shown);
    expect(screen.queryByLabelText('Province or territory')).toBeNull();
    await go(shown);
    await waitFor(() => expect(shown.served.to(registrationUpdate)).toHaveLength(1));
    expect(shown.served.to(registrationUpdate)[0]?.body).not.toHaveProperty('province');
  });
  it('names and checks the minimum age of the player’s country before the API is asked', async () => {
    const shown = at('ContactInfo', { state: { details: { ...details, countryCode: 'NZ' } } });
    expect(await screen.findByText('You must be 20 or older.')).toBeVisible();
    await typeContact(shown, String(new Date().getFullYear() - 19));
    await go(shown);
    expect(await screen.findAllByText('You must be 20 or older to play.')).not.toHaveLength(0);
    expect(shown.served.to(registrationUpdate)).toHaveLength(0);
  });
  it('follows a minimum age that is newer than the page, once the API has told it', async () => {
    const shown = at('ContactInfo', {
      state: { details: { ...details, countryCode: 'SE' } },
      update: refuse(400, 'error.registration.underage', {
        details: { minimumAge: 20 },
        validationErrors: [{ field: 'dateOfBirth', message: 'error.registration.underage' }],
      }),
    });
    await typeContact(shown, String(new Date().getFullYear() - 19));
    await go(shown);
    expect(await screen.findAllByText('You must be 20 or older to play.')).not.toHaveLength(0);
    expect(shown.served.to(registrationUpdate)).toHaveLength(1);
    await go(shown);
    await screen.findAllByText('You must be 20 or older to play.');
    expect(shown.served.to(registrationUpdate)).toHaveLength(1);
    await replace(shown, 'Year', '1990');
    expect(await screen.findByText('You must be 20 or older.')).toBeVisible();
  });
  it('counts the age by the API’s clock, whatever the device’s says', async () => {
    const risk = { smsVerification: true, emailVerification: true };
    const yearAhead = new Date(Date.now() + 366 * 86_400_000);
    const at18 = new Date(yearAhead);
    at18.setUTCFullYear(at18.getUTCFullYear() - 18);
    const answerAt = (date: Date) =>
      new Response(JSON.stringify(risk), {
        headers: { 'content-type': 'application/json', date: date.toUTCString() },
      });
    const shown = at('ContactInfo', { risk: answerAt(yearAhead) });
    try {
      await waitFor(() => expect(shown.served.to(riskSetting)).toHaveLength(1));
      await typeContact(shown, String(at18.getUTCFullYear()));
      await replace(shown, 'Day', String(at18.getUTCDate()).padStart(2, '0'));
      await replace(shown, 'Month', String(at18.getUTCMonth() + 1).padStart(2, '0'));
      await go(shown);
      await waitFor(() => expect(shown.served.to(registrationUpdate)).toHaveLength(1));
    } finally {
      // The clock is learnt for the whole page, so the next test needs the right one again.
      shown.served.use(handle(riskSetting, () => answerAt(new Date())));
      await call(riskSetting, { query: { countryCode: 'FI' } });
    }
  });
  it('keeps the input and shows the reason if the server refuses', async () => {
    const shown = at('ContactInfo', {
      update: refuse(400, 'error.validation', {
        validationErrors: [{ field: 'postalCode', message: 'error.postal_code.invalid' }],
      }),
    });
    await typeContact(shown);
    await go(shown);
    await waitFor(() => expect(screen.getByLabelText('Postal code')).toBeInvalid());
    expect(screen.getByLabelText('Postal code')).not.toHaveAccessibleDescription('error.postal_code.invalid');
    expect(screen.getByLabelText('City')).toHaveValue('Helsinki');
    expect(shown.step()).toBe('ContactInfo');
  });
  it('explains a refusal whose code is newer than the page', async () => {
    const shown = at('ContactInfo', { update: refuse(409, 'error.brand.new') });
    await typeContact(shown);
    await go(shown);
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(screen.queryByText(/error\.brand\.new/)).toBeNull();
  });
  it('lets an expired sign-up start again', async () => {
    const shown = at('ContactInfo', { update: refuse(401, 'error.registration.expired') });
    await typeContact(shown);
    await go(shown);
    await shown.user.click(await screen.findByRole('button', { name: 'Start again' }));
    expect(shown.step()).toBe('Details');
  });
  it('moves the focus to the step that “Change number” leads back to, whose link is gone', async () => {
    const { user } = at('Verification');
    (await screen.findByRole('button', { name: 'Change number' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Details' })).toHaveFocus());
    await user.tab();
    expect(screen.getByLabelText('First name')).toHaveFocus();
  });
  it('gives every step a history entry, so that the browser’s back goes one step back', async () => {
    const shown = at('Details');
    await screen.findByRole('heading', { level: 1 });
    shown.store.set(signUpAtom, (state) => ({ ...state, progress: forward(state.progress) }));
    await waitFor(() => expect(shown.location().state).toMatchObject({ step: { index: 1 } }));
    shown.store.set(signUpAtom, (state) => ({ ...state, progress: forward(state.progress) }));
    await waitFor(() => expect(shown.location().state).toMatchObject({ step: { index: 2 } }));
    await shown.user.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(shown.step()).toBe('ContactInfo'));
    await shown.user.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(shown.step()).toBe('Details'));
    expect(shown.location().pathname).toBe('/en-UN/signup');
  });
  it('goes forward only to steps that were reached before', async () => {
    const shown = at('Details', { state: { progress: { currentStep: 'Details', visitedSteps: ['Details'] } } });
    await screen.findByRole('heading', { level: 1 });
    act(() => shown.store.set(signUpAtom, (state) => ({ ...state, progress: forward(state.progress) })));
    await waitFor(() => expect(shown.location().state).toMatchObject({ step: { index: 1 } }));
    await shown.user.click(screen.getByRole('button', { name: 'browser: back' }));
    await waitFor(() => expect(shown.step()).toBe('Details'));
    await shown.user.click(screen.getByRole('button', { name: 'browser: forward' }));
    await waitFor(() => expect(shown.step()).toBe('ContactInfo'));
    expect(forwardAgain(shown.store.get(signUpAtom).progress)).toEqual(shown.store.get(signUpAtom).progress);
  });
  it('goes back without losing the details', async () => {
    const shown = at('ContactInfo');
    await shown.user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText('First name')).toHaveValue('Aino');
    expect(screen.getByLabelText('Mobile number')).toHaveValue('401234567');
  });
});

describe('verification step', () => {
  it.each([
    ['of its address', '?bonusCode=SPRING-26', null, 'SPRING-26'],
    ['of a page on the way here', '', 'LATER', 'LATER'],
    ['of its address before an older one', '?bonusCode=NEW', 'OLD', 'NEW'],
  ])('shows the bonus code %s, and leads on with it', async (_where, query, earlier, code) => {
    rememberLoginOrigin(earlier === null ? null : { path: '/en-UN/online-casino', bonusCode: earlier, campaign: null });
    at('Details', { query });
    expect(await screen.findByText(`You’re joining with bonus code ${code}.`)).toBeVisible();
    rememberLoginOrigin(null);
  });
  it('does not show free text as a bonus code', async () => {
    at('Details', { query: '?bonusCode=call%20us%20now' });
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
    expect(screen.queryByText(/bonus code/)).toBeNull();
  });
  it('continues from its end with the bonus code that it started with', async () => {
    rememberLoginOrigin({ path: '/en-UN/promotions/spring', bonusCode: 'SPRING', campaign: 'tv-1' });
    at('Complete', { who: playerSession() });
    expect(await screen.findByRole('link', { name: 'See what your code SPRING gives you' })).toHaveAttribute(
      'href',
      '/en-UN/my-account/bonus-code?bonusCode=SPRING',
    );
    expect(await screen.findByRole('link', { name: 'Continue where you left off' })).toHaveAttribute(
      'href',
      '/en-UN/promotions/spring?bonusCode=SPRING',
    );
    rememberLoginOrigin(null);
  });

  it('asks for both codes in turn, then logs the player in', async () => {
    const shown = at('Verification');
    await pasteInto(shown.user, await screen.findByLabelText('Code from the text message'), '123456');
    await pasteInto(shown.user, await screen.findByLabelText('Code from the email'), '654321');
    await waitFor(() => expect(shown.step()).toBe('Complete'));
    expect(login.mock.calls).toEqual([[{ email: details.email, password: details.password, retry: true }]]);
    expect(shown.store.get(signUpAtom).verified).toEqual({ sms: true, email: true });
  });
  it('goes on if the account was completed and only the answer was lost', async () => {
    const answers = [lost(), refuse(401, 'error.registration.expired')];
    const shown = at('Verification', {
      state: { verified: { sms: true, email: false } },
      verify: () => answers.shift() as never,
    });
    await pasteInto(shown.user, await screen.findByLabelText('Code from the email'), '654321');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(login).not.toHaveBeenCalled();
    await pasteInto(shown.user, screen.getByLabelText('Code from the email'), '654321');
    await waitFor(() => expect(shown.step()).toBe('Complete'));
    expect(login.mock.calls).toEqual([[{ email: details.email, password: details.password }]]);
  });
  it('says that the sign-up has ended if there is no account either', async () => {
    const shown = at('Verification', {
      state: { verified: { sms: true, email: false } },
      verify: refuse(401, 'error.registration.expired'),
    });
    login.mockResolvedValueOnce({ kind: 'unauthorised' } as never);
    await pasteInto(shown.user, await screen.findByLabelText('Code from the email'), '654321');
    await shown.user.click(await screen.findByRole('button', { name: 'Start again' }));
    expect(shown.step()).toBe('Details');
  });
  it('ends with the refusal of a person who is kept out, and no step of the sign-up around it', async () => {
    const shown = at('Verification', {
      state: { verified: { sms: true, email: false } },
      verify: refuse(403, 'error.exclusion.in.progress.indefinitely', { details: { register: 'OASIS' } }),
    });
    const email = await screen.findByLabelText('Code from the email');
    await waitFor(() => expect(shown.location().state).toMatchObject({ step: { index: 2, entries: 1 } }));
    await pasteInto(shown.user, email, '654321');
    expect(await screen.findByRole('heading', { level: 1, name: 'You are in an exclusion register' })).toBeVisible();
    // “Back” leads out at once.
    await waitFor(() => expect(shown.location().state).toBeNull());
    expect(screen.getByText('Your name is in OASIS, the national exclusion register')).toBeVisible();
    expect(screen.queryByText(/Step 3 of 4|two codes/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await shown.user.click(screen.getByRole('link', { name: 'Close' }));
    expect(shown.store.get(signUpAtom)).toMatchObject({ details: null, playerId: null, refused: null });
  });
  it('asks only for what the market requires', async () => {
    const shown = at('Verification', { risk: { smsVerification: false, emailVerification: true } });
    await screen.findByLabelText('Code from the email');
    expect(shown.served.to(smsRequest)).toHaveLength(0);
  });
  it('starts again after a reload', async () => {
    const shown = at('Verification', { state: { details: null, playerId: null } });
    await shown.user.click(await screen.findByRole('button', { name: 'Start again' }));
    expect(shown.step()).toBe('Details');
  });
});

describe('complete step', () => {
  it('welcomes a logged-in player and links to the cashier and the games', async () => {
    at('Complete', { who: playerSession() });
    expect(await screen.findByText('Welcome, Aino!')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Make a deposit' })).toHaveAttribute(
      'href',
      '/en-UN/my-account/banking/deposit',
    );
    expect(screen.getByRole('link', { name: 'Look around first' })).toHaveAttribute('href', '/en-UN/online-casino');
  });
  it('is the only welcome, even if it is left before the login is known', async () => {
    const playerId = crypto.randomUUID();
    at('Complete', { state: { playerId } });
    await screen.findByText('Welcome, Aino!');
    expect(wasWelcomed(playerId)).toBe(true);
  });
  it('offers login if the automatic one failed', async () => {
    const shown = at('Complete');
    expect(await screen.findByText(/Your account is ready. Please log in/)).toBeVisible();
    await shown.user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(shown.store.get(overlayAtom)).toBe('auth.login');
  });
  it('leaves nothing for the next visitor of this browser', async () => {
    const shown = at('Complete');
    await screen.findByText('Welcome, Aino!');
    shown.unmount();
    expect(shown.store.get(signUpAtom)).toEqual(EMPTY_SIGN_UP);
  });
});

it('keeps the skeleton for a logged-in player until the home page has loaded', () => {
  const { container } = at('Details', { state: { details: null, playerId: null }, who: playerSession() });
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
});

it('keeps the input while another page is visited, in memory only and without the password (A§5)', async () => {
  const shown = at('Details', { state: { details: null, playerId: null } });
  await pasteInto(shown.user, await screen.findByLabelText('First name'), 'Aino');
  await pasteInto(shown.user, screen.getByLabelText('Password'), 'long enough one');
  expect([sessionStorage.length, JSON.stringify({ ...localStorage })]).toEqual([
    0,
    expect.not.stringMatching(/Aino|long enough/),
  ]);
  expect(shown.store.get(signUpAtom).typed).toMatchObject({ firstName: 'Aino' });
  expect(shown.store.get(signUpAtom).typed).not.toHaveProperty('password');
});
