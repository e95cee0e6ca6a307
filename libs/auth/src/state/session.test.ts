import { createStore } from 'jotai';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { migration, RESTRICTED_SESSION } from '@baize/contracts/login';
import { signOut } from '@baize/contracts/player';
import { captchaChallenge } from '@baize/contracts/registration';
import { balance } from '@baize/contracts/wallet';
import { call } from '@baize/http';
import {
  accessToken as sessionAccessToken,
  authorisationAtom,
  identityRefused,
  identityToken,
  sessionAtom,
} from '@baize/session';
import { createQueryClient, provideEventRecorder, playerKey } from '@baize/shell';
import { handle, never, PLAYER_ID, refuse, serve, tokenClaims } from '@baize/testing';
import { EMPTY_RESET, resetPasswordAtom } from './reset-password.ts';
import { EMPTY_SIGN_UP, signUpAtom } from './sign-up.ts';

const auth = vi.hoisted(() => ({
  signIn: vi.fn(),
  confirmSignIn: vi.fn(),
  signOut: vi.fn(),
  fetchAuthSession: vi.fn(),
}));
/** What the client returns for a login that is complete. */
const DONE = { isSignedIn: true, nextStep: { signInStep: 'DONE' } };
vi.mock('@aws-amplify/auth', () => auth);
vi.mock('../api/captcha.ts', () => ({ solveCaptcha: () => Promise.resolve('solved') }));
vi.mock('@aws-amplify/core', () => ({ Amplify: { configure: vi.fn() }, ConsoleLogger: {} }));
const { startAuth } = await import('./session.ts');

const KEY = 'CognitoIdentityServiceProvider.baize-wireframe';
const accessToken = { toString: () => 'access-token' };
const tokens = { tokens: { accessToken, idToken: { toString: () => 'id-token', payload: tokenClaims() } } };
const named = (name: string, message = '') => Object.assign(new Error(message), { name });
const wrongPassword = () => named('NotAuthorizedException', 'Incorrect username or password.');
/** Every start adds listeners to the window, so only one controller may run at a time. */
const listeners: [string, EventListener][] = [];
const addEventListener = globalThis.addEventListener.bind(globalThis);

function start() {
  const store = createStore();
  const queryClient = createQueryClient();
  const onSessionLost = vi.fn();
  let told: (() => string) | undefined;
  const onSessionFollowed = vi.fn();
  const controller = startAuth({
    pool: { userPoolId: 'eu-local-1_baize', userPoolClientId: 'baize-wireframe', endpoint: null },
    store,
    queryClient,
    onSessionLost: (where) => {
      told = where;
      onSessionLost(where());
    },
    onSessionFollowed,
  });
  return { store, queryClient, onSessionLost, whereNow: () => told?.(), onSessionFollowed, controller };
}
const authorised = ({ store }: { store: ReturnType<typeof createStore> }) => {
  const value = store.get(authorisationAtom);
  return value.status === 'resolved' ? value.authorised : value.status;
};

beforeEach(() => {
  for (const [name, listener] of listeners.splice(0)) globalThis.removeEventListener(name, listener);
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((name: string, listener: unknown) => {
    listeners.push([name, listener as EventListener]);
    addEventListener(name, listener as EventListener);
  });
  auth.signIn.mockReset().mockResolvedValue(DONE);
  auth.signOut.mockReset().mockResolvedValue(undefined);
  auth.fetchAuthSession.mockReset().mockResolvedValue(tokens);
  provideEventRecorder(null);
});

