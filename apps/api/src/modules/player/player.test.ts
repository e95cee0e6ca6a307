import { randomUUID } from 'node:crypto';
import { ACCOUNT_STATUSES, KYC_LEVELS, PERMISSIONS, type AccountStatus, type KycLevel } from '@baize/contracts/player';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { passwordSignIn } from '../../testing/registration.ts';
import { canDeposit, canPlay, canWithdraw, effectiveStatus, statusNow, type PlayStanding } from './model/gates.ts';
import { loginRefusalOf, sessionReachOf } from './model/login-refusal.ts';
import { DEFAULT_PERMISSIONS } from './model/default-permissions.ts';
import { restrictPlayer } from './use-cases/restrict-player.ts';

const now = new Date('2026-11-21T12:00:00Z');
const standing = (change: Partial<PlayStanding> = {}): PlayStanding => ({
  status: 'REGISTERED',
  statusUntil: null,
  kycStatus: 'DATA_VERIFIED',
  permissions: DEFAULT_PERMISSIONS,
  multibrandSuspended: false,
  multibrandExcluded: false,
  multibrandSuspendedUntil: null,
  registerExclusion: null,
  isHeld: false,
  ...change,
});
const open = { playBeforeVerification: { value: true, source: '' } };
const strict = { playBeforeVerification: { value: false, source: '' } };
const resultOf = (gate: { allowed: boolean; result?: string }) => gate.result ?? 'SUCCESS';
const all = (player: PlayStanding) => [
  resultOf(canDeposit(player, now)),
  resultOf(canPlay(player, 'casino', open, now)),
  resultOf(canWithdraw(player, now)),
];

