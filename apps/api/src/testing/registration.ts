import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { TestApp } from './buildTestApp.ts';

export const DETAILS = {
  firstName: 'Aino',
  lastName: 'Virtanen',
  email: 'aino@example.fi',
  mobilePhone: { prefix: '+358', body: '401234567' },
  password: 'a long pass phrase 1',
  countryCode: 'FI',
  languageCode: 'fi',
  termsAndConditions: true,
  cookiePolicyAccepted: true,
  marketingOptIn: false,
  allConditions: true,
  termsAndConditionsAcceptedVersion: 1,
} as const;
export const ADDRESS = {
  dateOfBirth: '1990-05-17',
  address: 'Mannerheimintie 1',
  city: 'Helsinki',
  postalCode: '00100',
  mobilePhone: DETAILS.mobilePhone,
  countryCode: 'FI',
  termsAndConditionsAccepted: true,
  languageCode: 'fi',
  timeZone: 'Europe/Helsinki',
} as const;

/** Returns a solved captcha token, as a browser makes it. */
export async function solvedCaptcha(test: TestApp): Promise<string> {
  const challenge = (await test.app.inject('/api/v1/captcha/challenge')).json<
    Parameters<typeof solveChallenge>[0]['challenge']
  >();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** One browser going through sign-up. */
export function visitor(test: TestApp, brand = 'northlight', market = 'fi-FI') {
  const headers: Record<string, string> = { sitecontext: JSON.stringify({ siteId: 5, brand, market }) };
  let playerId = '';
  const send = async (method: 'POST' | 'PUT', path: string, payload: object, more: Record<string, string> = {}) =>
    test.app.inject({ method, url: `/api/v1/player/registration${path}`, payload, headers: { ...headers, ...more } });
  return {
    get playerId() {
      return playerId;
    },
    headers,
    async begin(change: object = {}, captcha?: string) {
      const answer = await send(
        'POST',
        '',
        { ...DETAILS, ...change },
        { 'x-captcha-token': captcha ?? (await solvedCaptcha(test)) },
      );
      const cookie = answer.cookies.find(({ name }) => name === 'baize_registration');
      if (cookie) headers['cookie'] = `baize_registration=${encodeURIComponent(cookie.value)}`;
      if (answer.statusCode === 200) playerId = answer.json<{ playerId: string }>().playerId;
      return answer;
    },
    details: async (change: object = {}) =>
      send('PUT', '', { playerId, ...ADDRESS, ...change }, { 'x-captcha-token': await solvedCaptcha(test) }),
    request: (channel: 'sms' | 'email', change: object = {}) =>
      send('POST', `/${channel}_request`, { playerId, siteId: 5, countryCode: 'FI', blackbox: '-', ...change }),
    verify: (channel: 'sms' | 'email', code: string, change: object = {}) =>
      send('POST', `/${channel}_verification`, { playerId, siteId: 5, countryCode: 'FI', code, ...change }),
  };
}

/** Calls the pool's endpoint as the official client does. */
export const pool = (test: TestApp, operation: string, payload: object, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/identity/',
    payload: JSON.stringify(payload),
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      ...headers,
    },
  });

export const passwordSignIn = (test: TestApp, email: string, password: string, brand = 'northlight') =>
  pool(test, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId: `baize-${brand}`,
    AuthParameters: { USERNAME: email, PASSWORD: password },
  });
