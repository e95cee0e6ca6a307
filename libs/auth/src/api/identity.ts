import { httpConfiguration } from '@baize/http';
import type { IdentityPool } from '@baize/contracts/site';
import type { LoginMeta } from '@baize/contracts/login';
import { type TokenClaims } from '@baize/contracts/player';
import { forgetTokens, storagePrefix, type Client } from './stored-session.ts';
import { claimsOfToken } from './token-claims.ts';

/**
 * The identity provider through Amazon's own client (ruling 8), fetched only when a player logs in or tokens must be
 * refreshed: a visitor never loads it, and a player's page does not wait for it.
 */
type Amplify = typeof import('@aws-amplify/auth');

const endpointOf = ({ endpoint }: IdentityPool) =>
  endpoint ?? `${httpConfiguration().origin || location.origin}/identity/`;

let loading: Promise<Amplify> | null = null;

function amplify(pool: IdentityPool): Promise<Amplify> {
  loading ??= Promise.all([
    import('@aws-amplify/auth'),
    import('@aws-amplify/auth/cognito'),
    import('@aws-amplify/core'),
  ]).then(([auth, { cognitoUserPoolsTokenProvider }, { Amplify: client, ConsoleLogger }]) => {
    // It warns at every start that the pool has a custom endpoint, which is intended; its failures arrive as errors,
    // handled here.
    ConsoleLogger.LOG_LEVEL = 'ERROR';
    const Auth = {
      Cognito: {
        userPoolId: pool.userPoolId,
        userPoolClientId: pool.userPoolClientId,
        userPoolEndpoint: endpointOf(pool),
      },
    };
    // The umbrella package does this itself: without it the client has tokens but no provider for them.
    cognitoUserPoolsTokenProvider.setAuthConfig(Auth);
    client.configure({ Auth }, { Auth: { tokenProvider: cognitoUserPoolsTokenProvider } });
    return auth;
  });
  // A chunk that failed to load is fetched again at the next login.
  loading.catch(() => {
    loading = null;
  });
  return loading;
}

export interface Tokens {
  readonly idToken: string;
  readonly accessToken: string;
  readonly claims: Partial<TokenClaims>;
}

/** The client sends `clientMetadata` as it is; a login without any sends none. */
const clientMetadataOf = (meta: LoginMeta) =>
  Object.keys(meta).length === 0 ? {} : { clientMetadata: { ...meta } as Record<string, string> };

/**
 * Signs in with email and password (USER_PASSWORD_AUTH, ruling 8).
 * @param meta sent as ClientMetadata
 * @returns whether a code of the second factor is needed now; `answerCode` gives it
 * @throws the provider's error; model/login-outcome reads its name and message
 */