describe('what a player may do (A§4, A§6, ruling 19): deposit, play, withdraw', () => {
  it.each<[AccountStatus, string[]]>([
    ['REGISTERED', ['SUCCESS', 'SUCCESS', 'SUCCESS']],
    ['TIMEOUT', ['RESTRICTED', 'RESTRICTED', 'SUCCESS']],
    ['SELF_EXCLUDED', ['RESTRICTED', 'RESTRICTED', 'SUCCESS']],
    ['RESTRICTED', ['RESTRICTED', 'RESTRICTED', 'SUCCESS']],
    ['PAYOUT', ['RESTRICTED', 'RESTRICTED', 'SUCCESS']],
    ['BLACKLISTED', ['RESTRICTED', 'RESTRICTED', 'FORBIDDEN']],
    ['CLOSED', ['RESTRICTED', 'RESTRICTED', 'FORBIDDEN']],
    ['PRE_REGISTERED', ['RESTRICTED', 'RESTRICTED', 'FORBIDDEN']],
    ['ACCOUNT_UNVERIFIED', ['RESTRICTED', 'RESTRICTED', 'FORBIDDEN']],
  ])('status %s', (status, expected) => expect(all(standing({ status }))).toEqual(expected));

  it.each<[KycLevel, string[]]>([
    ['NOT_VERIFIED', ['SUCCESS', 'SUCCESS', 'SUCCESS']],
    ['DATA_VERIFIED', ['SUCCESS', 'SUCCESS', 'SUCCESS']],
    ['PENDING', ['SUCCESS', 'SUCCESS', 'SUCCESS']],
    ['FULLY VERIFIED', ['SUCCESS', 'SUCCESS', 'SUCCESS']],
    ['ENHANCED KYC', ['SUCCESS', 'SUCCESS', 'SUCCESS']],
    ['ENHANCED', ['SUCCESS', 'SUCCESS', 'SUCCESS']],
    ['NOT_REQUIRED', ['SUCCESS', 'SUCCESS', 'SUCCESS']],
    ['EDD_PENDING', ['DOCUMENTS_REQUIRED', 'DOCUMENTS_REQUIRED', 'DOCUMENTS_REQUIRED']],
    ['EDD_UNDER_REVIEW', ['DOCUMENTS_UNDER_REVIEW', 'DOCUMENTS_UNDER_REVIEW', 'DOCUMENTS_UNDER_REVIEW']],
    [
      'PENDING_EXPIRED',
      ['DOCUMENTS_REQUIRED_RESTRICTED', 'DOCUMENTS_REQUIRED_RESTRICTED', 'DOCUMENTS_REQUIRED_RESTRICTED'],
    ],
    ['RESTRICTED', ['RESTRICTED', 'RESTRICTED', 'SUCCESS']],
    ['SUSPENDED', ['RESTRICTED', 'RESTRICTED', 'RESTRICTED']],
  ])('level %s', (kycStatus, expected) => expect(all(standing({ kycStatus }))).toEqual(expected));

  // A break never blocks a withdrawal, and never bypasses what blocks every player.
  it.each<[string, Partial<PlayStanding>, string]>([
    ['nothing else', {}, 'SUCCESS'],
    ['an exclusion at another brand', { multibrandExcluded: true }, 'SUCCESS'],
    ['a suspension by an operator or a closure', { multibrandSuspended: true }, 'RESTRICTED'],
    [
      'no permission but to withdraw',
      { permissions: { ...DEFAULT_PERMISSIONS, payout: true, deposit: false, casino: false } },
      'SUCCESS',
    ],
    ['no permission to withdraw', { permissions: { ...DEFAULT_PERMISSIONS, withdrawal: false } }, 'FORBIDDEN'],
    ['no permissions on record', { permissions: {} as never }, 'FORBIDDEN'],
    ['an unverified player', { kycStatus: 'NOT_VERIFIED' }, 'SUCCESS'],
    ['a restricted verification', { kycStatus: 'RESTRICTED' }, 'SUCCESS'],
    ['a suspended verification', { kycStatus: 'SUSPENDED' }, 'RESTRICTED'],
    ['due diligence asked for', { kycStatus: 'EDD_PENDING' }, 'DOCUMENTS_REQUIRED'],
    ['due diligence under review', { kycStatus: 'EDD_UNDER_REVIEW' }, 'DOCUMENTS_UNDER_REVIEW'],
    ['documents that never came', { kycStatus: 'PENDING_EXPIRED' }, 'DOCUMENTS_REQUIRED_RESTRICTED'],
    ['an unknown level', { kycStatus: 'NEW_LEVEL' as KycLevel }, 'RESTRICTED'],
  ])('withdrawal on a break, with %s: %s', (_name, change, expected) => {
    for (const status of ['TIMEOUT', 'SELF_EXCLUDED'] as const) {
      for (const statusUntil of [null, new Date(now.getTime() + 1)])
        expect(resultOf(canWithdraw(standing({ status, statusUntil, ...change }), now))).toBe(expected);
    }
  });

  it('flags', () => {
    expect(all(standing({ permissions: { ...DEFAULT_PERMISSIONS, payout: true } }))).toEqual([
      'RESTRICTED',
      'RESTRICTED',
      'SUCCESS',
    ]);
    expect(all(standing({ multibrandSuspended: true }))).toEqual(['RESTRICTED', 'RESTRICTED', 'RESTRICTED']);
    // Suspended because of a break at another brand: no play and no deposits, but withdrawals are allowed (rulings 19
    // and 19a).
    expect(all(standing({ multibrandExcluded: true }))).toEqual(['RESTRICTED', 'RESTRICTED', 'SUCCESS']);
    for (const [offset, expected] of [
      [1, 'RESTRICTED'],
      [0, 'SUCCESS'],
      [-1, 'SUCCESS'],
    ] as const)
      expect(all(standing({ multibrandSuspendedUntil: new Date(now.getTime() + offset) }))).toEqual([
        expected,
        expected,
        'SUCCESS',
      ]);
    expect(all(standing({ multibrandExcluded: true, multibrandSuspended: true }))).toEqual([
      'RESTRICTED',
      'RESTRICTED',
      'RESTRICTED',
    ]);
    expect(
      all(standing({ permissions: { ...DEFAULT_PERMISSIONS, deposit: false, casino: false, withdrawal: false } })),
    ).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
    expect(
      resultOf(canPlay(standing({ permissions: { ...DEFAULT_PERMISSIONS, casino: false } }), 'liveCasino', open, now)),
    ).toBe('SUCCESS');
    expect(resultOf(canPlay(standing({ kycStatus: 'NOT_VERIFIED' }), 'casino', strict, now))).toBe(
      'DOCUMENTS_REQUIRED',
    );
    expect(resultOf(canPlay(standing(), 'casino', strict, now))).toBe('SUCCESS');
    // Nothing is to be sent while an officer reads the answers.
    expect(resultOf(canPlay(standing({ kycStatus: 'EDD_UNDER_REVIEW' }), 'casino', strict, now))).toBe(
      'DOCUMENTS_UNDER_REVIEW',
    );
    expect(resultOf(canPlay(standing({ isHeld: true }), 'casino', open, now))).toBe('RESTRICTED');
  });

  it('fails closed on unknown values (ruling 23)', () => {
    expect(all(standing({ status: 'NEW_STATUS' as AccountStatus }))).toEqual(['RESTRICTED', 'RESTRICTED', 'FORBIDDEN']);
    expect(all(standing({ kycStatus: 'NEW_LEVEL' as KycLevel }))).toEqual(['RESTRICTED', 'RESTRICTED', 'RESTRICTED']);
    expect(all(standing({ permissions: {} as never }))).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
  });

  it('ends terms by the clock to the millisecond, and nothing else', () => {
    const until = (offset: number) => new Date(now.getTime() + offset);
    for (const status of ['TIMEOUT', 'SELF_EXCLUDED'] as const) {
      expect([1, 0, -1].map((offset) => effectiveStatus({ status, statusUntil: until(offset) }, now))).toEqual([
        status,
        'REGISTERED',
        'REGISTERED',
      ]);
    }
    for (const status of ACCOUNT_STATUSES.filter((name) => name !== 'TIMEOUT' && name !== 'SELF_EXCLUDED'))
      expect(effectiveStatus({ status, statusUntil: until(-1) }, now)).toBe(status);
    expect(effectiveStatus({ status: 'SELF_EXCLUDED', statusUntil: null }, now)).toBe('SELF_EXCLUDED');
  });

  it('applies a break at another brand like its own, the longer of the two (rulings 19 and 19a)', () => {
    const at = (offset: number) => new Date(now.getTime() + offset);
    const own = (change: Partial<PlayStanding>) => ({
      ...standing(change),
      id: 'p',
      statusInitiator: 'PLAYER',
      statusIsCooling: false,
    });
    for (const [change, status, until] of [
      [{ multibrandExcluded: true }, 'SELF_EXCLUDED', null],
      [{ multibrandSuspendedUntil: at(1) }, 'SELF_EXCLUDED', at(1)],
      [{ status: 'PAYOUT', multibrandSuspendedUntil: at(1) }, 'SELF_EXCLUDED', at(1)],
      [{ multibrandSuspendedUntil: at(0) }, 'REGISTERED', null],
      [{ multibrandSuspended: true }, 'REGISTERED', null],
      [{ status: 'TIMEOUT', statusUntil: at(2), multibrandSuspendedUntil: at(2) }, 'TIMEOUT', at(2)],
      [{ status: 'TIMEOUT', statusUntil: at(2), multibrandSuspendedUntil: at(3) }, 'SELF_EXCLUDED', at(3)],
      [{ status: 'SELF_EXCLUDED', statusUntil: null, multibrandSuspendedUntil: at(3) }, 'SELF_EXCLUDED', null],
      [{ status: 'SELF_EXCLUDED', statusUntil: at(2), multibrandExcluded: true }, 'SELF_EXCLUDED', null],
    ] as [Partial<PlayStanding>, AccountStatus, Date | null][]) {
      expect(statusNow(standing(change), now)).toEqual({ status, until });
      expect(sessionReachOf(standing(change), now)).toBe(status === 'REGISTERED' ? 'FULL' : 'RESTRICTED');
    }
    for (const status of ['CLOSED', 'BLACKLISTED', 'PRE_REGISTERED', 'NEW_STATUS'] as AccountStatus[])
      expect(sessionReachOf(standing({ status, multibrandExcluded: true }), now)).toBe('NONE');
    expect(loginRefusalOf(own({ multibrandExcluded: true }), now)).toEqual({
      code: 'error.exclusion.in.progress.indefinitely',
      playerId: 'p',
    });
    expect(loginRefusalOf(own({ multibrandSuspendedUntil: at(86_400_001) }), now)).toEqual({
      code: 'error.exclusion.in.progress',
      playerId: 'p',
      days: 2,
      timeLeft: 86_401,
      until: at(86_400_001).toISOString(),
    });
    expect(loginRefusalOf(own({ multibrandSuspended: true }), now)).toBeNull();
  });

  it('knows every level and permission of the documents', () => {
    expect(Object.keys(DEFAULT_PERMISSIONS).sort()).toEqual([...PERMISSIONS].sort());
    expect(KYC_LEVELS).toHaveLength(12);
  });
});

