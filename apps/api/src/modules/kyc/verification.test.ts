import { randomUUID } from 'node:crypto';
import type { KycLevel } from '@baize/contracts/player';
import type { VerificationStanding } from '@baize/contracts/kyc';
import { sign } from '@baize/contracts/signature';
import { toWire, type Hundredths } from '@baize/kernel';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeByPlayer, type TestApp, type TestPlayer, type TestPlayerOptions } from '../../testing/buildTestApp.ts';
import type { Refusal } from '../../plugins/errors.ts';
import { PortFault } from '../../ports/bearer-call.ts';
import type { IdentitySession } from '../../ports/identity-vendor/port.ts';
import { busyGateway } from '../../testing/fakes.ts';
import { inboxModule } from '../inbox/index.ts';
import { limitsModule } from '../limits/index.ts';
import { operatorModule } from '../operator/index.ts';
import { paymentsModule } from '../payments/index.ts';
import { walletModule } from '../wallet/index.ts';
import { kycModule } from './index.ts';
import {
  isBeforeProof,
  levelWhenAsked,
  levelWhenLate,
  levelWhenProved,
  requirementsOf,
} from './model/verification-rules.ts';
import type { KycDocument } from './repository.ts';

const DAY = 86_400_000;

describe('levels of the rules', () => {
  const document = (type: KycDocument['type'], over: Partial<KycDocument> = {}): KycDocument => ({
    playerId: 'p',
    id: type,
    type,
    subType: null,
    status: 'REQUESTED',
    hold: 'NONE',
    rule: null,
    rejectionReason: null,
    attempt: 1,
    requestedAt: new Date(0),
    dueAt: null,
    submittedAt: null,
    decidedAt: null,
    ...over,
  });
  it('becomes PENDING when documents are asked for, but keeps what a register has confirmed', () => {
    expect(levelWhenAsked('NOT_VERIFIED')).toBe('PENDING');
    expect(levelWhenAsked('DATA_VERIFIED')).toBe('DATA_VERIFIED');
    expect(levelWhenLate('PENDING')).toBe('PENDING_EXPIRED');
    expect(levelWhenLate('DATA_VERIFIED')).toBe('PENDING_EXPIRED');
  });

  it('leaves every level alone that documents cannot raise', () => {
    for (const level of [
      'FULLY VERIFIED',
      'ENHANCED',
      'EDD_PENDING',
      'RESTRICTED',
      'SUSPENDED',
      'NEWER',
    ] as KycLevel[]) {
      expect(isBeforeProof(level)).toBe(false);
      expect(levelWhenAsked(level)).toBe(level);
      expect(levelWhenLate(level)).toBe(level);
      const proved = [
        document('PROOF_OF_ID', { rule: 'DEPOSIT_TOTAL', status: 'VERIFIED' }),
        document('PROOF_OF_ADDRESS', { rule: 'DEPOSIT_TOTAL', status: 'VERIFIED' }),
      ];
      expect(levelWhenProved(level, proved)).toBeNull();
    }
  });

  it('is raised only when both documents are verified and a rule asked for one', () => {
    const both = (rule: KycDocument['rule'], address: KycDocument['status']) => [
      document('PROOF_OF_ID', { rule, status: 'VERIFIED' }),
      document('PROOF_OF_ADDRESS', { status: address }),
    ];
    expect(levelWhenProved('PENDING', both('TIME', 'VERIFIED'))).toBe('FULLY VERIFIED');
    expect(levelWhenProved('PENDING_EXPIRED', both('TIME', 'VERIFIED'))).toBe('FULLY VERIFIED');
    expect(levelWhenProved('PENDING', both('TIME', 'UNDER_REVIEW'))).toBeNull();
    expect(levelWhenProved('PENDING', both(null, 'VERIFIED'))).toBeNull();
    expect(levelWhenProved('PENDING', [])).toBeNull();
  });

  it('makes a request under way stricter, never looser', () => {
    const [soon, later] = [new Date(DAY), new Date(2 * DAY)];
    const known = [
      document('PROOF_OF_ID', { hold: 'ALL', dueAt: later }),
      document('PROOF_OF_ADDRESS', { status: 'VERIFIED' }),
    ];
    expect(requirementsOf(known, 'WITHDRAWALS', soon, 'TIME')).toMatchObject([
      { type: 'PROOF_OF_ID', rule: null, hold: 'ALL', dueAt: soon },
    ]);
    expect(
      requirementsOf([document('PROOF_OF_ID', { dueAt: soon, rule: 'PLAYER' })], 'WITHDRAWALS', later, 'TIME'),
    ).toMatchObject([
      { type: 'PROOF_OF_ID', rule: 'TIME', hold: 'WITHDRAWALS', dueAt: soon },
      { type: 'PROOF_OF_ADDRESS', open: null, hold: 'WITHDRAWALS', dueAt: later },
    ]);
  });
});

