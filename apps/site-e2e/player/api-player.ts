import type { RESTRICTED_SESSION } from '@baize/contracts/login';
import { randomUUID } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as content from '@baize/contracts/content-queries';
import { DEMO_SECRETS } from '@baize/contracts/demo-secrets';
import { STAFF_PATH } from '@baize/contracts/demo-staff';
import { OPERATOR_BASE_PATH } from '@baize/contracts/operator-route';
import { HEADERS } from '@baize/contracts/route';
import { SITE_ID } from '@baize/contracts/site';
import type { Payment, PaymentMethodCode, PendingWithdrawal } from '@baize/contracts/cashier';
import type { HistoryEntry, Transaction, WalletBalance } from '@baize/contracts/wallet';
import type { RunningStack } from '../stack/stacks.ts';
import { codeTo } from './mail.ts';
import { dialled, type Newcomer } from './Newcomer.ts';

/** The result of an API call. */
interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
  readonly cookie: string | null;
}

async function send<Body = unknown>(
  url: string,
  method: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer<Body>> {
  const answer = await fetch(url, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    body: (text === '' ? null : JSON.parse(text)) as Body,
    cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? null,
  };
}

async function expectOk<Body>(what: string, answer: Promise<Answer<Body>>): Promise<Answer<Body>> {
  const done = await answer;
  if (done.status >= 300) throw new Error(`${what} was refused with ${done.status}: ${JSON.stringify(done.body)}`);
  return done;
}

const site = (stack: RunningStack, market: string) => ({
  [HEADERS.siteContext]: JSON.stringify({ siteId: SITE_ID, brand: stack.brand, market }),
});

/** The current terms version; with an older one every page would ask to accept it first. */
async function termsVersion(stack: RunningStack): Promise<number> {
  const url = `${stack.api}/content/v2025-02-19/data/query/production?query=${encodeURIComponent(content.termsVersion.query)}`;
  return (await expectOk('The version of the terms', send<{ result: { version: number } }>(url, 'GET'))).body.result
    .version;
}

/** Registers a player through the API, including codes, for journeys that start with a player. */
export async function registerPlayer(stack: RunningStack, person: Newcomer): Promise<string> {
  const base = `${stack.api}/api/v1/player/registration`;
  const headers = site(stack, person.countryCode === 'CA' ? 'fr-CA' : 'fi-FI');
  const captcha = async () => {
    const challenge = (
      await expectOk(
        'The captcha',
        send<Parameters<typeof solveChallenge>[0]['challenge']>(`${stack.api}/api/v1/captcha/challenge`, 'GET'),
      )
    ).body;
    return {
      [HEADERS.captcha]: Buffer.from(
        JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }),
      ).toString('base64'),
    };
  };
  const languageCode = person.countryCode === 'CA' ? 'FR' : 'FI';
  const started = await expectOk(
    'The registration',
    send<{ playerId: string }>(
      base,
      'POST',
      {
        firstName: person.firstName,
        lastName: person.lastName,
        email: person.email,
        password: person.password,
        mobilePhone: person.phone,
        countryCode: person.countryCode,
        languageCode,
        termsAndConditions: true,
        allConditions: true,
        cookiePolicyAccepted: false,
        marketingOptIn: false,
        termsAndConditionsAcceptedVersion: await termsVersion(stack),
      },
      { ...headers, ...(await captcha()) },
    ),
  );
  const { playerId } = started.body;
  const own = { ...headers, cookie: started.cookie ?? '' };
  const { day, month, year } = person.dateOfBirth;
  await expectOk(
    'The details',
    send(
      base,
      'PUT',
      {
        playerId,
        dateOfBirth: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
        address: person.address,
        city: person.city,
        postalCode: person.postalCode,
        ...(person.province ? { province: person.province } : {}),
        mobilePhone: person.phone,
        countryCode: person.countryCode,
        termsAndConditionsAccepted: true,
        languageCode,
      },
      { ...own, ...(await captcha()) },
    ),
  );
  for (const [channel, to] of [
    ['sms', dialled(person)],
    ['email', person.email],
  ] as const) {
    const call = { playerId, siteId: SITE_ID, countryCode: person.countryCode };
    await expectOk(`The ${channel} code`, send(`${base}/${channel}_request`, 'POST', { ...call, blackbox: '-' }, own));
    await expectOk(
      `The ${channel} check`,
      send(`${base}/${channel}_verification`, 'POST', { ...call, code: await codeTo(stack, to) }, own),
    );
  }
  return playerId;
}

/** A logged-in player at the API, for preparing a journey and for comparing the screen with the API. */
export class ApiPlayer {
  readonly #stack: RunningStack;
  readonly #headers: Readonly<Record<string, string>>;
  private constructor(stack: RunningStack, token: string) {
    this.#stack = stack;
    this.#headers = { authorization: `Bearer ${token}`, ...site(stack, 'en-UN') };
  }

  /** @param session `restricted`: that of a player on a time-out or excluded (ruling 19) */
  static async signIn(
    stack: RunningStack,
    email: string,
    password: string,
    session?: typeof RESTRICTED_SESSION.session,
  ): Promise<ApiPlayer> {
    const answer = await expectOk(
      'The login',
      send<{ AuthenticationResult: { IdToken: string } }>(
        `${stack.api}/identity/`,
        'POST',
        {
          AuthFlow: 'USER_PASSWORD_AUTH',
          ClientId: `baize-${stack.brand}`,
          AuthParameters: { USERNAME: email, PASSWORD: password },
          ...(session === undefined ? {} : { ClientMetadata: { session } }),
        },
        {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
        },
      ),
    );
    return new ApiPlayer(stack, answer.body.AuthenticationResult.IdToken);
  }