export async function signIn(
  pool: IdentityPool,
  email: string,
  password: string,
  meta: LoginMeta = {},
): Promise<{ readonly needsCode: boolean }> {
  const auth = await amplify(pool);
  // A session of an earlier player in this browser would make the client refuse.
  await auth.signOut().catch(() => undefined);
  const { nextStep } = await auth.signIn({
    username: email,
    password,
    options: {
      authFlowType: 'USER_PASSWORD_AUTH',
      ...clientMetadataOf(meta),
    },
  });
  return { needsCode: nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' };
}

/**
 * Lets a signal close the browser's question for a passkey: the client asks it without one. The question also ends here
 * if the browser, or a password manager in its place, ignores the signal.
 * @returns a function that puts the browser's own `get` back
 */
function makePasskeyPromptAbortable(signal: AbortSignal): () => void {
  const container = navigator.credentials as CredentialsContainer | undefined;
  if (!container) return () => undefined;
  const ask = container.get.bind(container);
  // Password managers put their own one there.
  const own = Object.getOwnPropertyDescriptor(container, 'get');
  const get = (options?: CredentialRequestOptions) =>
    new Promise<Credential | null>((resolve, reject) => {
      signal.throwIfAborted();
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      ask({ ...options, signal }).then(resolve, reject);
    });
  if (!Reflect.defineProperty(container, 'get', { configurable: true, writable: true, value: get }))
    return () => undefined;
  return () => {
    if (own) Object.defineProperty(container, 'get', own);
    else Reflect.deleteProperty(container, 'get');
  };
}

/**
 * Signs in with a passkey (USER_AUTH with WEB_AUTHN): the client asks the browser, which asks the player.
 * @param signal closes the browser's question; an answer that is on its way by then still signs in
 * @throws the provider's error, or a `PasskeyError` of the client; model/login-outcome reads name and message
 */
export async function signInWithPasskey(
  pool: IdentityPool,
  email: string,
  meta: LoginMeta = {},
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const auth = await amplify(pool);
  // A session of an earlier player in this browser would make the client refuse.
  await auth.signOut().catch(() => undefined);
  signal.throwIfAborted();
  const restore = makePasskeyPromptAbortable(signal);
  try {
    await auth.signIn({
      username: email,
      options: {
        authFlowType: 'USER_AUTH',
        preferredChallenge: 'WEB_AUTHN',
        ...clientMetadataOf(meta),
      },
    });
  } finally {
    restore();
  }
}

/**
 * Finishes a login with a code of the authenticator app or a recovery code.
 * @throws the provider's error; model/login-outcome reads its name and message
 */
export async function answerCode(pool: IdentityPool, code: string): Promise<void> {
  const auth = await amplify(pool);
  await auth.confirmSignIn({ challengeResponse: code });
}

/**
 * Stores tokens that the API has exchanged a bank's session for (A§7 pay-and-play login), under the client's own keys, as
 * if the client had logged in itself.
 * @throws Error if the browser has not kept them
 */
export async function adoptTokens(
  pool: IdentityPool,
  tokens: {
    readonly idToken: string;
    readonly accessToken: string;
    readonly refreshToken: string;
    readonly lastAuth: string;
  },
): Promise<Tokens> {
  const auth = await amplify(pool);
  // A session of an earlier player in this browser ends, as at any login.
  await auth.signOut().catch(() => undefined);
  const [{ cognitoUserPoolsTokenProvider }, { decodeJWT }] = await Promise.all([
    import('@aws-amplify/auth/cognito'),
    import('@aws-amplify/core'),
  ]);
  await cognitoUserPoolsTokenProvider.tokenOrchestrator.setTokens({
    tokens: {
      idToken: decodeJWT(tokens.idToken),
      accessToken: decodeJWT(tokens.accessToken),
      refreshToken: tokens.refreshToken,
      username: tokens.lastAuth,
      clockDrift: 0,
    },
  });
  const current = await currentTokens(pool);
  if (!current) throw new Error('The identity client has stored no tokens. Check that this browser allows storage.');
  return current;
}

/** Tokens count as expired this long before their time, as they do for the client. */
const EXPIRY_TOLERANCE_MS = 5000;

/** Reads the tokens that the client has stored; null where they are missing or have expired, so that the client is asked. */
function storedTokens(pool: Client): Tokens | null {
  try {
    const prefix = storagePrefix(pool);
    const read = (name: string) =>
      localStorage.getItem(`${prefix}.${localStorage.getItem(`${prefix}.LastAuthUser`)}.${name}`);
    const [idToken, accessToken] = [read('idToken'), read('accessToken')];
    const [claims, access] = [claimsOfToken(idToken), claimsOfToken(accessToken)];
    if (idToken === null || accessToken === null || claims === null || access === null) return null;
    const expires = Math.min(Number(claims['exp']), Number(access['exp'])) * 1000;
    // By how much the provider's clock is ahead of this device's, in milliseconds.
    const clockDrift = Number(read('clockDrift') ?? 0);
    const lasts = Date.now() + clockDrift + EXPIRY_TOLERANCE_MS <= expires;
    return lasts ? { idToken, accessToken, claims: claims as Partial<TokenClaims> } : null;
  } catch {
    // Where storage is blocked, the client keeps the tokens in its own memory.
    return null;
  }
}

/** Returns the current tokens, refreshed if they have expired; null without a session. */
export async function currentTokens(pool: IdentityPool, forceRefresh = false): Promise<Tokens | null> {
  const stored = forceRefresh ? null : storedTokens(pool);
  if (stored) return stored;
  const auth = await amplify(pool);
  const { tokens } = await auth.fetchAuthSession({ forceRefresh });
  if (!tokens?.idToken) return null;
  return {
    idToken: tokens.idToken.toString(),
    accessToken: tokens.accessToken.toString(),
    claims: tokens.idToken.payload as Partial<TokenClaims>,
  };
}

/** Revokes the tokens at the provider and removes them here. Never throws, so that logging out always works. */
export async function signOutEverywhereHere(pool: IdentityPool): Promise<void> {
  const auth = await amplify(pool);
  await auth.signOut().catch(() => undefined);
  forgetTokens(pool);
}

/**
 * Revokes one session at the provider by its refresh token (Cognito's RevokeToken). Unlike the client's sign-out, it
 * leaves the browser's storage alone, which may contain the tokens of a later login by the time the provider answers.
 * @throws if the provider cannot be reached
 */
export async function revokeSession(pool: IdentityPool, refreshToken: string): Promise<void> {
  await httpConfiguration().fetch(endpointOf(pool), {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.RevokeToken',
    },
    body: JSON.stringify({ ClientId: pool.userPoolClientId, Token: refreshToken }),
    // The player may leave the page directly after the logout.
    keepalive: true,
  });
}
