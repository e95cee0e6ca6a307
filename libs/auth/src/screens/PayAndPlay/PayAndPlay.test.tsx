import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { latestActivityLog } from '@baize/contracts/account';
import { startCooling } from '@baize/contracts/market-law';
import { bankAuthorise, bankPlayerCode, bankPlayerLogin, bankPlayerUpdate } from '@baize/contracts/pay-and-play';
import { accessDetails } from '@baize/contracts/player';
import { smsRequest } from '@baize/contracts/registration';
import { authorisationAtom } from '@baize/session';
import { overlayAtom, sessionEndAtom, toastsAtom } from '@baize/shell';
import { handle, handleContent, PLAYER_ID, playerProfile, playerSession, refuse, testBrand } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { payAndPlayAtom } from '../../state/pay-and-play.ts';
import { provideAuthController } from '../../state/session.ts';
import { PayAndPlay } from './PayAndPlay.tsx';
import { SignUpCallback } from './SignUpCallback.tsx';

/** Another page of this origin: what it hears, and a way to speak. */
function otherPage() {
  const channel = new BroadcastChannel('baize.signup-callback');
  const heard: unknown[] = [];
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => void heard.push(data));
  opened.push(channel);
  return { heard, say: (message: object) => channel.postMessage(message) };
}
const opened: BroadcastChannel[] = [];
afterEach(() => {
  for (const channel of opened.splice(0)) channel.close();
});

it('says that no bank offers it and links to the ordinary sign-up and login', async () => {
  const { user, store } = renderWithShell(<PayAndPlay />);
  expect(screen.getByRole('link', { name: 'Join now' })).toHaveAttribute('href', '/en-UN/signup');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(store.get(overlayAtom)).toBe('auth.login');
});

it('sends a player who is logged in home', async () => {
  const { location } = renderWithShell(<PayAndPlay />, { who: playerSession(), path: '/en-UN/signup/pnp' });
  await waitFor(() => expect(location().pathname).toBe('/en-UN'));
});

describe('the page that a bank returns to (A§2 signup/callback)', () => {
  const SESSION = '0b7c2c1e-54a5-4a64-9c3e-4f5d2c9b7a10';
  const OTHER = '1b7c2c1e-54a5-4a64-9c3e-4f5d2c9b7a10';
  const CODE = 'a-code-of-the-bank-0001';
  const path = `/en-UN/signup/callback?oneTimeCode=${CODE}&sessionId=${SESSION}`;
  it('hands code and session to the pages of our own origin, and says when the waiting one has them', async () => {
    const { heard, say } = otherPage();
    renderWithShell(<SignUpCallback />, { path });
    await waitFor(() => expect(heard).toEqual([{ type: 'signup-callback', oneTimeCode: CODE, sessionId: SESSION }]));
    say({ type: 'signup-callback-taken', sessionId: OTHER });
    say({ type: 'signup-callback-taken', sessionId: SESSION });
    expect(await screen.findByText('Your bank has replied')).toBeVisible();
    // Read aloud: the player may be looking at another window.
    expect(screen.getByRole('status')).toHaveTextContent('Your bank has replied');
  });
  it('leads to the sign-up where no page waits', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { location } = renderWithShell(<SignUpCallback />, { path });
    const { say } = otherPage();
    say({ type: 'signup-callback-taken', sessionId: OTHER });
    act(() => vi.advanceTimersByTime(4900));
    expect(location().pathname).toBe('/en-UN/signup/callback');
    act(() => vi.advanceTimersByTime(200));
    expect(location().pathname).toBe('/en-UN/signup');
    vi.useRealTimers();
  });
  it.each([
    '/en-UN/signup/callback',
    `/en-UN/signup/callback?oneTimeCode=%3Cscript%3E-0123456789&sessionId=${SESSION}`,
    `/en-UN/signup/callback?oneTimeCode=${'x'.repeat(200)}&sessionId=${SESSION}`,
    `/en-UN/signup/callback?oneTimeCode=${CODE}&sessionId=1`,
  ])('passes nothing on from %s', async (invalid) => {
    const { heard } = otherPage();
    const { location } = renderWithShell(<SignUpCallback />, { path: invalid });
    await waitFor(() => expect(location().pathname).toBe('/en-UN/signup'));
    // What this page sends would arrive before the next message.
    otherPage().say({ last: true });
    await waitFor(() => expect(heard).toEqual([{ last: true }]));
  });
});