describe('restoring the session of this browser', () => {
  it('does not load the provider’s client for a visitor', () => {
    expect(authorised(start())).toBe(false);
    expect(auth.fetchAuthSession).not.toHaveBeenCalled();
  });
  it('restores the player', async () => {
    localStorage.setItem(`${KEY}.LastAuthUser`, 'aino');
    const site = start();
    expect(authorised(site)).toBe('requested');
    await vi.waitFor(() => expect(authorised(site)).toBe(true));
    expect(site.store.get(sessionAtom)?.playerId).toBe(PLAYER_ID);
    expect([await identityToken(), await sessionAccessToken()]).toEqual(['id-token', 'access-token']);
  });
  it('restores the player without the provider’s client while the stored tokens last', async () => {
    const jwt = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
    const expiring = (seconds: number) => ({ exp: Math.round(Date.now() / 1000) + seconds });
    const store = (idSeconds: number, accessSeconds: number) => {
      localStorage.setItem(`${KEY}.LastAuthUser`, 'aino');
      localStorage.setItem(
        `${KEY}.aino.idToken`,
        jwt({ ...tokenClaims({ email: 'äinö@example.test' }), ...expiring(idSeconds) }),
      );
      localStorage.setItem(`${KEY}.aino.accessToken`, jwt(expiring(accessSeconds)));
      localStorage.setItem(`${KEY}.aino.clockDrift`, '0');
    };
    store(60, 60);
    const site = start();
    await vi.waitFor(() => expect(authorised(site)).toBe(true));
    expect(site.store.get(sessionAtom)).toMatchObject({ playerId: PLAYER_ID, email: 'äinö@example.test' });
    expect(await identityToken()).toBe(localStorage.getItem(`${KEY}.aino.idToken`));
    expect(await sessionAccessToken()).toBe(localStorage.getItem(`${KEY}.aino.accessToken`));
    expect(auth.fetchAuthSession).not.toHaveBeenCalled();
    // Either token ends, or the provider's clock is ahead: the client refreshes them.
    for (const make of [
      () => store(4, 60),
      () => store(60, 4),
      () => {
        store(60, 60);
        localStorage.setItem(`${KEY}.aino.clockDrift`, '57000');
      },
      () => localStorage.setItem(`${KEY}.aino.idToken`, 'no token'),
    ]) {
      make();
      auth.fetchAuthSession.mockClear();
      expect(await identityToken()).toBe('id-token');
      expect(auth.fetchAuthSession).toHaveBeenCalledOnce();
    }
  });
  it('takes the claims of a refresh, with a new token for the support chat, and changes nothing without one', async () => {
    const site = start();
    await site.controller.login({ email: 'aino@example.test', password: 'correct horse' });
    const before = site.store.get(sessionAtom);
    await identityToken();
    expect(site.store.get(sessionAtom)).toBe(before);
    const payload = tokenClaims({ exp: 4_000_000_900, zendeskJwtToken: 'renewed.by.api' });
    auth.fetchAuthSession.mockResolvedValue({ tokens: { accessToken, idToken: { toString: () => 'next', payload } } });
    expect(await identityToken()).toBe('next');
    expect(site.store.get(sessionAtom)).toMatchObject({
      playerId: PLAYER_ID,
      expiresAt: 4_000_000_900,
      supportToken: 'renewed.by.api',
    });
    await site.controller.logout();
    await identityToken();
    expect(authorised(site)).toBe(false);
  });
  it.each([
    ['refused', () => named('NotAuthorizedException', 'Refresh Token has been revoked'), null],
    ['offline', () => named('NetworkError', 'A network error has occurred.'), 'aino'],
  ])('gives a visitor when the refresh is %s', async (_, error, kept) => {
    localStorage.setItem(`${KEY}.LastAuthUser`, 'aino');
    auth.fetchAuthSession.mockRejectedValue(error());
    const site = start();
    await vi.waitFor(() => expect(authorised(site)).toBe(false));
    expect(localStorage.getItem(`${KEY}.LastAuthUser`)).toBe(kept);
    expect(site.onSessionLost).not.toHaveBeenCalled();
  });
});