describeByPlayer('rules about verification', (makeApp, kind) => {
  let test: TestApp;
  let vendorDown = false;
  const sessions: IdentitySession[] = [];
  beforeAll(async () => {
    test = await makeApp({
      modules: [walletModule, paymentsModule, limitsModule, kycModule, inboxModule, operatorModule],
      ports: {
        paymentGateway: busyGateway(),
        identityVendor: {
          check: async () => ({ checkId: randomUUID(), level: 'DATA_VERIFIED' }),
          startSession: async (session) => {
            if (vendorDown) throw new PortFault('The identity vendor', 'could not be reached');
            sessions.push(session);
            return { hostedUrl: `https://vendor.test/${session.reference}` };
          },
        },
      },
    });
  });
  const api = async (player: TestPlayer, method: 'GET' | 'POST', path: string, payload?: object, headers = {}) => {
    const answer = await test.app.inject({
      method,
      url: `/api/v1/player/${path}`,
      headers: { ...player.headers, ...headers },
      ...(payload ? { payload } : {}),
    });
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test names the shape it expects
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json<any>() };
  };
  const start = (player: TestPlayer, amount: Hundredths, paymentMethod = 'TRUSTLY') =>
    api(
      player,
      'POST',
      'wallet/deposit',
      { amount: toWire(amount), paymentMethod },
      { 'idempotency-key': randomUUID() },
    );
  /** Deposits as a player does: the gateway's page, then its webhook. */
  const deposit = async (player: TestPlayer, amount: Hundredths, currency = 'EUR') => {
    const started = await start(player, amount);
    if (started.status !== 200) return started;
    const text = JSON.stringify({
      eventId: randomUUID(),
      type: 'payment.succeeded',
      paymentId: started.body.referenceId,
      merchantReference: started.body.referenceId,
      amount: toWire(amount),
      currency,
      createdAt: test.clock.now().toISOString(),
    });
    const reported = await test.app.inject({
      method: 'POST',
      url: '/api/v1/payments/webhook',
      payload: text,
      headers: {
        'content-type': 'application/json',
        'x-baize-signature': sign(test.env.gateway.webhookSecret, 'POST /api/v1/payments/webhook', text),
      },
    });
    expect(reported.statusCode).toBe(200);
    await test.app.ledgerConsumers.drain();
    return started;
  };
  const standing = async (player: TestPlayer): Promise<VerificationStanding> =>
    (await api(player, 'GET', 'documents')).body.verification;
  const statuses = async (player: TestPlayer) => {
    const { idDocument, addressDocument } = (await api(player, 'GET', 'documents')).body;
    return [idDocument.documentStatus, addressDocument.documentStatus];
  };
  const levelOf = async (player: TestPlayer): Promise<KycLevel> =>
    (await api(player, 'GET', 'access/details')).body.kycStatus;
  const check = async (player: TestPlayer, query = '') =>
    (await api(player, 'POST', `wallet/deposit/request${query}`, { ipAddress: '192.0.2.1', blackbox: '-' })).body;
  const unproved: TestPlayerOptions = { record: { kycStatus: 'NOT_VERIFIED' } };
  /** An officer's view: both documents handed over without files, which `kyc.test.ts` covers. */
  const handOver = async (player: TestPlayer) => {
    await test.db.query(
      "update kyc_document set status = 'UNDER_REVIEW', submitted_at = $2 where player_id = $1 and status = 'REQUESTED'",
      [player.playerId, test.clock.now()],
    );
  };
  const decide = async (player: TestPlayer, key: string, decision: string, more: object = {}, approved = false) => {
    const document = (await api(player, 'GET', 'documents')).body[key];
    const path = `/kyc/players/${player.playerId}/documents/${document.id}/decision`;
    const body = { decision, submittedAt: document.submittedAt, ...more };
    const operator = test.operator();
    return approved ? operator.callWithApproval('POST', path, body) : operator.call('POST', path, body);
  };

  it('asks for documents once the deposits reach €2,000, and says before how much is left', async () => {
    const player = await test.player();
    await deposit(player, 1_999_99);
    expect(await statuses(player)).toEqual(['UNREQUESTED', 'UNREQUESTED']);
    expect(await standing(player)).toEqual({
      currencyCode: 'EUR',
      deposited: 1999.99,
      leftBeforeDocuments: 0.01,
      leftWithoutVerification: null,
      askedOn: null,
      dueAt: null,
      daysLeftToVerifyDocuments: null,
      canStart: true,
    });
    await deposit(player, 10_00);
    expect(await statuses(player)).toEqual(['REQUESTED', 'REQUESTED']);
    expect(await levelOf(player)).toBe('DATA_VERIFIED');
    const dueAt = new Date(test.clock.now().getTime() + 30 * DAY).toISOString();
    expect(await standing(player)).toMatchObject({
      leftBeforeDocuments: 0,
      dueAt,
      daysLeftToVerifyDocuments: 30,
      canStart: false,
    });
    expect(await check(player)).toMatchObject({ result: 'DOCUMENTS_PREFERRED', daysLeftToVerifyDocuments: 30 });
    expect(await check(player, '?later=true')).toMatchObject({ result: 'SUCCESS', daysLeftToVerifyDocuments: 30 });
    expect((await test.app.playerAccess.mayWithdraw(player.playerId)).result).toBe('DOCUMENTS_REQUIRED');
    const inbox = async () =>
      ((await api(player, 'GET', 'inbox')).body.messages as { kind: string }[]).filter(
        (message) => message.kind === 'DOCUMENT_REQUESTED',
      ).length;
    await expect.poll(() => test.messaging.messages.filter(({ to }) => to.startsWith(player.playerId)).length).toBe(1);
    expect(await inbox()).toBe(1);
    // A further deposit asks for nothing again, and gives no new time.
    test.advance(DAY);
    await deposit(player, 10_00);
    expect(await standing(player)).toMatchObject({ dueAt });
    expect(await inbox()).toBe(1);
  });

  it('expires the level by the clock, stops deposits, and is raised when both documents are verified', async () => {
    const player = await test.player();
    await deposit(player, 2_000_00);
    test.advance(29 * DAY);
    await test.app.kyc.runDueTimers();
    expect(await levelOf(player)).toBe('DATA_VERIFIED');
    test.advance(DAY);
    // The gate does not wait for the next pass.
    expect(await check(player)).toMatchObject({
      result: 'DOCUMENTS_REQUIRED_RESTRICTED',
      daysLeftToVerifyDocuments: 0,
    });
    await test.app.kyc.runDueTimers();
    expect(await levelOf(player)).toBe('PENDING_EXPIRED');
    expect(await test.app.kyc.runDueTimers()).toBe(0);
    expect(await check(player)).toMatchObject({ result: 'DOCUMENTS_REQUIRED_RESTRICTED' });
    // Whatever is still open is asked for; then the player waits for the officer, and so does the money.
    const gates = async () => [
      (await test.app.playerAccess.mayDeposit(player.playerId)).result,
      (await test.app.playerAccess.mayWithdraw(player.playerId)).result,
      await test.app.playerAccess.admitToPlay(player.playerId, 'CASINO').then(
        () => null,
        ({ details }: Refusal) => details?.['reason'],
      ),
    ];
    const asked = ['DOCUMENTS_REQUIRED_RESTRICTED', 'DOCUMENTS_REQUIRED_RESTRICTED', 'document'];
    const reviewed = ['DOCUMENTS_UNDER_REVIEW', 'DOCUMENTS_UNDER_REVIEW', 'document_review'];
    expect(await gates()).toEqual(asked);
    await handOver(player);
    expect(await gates()).toEqual(reviewed);
    expect(await test.app.playerAccess.mayPlay(player.playerId, 'CASINO')).toBe(false);
    expect((await start(player, 20_00)).body.code).toBe('error.deposit.not_allowed');
    expect((await decide(player, 'idDocument', 'REJECT', { rejectionReason: 'ID_EXPIRED' })).statusCode).toBe(204);
    expect(await gates()).toEqual(asked);
    await handOver(player);
    expect((await decide(player, 'idDocument', 'VERIFY')).statusCode).toBe(204);
    expect(await levelOf(player)).toBe('PENDING_EXPIRED');
    expect(await gates()).toEqual(reviewed);
    // The last one lifts a stop, so it needs a second person.
    expect((await decide(player, 'addressDocument', 'VERIFY')).statusCode).toBe(202);
    expect(await levelOf(player)).toBe('PENDING_EXPIRED');
    expect((await decide(player, 'addressDocument', 'VERIFY', {}, true)).statusCode).toBeLessThan(300);
    expect(await levelOf(player)).toBe('FULLY VERIFIED');
    expect((await api(player, 'GET', 'documents')).body.verification).toBeNull();
    expect(await check(player)).toMatchObject({ result: 'SUCCESS' });
    expect((await test.app.playerAccess.mayWithdraw(player.playerId)).result).toBe('SUCCESS');
  });

  it('does not expire what is under review, but does so when it is rejected after its day', async () => {
    const player = await test.player();
    await deposit(player, 2_000_00);
    await handOver(player);
    test.advance(31 * DAY);
    await test.app.kyc.runDueTimers();
    expect(await levelOf(player)).toBe('DATA_VERIFIED');
    await decide(player, 'idDocument', 'REJECT', { rejectionReason: 'ID_EXPIRED' });
    await test.app.kyc.runDueTimers();
    expect(await levelOf(player)).toBe('PENDING_EXPIRED');
  });

  it('asks a player whom no register knows fourteen days after the first deposit', async () => {
    const [player, known] = [await test.player(unproved), await test.player()];
    const first = test.clock.now();
    for (const each of [player, known]) await deposit(each, 20_00);
    expect(await standing(player)).toMatchObject({
      askedOn: new Date(first.getTime() + 14 * DAY).toISOString(),
      leftWithoutVerification: 1980,
    });
    test.advance(10 * DAY);
    await deposit(player, 20_00);
    test.advance(4 * DAY);
    await test.app.kyc.runDueTimers();
    expect(await statuses(player)).toEqual(['REQUESTED', 'REQUESTED']);
    expect(await levelOf(player)).toBe('PENDING');
    expect(await statuses(known)).toEqual(['UNREQUESTED', 'UNREQUESTED']);
  });

  it('refuses what exceeds the limit before verification, with what is left', async () => {
    const player = await test.player(unproved);
    await deposit(player, 1_900_00);
    expect(await check(player)).toMatchObject({ result: 'SUCCESS', limitLeft: 100, limitType: 'KYC', reason: null });
    const refused = {
      code: 'error.deposit.not_allowed',
      details: { result: 'EXCEEDS_KYC_LIMIT', reason: 'KYC_LIMIT' },
    };
    expect(await start(player, 100_01)).toMatchObject({ status: 403, body: refused });
    expect((await start(player, 100_01)).body.details).toMatchObject({ limitLeft: 100 });
    await deposit(player, 99_99);
    // Less than any method's smallest deposit is left.
    expect(await check(player)).toMatchObject({ result: 'EXCEEDS_KYC_LIMIT', reason: 'KYC_LIMIT', limitLeft: 0.01 });
    const briton = await test.player({ ...unproved, countryCode: 'GB', currency: 'GBP' });
    expect(await check(briton)).toMatchObject({ result: 'EXCEEDS_KYC_LIMIT', limitLeft: 0 });
    expect(await start(briton, 10_00, 'CREDITCARD')).toMatchObject({ status: 403, body: refused });
  });

  it('counts in the player’s currency and over all accounts of a person', async () => {
    const record = { email: `${randomUUID()}@test.baize` };
    const [one, other] = [
      await test.player({ record: { ...record, emailKey: record.email } }),
      await test.player({ brand: 'wireframe', currency: 'GBP', record: { ...record, emailKey: record.email } }),
    ];
    await deposit(one, 1_500_00);
    await deposit(other, 600_00, 'GBP');
    expect(await statuses(one)).toEqual(['UNREQUESTED', 'UNREQUESTED']);
    expect(await statuses(other)).toEqual(['REQUESTED', 'REQUESTED']);
    expect(await standing(other)).toMatchObject({ currencyCode: 'GBP', leftBeforeDocuments: 0 });
  });

  it('lets a player verify early, once, without a day or another level', async () => {
    const player = await test.player();
    const begin = (documentType = 'PROOF_OF_ID') => api(player, 'POST', 'documents/verification', { documentType });
    expect((await begin('SOURCE_OF_WEALTH')).status).toBe(409);
    expect((await begin()).status).toBe(200);
    expect((await begin()).status).toBe(200);
    expect(await statuses(player)).toEqual(['REQUESTED', 'REQUESTED']);
    expect(await levelOf(player)).toBe('DATA_VERIFIED');
    expect((await test.app.playerAccess.mayWithdraw(player.playerId)).result).toBe('SUCCESS');
    const rows = await test.db.query('select 1 from kyc_document where player_id = $1', [player.playerId]);
    expect(rows).toHaveLength(2);
    // The law comes later: the same requests get its day and its hold.
    await deposit(player, 2_000_00);
    expect((await standing(player)).dueAt).not.toBeNull();
    expect((await test.app.playerAccess.mayWithdraw(player.playerId)).result).toBe('DOCUMENTS_REQUIRED');
    const proved = await test.player({ record: { kycStatus: 'FULLY VERIFIED' } });
    expect((await api(proved, 'POST', 'documents/verification', { documentType: 'PROOF_OF_ID' })).status).toBe(409);
  });

  /** Opens a check at the vendor. @returns its page, or ours */
  const checkOnline = async (player: TestPlayer, documentType: string) =>
    (await api(player, 'POST', 'documents/verification', { documentType })).body.redirectUrl as string;
  /** The vendor's signed decision about the newest check. */
  const vendorDecides = async (
    type: 'document.approved' | 'document.rejected',
    {
      secret = test.env.identityVendor.webhookSecrets[0],
      session = sessions.at(-1),
      ...over
    }: Record<string, unknown> & {
      secret?: string;
      session?: IdentitySession | undefined;
    } = {},
  ) => {
    const text = JSON.stringify({
      eventId: randomUUID(),
      type,
      reference: session?.reference,
      playerReference: session?.playerReference,
      ...(type === 'document.rejected' ? { rejectionReason: 'ID_EXPIRED' } : {}),
      createdAt: test.clock.now().toISOString(),
      ...over,
    });
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/v1/identity-vendor/webhook',
      payload: text,
      headers: {
        'content-type': 'application/json',
        'x-baize-signature': sign(secret, 'POST /api/v1/identity-vendor/webhook', text),
      },
    });
    return answer.statusCode;
  };

  it('raises the level when the vendor approves both documents, and takes each decision once', async () => {
    const player = await test.player();
    await deposit(player, 2_000_00);
    expect(await checkOnline(player, 'PROOF_OF_ID')).toBe(`https://vendor.test/${sessions.at(-1)?.reference}`);
    expect(sessions.at(-1)).toMatchObject({
      playerReference: player.playerId,
      documentType: 'PROOF_OF_ID',
      returnUrl: expect.stringMatching(/^https?:.*\/en-UN\/my-account\/account\/verification$/),
      webhookUrl: expect.stringMatching(/\/api\/v1\/identity-vendor\/webhook$/),
    });
    expect(await vendorDecides('document.approved', { secret: 'guessed' })).toBe(401);
    expect(await vendorDecides('document.approved', { reference: randomUUID() })).toBe(404);
    expect(await vendorDecides('document.approved', { rejectionReason: 'ID_EXPIRED' })).toBe(400);
    const stranger = await test.player();
    expect(await vendorDecides('document.approved', { playerReference: stranger.playerId })).toBe(404);
    expect(await statuses(player)).toEqual(['REQUESTED', 'REQUESTED']);
    const eventId = randomUUID();
    const sent = await Promise.all([1, 2, 3].map(() => vendorDecides('document.approved', { eventId })));
    expect(sent).toEqual([200, 200, 200]);
    expect(await vendorDecides('document.rejected')).toBe(409);
    expect(await vendorDecides('document.rejected', { eventId })).toBe(409);
    expect(await statuses(player)).toEqual(['VERIFIED', 'REQUESTED']);
    expect(await levelOf(player)).toBe('DATA_VERIFIED');
    await checkOnline(player, 'PROOF_OF_ADDRESS');
    expect(await vendorDecides('document.approved')).toBe(200);
    expect(await levelOf(player)).toBe('FULLY VERIFIED');
    expect((await test.app.playerAccess.mayWithdraw(player.playerId)).result).toBe('SUCCESS');
    const told = (await api(player, 'GET', 'inbox')).body.messages as { kind: string }[];
    expect(told.filter((message) => message.kind === 'DOCUMENT_VERIFIED')).toHaveLength(2);
  });

  it('asks again with the reason when the vendor rejects, and ignores a decision about an older attempt', async () => {
    const player = await test.player();
    await deposit(player, 2_000_00);
    await checkOnline(player, 'PROOF_OF_ID');
    const first = sessions.at(-1);
    await checkOnline(player, 'PROOF_OF_ID');
    expect(await vendorDecides('document.rejected')).toBe(200);
    expect((await api(player, 'GET', 'documents')).body.idDocument).toMatchObject({
      documentStatus: 'REQUESTED',
      rejectionReason: 'ID_EXPIRED',
    });
    expect(await vendorDecides('document.approved', { session: first })).toBe(200);
    expect(await statuses(player)).toEqual(['REQUESTED', 'REQUESTED']);
    // What the player has sent to us meanwhile is an officer's to decide.
    await checkOnline(player, 'PROOF_OF_ID');
    await handOver(player);
    expect(await vendorDecides('document.approved')).toBe(200);
    expect(await statuses(player)).toEqual(['UNDER_REVIEW', 'UNDER_REVIEW']);
  });

  it('takes the document itself where an officer asks for it, or the vendor is down', async () => {
    const OWN = '/en-UN/my-account/account/verification';
    const player = await test.player();
    const asked = { documentType: 'PROOF_OF_ID', hold: 'ALL' };
    await test.operator().call('POST', `/kyc/players/${player.playerId}/requests`, asked);
    const before = sessions.length;
    expect(await checkOnline(player, 'PROOF_OF_ID')).toBe(OWN);
    expect(sessions).toHaveLength(before);
    expect((await api(player, 'GET', 'documents')).body.idDocument.isOnline).toBe(false);
    // Neither a rule nor the player's own wish makes it the vendor's.
    expect(await checkOnline(player, 'PROOF_OF_ADDRESS')).toMatch(/^https:\/\/vendor\.test/);
    expect(await checkOnline(player, 'PROOF_OF_ID')).toBe(OWN);
    const watched = await test.player();
    await test.operator().call('POST', `/kyc/players/${watched.playerId}/requests`, { ...asked, hold: 'NONE' });
    await deposit(watched, 2_000_00);
    expect(await checkOnline(watched, 'PROOF_OF_ID')).toBe(OWN);
    expect((await api(watched, 'GET', 'documents')).body.idDocument).toMatchObject({
      isOnline: false,
      hold: 'WITHDRAWALS',
      dueAt: expect.any(String),
    });
    const other = await test.player();
    await deposit(other, 2_000_00);
    vendorDown = true;
    expect(await checkOnline(other, 'PROOF_OF_ID')).toBe(OWN);
    vendorDown = false;
    expect((await api(other, 'GET', 'documents')).body.idDocument.isOnline).toBe(true);
  });

  it(
    'keeps every unverified total within the limit and asks exactly from the market’s total on',
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.integer({ min: 10_00, max: 900_00 }), { minLength: 1, maxLength: 5 }),
          fc.boolean(),
          async (amounts, isUnproved) => {
            const player = await test.player(isUnproved ? unproved : {});
            let total = 0;
            for (const amount of amounts) {
              const { status } = await deposit(player, amount);
              expect(status).toBe(isUnproved && total + amount > 2_000_00 ? 403 : 200);
              if (status === 200) total += amount;
              const isAsked = (await statuses(player)).every((each) => each === 'REQUESTED');
              expect(isAsked).toBe(total >= 2_000_00);
            }
          },
        ),
        { numRuns: kind === 'pglite' ? 3 : 6 },
      );
    },
  );
});