  #wallet<Body>(path: string, method = 'GET', body?: unknown, headers: Readonly<Record<string, string>> = {}) {
    return send<Body>(`${this.#stack.api}/api/v1/player/wallet${path}`, method, body, { ...this.#headers, ...headers });
  }
  async balance(): Promise<WalletBalance> {
    return (await expectOk('The balance', this.#wallet<WalletBalance>(''))).body;
  }
  async pendingWithdrawals(): Promise<readonly PendingWithdrawal[]> {
    return (await expectOk('The list', this.#wallet<PendingWithdrawal[]>('/pendingWithdrawal'))).body;
  }
  async history(): Promise<readonly Transaction[]> {
    return (await expectOk('The history', this.#wallet<Transaction[]>('/transactions?limit=100'))).body;
  }
  /** The first fifty rows of the history, with one for each game session. */
  async groupedHistory(): Promise<readonly HistoryEntry[]> {
    return (await expectOk('The grouped history', this.#wallet<HistoryEntry[]>('/history?limit=50'))).body;
  }
  /** Starts a deposit, which is not paid yet. @param amount as on the wire */
  async startDeposit(amount: number, paymentMethod: PaymentMethodCode = 'CREDITCARD'): Promise<Payment> {
    return (
      await expectOk(
        'The deposit',
        this.#wallet<Payment>(
          '/deposit',
          'POST',
          { amount, paymentMethod },
          { [HEADERS.idempotencyKey]: randomUUID() },
        ),
      )
    ).body;
  }
  /** Any call of the wallet, refusals included. */
  try(path: string, method: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    return this.#wallet<{ code: string }>(path, method, body, headers);
  }

  /** Sets the daily deposit limit, as the player would in another window. @param limit as on the wire */
  async setDailyDepositLimit(limit: number): Promise<void> {
    await expectOk(
      'The limit',
      send(`${this.#stack.api}/api/v1/player/deposit-limits`, 'PATCH', { duration: 'D', limit }, this.#headers),
    );
  }

  /** Excludes the player from every brand for six months. */
  async exclude(): Promise<void> {
    await expectOk(
      'The exclusion',
      send(`${this.#stack.api}/api/v1/player/exclusion`, 'PATCH', { exclusionInMonths: 6 }, this.#headers),
    );
  }

  /** Opts in to a campaign under the first version of its terms. Refusals are answers too. */
  optIn(campaignId: string) {
    const url = `${this.#stack.api}/api/v2/bonus/optIn/${campaignId}/activate`;
    return send<{ code?: string }>(url, 'POST', { version: 1 }, this.#headers);
  }

  /** Deposits money through the gateway's own form. @param card the number of one of the gateway's test cards */
  async fund(amount: number, card = '4111111111111111'): Promise<void> {
    const { redirectUrl, referenceId } = await this.startDeposit(amount);
    const paymentId = redirectUrl?.split('/').at(-1) ?? '';
    await expectOk(
      'The card',
      send(
        `${this.#stack.sandbox}/gateway/hosted/${paymentId}/submit`,
        'POST',
        { card: { number: card, expiry: '12 / 39', cvc: '123', name: 'Test Player' } },
        { 'x-sandbox-page': '1' },
      ),
    );
    for (let attempt = 0; attempt < 100; attempt += 1) {
      if ((await this.#wallet<Payment>(`/deposit/${referenceId}`)).body.status === 'SUCCESS') return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('The gateway accepted the card, but the deposit did not become SUCCESS within ten seconds.');
  }
}

/** A token of a demo operator, from the sandbox's staff directory. */
async function operatorHeaders(stack: RunningStack, person: string): Promise<Readonly<Record<string, string>>> {
  const { body } = await expectOk(
    'The operator’s sign-in',
    send<{ access_token: string }>(`${stack.sandbox}${STAFF_PATH}/demo-token`, 'POST', {
      person,
      password: DEMO_SECRETS.staffPassword,
    }),
  );
  return {
    authorization: `Bearer ${body.access_token}`,
    [HEADERS.operatorReason]: encodeURIComponent('Needed by a journey'),
  };
}

/** A call that only an operator may make. If it needs a second person, a colleague approves it. */
export async function operate<Body>(stack: RunningStack, method: string, path: string, body?: unknown): Promise<Body> {
  const url = `${stack.operator}${OPERATOR_BASE_PATH}`;
  const answer = await expectOk(
    `The operator's ${method} ${path}`,
    send<Body & { approval?: { approvalId: string } }>(
      `${url}${path}`,
      method,
      body,
      await operatorHeaders(stack, 'olivia'),
    ),
  );
  if (answer.status === 202)
    await expectOk(
      `The approval of ${method} ${path}`,
      send(
        `${url}/approvals/${answer.body.approval?.approvalId ?? ''}/decision`,
        'POST',
        { decision: 'APPROVE' },
        await operatorHeaders(stack, 'otto'),
      ),
    );
  return answer.body;
}

/** Posts a forged or genuine gateway webhook. */
export const postWebhook = (stack: RunningStack, rawBody: string, signature: string) =>
  fetch(`${stack.api}/api/v1/payments/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [HEADERS.signature]: signature },
    body: rawBody,
  });