describe('logging in', () => {
  it('signs in with the password flow, sets the session and records the event', async () => {
    const recorded = vi.fn();
    provideEventRecorder(recorded);
    const site = start();
    expect(await site.controller.login({ email: 'aino@example.test', password: 'correct horse' })).toBeNull();
    expect(auth.signIn).toHaveBeenCalledWith({
      username: 'aino@example.test',
      password: 'correct horse',
      options: { authFlowType: 'USER_PASSWORD_AUTH' },
    });
    expect(site.store.get(sessionAtom)?.email).toBe('aino@example.test');
    await site.controller.login({ email: 'aino@example.test', password: 'correct horse', meta: RESTRICTED_SESSION });
    expect(auth.signIn).toHaveBeenLastCalledWith(
      expect.objectContaining({
        options: { authFlowType: 'USER_PASSWORD_AUTH', clientMetadata: { session: 'restricted' } },
      }),
    );
    expect(recorded).toHaveBeenCalledWith({ name: 'login-complete' });
  });
  it.each([
    [wrongPassword(), 'unauthorised'],
    [named('NetworkError', 'A network error has occurred.'), 'unreachable'],
    [named('UserLambdaValidationException', '{"code":"error.account.closed"}'), 'closed'],
    [named('UserLambdaValidationException', '{"code":"error.exclusion.in.progress","days":9}'), 'exclusion'],
  ])('tells %s as %s, and nobody is signed in', async (error, kind) => {
    const recorded = vi.fn();
    provideEventRecorder(recorded);
    auth.signIn.mockRejectedValue(error);
    const site = start();
    expect((await site.controller.login({ email: 'a@b.test', password: 'x' }))?.kind).toBe(kind);
    expect(auth.signIn).toHaveBeenCalledTimes(1);
    expect(authorised(site)).toBe(false);
    expect(recorded).not.toHaveBeenCalled();
  });
  it('solves a captcha when the provider wants one first, once', async () => {
    serve(handle(captchaChallenge, { parameters: {} }));
    const wanted = named('UserLambdaValidationException', '{"code":"error.captcha.validation"}');
    auth.signIn.mockRejectedValueOnce(wanted).mockResolvedValueOnce(DONE);
    const site = start();
    expect(await site.controller.login({ email: 'aino@example.test', password: 'correct horse' })).toBeNull();
    expect(auth.signIn).toHaveBeenLastCalledWith(
      expect.objectContaining({
        options: { authFlowType: 'USER_PASSWORD_AUTH', clientMetadata: { captcha: 'solved' } },
      }),
    );
    auth.signIn.mockReset().mockRejectedValue(wanted);
    expect(await site.controller.login({ email: 'aino@example.test', password: 'correct horse' })).toEqual({
      kind: 'captcha',
    });
    expect(auth.signIn).toHaveBeenCalledTimes(2);
  });
  it('signs in with a passkey through the flow that the client answers with the browser', async () => {
    const recorded = vi.fn();
    provideEventRecorder(recorded);
    const site = start();
    expect(await site.controller.login({ email: 'aino@example.test', password: null })).toBeNull();
    const flow = { authFlowType: 'USER_AUTH', preferredChallenge: 'WEB_AUTHN' };
    expect(auth.signIn).toHaveBeenCalledWith({ username: 'aino@example.test', options: flow });
    expect(site.store.get(sessionAtom)?.email).toBe('aino@example.test');
    expect(recorded).toHaveBeenCalledWith({ name: 'login-complete' });
    await site.controller.login({ email: 'aino@example.test', password: null, meta: RESTRICTED_SESSION });
    expect(auth.signIn).toHaveBeenLastCalledWith({
      username: 'aino@example.test',
      options: { ...flow, clientMetadata: { session: 'restricted' } },
    });
  });
  describe('stops waiting for a passkey', () => {
    const credentials = (get: unknown, own = false) => {
      const container = Object.create({ get }) as { get: CredentialsContainer['get'] };
      if (own) Object.defineProperty(container, 'get', { configurable: true, value: get });
      vi.stubGlobal('navigator', Object.create(navigator, { credentials: { value: container } }));
      return container;
    };
    /** The client asks the browser, as Amazon's does. */
    const askBrowser = () =>
      navigator.credentials.get({ publicKey: { challenge: new Uint8Array() } }).then(
        () => DONE,
        () => Promise.reject(named('PasskeyOperationAborted')),
      );
    afterEach(() => vi.unstubAllGlobals());
    it.each([true, false])('where a password manager’s own question is %s', async (own) => {
      const get = vi.fn((_options: CredentialRequestOptions) => new Promise(() => undefined));
      const container = credentials(get, own);
      auth.signIn.mockImplementation(askBrowser);
      const site = start();
      const abort = new AbortController();
      const login = site.controller.login({ email: 'a@b.test', password: null }, { signal: abort.signal });
      await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(1));
      expect(get.mock.calls[0]?.[0]).toMatchObject({ publicKey: {}, signal: abort.signal });
      abort.abort();
      expect(await login).toEqual({ kind: 'aborted' });
      expect(authorised(site)).toBe(false);
      // The browser's own question is back.
      expect(container.get).toBe(get);
      expect(Object.hasOwn(container, 'get')).toBe(own);
    });
    it('before the browser has asked', async () => {
      const get = vi.fn();
      credentials(get);
      const abort = new AbortController();
      auth.signIn.mockImplementation(() => {
        abort.abort();
        return askBrowser();
      });
      const site = start();
      expect(await site.controller.login({ email: 'a@b.test', password: null }, { signal: abort.signal })).toEqual({
        kind: 'aborted',
      });
      expect(get).not.toHaveBeenCalled();
    });
    it.each(['signIn', 'fetchAuthSession'] as const)(
      'and signs nobody in whose answer was on its way: %s',
      async (at) => {
        const abort = new AbortController();
        const site = start();
        auth[at].mockImplementationOnce(() => {
          abort.abort();
          return Promise.resolve(at === 'signIn' ? DONE : tokens);
        });
        auth.signOut.mockClear();
        expect(await site.controller.login({ email: 'a@b.test', password: null }, { signal: abort.signal })).toEqual({
          kind: 'aborted',
        });
        // Before the login, as always, and after it.
        expect(auth.signOut).toHaveBeenCalledTimes(2);
        expect(authorised(site)).toBe(false);
      },
    );
  });
  it.each([
    [named('PasskeyAuthenticationCanceled'), 'noPasskey'],
    [named('RelyingPartyMismatch'), 'noPasskey'],
    [named('NotAuthorizedException', 'Incorrect username or passkey.'), 'wrongPasskey'],
    [named('NetworkError', 'A network error has occurred.'), 'unreachable'],
    [named('UserLambdaValidationException', '{"code":"error.account.closed"}'), 'closed'],
    [named('UserLambdaValidationException', '{"code":"error.sign.in.attempt.count.exceeded"}'), 'maxAttempts'],
  ])('tells %s of a passkey as %s', async (error, kind) => {
    auth.signIn.mockRejectedValue(error);
    const site = start();
    expect((await site.controller.login({ email: 'a@b.test', password: null }))?.kind).toBe(kind);
    expect(auth.signIn).toHaveBeenCalledTimes(1);
    expect(authorised(site)).toBe(false);
  });
  it('asks for a code where the player has an authenticator app, as often as needed', async () => {
    auth.signIn.mockResolvedValue({
      isSignedIn: false,
      nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' },
    });
    const site = start();
    const outcome = await site.controller.login({ email: 'a@b.test', password: 'x' });
    if (outcome?.kind !== 'code') throw new Error(`The login ended as ${outcome?.kind}.`);
    expect(authorised(site)).toBe(false);
    for (const [type, kind] of [
      ['CodeMismatchException', 'wrongCode'],
      ['ExpiredCodeException', 'usedCode'],
      ['NotAuthorizedException', 'unauthorised'],
    ] as const) {
      auth.confirmSignIn.mockRejectedValueOnce(named(type, 'Refused.'));
      expect(await outcome.answer('111111')).toEqual({ kind });
      expect(authorised(site)).toBe(false);
    }
    auth.confirmSignIn.mockResolvedValueOnce(DONE);
    expect(await outcome.answer('123456')).toBeNull();
    expect(auth.confirmSignIn).toHaveBeenLastCalledWith({ challengeResponse: '123456' });
    expect(authorised(site)).toBe(true);
  });
  it('asks the API to confirm an account that the provider does not know, then signs in again', async () => {
    const served = serve(handle(migration, { confirmed: true }));
    auth.signIn.mockRejectedValueOnce(named('UserNotFoundException')).mockResolvedValueOnce(DONE);
    const site = start();
    expect(await site.controller.login({ email: 'old@example.test', password: 'pass' })).toBeNull();
    expect(served.to(migration)[0]?.body).toEqual({ email: 'old@example.test', password: 'pass' });
    expect(auth.signIn).toHaveBeenCalledTimes(2);
    expect(authorised(site)).toBe(true);
  });
  it.each([
    ['says no', { confirmed: false }],
    ['fails', refuse(500, 'error.system.error')],
  ])('is unauthorised when the confirmation %s', async (_, answer) => {
    serve(handle(migration, answer));
    auth.signIn.mockRejectedValue(named('UserNotFoundException'));
    expect(await start().controller.login({ email: 'x@example.test', password: 'pass' })).toEqual({
      kind: 'unauthorised',
    });
    expect(auth.signIn).toHaveBeenCalledTimes(1);
  });
  it('tries five times, three seconds apart, after a registration (A§4)', async () => {
    const pause = vi.fn(() => Promise.resolve());
    auth.signIn.mockRejectedValue(wrongPassword());
    expect((await start().controller.login({ email: 'a@b.test', password: 'x', retry: true }, { pause }))?.kind).toBe(
      'unauthorised',
    );
    expect(auth.signIn).toHaveBeenCalledTimes(5);
    expect(pause.mock.calls).toEqual(Array(4).fill([3000]));
  });
  it('stops trying after success or a final answer', async () => {
    const pause = vi.fn(() => Promise.resolve());
    auth.signIn.mockRejectedValueOnce(wrongPassword()).mockResolvedValueOnce(DONE);
    expect(await start().controller.login({ email: 'a@b.test', password: 'x', retry: true }, { pause })).toBeNull();
    expect(pause).toHaveBeenCalledTimes(1);
    auth.signIn
      .mockReset()
      .mockRejectedValue(named('UserLambdaValidationException', '{"code":"error.account.deactivated"}'));
    expect((await start().controller.login({ email: 'a@b.test', password: 'x', retry: true }, { pause }))?.kind).toBe(
      'blacklisted',
    );
    expect(auth.signIn).toHaveBeenCalledTimes(1);
  });
});