describe('the banner of the content service (B§3, B§8)', () => {
  const show = (banner: object | null) =>
    renderWithShell(<PayAndPlay />, {
      pair: 'fi-FI',
      path: '/fi-FI/signup/pnp',
      handlers: [handleContent('payAndPlayBanner', banner)],
    });
  it('says what this way to join is, above the form', async () => {
    show({ title: 'One step', description: 'Your bank knows your address.' });
    expect(await screen.findByText('One step')).toBeVisible();
    expect(screen.getByText('Your bank knows your address.')).toBeVisible();
  });
  it('is missed with the documents’ words, and the form is there without it', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    show(null);
    await waitFor(() => expect(logged.mock.calls).toEqual([['Pnp Banner not being configured!']]));
    expect(screen.getByRole('textbox')).toBeVisible();
    logged.mockRestore();
  });
});

describe('where the market offers it', () => {
  const SESSION = '0b7c2c1e-54a5-4a64-9c3e-4f5d2c9b7a10';
  const CODE = 'a-code-of-the-bank-0001';
  const BANK = 'http://bank.test';
  const known = { playerId: PLAYER_ID, email: 'a•••@example.test', mobilePhone: '•••67', details: null };
  const details = {
    firstName: 'Kaisa',
    lastName: 'Rautio',
    dateOfBirth: '1988-02-29',
    address: 'Koivukatu 12',
    city: 'Tampere',
    postalCode: '33100',
    countryCode: 'FI',
    email: 'kaisa@example.test',
    mobilePhone: { prefix: '+358', body: '401234567' },
  };
  const tokens = { idToken: 'i', refreshToken: 'r', accessToken: 'a', lastAuth: 'kaisa@example.test' };
  const deposit = { status: 'CREDITED', amount: 50, currencyCode: 'EUR' } as const;

  function open(
    verified: object = known,
    login: object = { ...tokens, deposit },
    {
      more = [] as readonly ReturnType<typeof handle>[],
      update = { playerId: PLAYER_ID, smsVerification: false, emailVerification: false } as object,
      brand = testBrand(),
    } = {},
  ) {
    const enter = vi.fn(() => {
      if (more.length > 0)
        shown.store.set(authorisationAtom, { status: 'resolved', authorised: true, session: playerSession() });
      return Promise.resolve();
    });
    const logout = vi.fn(() => Promise.resolve({ stay: false }));
    provideAuthController({
      enter,
      login: () => Promise.resolve(null),
      logout,
    });
    const handlers = [
      ...more,
      handle(bankAuthorise, { redirectUrl: `${BANK}/bank/sign-in/1`, sessionId: SESSION }),
      handle(bankPlayerCode, verified as never),
      handle(bankPlayerUpdate, update as never),
      handle(bankPlayerLogin, login as never),
      handleContent('termsVersion', { version: 3, slug: 'terms', publishedAt: '2026-10-01T00:00:00Z' }),
    ];
    let back = () => undefined as void;
    function BrowserBack() {
      const navigate = useNavigate();
      useEffect(() => {
        back = () => void navigate(-1);
      }, [navigate]);
      return null;
    }
    const page = (
      <>
        <PayAndPlay />
        <BrowserBack />
      </>
    );
    const shown = renderWithShell(page, { handlers, brand, pair: 'fi-FI', path: '/fi-FI/signup/pnp' });
    return { ...shown, enter, logout, back: () => back() };
  }
  /** Goes to the bank's page. @returns a way to send messages as the bank, or not quite as the bank */
  async function atBank(page: ReturnType<typeof open>) {
    await page.user.type(screen.getByRole('textbox'), '50');
    await page.user.click(screen.getByRole('button', { name: /pankkiisi/ }));
    const frame = (await screen.findByTitle('Pankkisi')) as HTMLIFrameElement;
    return (data: object, { origin = BANK, source = frame.contentWindow as Window | null } = {}) =>
      act(async () => {
        window.dispatchEvent(
          new MessageEvent('message', {
            origin,
            source,
            data: { source: 'baize-bank', sessionId: SESSION, ...data },
          }),
        );
      });
  }
  it('leads from the bank’s page back to the amount with the browser’s “back”', async () => {
    const page = open();
    await atBank(page);
    await waitFor(() => expect(page.location().state).toMatchObject({ step: { index: 1 } }));
    act(() => page.back());
    expect(await screen.findByRole('textbox')).toHaveValue('50');
    expect(screen.queryByTitle('Pankkisi')).toBeNull();
    expect(page.location().pathname).toBe('/fi-FI/signup/pnp');
  });

  it('takes the bank’s page out of the history when it fails, so that “back” is not spent on it', async () => {
    const page = open();
    const say = await atBank(page);
    await waitFor(() => expect(page.location().state).toMatchObject({ step: { index: 1 } }));
    await say({ type: 'failed', failureCode: 'insufficient_funds' });
    expect(await screen.findByText(/ei ole tarpeeksi rahaa/)).toBeVisible();
    await waitFor(() => expect(page.location().state).toBeNull());
    expect(page.location().pathname).toBe('/fi-FI/signup/pnp');
  });

  const bodiesOf = ({ served }: ReturnType<typeof open>, path: string) =>
    served.calls.filter((call) => call.path.endsWith(path));

  it('listens to the bank’s own frame only, and acts upon a code once', async () => {
    const page = open();
    const say = await atBank(page);
    const code = { type: 'code', oneTimeCode: CODE };
    await say(code, { origin: 'http://evil.test' });
    await say(code, { source: window });
    await say({ ...code, sessionId: PLAYER_ID });
    await say({ ...code, oneTimeCode: '<script>' });
    expect(bodiesOf(page, '/code')).toHaveLength(0);
    await say(code);
    await say(code);
    await waitFor(() => expect(page.enter).toHaveBeenCalledWith(tokens));
    expect(bodiesOf(page, '/code')).toHaveLength(1);
    expect(page.store.get(toastsAtom).success?.value).toMatch(/50,00.*saldoosi/);
  });

  it('keeps the refusal in its place until the bank is there, so that a double tap meets nothing else', async () => {
    const page = open();
    let answer = (_reply: Response): void => undefined;
    page.served.use(handle(bankAuthorise, () => new Promise<Response>((resolve) => (answer = resolve))));
    const goOn = () => page.user.click(screen.getByRole('button', { name: /pankkiisi/ }));
    await page.user.type(screen.getByRole('textbox'), '50');
    act(() => page.store.set(payAndPlayAtom, (state) => ({ ...state, notice: { code: 'declined', details: {} } })));
    const refusal = /Pankkisi hylkäsi maksun/;
    expect(screen.getByRole('alert').textContent).toMatch(refusal);
    await goOn();
    // Still there, and not read out a second time.
    expect(screen.getByText(refusal)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => answer(refuse(503, 'error.bank.unreachable')));
    expect((await screen.findByRole('alert')).textContent).not.toMatch(refusal);
  });

  it('takes the code of our own page in another window, for its own session and once', async () => {
    const page = open();
    const say = await atBank(page);
    const { heard, say: sayFromWindow } = otherPage();
    const back = { type: 'signup-callback', oneTimeCode: CODE, sessionId: SESSION };
    sayFromWindow({ ...back, sessionId: PLAYER_ID });
    sayFromWindow({ ...back, oneTimeCode: '<script>-0123456789' });
    sayFromWindow({ ...back, type: 'code' });
    // A page of any origin can send window messages: they count only from the bank's own frame.
    await say(back, { origin: window.location.origin, source: window });
    sayFromWindow({ type: 'signup-callback-taken', sessionId: SESSION });
    expect(bodiesOf(page, '/code')).toHaveLength(0);
    sayFromWindow(back);
    sayFromWindow(back);
    await waitFor(() => expect(page.enter).toHaveBeenCalledWith(tokens));
    await say({ type: 'code', oneTimeCode: CODE });
    expect(bodiesOf(page, '/code')).toHaveLength(1);
    expect(bodiesOf(page, '/code')[0]?.body).toMatchObject({ sessionId: SESSION, oneTimeCode: CODE });
    expect(heard[0]).toEqual({ type: 'signup-callback-taken', sessionId: SESSION });
  });

  it('promises a code only for a number that is not the bank’s, and keeps the country of the bank’s number', async () => {
    const swedish = { ...details, mobilePhone: { prefix: '+46', body: '701234567' } };
    const page = open({ playerId: PLAYER_ID, email: null, mobilePhone: null, details: swedish });
    await (
      await atBank(page)
    )({ type: 'code', oneTimeCode: CODE });
    await screen.findByDisplayValue('701234567');
    expect(screen.queryByText(/koodin tekstiviestillä/)).toBeNull();
    await page.user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
    await page.user.click(screen.getByRole('button', { name: 'Avaa tili' }));
    await waitFor(() =>
      expect(bodiesOf(page, '/update')[0]?.body).toMatchObject({ mobilePhone: { prefix: '+46', body: '701234567' } }),
    );
  });

  it('says at the number that the brand does not text its country', async () => {
    const update = refuse(400, 'error.phone.prefix_blocked', {
      validationErrors: [{ field: 'mobilePhone', message: 'error.phone.prefix_blocked' }],
    });
    const page = open({ playerId: PLAYER_ID, email: null, mobilePhone: null, details }, undefined, { update });
    await (
      await atBank(page)
    )({ type: 'code', oneTimeCode: CODE });
    const number = await screen.findByDisplayValue('401234567');
    await page.user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
    await page.user.click(screen.getByRole('button', { name: 'Avaa tili' }));
    await waitFor(() => expect(number).toHaveAccessibleDescription(/Emme voi lähettää/));
  });

  it('leaves out a number whose calling code the brand blocks', async () => {
    const british = { ...details, mobilePhone: { prefix: '+44', body: '7400123456' } };
    const { switches } = testBrand().config;
    const page = open({ playerId: PLAYER_ID, email: null, mobilePhone: null, details: british }, undefined, {
      brand: testBrand({
        switches: { ...switches, allowAllPhonePrefixes: false, filteredPhonePrefixCountries: ['GB'] },
      }),
    });
    await (
      await atBank(page)
    )({ type: 'code', oneTimeCode: CODE });
    expect(await screen.findByDisplayValue('kaisa@example.test')).toBeVisible();
    expect(screen.getByLabelText('Matkapuhelinnumero')).toHaveValue('');
    // It will be a number that the bank does not vouch for.
    expect(screen.getByText(/koodin tekstiviestillä/)).toBeVisible();
  });

  it('announces the code of another number', async () => {
    const page = open({ playerId: PLAYER_ID, email: null, mobilePhone: null, details });
    await (
      await atBank(page)
    )({ type: 'code', oneTimeCode: CODE });
    await page.user.type(await screen.findByDisplayValue('401234567'), '8');
    expect(screen.getByText(/koodin tekstiviestillä/)).toBeVisible();
  });

  it('fills the form with what the bank knows, and logs in after it', async () => {
    const page = open({ playerId: PLAYER_ID, email: null, mobilePhone: null, details });
    await (
      await atBank(page)
    )({ type: 'code', oneTimeCode: CODE });
    expect(await screen.findByDisplayValue('kaisa@example.test')).toBeVisible();
    expect(page.store.get(payAndPlayAtom)).toMatchObject({
      iframeUrl: null,
      showSignUpForm: true,
      playerId: PLAYER_ID,
    });
    await page.user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
    await page.user.click(screen.getByRole('button', { name: 'Avaa tili' }));
    await waitFor(() => expect(page.enter).toHaveBeenCalled());
    expect(bodiesOf(page, '/update')[0]?.body).toMatchObject({
      sessionId: SESSION,
      playerId: PLAYER_ID,
      email: 'kaisa@example.test',
      mobilePhone: { prefix: '+358', body: '401234567' },
      termsAndConditionsAcceptedVersion: 3,
    });
  });

  it.each([
    [{ type: 'cancelled' }, /Poistuit pankin sivulta/],
    [{ type: 'failed', failureCode: 'insufficient_funds' }, /ei ole tarpeeksi rahaa/],
    [{ type: 'failed', failureCode: 'unheard_of' }, /Jokin meni vikaan/],
  ])('explains %j, takes the frame away and starts again from the amount', async (message, words) => {
    const page = open();
    await (
      await atBank(page)
    )(message);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByTitle('Pankkisi')).not.toBeInTheDocument();
    // The amount need not be typed again.
    expect(screen.getByRole('textbox')).toHaveValue('50');
  });

  it('opens the form again for another number, with what was sent and without the bank', async () => {
    const page = open({ playerId: PLAYER_ID, email: null, mobilePhone: null, details }, undefined, {
      more: [handle(smsRequest, { expiresAt: '2026-11-29T12:10:00Z', resendAt: '2026-11-29T12:00:30Z' })],
      update: { playerId: PLAYER_ID, smsVerification: true, emailVerification: true },
    });
    await (
      await atBank(page)
    )({ type: 'code', oneTimeCode: CODE });
    const email = await screen.findByDisplayValue('kaisa@example.test');
    await page.user.clear(email);
    await page.user.type(email, 'other@example.test');
    await page.user.type(screen.getByDisplayValue('401234567'), '8');
    for (const box of screen.getAllByRole('checkbox')) await page.user.click(box);
    await page.user.click(screen.getByRole('button', { name: 'Avaa tili' }));
    await page.user.click(await screen.findByRole('button', { name: 'Vaihda numero' }));
    expect(screen.getByDisplayValue('other@example.test')).toBeVisible();
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();
    await page.user.type(screen.getByDisplayValue('4012345678'), '{Backspace}9');
    await page.user.click(screen.getByRole('button', { name: 'Avaa tili' }));
    await screen.findByRole('button', { name: 'Vaihda numero' });
    expect(bodiesOf(page, '/update').map(({ body }) => body)).toMatchObject([
      { sessionId: SESSION, mobilePhone: { prefix: '+358', body: '4012345678' } },
      { sessionId: SESSION, mobilePhone: { prefix: '+358', body: '4012345679' } },
    ]);
  });

  it('starts again with the amount once the visit to the bank is over', async () => {
    const page = open({ playerId: PLAYER_ID, email: null, mobilePhone: null, details }, undefined, {
      update: refuse(403, 'error.pay_and_play.session'),
    });
    await (
      await atBank(page)
    )({ type: 'code', oneTimeCode: CODE });
    await screen.findByDisplayValue('kaisa@example.test');
    for (const box of screen.getAllByRole('checkbox')) await page.user.click(box);
    await page.user.click(screen.getByRole('button', { name: 'Avaa tili' }));
    expect(await screen.findByText(/Istuntosi pankissa on vanhentunut/)).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('50');
    expect(screen.getByRole('button', { name: /pankkiisi/ })).toBeVisible();
  });

  it('takes the frame away when the code is refused', async () => {
    const page = open(refuse(400, 'error.pay_and_play.code'));
    await (
      await atBank(page)
    )({ type: 'code', oneTimeCode: CODE });
    expect(await screen.findByText(/Istuntosi pankissa on vanhentunut/)).toBeVisible();
    expect(page.store.get(payAndPlayAtom)).toMatchObject({ iframeUrl: null, verifyCodeStatus: 'error' });
  });

  it.each([
    [
      'too young',
      refuse(400, 'error.registration.underage', { details: { minimumAge: 18 } }),
      /vähintään 18-vuotias\./,
    ],
    ['living elsewhere', refuse(403, 'error.country.blocked'), /^Pankkisi mukaan asut maassa/],
  ])('says that no money was taken from a person who is %s', async (_who, answer, why) => {
    const page = open(answer);
    await (
      await atBank(page)
    )({ type: 'code', oneTimeCode: CODE });
    const notice = await screen.findByText(why);
    expect(notice).toHaveTextContent('Rahaa ei veloitettu.');
    expect(page.store.get(payAndPlayAtom)).toMatchObject({ iframeUrl: null, verifyCodeStatus: 'error' });
  });

  it('says that the service is not ready', async () => {
    const page = open(refuse(503, 'error.service_unavailable'));
    await (
      await atBank(page)
    )({ type: 'code', oneTimeCode: CODE });
    expect(await screen.findByText(/yhteyttä palvelimeen/)).toBeVisible();
  });

  it('offers the restricted session to an excluded player', async () => {
    const page = open(known, refuse(403, 'error.exclusion.in.progress.indefinitely'));
    await (
      await atBank(page)
    )({ type: 'code', oneTimeCode: CODE });
    await page.user.click(await screen.findByRole('button', { name: /kotiutuksiin/i }));
    await waitFor(() => expect(bodiesOf(page, '/login')).toHaveLength(2));
    expect(bodiesOf(page, '/login')[1]?.body).toMatchObject({ restricted: true });
  });

  it('leads an excluded player to their money, also when the terms are newer than theirs', async () => {
    const page = open(
      known,
      ({ body }: { readonly body: { readonly restricted?: boolean } }) =>
        body.restricted === true ? { ...tokens, deposit } : refuse(403, 'error.exclusion.in.progress.indefinitely'),
      { more: [handle(accessDetails, playerProfile({ termsAndConditionsAcceptedVersion: 2 }))] },
    );
    await (
      await atBank(page)
    )({ type: 'code', oneTimeCode: CODE });
    await page.user.click(await screen.findByRole('button', { name: /kotiutuksiin/i }));
    await waitFor(() => expect(page.location().pathname).toBe('/fi-FI/my-account/banking/withdraw'));
  });

  describe('the first login after a break (A§4 start-cooling)', () => {
    const until = '2026-10-04T10:00:00.000Z';
    async function backFromBreak(loginDate: string | null = null) {
      const page = open(known, undefined, {
        more: [
          handle(
            accessDetails,
            playerProfile({ breakEndedAt: '2026-10-02T10:00:00.000Z', termsAndConditionsAcceptedVersion: 3 }),
          ),
          handle(latestActivityLog, { note: '', loginDate, loginIp: null, loginCountry: null }),
          handle(startCooling, { until }),
        ],
      });
      await (
        await atBank(page)
      )({ type: 'code', oneTimeCode: CODE });
      return page;
    }
    it('offers another 24 hours, which end the session', async () => {
      const page = await backFromBreak();
      expect(await screen.findByText('Taukosi on ohi')).toBeVisible();
      expect(page.location().pathname).toBe('/fi-FI/signup/pnp');
      await page.user.click(screen.getByRole('button', { name: /24/ }));
      await waitFor(() => expect(page.store.get(sessionEndAtom)).toEqual({ kind: 'timeout', until }));
      await waitFor(() => expect(page.location().pathname).toBe('/fi-FI'));
      expect(page.logout).toHaveBeenCalledTimes(1);
    });
    it('leads on to the site', async () => {
      const page = await backFromBreak();
      await screen.findByText('Taukosi on ohi');
      await page.user.click(screen.getByRole('button', { name: /sivustolle/ }));
      await waitFor(() => expect(page.location().pathname).toBe('/fi-FI'));
      expect(page.logout).not.toHaveBeenCalled();
    });
    it('is offered once', async () => {
      const page = await backFromBreak('2026-10-02T10:00:01.000Z');
      await waitFor(() => expect(page.location().pathname).toBe('/fi-FI'));
    });
  });
});
