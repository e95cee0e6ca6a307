import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { BANK_PATHS, bankRedeemRequest, bankSessionRequest, type BankIdentity } from '@baize/contracts/pay-and-play';
import { newId } from '@baize/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { SandboxConfig } from '../config.ts';
import { KeyedJournal } from '../KeyedJournal.ts';
import { readBody, Refusal, requireKey, requireOwnPage } from '../refusals.ts';
import { customerOf, failureOf, previewOf, TEST_CUSTOMERS } from './model.ts';
import { BANKS, type BankConfirmation, type BankSessionStatus, type BankView } from './wire.ts';

interface BankSession {
  readonly id: string;
  readonly merchantReference: string;
  readonly merchantName: string;
  readonly amount: number;
  readonly currency: string;
  readonly country: string;
  readonly language: string;
  /** Absent in sessions of earlier versions. */
  readonly returnUrl?: string | undefined;
  readonly status: BankSessionStatus;
  readonly failureCode: string | null;
  readonly oneTimeCode: string | null;
  readonly person: BankIdentity | null;
  readonly expiresAt: string;
}

const idParams = z.object({ id: z.string().check(z.maxLength(80)) });
const signIn = z.object({
  bank: z.enum(BANKS),
  userId: z.string().check(z.trim(), z.toLowerCase(), z.regex(/^[\w-]{3,40}$/, 'user_id')),
});

function originOf(address: string): string {
  try {
    return new URL(address).origin;
  } catch {
    return '';
  }
}

/** The bank of pay-and-play: its API for the operator, and the calls of its page. The money is reserved until captured. */
export function registerBank(app: FastifyInstance, config: SandboxConfig, now: () => Date): void {
  const sessions = new KeyedJournal<BankSession>(join(config.dataDir, 'bank-sessions.jsonl'), {
    limit: 1000,
    keep: ({ status }) => status === 'REDEEMED',
  });
  const settings = { offline: false };
  const sessionOf = (request: FastifyRequest): BankSession => {
    const session = sessions.get(readBody(idParams, request.params, 'address').id);
    if (!session) throw new Refusal(404, 'error.not_found', 'The bank has no session with this id. Open one first.');
    return session;
  };
  const requireMerchant = (request: FastifyRequest): void => {
    requireKey(request, config.bankKey, 'pay-and-play bank');
    if (settings.offline)
      throw new Refusal(503, 'bank.offline', 'The bank is turned off. Turn it on at PUT /bank/desk/settings.');
  };

  app.post(BANK_PATHS.sessions, async (request, reply) => {
    requireMerchant(request);
    const body = readBody(bankSessionRequest, request.body, 'session');
    // The code must end up nowhere else.
    if (body.returnUrl !== undefined && !config.siteOrigins.includes(originOf(body.returnUrl)))
      throw new Refusal(
        422,
        'bank.return_url',
        `The bank sends no one back to ${body.returnUrl}. SITE_ORIGINS names the sites that it knows (docs/configuration.md).`,
      );
    const known = sessions.all().find(({ merchantReference }) => merchantReference === body.merchantReference);
    const session =
      known ??
      sessions.put({
        id: `bnk_${newId()}`,
        merchantReference: body.merchantReference,
        merchantName: body.merchantName,
        amount: body.amount,
        currency: body.currency,
        country: body.country,
        language: body.language,
        returnUrl: body.returnUrl,
        status: 'OPEN',
        failureCode: null,
        oneTimeCode: null,
        person: null,
        expiresAt: new Date(now().getTime() + body.expiresInSeconds * 1000).toISOString(),
      });
    return reply
      .status(201)
      .send({ bankSessionId: session.id, hostedUrl: `${config.publicUrl}/bank/sign-in/${session.id}` });
  });
  app.post(`${BANK_PATHS.sessions}/:id/redeem`, async (request) => {
    requireMerchant(request);
    const session = sessionOf(request);
    const { oneTimeCode } = readBody(bankRedeemRequest, request.body, 'code');
    if (session.status !== 'CONFIRMED' || session.oneTimeCode !== oneTimeCode || !session.person)
      throw new Refusal(409, 'bank.code_refused', 'The code was used, is wrong, or belongs to another session.');
    sessions.put({ ...session, status: 'REDEEMED', oneTimeCode: null });
    return session.person;
  });
  for (const [action, status] of [
    ['capture', 'CAPTURED'],
    ['release', 'RELEASED'],
  ] as const) {
    app.post(`${BANK_PATHS.sessions}/:id/${action}`, async (request) => {
      requireMerchant(request);
      const session = sessionOf(request);
      const paymentId = `pay_${session.id}`;
      if (session.status === 'CAPTURED' || session.status === 'RELEASED') return { paymentId, status: session.status };
      if (action === 'capture' && session.status !== 'REDEEMED') return { paymentId, status: 'FAILED' };
      sessions.put({ ...session, status });
      return { paymentId, status };
    });
  }

  const view = (session: BankSession): BankView => ({
    merchantReference: session.merchantReference,
    merchantName: session.merchantName,
    amount: session.amount,
    currency: session.currency,
    language: session.language,
    returnUrl: session.returnUrl ?? null,
    status: session.status === 'OPEN' && new Date(session.expiresAt) <= now() ? 'CANCELLED' : session.status,
    failureCode: session.failureCode,
    parentOrigins: config.siteOrigins,
    banks: BANKS,
    testCustomers: TEST_CUSTOMERS,
  });
  const requireOpen = (request: FastifyRequest): BankSession => {
    requireOwnPage(request, config.publicUrl);
    const session = sessionOf(request);
    if (view(session).status !== 'OPEN')
      throw new Refusal(409, 'bank.session_over', 'This session is over. Start again at the merchant.');
    return session;
  };
  const customer = (session: BankSession, { bank, userId }: z.output<typeof signIn>) =>
    customerOf(bank, userId, session.country, now());
  app.get('/bank/hosted/:id', async (request) => {
    requireOwnPage(request, config.publicUrl);
    return view(sessionOf(request));
  });
  app.post('/bank/hosted/:id/sign-in', async (request) => {
    const session = requireOpen(request);
    const body = readBody(signIn, request.body, 'sign-in');
    return previewOf(customer(session, body), body.bank);
  });
  app.post('/bank/hosted/:id/confirm', async (request): Promise<BankConfirmation> => {
    const session = requireOpen(request);
    const body = readBody(signIn, request.body, 'sign-in');
    const failureCode = failureOf(body.userId);
    if (failureCode !== null) {
      sessions.put({ ...session, status: 'FAILED', failureCode });
      return { status: 'FAILED', oneTimeCode: null, failureCode };
    }
    const oneTimeCode = randomBytes(24).toString('base64url');
    sessions.put({ ...session, status: 'CONFIRMED', oneTimeCode, person: customer(session, body) });
    return { status: 'CONFIRMED', oneTimeCode, failureCode: null };
  });
  app.post('/bank/hosted/:id/cancel', async (request) => {
    const session = requireOpen(request);
    return view(sessions.put({ ...session, status: 'CANCELLED' }));
  });
  app.put('/bank/desk/settings', async (request) => {
    requireOwnPage(request, config.publicUrl);
    settings.offline = readBody(z.object({ offline: z.boolean() }), request.body, 'settings').offline;
    return settings;
  });
}