describe('calls about the player', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp();
  });
  afterAll(() => test.close());

  it('returns the previous login, not the current one', async () => {
    const player = await test.player({ password: 'correct horse battery', record: { email: 'visits@test.baize' } });
    const log = async () =>
      (
        await test.app.inject({
          url: '/api/v1/player/latest-activity-log',
          headers: {
            ...player.headers,
            sitecontext: JSON.stringify({ siteId: 5, brand: 'northlight', market: 'fi-FI' }),
          },
        })
      ).json<{ loginDate: string | null; loginCountry: string | null }>();
    await passwordSignIn(test, 'visits@test.baize', 'correct horse battery');
    expect(await log()).toEqual({ note: '', loginDate: null, loginIp: null, loginCountry: null });
    await test.db.query("update player_logins set country_code = 'SE'");
    test.advance(3_600_000);
    const { AuthenticationResult } = (await passwordSignIn(test, 'visits@test.baize', 'correct horse battery')).json<{
      AuthenticationResult: { IdToken: string };
    }>();
    expect(await log()).toMatchObject({
      loginDate: '2026-11-21T12:00:00.000Z',
      loginIp: '127.0.0.1',
      loginCountry: 'Ruotsi',
    });
    const headers = { authorization: `Bearer ${AuthenticationResult.IdToken}` };
    const left = await test.app.inject({ method: 'POST', url: '/api/v1/player/sign_out', headers });
    expect(left.json()).toEqual({ stay: false });
    // Only the login of the session that ends.
    expect(await test.db.query('select ended_at is not null as ended from player_logins order by at')).toEqual([
      { ended: false },
      { ended: true },
    ]);
  });

  it('notes the first login from a country, and nothing without others to compare it with', async () => {
    const { playerId, headers } = await test.player();
    const note = async () =>
      (await test.app.inject({ url: '/api/v1/player/latest-activity-log', headers })).json<{ note: string }>().note;
    let days = 0;
    /** A login, and a later one that is current. */
    const logIn = async (countryCode: string | null) => {
      await test.db.query('delete from player_logins where player_id = $1 and ip = $2', [playerId, '192.0.2.1']);
      for (const [ip, country] of [
        ['192.0.2.2', countryCode],
        ['192.0.2.1', 'DK'],
      ] as const)
        await test.db.query(
          'insert into player_logins (id, player_id, at, ip, country_code) values ($1, $2, $3, $4, $5)',
          [randomUUID(), playerId, new Date(test.clock.now().getTime() + (days += 1) * 86_400_000), ip, country],
        );
      return note();
    };
    const notes: string[] = [];
    for (const country of [null, 'FI', 'FI', 'SE', 'SE', 'FI', null]) notes.push(await logIn(country));
    expect(notes).toEqual(['', '', '', 'NEW_COUNTRY', '', '', '']);
  });

  it('a break: enters the audit log after it has ended the sessions and recorded the stop', async () => {
    const { playerId } = await test.player();
    const { app } = test;
    const order: string[] = [];
    const ends = vi.spyOn(app, 'endSessions').mockImplementation(async () => {
      order.push('sessions');
    });
    const entries = vi.spyOn(app, 'audit').mockImplementation(async (tx, action) => {
      const stops = await tx.query('select 1 from player_stops where player_id = $1', [playerId]);
      order.push(`${action}, ${stops.length} stops`);
    });
    try {
      await restrictPlayer(app, playerId, { status: 'SELF_EXCLUDED', until: null, initiator: 'PLAYER' });
    } finally {
      ends.mockRestore();
      entries.mockRestore();
    }
    expect(order).toEqual(['sessions', 'player.restricted, 1 stops']);
  });

  it('accepts the current terms and no others', async () => {
    const player = await test.player();
    const accept = (version: unknown) =>
      test.app.inject({
        method: 'PATCH',
        url: '/api/v1/player/update_term_and_condition_version',
        headers: player.headers,
        payload: { termsAndConditionsAcceptedVersion: version },
      });
    const current = test.app.catalogue.termsVersion;
    for (const other of [current - 1, current + 1, 0, -1, 99]) {
      const answer = await accept(other);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        409,
        { code: 'error.terms.outdated', details: { version: current } },
      ]);
    }
    for (const version of [String(current), current + 0.5, null]) {
      const answer = await accept(version);
      expect([version, answer.statusCode, answer.json()]).toMatchObject([
        version,
        400,
        { code: 'error.validation', validationErrors: [{ field: 'termsAndConditionsAcceptedVersion' }] },
      ]);
    }
    expect(
      (await test.app.inject({ url: '/api/v1/player/access/details', headers: player.headers })).json()
        .termsAndConditionsAcceptedVersion,
    ).toBe(1);
    expect((await accept(current)).statusCode).toBe(204);
    expect((await accept(current)).statusCode).toBe(204);
    expect(
      (await test.app.inject({ url: '/api/v1/player/access/details', headers: player.headers })).json()
        .termsAndConditionsAcceptedVersion,
    ).toBe(current);
  });

  it('counts the wallet’s deposits', async () => {
    const player = await test.player();
    const summary = async () =>
      (await test.app.inject({ url: '/api/v1/player/transaction-summary', headers: player.headers })).json<object>();
    expect(await summary()).toEqual({ totalDepositsCount: 0 });
  });

  it('answers 401 if the token’s player no longer exists', async () => {
    const player = await test.player();
    await test.db.query('delete from players where player_id = $1', [player.playerId]);
    expect((await test.app.inject({ url: '/api/v1/player/access/details', headers: player.headers })).statusCode).toBe(
      401,
    );
  });
});