describe('the end of a session', () => {
  const signedIn = async () => {
    const site = start();
    await site.controller.login({ email: 'a@b.test', password: 'x' });
    localStorage.setItem(`${KEY}.LastAuthUser`, 'aino');
    localStorage.setItem(`${KEY}.aino.idToken`, 'secret');
    return site;
  };
  it('happens once, however many calls are refused, and removes all data of the player', async () => {
    const site = await signedIn();
    site.queryClient.setQueryData(playerKey(PLAYER_ID, 'wallet', 'balance'), { mainBalance: 1 });
    site.queryClient.setQueryData(playerKey(PLAYER_ID, 'profile'), {});
    site.queryClient.setQueryData(['content', 'pages'], ['kept']);
    site.store.set(signUpAtom, { ...EMPTY_SIGN_UP, playerId: PLAYER_ID });
    site.store.set(resetPasswordAtom, { ...EMPTY_RESET, email: 'aino@example.test' });
    sessionStorage.setItem('baize.recent-searches', '["roulette"]');
    site.queryClient.getMutationCache().build(site.queryClient, {});
    serve(handle(balance, refuse(401, '')));
    await Promise.all(Array.from({ length: 12 }, () => call(balance).catch(() => undefined)));
    identityRefused();
    expect(site.onSessionLost).toHaveBeenCalledTimes(1);
    expect(authorised(site)).toBe(false);
    expect(
      site.queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey[0]),
    ).toEqual(['content']);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(site.store.get(signUpAtom)).toEqual(EMPTY_SIGN_UP);
    expect(site.store.get(resetPasswordAtom)).toEqual(EMPTY_RESET);
    expect(sessionStorage).toHaveLength(0);
    expect(site.queryClient.getMutationCache().getAll()).toEqual([]);
    expect(await identityToken()).toBeNull();
  });
  it('keeps an answer that was on its way from bringing the player’s data back', async () => {
    const site = await signedIn();
    let answer: (value: unknown) => void = () => undefined;
    const key = playerKey(PLAYER_ID, 'wallet', 'balance');
    const loading = site.queryClient
      .fetchQuery({ queryKey: key, queryFn: () => new Promise((resolve) => (answer = resolve)) })
      .catch(() => undefined);
    identityRefused();
    answer({ mainBalance: 1 });
    await loading;
    site.queryClient.setQueryData(key, { mainBalance: 1 });
    expect(site.queryClient.getQueryCache().getAll()).toEqual([]);
  });
  it('does not follow from a refusal with a reason', async () => {
    const site = await signedIn();
    serve(handle(balance, refuse(403, 'error.play.not_allowed')));
    await call(balance).catch(() => undefined);
    expect(site.onSessionLost).not.toHaveBeenCalled();
  });
  it('follows from a failed token refresh, but not from being offline', async () => {
    const site = await signedIn();
    auth.fetchAuthSession.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await identityToken()).toBeNull();
    expect(authorised(site)).toBe(true);
    auth.fetchAuthSession.mockRejectedValue(named('NotAuthorizedException', 'Refresh Token has been revoked'));
    expect(await identityToken()).toBeNull();
    expect(site.onSessionLost.mock.calls).toEqual([['here']]);
  });
  it('follows a logout in another tab', async () => {
    const site = await signedIn();
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(authorised(site)).toBe(true);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: `${KEY}.LastAuthUser` }));
    // The player may have done it on purpose, so the site must not ask them to log in again.
    expect(site.onSessionLost.mock.calls).toEqual([['another-tab']]);
    expect(authorised(site)).toBe(false);
  });
  it('is another tab’s logout even if a refused call is the first sign of it', async () => {
    const site = await signedIn();
    const otherTab = new BroadcastChannel('baize.logouts');
    const heard = new BroadcastChannel('baize.logouts');
    const delivered = new Promise((resolve) => {
      heard.onmessage = resolve;
    });
    otherTab.postMessage(null);
    await delivered;
    auth.fetchAuthSession.mockRejectedValue(named('NotAuthorizedException', 'Refresh Token has been revoked'));
    expect(await identityToken()).toBeNull();
    expect(site.onSessionLost.mock.calls).toEqual([['another-tab']]);
    otherTab.close();
    heard.close();
  });
  it('is another tab’s logout even if its word comes after the refused call', async () => {
    const site = await signedIn();
    auth.fetchAuthSession.mockRejectedValue(named('NotAuthorizedException', 'Refresh Token has been revoked'));
    expect(await identityToken()).toBeNull();
    expect(site.whereNow()).toBe('here');
    const otherTab = new BroadcastChannel('baize.logouts');
    otherTab.postMessage(null);
    await expect.poll(() => site.whereNow()).toBe('another-tab');
    otherTab.close();
  });
  it('is not another tab’s logout if that tab never finished it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      const site = await signedIn();
      const otherTab = new BroadcastChannel('baize.logouts');
      const heard = new BroadcastChannel('baize.logouts');
      const delivered = new Promise((resolve) => {
        heard.onmessage = resolve;
      });
      otherTab.postMessage(null);
      await delivered;
      otherTab.close();
      heard.close();
      vi.advanceTimersByTime(60_000);
      auth.fetchAuthSession.mockRejectedValue(named('NotAuthorizedException', 'Refresh Token has been revoked'));
      expect(await identityToken()).toBeNull();
      expect(site.onSessionLost.mock.calls).toEqual([['here']]);
    } finally {
      vi.useRealTimers();
    }
  });
  describe('in two tabs', () => {
    const otherTab = (user: string | null) => {
      if (user === null) localStorage.clear();
      else localStorage.setItem(`${KEY}.LastAuthUser`, user);
      window.dispatchEvent(new StorageEvent('storage', { key: `${KEY}.LastAuthUser` }));
    };
    const playerOf = ({ store }: { store: ReturnType<typeof createStore> }) => store.get(sessionAtom)?.playerId ?? null;
    it('follows a login once, within a second', async () => {
      const site = start();
      otherTab('aino');
      await vi.waitFor(() => expect(playerOf(site)).toBe(PLAYER_ID), { timeout: 1000 });
      expect(site.onSessionFollowed.mock.calls).toEqual([[false]]);
      otherTab('aino');
      await new Promise((resolve) => {
        setTimeout(resolve, 250);
      });
      expect([site.onSessionFollowed.mock.calls.length, site.onSessionLost.mock.calls.length]).toEqual([1, 0]);
      expect(await identityToken()).toBe('id-token');
    });
    const comesBack = (user: string) => {
      localStorage.setItem(`${KEY}.LastAuthUser`, user);
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    };
    it.each([
      ['a login in another tab', otherTab],
      ['a login before the browser goes back to a kept page', comesBack],
    ])('%s replaces the first player and removes all their data', async (_how, logIn) => {
      const site = await signedIn();
      site.queryClient.setQueryData(playerKey(PLAYER_ID, 'wallet', 'balance'), { mainBalance: 1 });
      auth.fetchAuthSession.mockResolvedValue({
        tokens: {
          accessToken,
          idToken: { toString: () => 'other-token', payload: tokenClaims({ player_id: 'other' }) },
        },
      });
      logIn('berit');
      await vi.waitFor(() => expect(playerOf(site)).toBe('other'), { timeout: 1000 });
      expect(site.onSessionFollowed.mock.calls).toEqual([[true]]);
      expect(site.queryClient.getQueryCache().getAll()).toEqual([]);
    });
    it('ends as a visitor if logout directly follows login', async () => {
      const site = start();
      otherTab('aino');
      otherTab(null);
      await new Promise((resolve) => {
        setTimeout(resolve, 250);
      });
      expect([playerOf(site), site.onSessionFollowed.mock.calls.length]).toEqual([null, 0]);
    });
    it('ignores a login whose tokens cannot be read', async () => {
      auth.fetchAuthSession.mockRejectedValue(named('NetworkError'));
      const site = start();
      otherTab('aino');
      await new Promise((resolve) => {
        setTimeout(resolve, 250);
      });
      expect([
        authorised(site),
        site.onSessionLost.mock.calls.length,
        localStorage.getItem(`${KEY}.LastAuthUser`),
      ]).toEqual([false, 0, 'aino']);
    });
  });
  it('can start and end again after it was lost', async () => {
    const site = await signedIn();
    identityRefused();
    await site.controller.login({ email: 'a@b.test', password: 'x' });
    expect(authorised(site)).toBe(true);
    identityRefused();
    expect(site.onSessionLost).toHaveBeenCalledTimes(2);
  });
});

describe('logging out', () => {
  it.each([
    [handle(signOut, { stay: true }), true],
    [handle(signOut, { stay: false }), false],
    [handle(signOut, refuse(500, 'error.system.error')), false],
    [handle(signOut, refuse(401, '')), false],
  ])('always leaves (%#)', async (handler, stay) => {
    serve(handler);
    const site = start();
    await site.controller.login({ email: 'a@b.test', password: 'x' });
    expect(await site.controller.logout()).toEqual({ stay });
    expect(auth.signOut).toHaveBeenCalled();
    expect(authorised(site)).toBe(false);
    expect(site.onSessionLost).not.toHaveBeenCalled();
  });
  it('does not wait for a silent server', async () => {
    serve(handle(signOut, never));
    const site = start();
    await site.controller.login({ email: 'a@b.test', password: 'x' });
    localStorage.setItem(`${KEY}.LastAuthUser`, 'aino');
    auth.signOut.mockReturnValue(new Promise(() => undefined));
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const left = site.controller.logout();
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    expect(await left).toEqual({ stay: false });
    expect([authorised(site), localStorage.getItem(`${KEY}.LastAuthUser`)]).toEqual([false, null]);
  });
  describe('with a session in the storage', () => {
    const revoke = vi.fn();
    const jwt = (sessionId: string) => `header.${btoa(JSON.stringify({ origin_jti: sessionId }))}.signature`;
    /** Stores a session as Amazon's client does. */
    const store = (user: string, sessionId: string, refreshToken: string) => {
      localStorage.setItem(`${KEY}.LastAuthUser`, user);
      localStorage.setItem(`${KEY}.${user}.accessToken`, jwt(sessionId));
      localStorage.setItem(`${KEY}.${user}.refreshToken`, refreshToken);
    };
    const stored = () =>
      Object.keys(localStorage)
        .filter((key) => key.endsWith('.refreshToken'))
        .map((key) => localStorage.getItem(key));
    const pool = http.post('*/identity/', async ({ request }) => {
      revoke(request.headers.get('x-amz-target')?.split('.')[1], await request.json());
      return HttpResponse.json({});
    });
    const revoked = (token: string) => ['RevokeToken', { ClientId: 'baize-wireframe', Token: token }];
    const signedIn = async () => {
      const site = start();
      await site.controller.login({ email: 'a@b.test', password: 'x' });
      store('a@b.test', 'first', 'first-token');
      return site;
    };
    /** Lets the player wait until the logout leaves without an answer. */
    const patience = async (left: Promise<unknown>) => {
      await vi.advanceTimersByTimeAsync(3000);
      return left;
    };
    beforeEach(() => {
      revoke.mockReset();
      // As the client: it revokes and removes what is stored when the pool has answered.
      auth.signOut.mockImplementation(() => {
        localStorage.clear();
        return Promise.resolve();
      });
      vi.useFakeTimers({ toFake: ['setTimeout'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it('revokes it', async () => {
      serve(pool, handle(signOut, { stay: true }));
      const site = await signedIn();
      expect(await site.controller.logout()).toEqual({ stay: true });
      await vi.waitFor(() => expect(revoke.mock.calls).toEqual([revoked('first-token')]));
      expect([authorised(site), stored()]).toEqual([false, []]);
    });
    it.each([
      ['answers', () => HttpResponse.json({ stay: false })],
      ['refuses', () => refuse(401, '')],
    ])('leaves the session of a login alone that came before the server %s, and revokes its own', async (_, answer) => {
      let respond: (response: Response) => void = () => undefined;
      serve(
        pool,
        handle(signOut, () => new Promise<Response>((resolve) => (respond = resolve))),
      );
      const site = await signedIn();
      const left = site.controller.logout();
      expect(await patience(left)).toEqual({ stay: false });
      expect([authorised(site), stored()]).toEqual([false, []]);

      auth.signIn.mockImplementationOnce(() => {
        store('c@d.test', 'second', 'second-token');
        return Promise.resolve(DONE);
      });
      await site.controller.login({ email: 'c@d.test', password: 'x' });
      respond(answer());
      await vi.waitFor(() => expect(revoke.mock.calls).toEqual([revoked('first-token')]));
      await vi.advanceTimersByTimeAsync(1000);
      expect([authorised(site), stored(), site.onSessionLost.mock.calls]).toEqual([true, ['second-token'], []]);
    });
    it('leaves the session of another tab’s login alone', async () => {
      let respond: (response: Response) => void = () => undefined;
      serve(
        pool,
        handle(signOut, () => new Promise<Response>((resolve) => (respond = resolve))),
      );
      const site = await signedIn();
      await patience(site.controller.logout());
      store('a@b.test', 'second', 'second-token');
      respond(HttpResponse.json({ stay: false }));
      await vi.waitFor(() => expect(revoke.mock.calls).toEqual([revoked('first-token')]));
      await vi.advanceTimersByTimeAsync(1000);
      expect(stored()).toEqual(['second-token']);
    });
    it('removes and revokes tokens that a slow refresh wrote after the logout', async () => {
      let respond: (response: Response) => void = () => undefined;
      serve(
        pool,
        handle(signOut, () => new Promise<Response>((resolve) => (respond = resolve))),
      );
      const site = await signedIn();
      await patience(site.controller.logout());
      store('a@b.test', 'first', 'refreshed-token');
      respond(HttpResponse.json({ stay: false }));
      await vi.waitFor(() => expect(revoke.mock.calls).toEqual([revoked('refreshed-token')]));
      expect(stored()).toEqual([]);
    });
    it('stays logged in if the API refuses a call of the earlier session after a login', async () => {
      let respond: ((response: Response) => void) | undefined;
      serve(
        pool,
        handle(signOut, { stay: false }),
        handle(balance, () => new Promise<Response>((resolve) => (respond = resolve))),
      );
      const site = await signedIn();
      const late = call(balance).catch(() => undefined);
      await vi.waitFor(() => expect(respond).toBeDefined());
      await site.controller.logout();
      auth.signIn.mockImplementationOnce(() => {
        store('c@d.test', 'second', 'second-token');
        return Promise.resolve(DONE);
      });
      await site.controller.login({ email: 'c@d.test', password: 'x' });
      respond?.(refuse(401, ''));
      await late;
      expect([authorised(site), site.onSessionLost.mock.calls]).toEqual([true, []]);
      serve(handle(balance, refuse(401, '')));
      await call(balance).catch(() => undefined);
      expect([authorised(site), site.onSessionLost.mock.calls]).toEqual([false, [['here']]]);
    });
    it('stays logged in if a call of the earlier session fails after a login', async () => {
      serve(pool, handle(signOut, { stay: false }), handle(balance, refuse(500, 'error.system.error')));
      const site = await signedIn();
      let fail: (error: Error) => void = () => undefined;
      auth.fetchAuthSession.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
      const late = call(balance).catch(() => undefined);
      await vi.waitFor(() => expect(auth.fetchAuthSession).toHaveBeenCalledTimes(2));
      await site.controller.logout();
      await site.controller.login({ email: 'c@d.test', password: 'x' });
      fail(named('NotAuthorizedException', 'Refresh Token has been revoked'));
      await late;
      expect([authorised(site), site.onSessionLost.mock.calls]).toEqual([true, []]);
    });
  });
});
