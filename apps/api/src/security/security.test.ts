import { randomInt, randomUUID } from 'node:crypto';
import { request as sendHttp } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect as connectTcp, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildCatalogue } from '@baize/catalogue';
import { contentImageUrl } from '@baize/contracts/content';
import { IMAGE_SIZES } from '@baize/contracts/image-sizes';
import { sign } from '@baize/contracts/signature';
import { MAX_AMOUNT, ok, type CurrencyCode } from '@baize/kernel';
import type { GameDocument } from '@baize/contracts/content';
import { CONTENT_QUERIES } from '@baize/contracts/content-queries';
import { SOCKET_CLOSED, SOCKET_PROTOCOL } from '@baize/contracts/socket';
import { decodeJwt } from 'jose';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { deviceCookie } from '../modules/bonus/device-cookie.ts';
import { registrationCookie } from '../modules/identity/registration-cookie.ts';
import { sessionCookie } from '../modules/pay-and-play/session-cookie.ts';
import { verifiedText } from '../plugins/signed-text.ts';
import { contentModuleWith } from '../modules/content/index.ts';
import type { PaymentGateway } from '../ports/payment-gateway/port.ts';
import { isDatabaseBusy } from '../plugins/database.ts';
import { DEFAULT_PERMISSIONS, findPlayer, recognisePlayer } from '../modules/player/index.ts';
import { deposit, stake } from '../modules/wallet/index.ts';
import { startApiProcess, type ApiProcess } from '../testing/api-process.ts';
import { describeOnPostgres, type TestApp, type TestPlayer, type TestPlayerOptions } from '../testing/buildTestApp.ts';
import { everyContract } from '../testing/every-contract.ts';
import { operatorToken } from '../testing/operators.ts';
import { ADDRESS, DETAILS, solvedCaptcha, visitor } from '../testing/registration.ts';

const CONTRACTS = await everyContract();

/** A reply that only remembers the cookies that were set. */
const captured = () => {
  const cookies: [name: string, value: string][] = [];
  return { cookies, reply: { setCookie: (name: string, value: string) => cookies.push([name, value]) } as never };
};

/** Finds the connections that wait for a lock. */
const WAITING = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";

/** A gateway whose forms nobody pays, and which cancels them when it is asked to. */
const unpaidGateway: PaymentGateway = {
  startPayment: async (order) => ok({ gatewayId: order.reference, hostedUrl: 'http://gateway.test/pay' }),
  startPayout: async (order) => ok({ gatewayId: order.reference }),
  cancelPayment: async () => ok(null),
  report: async () => ok(null),
};

/**
 * What an attacker or a careless client may try, each case with its request and the expected answer, against an API that
 * listens on a port, on both databases. On PostgreSQL `two` is a second instance; PGlite has one process, so there it
 * is the same as `one`. Operators and studios call their real listeners too. Add a case to the section of its subject, or
 * a section. Cases of other processes stand beside these: the sandbox and DNS rebinding in `apps/sandbox/src/http.test.ts`,
 * a visitor's edge headers in `tools/dev/src/start/preview.test.ts`, the body size of nginx in
 * `tools/checks/src/deployment.test.ts`.
 */
describeOnPostgres('security', (makeApp, kind) => {
  let one: TestApp;
  let two: TestApp;
  /** `one`, where a case needs no second instance. */
  let test: TestApp;
  const sockets: WebSocket[] = [];
  beforeAll(async () => {
    const ports = { paymentGateway: unpaidGateway };
    one = await makeApp({ ports });
    two = kind === 'postgres' ? await makeApp({ ports }) : one;
    test = one;
    for (const { app } of new Set([one, two])) {
      await app.listen({ port: 0, host: '127.0.0.1' });
      await app.operatorPlane?.server.listen({ port: 0, host: '127.0.0.1' });
    }
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.terminate();
  });

  const hostOf = ({ app }: TestApp): string => `127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  /** One request over HTTP. @param line method and path: `GET /api/v1/player/wallet` */
  async function ask(
    line: string,
    { on = one, headers = {}, body }: { on?: TestApp; headers?: Readonly<Record<string, string>>; body?: object } = {},
  ): Promise<{
    readonly status: number;
    readonly code: string | undefined;
    readonly retryAfter: string | null;
    readonly body: Record<string, unknown>;
  }> {
    const [method = '', path = ''] = line.split(' ');
    const answer = await fetch(`http://${hostOf(on)}${path}`, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const parsed = text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {};
    const { status, headers: answered } = answer;
    return {
      status,
      code: parsed['code'] as string | undefined,
      retryAfter: answered.get('retry-after'),
      body: parsed,
    };
  }

  /** One request to the identity endpoint, as the official client sends it. */
  async function askPool(
    operation: string,
    body: object,
    on = one,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Record<string, unknown>> {
    const answer = await fetch(`http://${hostOf(on)}/identity/`, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Record<string, unknown>;
  }

  const PASSWORD = 'a long pass phrase 1';
  interface Login {
    readonly player: TestPlayer;
    readonly headers: Readonly<Record<string, string>>;
    readonly IdToken: string;
    readonly AccessToken: string;
    readonly RefreshToken: string;
  }
  /** Logs a player in with their password. @param player absent: a new player */
  async function logIn(player?: TestPlayer, session: 'full' | 'restricted' = 'full'): Promise<Login> {
    const known = player ?? (await one.player({ password: PASSWORD }));
    const { AuthenticationResult } = (await askPool('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: `baize-${known.brand}`,
      AuthParameters: { USERNAME: `${known.playerId}@test.baize`, PASSWORD },
      ClientMetadata: { session },
    })) as { AuthenticationResult: Pick<Login, 'IdToken' | 'AccessToken' | 'RefreshToken'> };
    const headers = { ...known.headers, authorization: `Bearer ${AuthenticationResult.IdToken}` };
    return { player: known, headers, ...AuthenticationResult };
  }

  /** Opens a player's socket with a fresh token, offered as a sub-protocol. */
  async function openSocket({ headers }: Pick<Login, 'headers'>, on = one) {
    const { body } = await ask('GET /api/v1/player/wallet/socket-token', { headers, on });
    return connect(on, '/ws/wallet', [SOCKET_PROTOCOL, String(body['token'])]);
  }
  async function connect(on: TestApp, path: string, protocols: string[] = []) {
    const socket = new WebSocket(`ws://${hostOf(on)}${path}`, protocols);
    sockets.push(socket);
    const frames: string[] = [];
    const closed: number[] = [];
    socket.on('message', (data: Buffer) => frames.push(data.toString()));
    socket.on('close', (code) => closed.push(code));
    const status = await new Promise<number>((resolve) => {
      socket.on('open', () => resolve(101));
      socket.on('unexpected-response', (_request, response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      socket.on('error', () => resolve(0));
    });
    return { status, frames, closed, socket };
  }

  const contracts = CONTRACTS.filter(({ auth }) => auth === 'player');

  /** A slot that a Finnish player may open, and its studio. */
  const slot = () => {
    const game = one.app.catalogue.documents.find(
      (document): document is GameDocument =>
        document._type === 'game' &&
        document.type === 'casinoGames' &&
        document.channels.includes('web') &&
        one.app.catalogue.providerOf(document).markets.includes('UN') &&
        !one.app.catalogue.subProviderOf(document)?.excluded &&
        ![one.app.catalogue.providerOf(document), one.app.catalogue.subProviderOf(document)].some((each) =>
          each?.restrictedCountry.includes('FI'),
        ),
    );
    if (!game) throw new Error('The catalogue has no slot for Finland.');
    return { gameId: game.id, studio: one.app.catalogue.providerOf(game).id };
  };
  const launching = () => ({
    isDemo: false,
    gameId: slot().gameId,
    languageCode: 'en',
    currencyCode: 'EUR',
    channel: 'web',
    lobbyUrl: 'http://localhost:4200/en-UN/online-casino',
  });

  describe('an ended session (ruling 26)', () => {
    /** How a session ends, and what the requests of its token are answered afterwards. */
    const ways: readonly (readonly [string, (login: Login, other: Login) => Promise<unknown>])[] = [
      ['the player logs out', ({ headers }) => ask('POST /api/v1/player/sign_out', { headers, body: {} })],
      [
        'the refresh token is revoked',
        ({ RefreshToken }) => askPool('RevokeToken', { Token: RefreshToken, ClientId: 'baize-northlight' }),
      ],
      [
        'the player logs out everywhere, elsewhere',
        (_login, { AccessToken }) => askPool('GlobalSignOut', { AccessToken }),
      ],
      [
        'a refresh token is used twice',
        async ({ RefreshToken }) => {
          const refresh = (token: string) =>
            askPool('GetTokensFromRefreshToken', { RefreshToken: token, ClientId: 'baize-northlight' });
          const { AuthenticationResult } = (await refresh(RefreshToken)) as { AuthenticationResult: Login };
          await refresh(AuthenticationResult.RefreshToken);
          await refresh(RefreshToken);
        },
      ],
      [
        'the password is changed elsewhere',
        (_login, { headers }) =>
          ask('POST /api/v1/player/password', {
            headers,
            body: { oldPassword: PASSWORD, newPassword: 'another long pass phrase 2' },
          }),
      ],
      [
        'an operator closes the account',
        async (_login, { player }) => {
          await two.db.transaction(async (tx) => {
            await tx.query("update players set status = 'CLOSED' where player_id = $1", [player.playerId]);
            await two.app.endSessions(tx, { playerId: player.playerId }, 'status CLOSED');
          });
        },
      ],
    ];
    for (const [name, end] of ways) {
      it(`${name}: each request is answered 401 and the socket closes with ${SOCKET_CLOSED.sessionOver}`, async () => {
        const login = await logIn();
        const other = await logIn(login.player);
        const socket = await openSocket(login);
        const elsewhere = await openSocket(login, two);
        const { headers } = login;
        expect((await ask('GET /api/v1/player/wallet', { headers, on: two })).status).toBe(200);
        await end(login, other);
        expect(contracts.length).toBeGreaterThan(80);
        for (const { method, base, path } of contracts) {
          const line = `${method} /api/${base}${path.replace(/:\w+/g, randomUUID())}`;
          const { status, code } = await ask(line, { headers, on: two, ...(method === 'GET' ? {} : { body: {} }) });
          expect([line, status, code]).toEqual([line, 401, 'error.unauthorized']);
        }
        for (const { closed } of [socket, elsewhere])
          await expect.poll(() => closed).toEqual([SOCKET_CLOSED.sessionOver]);
      });
    }

    it('an access token of another session beside it: POST /player/password 401; of the same session 204', async () => {
      const login = await logIn();
      const other = await logIn();
      const change = (accessToken: string) =>
        ask('POST /api/v1/player/password', {
          headers: { ...login.headers, 'access-token': accessToken },
          body: { oldPassword: PASSWORD, newPassword: 'another long pass phrase 2' },
        });
      for (const wrong of [other.AccessToken, login.IdToken, 'x']) expect((await change(wrong)).status).toBe(401);
      expect((await change(login.AccessToken)).status).toBe(204);
    });

    it('leaves the sessions that it does not name: GET /player/wallet 200 and the socket stays', async () => {
      const login = await logIn();
      const other = await logIn(login.player);
      const socket = await openSocket(other);
      await ask('POST /api/v1/player/sign_out', { headers: login.headers, body: {} });
      expect((await ask('GET /api/v1/player/wallet', { headers: other.headers })).status).toBe(200);
      await ask('POST /api/v1/player/password', {
        headers: other.headers,
        body: { oldPassword: PASSWORD, newPassword: 'another long pass phrase 2' },
      });
      expect((await ask('GET /api/v1/player/wallet', { headers: other.headers })).status).toBe(200);
      expect(socket.closed).toEqual([]);
    });

    it('excluded elsewhere: a deposit keeps its reason (403), a withdrawal is 401, and a new restricted session opens', async () => {
      const login = await logIn();
      const other = await logIn(login.player);
      const socket = await openSocket(login);
      const exclusion = await ask('PATCH /api/v1/player/timeout', {
        headers: other.headers,
        body: { timeoutInHours: 24 },
      });
      expect(exclusion.status).toBeLessThan(300);
      const deposit = { amount: 10, paymentMethod: 'CREDITCARD' };
      expect(
        await ask('POST /api/v1/player/wallet/deposit', { headers: login.headers, body: deposit, on: two }),
      ).toMatchObject({ status: 403, code: 'error.timeout.in.progress' });
      expect(await ask('GET /api/v1/player/wallet', { headers: login.headers, on: two })).toMatchObject({
        status: 401,
      });
      await expect.poll(() => socket.closed).toEqual([SOCKET_CLOSED.sessionOver]);
      const restricted = await logIn(login.player, 'restricted');
      expect((await ask('GET /api/v1/player/wallet', { headers: restricted.headers, on: two })).status).toBe(200);
      expect((await openSocket(restricted, two)).status).toBe(101);
    });

    describe('of the person’s account at another brand', () => {
      const PHONE = { phonePrefix: '+358', phoneBody: `40${randomInt(1_000_000, 9_999_999)}` };
      /** Logs one person in at two brands, with a socket and a game at the second. */
      const twoBrands = async () => {
        const who = { firstName: 'Elina', lastName: `Aalto ${randomUUID()}`, dateOfBirth: '1985-03-09', ...PHONE };
        const own = await logIn(await one.player({ password: PASSWORD, record: who }));
        const account = await one.player({ password: PASSWORD, brand: 'marigold', record: who });
        const other = await logIn(account);
        const socket = await openSocket(other, two);
        await one.app.studio.openGameSession({
          playerId: account.playerId,
          loginId: String(decodeJwt(other.IdToken)['player_access_id']),
          brand: 'marigold',
          studio: 'relax',
          gameId: 'aurora',
          gameTitle: 'Aurora Reels',
          vertical: 'CASINO',
          currency: 'EUR',
          language: 'en',
          country: 'FI',
        });
        return { own, other, socket };
      };
      const stops: readonly (readonly [string, string, (own: Login) => Promise<{ readonly status: number }>])[] = [
        [
          'excludes themselves',
          'SELF_EXCLUDED',
          ({ headers }) => ask('PATCH /api/v1/player/exclusion', { headers, body: { exclusionInMonths: 6 } }),
        ],
        [
          'takes a time-out',
          'TIMEOUT',
          ({ headers }) => ask('PATCH /api/v1/player/timeout', { headers, body: { timeoutInHours: 24 } }),
        ],
        [
          'is blacklisted by an operator',
          'REGISTERED',
          async ({ player }) => {
            const { statusCode: status } = await one
              .operator()
              .call('PATCH', `/players/${player.playerId}`, { accountStatus: 'BLACKLISTED' });
            return { status };
          },
        ],
      ];
      it.each(stops)(
        'the player %s: each request there is refused, socket and game end, and the page hears of it (%s)',
        async (_how, accountStatus, stop) => {
          const { own, other, socket } = await twoBrands();
          const { headers, player, RefreshToken } = other;
          expect((await stop(own)).status).toBeLessThan(300);
          await expect.poll(() => socket.closed).toEqual([SOCKET_CLOSED.sessionOver]);
          const told = socket.frames.filter((frame) => frame.includes('PLAYER_ATTRIBUTE_CHANGE'));
          expect(told.join()).toContain(`"accountStatus":"${accountStatus}"`);
          const withdrawal = { headers, on: two, body: { amount: 10, paymentMethod: 'SKRILL' } };
          expect((await ask('GET /api/v1/player/wallet', { headers, on: two })).status).toBe(401);
          expect((await ask('POST /api/v1/player/wallet/withdrawal', withdrawal)).status).toBe(401);
          expect(
            await askPool('GetTokensFromRefreshToken', { RefreshToken, ClientId: 'baize-marigold' }, two),
          ).not.toHaveProperty('AuthenticationResult');
          expect(
            await one.db.query('select 1 from game_session where player_id = $1 and not ended', [player.playerId]),
          ).toEqual([]);
          // The account keeps its own status, unless the ruling gives it the time-out.
          const { status } = (await findPlayer(one.db, player.playerId)) ?? {};
          expect(status).toBe(accountStatus === 'TIMEOUT' ? 'TIMEOUT' : 'REGISTERED');
          const again = await logIn(player, accountStatus === 'REGISTERED' ? 'full' : 'restricted');
          expect((await ask('GET /api/v1/player/wallet', { headers: again.headers, on: two })).status).toBe(200);
        },
      );

      it('an account that turns out to be an excluded person’s: its sessions end', async () => {
        const { own, other } = await twoBrands();
        await ask('PATCH /api/v1/player/exclusion', { headers: own.headers, body: { exclusionInMonths: 6 } });
        const stranger = await logIn();
        const socket = await openSocket(stranger, two);
        const known = await findPlayer(one.db, other.player.playerId);
        await one.app.db.transaction(async (tx) => {
          const account = await findPlayer(tx, stranger.player.playerId);
          if (account && known)
            await recognisePlayer(one.app, tx, {
              ...account,
              firstName: known.firstName,
              lastName: known.lastName,
              dateOfBirth: known.dateOfBirth,
              phonePrefix: known.phonePrefix,
              phoneBody: known.phoneBody,
            });
        });
        await expect.poll(() => socket.closed).toEqual([SOCKET_CLOSED.sessionOver]);
        expect((await ask('GET /api/v1/player/wallet', { headers: stranger.headers, on: two })).status).toBe(401);
      });
    });

    describe('and money, limits and games', () => {
      const sessionOf = ({ IdToken }: Login): string => String(decodeJwt(IdToken)['player_access_id']);
      const send = async (name: string, payload: object, studio: string) => {
        const text = JSON.stringify(payload);
        const answer = await fetch(`http://${hostOf(two)}/api/v1/studio/wallet/${name}`, {
          method: 'POST',
          body: text,
          headers: {
            'content-type': 'application/json',
            'x-baize-studio': studio,
            'x-baize-signature': sign(
              two.env.studio.secretOf(studio) ?? '',
              `POST /api/v1/studio/wallet/${name}`,
              text,
            ),
          },
        });
        const body = (await answer.json()) as { code?: string; sessionId: string; balance: number };
        return { status: answer.status, body };
      };
      /** Launches a game. @returns the studio's token */
      const launch = async ({ headers }: Login): Promise<string> => {
        const { status, body } = await ask('POST /api/v1/game/launch', { headers, body: launching() });
        expect(status).toBe(200);
        return new URL(String(body['gameURL'])).searchParams.get('token') ?? '';
      };
      /** Launches a game and lets the studio open it. @returns the game's session */
      const play = async (login: Login) => {
        const { gameId, studio } = slot();
        const { body } = await send('authenticate', { token: await launch(login), gameId }, studio);
        const round = () => ({
          sessionId: body.sessionId,
          gameId,
          roundId: randomUUID(),
          transactionId: randomUUID(),
          currency: 'EUR',
        });
        const bet = (more: object = {}) => send('bet', { ...round(), amount: 1, ...more }, studio);
        return { round, bet, studio };
      };
      const rich = async (login: Login): Promise<Login> => {
        const { playerId } = login.player;
        await one.app.wallet.move(deposit({ reference: randomUUID(), playerId, currency: 'EUR' }, 100_00, 'SKRILL'));
        return login;
      };
      const keyed = (headers: Login['headers']) => ({ ...headers, 'idempotency-key': randomUUID() });
      /** The calls that move money, change limits or open a game, each with its body. */
      const calls: readonly (readonly [string, string, (login: Login) => Promise<object>])[] = [
        [
          'a withdrawal',
          'POST /api/v1/player/wallet/withdrawal',
          async () => ({ amount: 10, paymentMethod: 'SKRILL' }),
        ],
        ['a deposit', 'POST /api/v1/player/wallet/deposit', async () => ({ amount: 10, paymentMethod: 'SKRILL' })],
        [
          'the cancellation of a withdrawal',
          'POST /api/v1/player/wallet/withdrawal/cancellation',
          async ({ headers }) => {
            const { body } = await ask('POST /api/v1/player/wallet/withdrawal', {
              headers: keyed(headers),
              body: { amount: 10, paymentMethod: 'SKRILL' },
            });
            return { pendingWithdrawalId: body['referenceId'], amount: 10, cancelByPlayer: true };
          },
        ],
        ['a deposit limit', 'PATCH /api/v1/player/deposit-limits', async () => ({ duration: 'D', limit: 50 })],
        ['a spend limit', 'PATCH /api/v1/player/spend-limits', async () => ({ duration: 'D', limit: 50 })],
        ['a launch', 'POST /api/v1/game/launch', async () => launching()],
      ];
      /** Everything that those calls could change. */
      const standing = async ({ player: { playerId } }: Login) => ({
        balances: await one.app.wallet.balances(playerId),
        payments: await one.db.query('select reference_id, status from payment where player_id = $1 order by 1', [
          playerId,
        ]),
        limits: await one.db.query('select kind, duration from limit_change where player_id = $1 order by 1, 2', [
          playerId,
        ]),
        games: await one.db.query('select id from game_session where player_id = $1 order by 1', [playerId]),
      });
      const over = { status: 401, code: 'error.unauthorized' };

      /** Sends a request but for its last bytes, and waits until its guard has admitted the session. */
      async function slowly(line: string, headers: Login['headers'], body: object) {
        const guard = vi.spyOn(one.app, 'sessionGuard');
        const [method, path] = line.split(' ');
        const text = JSON.stringify(body);
        const request = sendHttp(`http://${hostOf(one)}${path}`, {
          method: method ?? '',
          headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) },
        });
        request.write(text.slice(0, 1));
        const answered = new Promise<{ status: number; code: unknown }>((resolve, reject) => {
          request.on('error', reject);
          request.on('response', (response) => {
            let read = '';
            response.on('data', (chunk: Buffer) => (read += chunk.toString()));
            response.on('end', () =>
              resolve({
                status: response.statusCode ?? 0,
                code: read === '' ? undefined : (JSON.parse(read) as { code?: string }).code,
              }),
            );
          });
        });
        await expect.poll(() => guard.mock.settledResults.map(({ type }) => type)).toEqual(['fulfilled']);
        guard.mockRestore();
        return () => {
          request.end(text.slice(1));
          return answered;
        };
      }

      it.each(calls)(
        '%s whose body arrives after the player has logged out: 401, and nothing moves',
        async (...call) => {
          const [, line, bodyOf] = call;
          const login = await rich(await logIn());
          const headers = keyed(login.headers);
          const body = await bodyOf(login);
          const finish = await slowly(line, headers, body);
          const before = await standing(login);
          expect(await ask('POST /api/v1/player/sign_out', { headers, body: {} })).toMatchObject({ status: 200 });
          expect(await finish()).toEqual(over);
          expect(await standing(login)).toEqual(before);
        },
      );
      it.each(calls)('%s whose body arrives late in an open session: it counts', async (_name, line, bodyOf) => {
        const login = await rich(await logIn());
        const finish = await slowly(line, keyed(login.headers), await bodyOf(login));
        const before = await standing(login);
        expect((await finish()).status).toBeLessThan(300);
        expect(await standing(login)).not.toEqual(before);
      });
      it.each([
        ['a time-out', 'PATCH /api/v1/player/timeout', { timeoutInHours: 24 }],
        ['another setting', 'PATCH /api/v1/player/activity_check', { timer: 60 }],
      ])('%s whose body arrives after the player has logged out: 401', async (_name, line, body) => {
        const { headers } = await logIn();
        const finish = await slowly(line, headers, body);
        await ask('POST /api/v1/player/sign_out', { headers, body: {} });
        expect(await finish()).toEqual(over);
      });

      const causes: typeof ways = [
        ...ways,
        [
          'the player does not answer',
          ({ headers }) => ask('POST /api/v1/player/logout-on-idle', { headers, body: {} }),
        ],
        [
          'the player takes a break elsewhere',
          (_login, { headers }) => ask('PATCH /api/v1/player/timeout', { headers, body: { timeoutInHours: 24 } }),
        ],
      ];
      const alone = new Set(['the player logs out', 'the refresh token is revoked', 'the player does not answer']);
      it.each(causes)(
        '%s while a call is past its guard: refused, and nothing moves; its game takes no stake, and pays the win of a running round',
        async (name, end) => {
          const login = await rich(await logIn());
          const other = await logIn(login.player);
          const bodies = [];
          for (const [, line, bodyOf] of calls) bodies.push([line, await bodyOf(login)] as const);
          const unopened = await launch(login);
          const [own, others] = [await play(login), await play(other)];
          const running = { ...own.round(), amount: 1 };
          expect((await send('bet', running, own.studio)).status).toBe(200);
          await end(login, other);
          const before = await standing(login);
          // As if it had looked just before the end.
          const guard = vi
            .spyOn(two.app, 'sessionGuard')
            .mockResolvedValue({ isOpen: true, reach: 'FULL', refusal: null });
          for (const [line, body] of bodies) {
            const { status } = await ask(line, { headers: keyed(login.headers), body, on: two });
            // A status that stops the player also refuses with its own reason.
            expect([401, 403], line).toContain(status);
            if (alone.has(name)) expect([line, status]).toEqual([line, 401]);
          }
          guard.mockRestore();
          expect(await standing(login)).toEqual(before);

          const refused = await own.bet();
          expect([403, 404]).toContain(refused.status);
          expect((await send('authenticate', { token: unopened, gameId: running.gameId }, own.studio)).status).toBe(
            404,
          );
          expect(await standing(login)).toEqual(before);
          const replay = await send('bet', running, own.studio);
          expect(replay.status).toBe(200);
          const win = {
            ...running,
            transactionId: randomUUID(),
            betTransactionId: running.transactionId,
            amount: 5,
            roundEnded: true,
          };
          expect(await send('win', win, own.studio)).toMatchObject({ status: 200 });
          expect((await one.app.wallet.balances(login.player.playerId))?.main).toBe(
            (before.balances?.main ?? 0) + 5_00,
          );
          // The player's other session and its game go on if that session does.
          const isOtherOpen =
            (await ask('GET /api/v1/player/wallet', { headers: other.headers, on: two })).status === 200;
          expect((await others.bet()).status === 200).toBe(isOtherOpen);
          if (
            alone.has(name) ||
            name === 'a refresh token is used twice' ||
            name === 'the password is changed elsewhere'
          )
            expect(isOtherOpen).toBe(true);
        },
      );

      it('a game ends with the session that opened it, not with a later one, and no later than it', async () => {
        const first = await rich(await logIn());
        const second = await logIn(first.player);
        await one.db.query('update identity_sessions set expires_at = $2 where player_id = $1 and id = $3', [
          first.player.playerId,
          new Date(one.app.wallClock.now().getTime() + 3_600_000),
          sessionOf(first),
        ]);
        const game = await play(first);
        await ask('POST /api/v1/player/sign_out', { headers: second.headers, body: {} });
        expect((await game.bet()).status).toBe(200);
        const [row] = await one.db.query<{ opened_at: Date; ends_at: Date }>(
          'select opened_at, ends_at from game_session where player_id = $1',
          [first.player.playerId],
        );
        const minutes = ((row?.ends_at.getTime() ?? 0) - (row?.opened_at.getTime() ?? 0)) / 60_000;
        expect(minutes).toBeGreaterThan(55);
        expect(minutes).toBeLessThanOrEqual(60);
      });

      describe('and passwords', () => {
        const change = ({ headers }: Login, newPassword: string, on = one) =>
          ask('POST /api/v1/player/password', { headers, body: { oldPassword: PASSWORD, newPassword }, on });
        /** Runs `meanwhile` after a call has checked what it read, right before its transaction. */
        const before = async <T>(meanwhile: () => Promise<unknown>, call: () => Promise<T>): Promise<T> => {
          const { db } = one.app;
          const run = db.transaction.bind(db);
          const spy = vi.spyOn(db, 'transaction').mockImplementation(async (work) => {
            // Background work of the same process begins transactions too.
            if (!/use-cases\/(?:details|password|phone|sign-in)\.ts/.test(new Error().stack ?? '')) return run(work);
            spy.mockRestore();
            await meanwhile();
            return run(work);
          });
          try {
            return await call();
          } finally {
            spy.mockRestore();
          }
        };
        const enter = ({ player }: Login) =>
          askPool('InitiateAuth', {
            AuthFlow: 'USER_PASSWORD_AUTH',
            ClientId: 'baize-northlight',
            AuthParameters: { USERNAME: `${player.playerId}@test.baize`, PASSWORD },
          });

        it('a login whose password is changed elsewhere after its check: refused like a wrong one, and no session stays', async () => {
          const login = await logIn();
          const answer = await before(
            () => change(login, 'another long pass phrase 2', two),
            () => enter(login),
          );
          expect(answer).toMatchObject({ __type: 'NotAuthorizedException' });
          expect(
            await one.db.query('select id from identity_sessions where player_id = $1 and revoked_at is null', [
              login.player.playerId,
            ]),
          ).toEqual([{ id: sessionOf(login) }]);
        });
        it('a change in a session that ends after the check: 401, and the password stays', async () => {
          const login = await logIn();
          const end = () => ask('POST /api/v1/player/sign_out', { headers: login.headers, body: {}, on: two });
          expect(await before(end, () => change(login, 'another long pass phrase 2'))).toMatchObject(over);
          expect(await logIn(login.player)).toMatchObject({ IdToken: expect.any(String) as string });
        });
        it('a phone number asked for in a session that ends after the check: 401, and no code is sent', async () => {
          const login = await logIn();
          const end = () => ask('POST /api/v1/player/sign_out', { headers: login.headers, body: {}, on: two });
          const body = { mobilePhone: { prefix: '+358', body: '401234599' }, password: PASSWORD };
          expect(
            await before(end, () => ask('POST /api/v1/player/phone_number', { headers: login.headers, body })),
          ).toMatchObject(over);
          expect(
            await one.db.query('select id from phone_changes where player_id = $1', [login.player.playerId]),
          ).toEqual([]);
        });
        it('an address saved in a session that ends after the check: 401, and the address stays', async () => {
          const login = await logIn();
          const end = () => ask('POST /api/v1/player/sign_out', { headers: login.headers, body: {}, on: two });
          const body = { address: 'Mannerheimintie 1', city: 'Helsinki', postalCode: '00100' };
          const save = () => ask('POST /api/v1/player/address', { headers: login.headers, body });
          expect(await before(end, save)).toMatchObject(over);
          expect((await findPlayer(one.db, login.player.playerId))?.address).toMatch(/^Testikatu/);
        });
        it('two changes at once: the second is 401 in another session, and a wrong old password in the same', async () => {
          const login = await logIn();
          const other = await logIn(login.player);
          const second = (by: Login) =>
            before(
              () => change(login, 'another long pass phrase 2', two),
              () => change(by, 'a third long pass phrase 3'),
            );
          expect(await second(other)).toMatchObject(over);
          const again = await logIn();
          expect(
            await before(
              () => change(again, 'another long pass phrase 2', two),
              () => change(again, 'a third long pass phrase 3'),
            ),
          ).toMatchObject({ status: 400, code: 'error.old_password.incorrect' });
        });
        it.runIf(kind === 'postgres')('a login during a change waits for it, and is refused', async () => {
          const login = await logIn();
          let entering: ReturnType<typeof enter> | undefined;
          await one.db.transaction(async (tx) => {
            await tx.query("update identity_users set password_hash = 'another' where player_id = $1", [
              login.player.playerId,
            ]);
            entering = enter(login);
            await expect.poll(async () => (await one.db.query(WAITING)).length).toBe(1);
          });
          expect(await entering).toMatchObject({ __type: 'NotAuthorizedException' });
        });
      });

      // PGlite has one connection: nothing can wait there.
      describe.runIf(kind === 'postgres')('that ends while a call waits for the wallet', () => {
        /** Starts a call while the wallet is locked, ends the session, and lets the call go on. */
        const overtaken = async <T>(login: Login, call: () => Promise<T>): Promise<T> => {
          let waiting: Promise<T> | undefined;
          await one.db.transaction(async (tx) => {
            await tx.query('select 1 from wallet where player_id = $1 for update', [login.player.playerId]);
            waiting = call();
            await expect.poll(async () => (await one.db.query(WAITING)).length).toBe(1);
            await ask('POST /api/v1/player/sign_out', { headers: login.headers, body: {}, on: two });
          });
          return waiting as Promise<T>;
        };
        it('a withdrawal: 401, and nothing moves', async () => {
          const login = await rich(await logIn());
          const before = await standing(login);
          const body = { amount: 10, paymentMethod: 'SKRILL' };
          const line = 'POST /api/v1/player/wallet/withdrawal';
          expect(await overtaken(login, () => ask(line, { headers: keyed(login.headers), body }))).toMatchObject(over);
          expect(await standing(login)).toEqual(before);
        });
        it('a bet: 404, and no stake', async () => {
          const login = await rich(await logIn());
          const game = await play(login);
          const before = await standing(login);
          expect(await overtaken(login, () => game.bet())).toMatchObject({
            status: 404,
            body: { code: 'error.game_session.unknown' },
          });
          expect(await standing(login)).toEqual(before);
        });
      });
    });
  });

  describe('guesses at a login, and passwords that are known (ruling 31)', () => {
    const WRONG = 'error.player.not.found';
    const CAPTCHA = 'error.captcha.validation';
    const LOCKED = 'error.sign.in.attempt.count.exceeded';
    /** Attempts to log in from an address. @returns `in`, or the code of the refusal */
    async function attempt(email: string, password: string, ip: string, on = one, captcha?: string): Promise<string> {
      const answer = await askPool(
        'InitiateAuth',
        {
          AuthFlow: 'USER_PASSWORD_AUTH',
          ClientId: 'baize-northlight',
          AuthParameters: { USERNAME: email, PASSWORD: password },
          ...(captcha === undefined ? {} : { ClientMetadata: { captcha } }),
        },
        on,
        { 'x-edge-ip': ip },
      );
      if (answer['AuthenticationResult']) return 'in';
      return /error\.[a-z.]*[a-z]/.exec(String(answer['message']))?.[0] ?? String(answer['message']);
    }
    const emailOf = ({ playerId }: TestPlayer): string => `${playerId}@test.baize`;

    it('a wrong password, and an account that does not exist: the same answer', async () => {
      const known = emailOf(await one.player({ password: PASSWORD }));
      const answers = [];
      for (const USERNAME of [known, `${randomUUID()}@test.baize`])
        answers.push(
          await askPool(
            'InitiateAuth',
            {
              AuthFlow: 'USER_PASSWORD_AUTH',
              ClientId: 'baize-northlight',
              AuthParameters: { USERNAME, PASSWORD: 'a wrong password' },
            },
            one,
            { 'x-edge-ip': '192.0.2.60' },
          ),
        );
      expect(answers[0]).toEqual(answers[1]);
      expect(answers[0]).toMatchObject({ __type: 'NotAuthorizedException' });
    });
    it('the sixth try needs a captcha, the eleventh is locked, on any instance; the owner elsewhere gets in', async () => {
      const email = emailOf(await one.player({ password: PASSWORD }));
      const [guesser, home] = ['192.0.2.61', '198.51.100.61'];
      const seen = [];
      for (let time = 0; time < 5; time += 1)
        seen.push(await attempt(email, 'a wrong password', guesser, time % 2 ? one : two));
      expect(seen).toEqual(Array<string>(5).fill(WRONG));
      for (const on of [one, two]) expect(await attempt(email, PASSWORD, guesser, on)).toBe(CAPTCHA);
      const solved = await solvedCaptcha(one);
      expect(await attempt(email, 'a wrong password', guesser, one, solved)).toBe(WRONG);
      expect(await attempt(email, 'a wrong password', guesser, two, solved), 'a captcha counts once').toBe(CAPTCHA);
      for (let time = 0; time < 4; time += 1)
        await attempt(email, 'a wrong password', guesser, time % 2 ? one : two, await solvedCaptcha(one));
      for (const on of [one, two])
        expect(await attempt(email, PASSWORD, guesser, on, await solvedCaptcha(on))).toBe(LOCKED);
      expect(await attempt(email, PASSWORD, home, two, await solvedCaptcha(two))).toBe('in');
      expect(await attempt(email, PASSWORD, guesser, one, await solvedCaptcha(one))).toBe(LOCKED);
    });
    it('five wrong codes for someone’s email: the owner’s own code still works', async () => {
      const player = await one.player({ password: PASSWORD });
      const known = await findPlayer(one.db, player.playerId);
      const { sitecontext = '' } = player.headers;
      const request = async (on: TestApp) => {
        const captcha = { sitecontext, 'x-captcha-token': await solvedCaptcha(on) };
        const body = { email: `${player.playerId}@test.baize`, channel: 'SMS', siteId: 5 };
        return (await ask('POST /api/v1/player/password_reset', { headers: captcha, body, on })).body;
      };
      const check = (smsResetKeyId: unknown, code: string) =>
        ask('POST /api/v1/player/password_reset/sms_verification', {
          headers: { sitecontext },
          body: { smsResetKeyId, siteId: 5, code },
        });
      const phone = `${known?.phonePrefix}${known?.phoneBody}`;
      const strangers = await request(one);
      const wrong = one.messaging.codeFor(phone) === '000000' ? '111111' : '000000';
      for (let guess = 0; guess < 5; guess += 1) await check(strangers['smsResetKeyId'], wrong);
      expect((await check(strangers['smsResetKeyId'], one.messaging.codeFor(phone))).code).toBe(
        'sms.max.attempts.reached',
      );
      one.advance(31_000);
      const own = await request(one);
      expect((await check(own['smsResetKeyId'], one.messaging.codeFor(phone))).status).toBe(200);
      one.advance(-31_000);
    });
    it('thirty guesses at once: five are checked', async () => {
      const email = emailOf(await one.player({ password: PASSWORD }));
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, time) => attempt(email, 'a wrong password', '192.0.2.62', time % 2 ? one : two)),
      );
      expect(answers.filter((answer) => answer === WRONG)).toHaveLength(5);
    });
    it('a captcha costs its solver hundreds of times what it costs us, and is taken once', async () => {
      const production = await makeApp({ env: { CAPTCHA_COST: '5000' } });
      const { parameters } = (await production.app.inject('/api/v1/captcha/challenge')).json<{
        parameters: { algorithm: string; cost: number };
      }>();
      // The default of a deployment: each try is 5,000 rounds of PBKDF2, and a solution takes 200 to 800 tries. We do one.
      expect(parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 5000 });
      const solved = await solvedCaptcha(production);
      const { solution } = JSON.parse(Buffer.from(solved, 'base64').toString()) as { solution: { counter: number } };
      expect(solution.counter).toBeGreaterThanOrEqual(200);
      const email = () => ({ email: `${randomUUID()}@example.fi` });
      expect((await visitor(production).begin(email(), solved)).statusCode).toBe(200);
      for (const token of [solved, '', 'x', `${solved}x`])
        expect((await visitor(production).begin(email(), token)).statusCode).toBe(403);
    });
    it('a sign-up with a password from a breach: 400', async () => {
      const answer = await visitor(one).begin({ email: `${randomUUID()}@example.fi`, password: 'Password123' });
      expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('error.password.known')]);
    });
    it.each(['Password123!', 'passw0rd123', 'letmein1234', 'welcome2026', 'password\u200b123'])(
      'a sign-up with %j, which is much like one from a breach: 400',
      async (password) => {
        const answer = await visitor(one).begin({ email: `${randomUUID()}@example.fi`, password });
        expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('error.password.known')]);
      },
    );
    it.each(['ef', 'ef92', 'EF9', 'xyz', '..%2f'])('GET /passwords/known/%s: 400', async (prefix) => {
      expect((await ask(`GET /api/v1/passwords/known/${prefix}`)).status).toBe(400);
    });
    it('the known passwords of three digits: a few suffixes and no password', async () => {
      const { status, body } = await ask('GET /api/v1/passwords/known/ef9');
      const suffixes = body['suffixes'] as string[];
      expect(status).toBe(200);
      expect(suffixes).toContain('2b778');
      expect(suffixes.length).toBeLessThan(200);
      expect(suffixes.every((suffix) => /^[0-9a-f]{5}$/.test(suffix))).toBe(true);
    });
  });

  describe('a person with several accounts (ruling 24)', () => {
    const letters = () => Array.from({ length: 12 }, () => String.fromCharCode(97 + randomInt(26))).join('');
    const newPerson = () => ({
      email: `${letters()}@example.fi`,
      firstName: 'Élina',
      lastName: letters(),
      mobilePhone: { prefix: '+358', body: `4${randomInt(10_000_000, 99_999_999)}` },
      dateOfBirth: '1985-03-09',
    });
    type Person = ReturnType<typeof newPerson>;
    /** Opens an account that is excluded for good. */
    const excluded = ({ mobilePhone, email, ...who }: Person) =>
      one.player({
        brand: 'northlight',
        record: {
          ...who,
          email,
          emailKey: email,
          phonePrefix: mobilePhone.prefix,
          phoneBody: mobilePhone.body,
          status: 'SELF_EXCLUDED',
          statusUntil: null,
        },
      });
    /** Signs up at a brand. @returns the last answer */
    async function signUp(on: TestApp, { dateOfBirth, ...who }: Person, brand: string) {
      const browser = visitor(on, brand);
      expect((await browser.begin(who)).statusCode).toBe(200);
      expect((await browser.details({ dateOfBirth, mobilePhone: who.mobilePhone })).statusCode).toBe(204);
      await browser.request('sms');
      await browser.verify('sms', on.messaging.codeFor(`${who.mobilePhone.prefix}${who.mobilePhone.body}`));
      await browser.request('email');
      const { statusCode, body } = await browser.verify('email', on.messaging.codeFor(who.email));
      return { statusCode, body, playerId: browser.playerId };
    }

    it.each([
      ['a tag in the email', ({ email }: Person) => ({ email: email.replace('@', '+2@') })],
      [
        'another email and another spelling',
        ({ lastName }: Person) => ({ firstName: 'ELINA', lastName: ` ${lastName}` }),
      ],
    ])('who is excluded joins again with %s, at another brand: 403, and no account', async (_how, change) => {
      const who = newPerson();
      const { playerId: known } = await excluded(who);
      const answer = await signUp(two, { ...who, email: newPerson().email, ...change(who) }, 'marigold');
      expect(answer).toMatchObject({ statusCode: 403, body: expect.stringContaining('error.exclusion') as string });
      expect(answer.body).not.toContain(known);
      expect(await one.db.query('select status from players where player_id = $1', [answer.playerId])).toEqual([
        { status: 'PRE_REGISTERED' },
      ]);
    });
    it.each([
      ['an invisible space', (name: string) => `${name.slice(0, 4)}\u200b${name.slice(4)}@gmail.com`],
      ['a soft hyphen', (name: string) => `${name}@gm\u00adail.com`],
      ['a comment', (name: string) => `${name}(x)@gmail.com`],
      ['quotes', (name: string) => `"${name}"@gmail.com`],
      ['angle brackets', (name: string) => `<${name}@gmail.com>`],
      ['a scheme', (name: string) => `mailto:${name}@gmail.com`],
    ])('joins with an email with %s: 400', async (_how, spell) => {
      const { dateOfBirth: _, ...who } = newPerson();
      const answer = await visitor(one).begin({ ...who, email: spell(letters()) });
      expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('error.email.invalid')]);
    });
    it.each([
      ['müller.fi', 'xn--mller-kva.fi'],
      ['yahoo.com', 'yahoo.com', '-casino'],
      ['hotmail.de', 'hotmail.de', '+casino'],
      ['yandex.ru', 'ya.ru'],
    ])('who is excluded at %s joins again at %s with the tag “%s”: 403', async (known, again, tag = '') => {
      const name = letters();
      await excluded({ ...newPerson(), email: `${name}@${known}` });
      expect(await signUp(one, { ...newPerson(), email: `${name}${tag}@${again}` }, 'marigold')).toMatchObject({
        statusCode: 403,
        body: expect.stringContaining('error.exclusion') as string,
      });
    });
    it.each([
      ['a British personal number', '+44', '7012345678'],
      ['a British premium number', '+44', '9012345678'],
      ['a Finnish premium number', '+358', '60012345'],
      ['a German shared-cost number', '+49', '1801234567'],
      ['a satellite phone', '+881', '612345678'],
      ['a number of no country', '+882', '123456789'],
    ])('joins with %s: 403, and no code is sent', async (_what, prefix, body) => {
      expect((await visitor(one).begin({ ...newPerson(), mobilePhone: { prefix, body } })).json()).toMatchObject({
        validationErrors: [{ field: 'mobilePhone' }],
      });
      const { headers } = await logIn();
      const wished = { mobilePhone: { prefix, body }, password: PASSWORD };
      expect((await ask('POST /api/v1/player/phone_number', { headers, body: wished })).status).toBe(403);
      expect(one.messaging.messages.filter(({ to }) => to === `${prefix}${body}`)).toEqual([]);
    });
    it.each(['+05:30', '-03:00', '+0530'])('joins with the time zone %s: the country’s counts', async (timeZone) => {
      const { dateOfBirth, ...who } = newPerson();
      const browser = visitor(one);
      await browser.begin(who);
      expect((await browser.details({ dateOfBirth, mobilePhone: who.mobilePhone, timeZone })).statusCode).toBe(204);
      expect((await findPlayer(one.db, browser.playerId))?.timeZone).toBe('Europe/Helsinki');
    });
    it.each([
      ['a language of 30,000 letters', { languageCode: 'f'.repeat(30_000) }],
      ['terms of a negative version', { termsAndConditionsAcceptedVersion: -5 }],
      ['terms of half a version', { termsAndConditionsAcceptedVersion: 0.5 }],
    ])('joins with %s: 400', async (_what, change) => {
      expect((await visitor(one).begin({ ...change, email: newPerson().email })).statusCode).toBe(400);
    });

    it.each<[string, string, string]>([
      ['an invisible letter', 'Élina\u3164', 'error.name.characters'],
      ['a zero-width space', 'Éli\u200bna', 'error.name.characters'],
      ['a Cyrillic letter', 'Élinа', 'error.name.alphabet'],
      ['a Greek letter', 'Élinα', 'error.name.alphabet'],
    ])('POST /player/registration with %s in the name: 400', async (_how, firstName, code) => {
      const answer = await visitor(one).begin({ ...newPerson(), firstName });
      expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining(code)]);
    });
    it.each<[string, (who: Person) => Partial<Person>]>([
      ['a hyphen', () => ({ firstName: 'Éli-na' })],
      ['a modifier apostrophe', () => ({ firstName: 'Élina’' })],
      ['a leading apostrophe', () => ({ firstName: '‘Élina' })],
      ['a middle dot', () => ({ firstName: 'Éli·na' })],
      ['a letter of its own alphabet that looks the same', () => ({ firstName: 'Élinɑ' })],
      ['a second first name', () => ({ firstName: 'Élina Maria' })],
      ['another birth date at the same address', () => ({ dateOfBirth: '1985-03-10' })],
    ])('who is excluded joins with %s, another phone and another email: no deposit', async (_how, change) => {
      const who = newPerson();
      const { playerId: known } = await excluded(who);
      await one.db.query('update players set address = $2, postal_code = $3 where player_id = $1', [
        known,
        ADDRESS.address,
        ADDRESS.postalCode,
      ]);
      const row = await findPlayer(one.db, known);
      if (row) await one.app.persons.record(one.db, [row]);
      const { mobilePhone, email } = newPerson();
      const { statusCode, playerId } = await signUp(two, { ...who, mobilePhone, email, ...change(who) }, 'marigold');
      expect(statusCode).toBe(200);
      expect(await two.app.playerAccess.mayDeposit(playerId)).toEqual({
        result: 'RESTRICTED',
        reason: 'ACCOUNT_REVIEW',
      });
    });
    it('a stranger with someone’s name, phone and birth date learns nothing before both codes', async () => {
      const who = newPerson();
      await excluded(who);
      const { dateOfBirth, ...details } = { ...who, email: newPerson().email };
      const browser = visitor(one, 'marigold');
      expect((await browser.begin(details)).statusCode).toBe(200);
      expect((await browser.details({ dateOfBirth, mobilePhone: who.mobilePhone })).statusCode).toBe(204);
      const guess = await browser.verify('sms', '000000');
      expect([guess.statusCode, guess.body]).toEqual([400, expect.not.stringContaining('exclusion')]);
    });
    it('who shares only the phone: no deposit, and no operator alone can allow it', async () => {
      const { mobilePhone, ...who } = newPerson();
      const { playerId: known } = await excluded({ ...newPerson(), mobilePhone });
      const { statusCode, playerId } = await signUp(two, { ...who, mobilePhone }, 'northlight');
      expect(statusCode).toBe(200);
      const { AuthenticationResult } = (await askPool(
        'InitiateAuth',
        {
          AuthFlow: 'USER_PASSWORD_AUTH',
          ClientId: 'baize-northlight',
          AuthParameters: { USERNAME: who.email, PASSWORD: DETAILS.password },
        },
        two,
      )) as { AuthenticationResult: Pick<Login, 'IdToken'> };
      const pay = () =>
        ask('POST /api/v1/player/wallet/deposit', {
          headers: { authorization: `Bearer ${AuthenticationResult.IdToken}`, 'idempotency-key': randomUUID() },
          body: { amount: 20, paymentMethod: 'SKRILL' },
        });
      const REVIEW = {
        status: 403,
        code: 'error.deposit.not_allowed',
        body: { details: { reason: 'ACCOUNT_REVIEW' } },
      };
      expect(await pay()).toMatchObject(REVIEW);
      // Nor is a game opened for money: a bonus code or free spins would be play without a deposit.
      expect(
        await ask('POST /api/v1/game/launch', {
          headers: { authorization: `Bearer ${AuthenticationResult.IdToken}` },
          body: launching(),
        }),
      ).toMatchObject({
        status: 403,
        code: 'error.play.not_allowed',
        body: { details: { reason: 'account_review' } },
      });
      const decision = `/person-reviews/${playerId}/decision`;
      const released = await one.operator().call('POST', decision, { decision: 'RELEASED' });
      expect(released.statusCode).toBe(202);
      const support = one.operator({ id: 'sam', roles: ['support', 'payments', 'auditor'] });
      expect((await support.call('POST', decision, { decision: 'RELEASED' })).statusCode).toBe(403);
      expect(await pay()).toMatchObject(REVIEW);
      // The time-out of a day that the request was about has become an exclusion: the approval is too old.
      await one.db.query("update players set status = 'SELF_EXCLUDED', status_until = $2 where player_id = $1", [
        known,
        new Date('2030-01-01Z'),
      ]);
      const { approvalId } = released.json<{ approval: { approvalId: string } }>().approval;
      const approved = await one
        .operator({ id: 'otto' })
        .call('POST', `/approvals/${approvalId}/decision`, { decision: 'APPROVE' });
      expect(approved.json()).toMatchObject({ code: 'error.operator.approval_outdated' });
      expect(await pay()).toMatchObject(REVIEW);
      // Who reads the held accounts is recorded with everyone whom they show.
      const carl = one.operator({ id: `carl-${playerId}`, roles: ['compliance'] });
      await carl.call('GET', '/person-reviews');
      const [read] = await one.db.query<{ details: { players: string[] } }>(
        "select details from operator_audit where action = 'operatorPersonReviews' and actor->>'id' = $1",
        [`carl-${playerId}`],
      );
      expect(read?.details.players).toEqual(expect.arrayContaining([known, playerId]));
    });
  });

  describe('sockets', () => {
    it('a token in the sub-protocol: 101, and the answer names the protocol but not the token', async () => {
      const { socket, status } = await openSocket(await logIn());
      expect([status, socket.protocol]).toEqual([101, SOCKET_PROTOCOL]);
    });

    it('a used token: 401, on every instance, as a sub-protocol and as the query parameter', async () => {
      const { headers } = await logIn();
      const token = async () =>
        String((await ask('GET /api/v1/player/wallet/socket-token', { headers })).body['token']);
      const offered = await token();
      expect((await connect(one, '/ws/wallet', [SOCKET_PROTOCOL, offered])).status).toBe(101);
      expect((await connect(two, '/ws/wallet', [SOCKET_PROTOCOL, offered])).status).toBe(401);
      const written = await token();
      expect((await connect(one, `/ws/wallet?Authorization=${written}`)).status).toBe(101);
      expect((await connect(two, `/ws/wallet?Authorization=${written}`)).status).toBe(401);
    });

    it('no token, an identity token, a forged one: 401', async () => {
      const { headers, IdToken } = await logIn();
      const { body } = await ask('GET /api/v1/player/wallet/socket-token', { headers });
      for (const bad of ['x', IdToken, `${String(body['token'])}x`])
        expect((await connect(one, '/ws/wallet', [SOCKET_PROTOCOL, bad])).status).toBe(401);
      expect((await connect(one, '/ws/wallet')).status).toBe(401);
    });

    it('a token signed with the secret before: 101 while both are accepted, 401 afterwards', async () => {
      const { headers } = await logIn();
      const token = async () =>
        String((await ask('GET /api/v1/player/wallet/socket-token', { headers })).body['token']);
      const before = one.env.cookieSecrets[0];
      for (const [secret, status] of [
        [`a-new-cookie-secret-of-32-letters,${before}`, 101],
        ['a-new-cookie-secret-of-32-letters', 401],
      ] as const) {
        const next = await makeApp({ env: { COOKIE_SECRET: secret } });
        await next.app.listen({ port: 0, host: '127.0.0.1' });
        expect((await connect(next, '/ws/wallet', [SOCKET_PROTOCOL, await token()])).status).toBe(status);
      }
    });

    it(`the eleventh socket of a player: the first one closes with ${SOCKET_CLOSED.tooMany}`, async () => {
      const login = await logIn();
      const open: Awaited<ReturnType<typeof openSocket>>[] = [];
      for (let count = 0; count < 11; count += 1) open.push(await openSocket(login));
      await expect.poll(() => open[0]?.closed).toEqual([SOCKET_CLOSED.tooMany]);
      expect(open.slice(1).flatMap(({ closed }) => closed)).toEqual([]);
    });

    it(`a process that stops: its sockets close with ${SOCKET_CLOSED.restarting}`, async () => {
      const leaving = await makeApp();
      await leaving.app.listen({ port: 0, host: '127.0.0.1' });
      const { closed } = await openSocket(await logIn(), leaving);
      await leaving.app.close();
      await expect.poll(() => closed).toEqual([SOCKET_CLOSED.restarting]);
    });

    it('a token whose session ended before it was used: the socket closes at once and says nothing', async () => {
      const login = await logIn();
      const { body } = await ask('GET /api/v1/player/wallet/socket-token', { headers: login.headers });
      await ask('POST /api/v1/player/sign_out', { headers: login.headers, body: {} });
      const { frames, closed } = await connect(two, '/ws/wallet', [SOCKET_PROTOCOL, String(body['token'])]);
      await expect.poll(() => closed).toEqual([SOCKET_CLOSED.sessionOver]);
      expect(frames).toEqual([]);
    });
  });

  describe('content queries', () => {
    const { categories, lobby, search } = CONTENT_QUERIES;
    const place = {
      lobby: 'casinoGames',
      market: 'FI',
      country: 'FI',
      channel: 'web',
      showsRestricted: false,
      locale: 'fi',
    };
    const path = (query: string, parameters: object = {}): string =>
      `GET /content/v2025-02-19/data/query/production?${new URLSearchParams({
        query,
        ...Object.fromEntries(Object.entries(parameters).map(([name, value]) => [`$${name}`, JSON.stringify(value)])),
      })}`;
    const inMarket = { lobby: 'casinoGames', locale: 'fi' };

    it('the parameters of the site: 200', async () => {
      expect((await ask(path(categories.query, inMarket))).status).toBe(200);
      expect((await ask(path(lobby.query, { ...place, count: 24 }))).status).toBe(200);
    });
    it.each([
      ['an unknown parameter', categories.query, { ...inMarket, x: 1 }],
      ['a missing parameter', categories.query, { locale: 'fi' }],
      ['a country that does not exist', lobby.query, { ...place, country: 'ZZ', count: 24 }],
      ['a locale without content', lobby.query, { ...place, locale: 'xx', count: 24 }],
      ['a market without a record', lobby.query, { ...place, market: 'QQ', count: 24 }],
      ['a slice of a hundred thousand', lobby.query, { ...place, count: 100_000 }],
      ['a fraction', lobby.query, { ...place, count: 1.5 }],
      ['neither with overlays nor without', lobby.query, { ...place, showsRestricted: 'maybe', count: 24 }],
      ['a pattern of many stars', search.query, { lobby: 'casinoGames', pattern: '*a*b*c*', providers: [], count: 5 }],
    ])('%s: 400', async (_, query, parameters) => {
      expect((await ask(path(query, parameters))).status).toBe(400);
    });
    it('a query that is not the site’s, in production: 400', async () => {
      const own = await makeApp({ modules: [contentModuleWith({ games: 50, ownQueriesOnly: true })] });
      await own.app.listen({ port: 0, host: '127.0.0.1' });
      expect((await ask(path('*[_type == "game"]'), { on: own })).status).toBe(400);
      expect((await ask(path(categories.query, inMarket), { on: own })).status).toBe(200);
    });
    it('too much query time of one client, here a /64, on any instance: 429 with Retry-After; others: 200', async () => {
      const options = { modules: [contentModuleWith({ games: 300 })], env: { RATE_LIMIT_FACTOR: '0.1' } };
      const first = await makeApp(options);
      const second = kind === 'postgres' ? await makeApp(options) : first;
      for (const { app } of new Set([first, second])) await app.listen({ port: 0, host: '127.0.0.1' });
      let number = 0;
      const from = (address: string, on: TestApp, query = `${(number += 1)} + 1`) =>
        ask(path(query), { on, headers: { 'x-forwarded-for': address } });
      const endless = (seen: number) =>
        `count(*[count(*[count(*[name match "*a*b*c*d*e*f*" && ^.name != ^.^.name]) > ${seen}]) > 1])`;
      expect((await from('2001:db8:1:2::1', first)).status).toBe(200);
      await from('2001:db8:1:2::2', first, endless(1));
      const refused = await from('2001:db8:1:2::3', first);
      expect([refused.status, Number(refused.retryAfter) > 0]).toEqual([429, true]);
      await expect
        .poll(async () => (await from('2001:db8:1:2:ffff::1', second)).status, { interval: 400, timeout: 15_000 })
        .toBe(429);
      // The clients of a /48 share a larger budget, which another /64 of the same attacker uses up.
      expect((await from('2001:db8:1:3::1', first)).status).toBe(200);
      await from('2001:db8:1:3::1', first, endless(2));
      expect((await from('2001:db8:1:4::1', first)).status).toBe(429);
      await expect
        .poll(async () => (await from('2001:db8:1:5::1', second)).status, { interval: 400, timeout: 15_000 })
        .toBe(429);
      expect((await from('2001:db8:2:2::1', first)).status).toBe(200);
      // Two queries run until their time is over, and their threads start again.
    });
    const pictureOf = (number: number, change: Readonly<Record<string, string>> = {}): string => {
      const game = buildCatalogue({ games: 50 }).filter((document) => document._type === 'game')[number];
      const url = new URL(contentImageUrl('http://x/content', game?.thumbnail.asset._ref ?? '', IMAGE_SIZES.tile1x));
      for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value);
      return `GET ${url.pathname}${url.search}`;
    };
    it('a picture in a size, quality or format that the site does not use, in production: 400', async () => {
      const own = await makeApp({ modules: [contentModuleWith({ games: 50, ownQueriesOnly: true })] });
      await own.app.listen({ port: 0, host: '127.0.0.1' });
      for (const change of [
        { w: '2400' },
        { h: '321' },
        { q: '100' },
        { fm: 'avif' },
        { dpr: '2' },
        { auto: 'format' },
      ])
        expect((await ask(pictureOf(0, change), { on: own })).status).toBe(400);
      expect((await ask(pictureOf(0), { on: own })).status).toBe(200);
    });
    it('too much drawing time of one client, here a /64: 429 with Retry-After; others, and what is drawn: 200', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'baize-pictures-'));
      const own = await makeApp({
        modules: [contentModuleWith({ games: 50 })],
        env: { RATE_LIMIT_FACTOR: '0.01', DATA_DIR: folder },
      });
      await own.app.listen({ port: 0, host: '127.0.0.1' });
      const from = (address: string, number: number) =>
        ask(pictureOf(number), { on: own, headers: { 'x-forwarded-for': address } });
      expect((await from('2001:db8:3:2::1', 0)).status).toBe(200);
      let last = { status: 200, retryAfter: null as string | null };
      for (let number = 1; number < 20 && last.status === 200; number += 1)
        last = await from(`2001:db8:3:2::${number}`, number);
      expect([last.status, Number(last.retryAfter) > 0]).toEqual([429, true]);
      expect((await from('2001:db8:3:2::1', 0)).status).toBe(200);
      expect((await from('2001:db8:4:2::1', 30)).status).toBe(200);
      rmSync(folder, { recursive: true, force: true });
    });
  });

  describe('limits and input', () => {
    it('guesses at a token: 401, then 429 with Retry-After, before the guard looks at them', async () => {
      const limited = await makeApp({ env: { RATE_LIMIT_FACTOR: '0.01' } });
      await limited.app.listen({ port: 0, host: '127.0.0.1' });
      const guess = () =>
        ask('GET /api/v1/player/wallet', { on: limited, headers: { authorization: `Bearer ${randomUUID()}` } });
      const answers = [];
      for (let call = 0; call < 35; call += 1) answers.push(await guess());
      expect(answers.map(({ status }) => status)).toEqual([
        ...Array<number>(30).fill(401),
        ...Array<number>(5).fill(429),
      ]);
      expect(Number(answers.at(-1)?.retryAfter)).toBeGreaterThan(0);
    });
    it.each(['+275760-09-13T00:00:00Z', '0001-01-01T00:00:00Z', 'yesterday', '2026-13-01T00:00:00Z'])(
      'transactions from %s: 400',
      async (from) => {
        const { headers } = await logIn();
        const answer = await ask(`GET /api/v1/player/wallet/transactions?from=${encodeURIComponent(from)}`, {
          headers,
        });
        expect([answer.status, answer.code]).toEqual([400, 'error.validation']);
      },
    );
    it.each([
      ['another brand', JSON.stringify({ siteId: 5, brand: 'marigold', market: 'en-UN' }), 401, 'error.unauthorized'],
      [
        'a brand that does not exist',
        JSON.stringify({ siteId: 5, brand: 'nobody', market: 'en-UN' }),
        400,
        'error.validation',
      ],
      ['no shape', '[]', 400, 'error.validation'],
    ])(
      'a player’s token with a site context of %s: GET /player/wallet and a launch %s',
      async (_name, sitecontext, status, code) => {
        const { headers } = await logIn();
        expect(await ask('GET /api/v1/player/wallet', { headers: { ...headers, sitecontext } })).toMatchObject({
          status,
          code,
        });
        const body = {
          isDemo: false,
          gameId: 'x',
          languageCode: 'en',
          currencyCode: 'EUR',
          channel: 'web',
          lobbyUrl: '/',
        };
        expect(await ask('POST /api/v1/game/launch', { headers: { ...headers, sitecontext }, body })).toMatchObject({
          status,
          code,
        });
        const { sitecontext: _own, ...bare } = headers as Record<string, string>;
        expect((await ask('GET /api/v1/player/wallet', { headers: bare })).status).toBe(200);
      },
    );
    it('an address of 30,000 letters and a bracket: 400, and ten of them within five seconds', async () => {
      const { headers } = await logIn();
      const body = { address: `${'a'.repeat(30_000)}<`, city: `${'a'.repeat(1000)}<`, postalCode: '20100' };
      const began = performance.now();
      for (let time = 0; time < 10; time += 1)
        expect((await ask('POST /api/v1/player/address', { headers, body })).body['validationErrors']).toMatchObject([
          { field: 'address' },
          { field: 'city' },
        ]);
      expect(performance.now() - began).toBeLessThan(5000);
    });
    it.each([
      ['POST /api/v1/player/inbox/read', { messageIds: Array<number>(20_000).fill(1) }],
      ['POST /api/v1/sportsbook/context', { theme: 'x'.repeat(32 * 1024) }],
      ['PUT /api/v1/player/registration', { address: 'x'.repeat(32 * 1024) }],
    ])('%s with more than 32 KiB: 413', async (line, body) => {
      const login = await logIn();
      const browser = visitor(one);
      await browser.begin({ email: `${randomUUID()}@example.fi` });
      const answer = await ask(line, { headers: { ...browser.headers, ...login.headers }, body });
      expect([answer.status, answer.code]).toEqual([413, 'error.validation']);
    });
    it('a socket’s header of 15,000 spaces: 401, and 60 of them within three seconds', async () => {
      const began = performance.now();
      for (let time = 0; time < 60; time += 1)
        expect(
          await new Promise((resolve, reject) => {
            const headers = {
              connection: 'upgrade',
              upgrade: 'websocket',
              'sec-websocket-version': '13',
              'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
              'sec-websocket-protocol': `a${' '.repeat(15_000)}b`,
            };
            const request = sendHttp(`http://${hostOf(one)}/ws/wallet`, { headers, agent: false }).on('error', reject);
            request.on('response', (response) => resolve(response.resume().statusCode)).end();
          }),
        ).toBe(401);
      expect(performance.now() - began).toBeLessThan(3000);
    });
    it('a favourite whose lobby has 30,000 letters: 400, and nothing is stored', async () => {
      const { headers } = await logIn();
      const body = { gameId: slot().gameId, lobbyPageType: 'x'.repeat(30_000) };
      expect((await ask('POST /api/v1/player/games', { headers, body })).status).toBe(400);
      const listed = await fetch(`http://${hostOf(one)}/api/v1/player/games`, { headers });
      expect(await listed.json()).toEqual([]);
    });
    it('ids that are 36 hyphens: GET /bonus/campaigns 400', async () => {
      const { headers } = await logIn();
      expect((await ask(`GET /api/v2/bonus/campaigns?campaignIds=${'-'.repeat(36)}`, { headers })).status).toBe(400);
    });
    it.each([
      ['PATCH /api/v1/player/exclusion', { exclusionInMonths: 0 }, 'exclusionInMonths'],
      ['PATCH /api/v1/player/exclusion', {}, 'exclusionInMonths'],
      ['PATCH /api/v1/player/deposit-limits', { duration: 'D' }, 'limit'],
      ['PATCH /api/v1/player/deposit-limits', { duration: 'D', limit: -0.001 }, 'limit'],
      ['POST /api/v1/player/personal-data', {}, 'password'],
      ['POST /api/v1/player/personal-data', { password: PASSWORD, playerId: randomUUID() }, 'playerId'],
    ])('%s with %j: 400, and names %s once', async (line, body, field) => {
      const { headers } = await logIn();
      expect((await ask(line, { headers, body })).body['validationErrors']).toMatchObject([{ field }]);
    });
    it('a body with 2,000 wrong fields: 400, and names fifty', async () => {
      const theme = Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`k${at}`, 1]));
      const body = { product: 'sportsbook', platform: 'mobile', deepLinking: {}, theme };
      const answer = await ask('POST /api/v1/sportsbook/context', { body });
      expect([answer.status, answer.body['validationErrors']]).toMatchObject([400, { length: 50 }]);
    });
    it('a malformed country of the edge counts as none: the address decides', async () => {
      const headers = { 'x-edge-country': 'D1', 'x-edge-ip': '5.9.0.1' };
      expect((await ask('GET /api/v1/player/access/context', { headers })).body).toMatchObject({ countryCode: 'DE' });
    });
    it('the cookies of a registration, a bank session and a claim’s browser: signed by a key each, which opens nothing else', async () => {
      const purposes = [
        'registration cookies',
        'bank session cookies',
        'device cookies',
        'bank tickets',
        'socket tokens',
      ] as const;
      const { cookies, reply } = captured();
      registrationCookie(one.env, one.app.wallClock).set(reply, randomUUID());
      sessionCookie(one.env, one.app.clock).set(reply, randomUUID(), 60_000);
      const device = deviceCookie(one.env, one.app.wallClock).idOf({ cookies: {} } as never, reply);
      // One that the caller has made up is not taken: they get another.
      expect(
        deviceCookie(one.env, one.app.wallClock).idOf({ cookies: { baize_device: device } } as never, captured().reply),
      ).not.toBe(device);
      expect(
        cookies.map(([name, value]) => [
          name,
          purposes.filter((purpose) => verifiedText(one.env, purpose, value) !== null),
        ]),
      ).toEqual([
        ['baize_registration', ['registration cookies']],
        ['baize_bank_session', ['bank session cookies']],
        ['baize_device', ['device cookies']],
      ]);
    });

    it('an email that was never verified: email_verified is false in the token', async () => {
      const { IdToken } = await logIn();
      expect(decodeJwt(IdToken)['email_verified']).toBe(false);
    });
    it('a traceparent is in the log lines of its request; a malformed one is not', async () => {
      const log: string[] = [];
      const logged = await makeApp({ log });
      await logged.app.listen({ port: 0, host: '127.0.0.1' });
      const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
      await ask('GET /api/v1/site/flags', { on: logged, headers: { traceparent } });
      await ask('GET /api/v1/site/flags', { on: logged, headers: { traceparent: 'x"}4bf92f' } });
      const lines = log.filter((line) => line.includes('/api/v1/site/flags')).map((line) => JSON.parse(line) as object);
      expect(lines[0]).toMatchObject({ traceId: '4bf92f3577b34da6a3ce929d0e0e4736', parentSpanId: '00f067aa0ba902b7' });
      expect(lines[1]).not.toHaveProperty('traceId');
    });
  });

  describe('operator calls', () => {
    const lift = { accountStatus: 'REGISTERED', kycStatus: 'FULLY VERIFIED' };
    const excluded = async () =>
      (await test.player({ record: { status: 'SELF_EXCLUDED', statusUntil: null, kycStatus: 'NOT_VERIFIED' } }))
        .playerId;
    const standing = async (playerId: string) =>
      (await test.db.query('select status, kyc_status from players where player_id = $1', [playerId]))[0];
    const STILL = { status: 'SELF_EXCLUDED', kyc_status: 'NOT_VERIFIED' };

    it('are not on the listener of the public site, for any caller', async () => {
      const playerId = await excluded();
      const authorization = `Bearer ${await operatorToken()}`;
      for (const url of ['/api/v1/operator', '/operator/v1', '/api/operator/v1', '/api/../operator/v1'])
        for (const headers of [{ authorization }, { 'x-operator-token': 'demo-operator-token' }])
          expect(
            (await test.app.inject({ method: 'PATCH', url: `${url}/players/${playerId}`, headers, payload: lift }))
              .statusCode,
            url,
          ).toBe(404);
      expect(await standing(playerId)).toEqual(STILL);
    });

    it('guessed tokens: 401, then 429 with Retry-After, for a right token from there too', async () => {
      const limited = await makeApp({ env: { RATE_LIMIT_FACTOR: '1' } });
      const { server } = limited.app.operatorPlane ?? {};
      await server?.listen({ port: 0, host: '127.0.0.1' });
      const { port } = server?.server.address() as AddressInfo;
      const guess = () =>
        fetch(`http://127.0.0.1:${port}/operator/v1/players`, { headers: { authorization: 'Bearer x.y.z' } });
      const answers = [];
      for (let time = 0; time < 11; time += 1) answers.push(await guess());
      expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(401), 429]);
      expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
      // A right token from there waits too.
      const headers = { authorization: `Bearer ${await operatorToken()}` };
      expect((await fetch(`http://127.0.0.1:${port}/operator/v1/players`, { headers })).status).toBe(429);
    });

    it('GET /players: recorded with who looked, from where, and whom they saw', async () => {
      const { playerId } = await test.player();
      const id = `sam-${playerId}`;
      const sam = test.operator({ id, name: 'Sam', roles: ['support'] });
      expect((await sam.call('GET', `/players?search=${playerId}`)).statusCode).toBe(200);
      const auditor = test.operator({ id: 'ada', roles: ['auditor'] });
      const entries = (await auditor.call('GET', '/audit?limit=50')).json<{ actor: { id: string } | null }[]>();
      expect(entries.find(({ actor }) => actor?.id === id)).toMatchObject({
        action: 'operatorPlayers',
        origin: '127.0.0.1',
        details: { query: { search: playerId }, players: [playerId] },
      });
      // The auditor reads the log and nothing else; support does not read the log.
      expect((await auditor.call('GET', '/players')).statusCode).toBe(403);
      expect((await sam.call('GET', '/audit')).statusCode).toBe(403);
    });

    it('a body above 256 KiB: 413, on both listeners', async () => {
      const large = { accountStatus: 'REGISTERED', more: 'x'.repeat(256 * 1024) };
      const { playerId, headers } = await test.player();
      expect((await test.operator().call('PATCH', `/players/${playerId}`, large)).statusCode).toBe(413);
      expect((await ask('PUT /api/v1/player/cookie-consent', { headers, body: large })).status).toBe(413);
    });

    it('refuse the old shared secret, a player’s token and someone without the role', async () => {
      const playerId = await excluded();
      const player = await test.player();
      const send = (headers: Record<string, string>) =>
        test.app.operatorPlane?.server.inject({
          method: 'PATCH',
          url: `/operator/v1/players/${playerId}`,
          headers: { ...headers, 'x-operator-reason': 'Because%20I%20can' },
          payload: lift,
        });
      expect((await send({ 'x-operator-token': 'demo-operator-token' }))?.statusCode).toBe(401);
      expect((await send(player.headers))?.statusCode).toBe(401);
      const support = await operatorToken({ id: 'sam', roles: ['support', 'payments', 'system', 'auditor'] });
      expect((await send({ authorization: `Bearer ${support}` }))?.statusCode).toBe(403);
      expect(await standing(playerId)).toEqual(STILL);
    });

    it.each([
      ['lifting an indefinite exclusion and verifying', lift],
      ['lifting it', { accountStatus: 'REGISTERED' }],
      ['weakening it to a time-out', { accountStatus: 'TIMEOUT' }],
      ['giving it an end', { statusUntil: '2026-12-24T00:00:00.000Z' }],
      ['verifying fully', { kycStatus: 'FULLY VERIFIED' }],
      ['making verification unnecessary', { kycStatus: 'NOT_REQUIRED' }],
    ])('need a second person for %s', async (_name, payload) => {
      const playerId = await excluded();
      expect((await test.operator().call('PATCH', `/players/${playerId}`, payload)).statusCode).toBe(202);
      expect(await standing(playerId)).toEqual(STILL);
      expect(await test.db.query('select status_until from players where player_id = $1', [playerId])).toEqual([
        { status_until: null },
      ]);
    });

    it.each<[string, NonNullable<TestPlayerOptions['record']>, object]>([
      [
        'a time-out of a month that becomes an exclusion of a minute',
        { status: 'TIMEOUT', statusUntil: new Date('2026-12-21T12:00:00Z') },
        { accountStatus: 'SELF_EXCLUDED', statusUntil: '2026-11-21T12:01:00Z' },
      ],
      ['verifying by data', { kycStatus: 'NOT_VERIFIED' }, { kycStatus: 'DATA_VERIFIED' }],
      ['ending a suspended verification', { kycStatus: 'SUSPENDED' }, { kycStatus: 'DATA_VERIFIED' }],
      ['ending due diligence', { kycStatus: 'EDD_PENDING' }, { kycStatus: 'NOT_VERIFIED' }],
      ['ending a review of documents', { kycStatus: 'EDD_UNDER_REVIEW' }, { kycStatus: 'PENDING' }],
      ['more time for documents', { kycStatus: 'PENDING_EXPIRED' }, { kycStatus: 'PENDING' }],
      [
        'taking the payout risk away',
        { permissions: { ...DEFAULT_PERMISSIONS, payout: true } },
        { permissions: { payout: false } },
      ],
      [
        'allowing withdrawals again',
        { permissions: { ...DEFAULT_PERMISSIONS, withdrawal: false } },
        { permissions: { withdrawal: true } },
      ],
      ['opening a restricted account', { status: 'RESTRICTED' }, { accountStatus: 'REGISTERED' }],
    ])('PATCH /players/:id by one person, %s: 202 and nothing changes', async (_name, record, payload) => {
      const { playerId } = await test.player({ record });
      const whole = async () => test.db.query('select * from players where player_id = $1', [playerId]);
      const before = await whole();
      const carl = test.operator({ id: 'carl', roles: ['compliance'] });
      expect((await carl.call('PATCH', `/players/${playerId}`, payload)).statusCode).toBe(202);
      expect(await whole()).toEqual(before);
      expect((await carl.callWithApproval('PATCH', `/players/${playerId}`, payload)).statusCode).toBeLessThan(300);
    });

    it.each([
      '+275000-01-01T00:00:00Z',
      '-000001-01-01T00:00:00Z',
      '0001-01-01',
      '2020-01-01',
      '2020-01-01T00:00:00Z',
      'soon',
    ])('PATCH /players/:id with an end at %s: 400', async (statusUntil) => {
      const playerId = await excluded();
      for (const accountStatus of ['TIMEOUT', 'SELF_EXCLUDED', undefined]) {
        const answer = await test.operator().call('PATCH', `/players/${playerId}`, { accountStatus, statusUntil });
        expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'error.validation']);
      }
      expect(await standing(playerId)).toEqual(STILL);
    });

    it('PATCH /flags with an end of maintenance in the year 275000: 400', async () => {
      const payload = { maintenance: true, maintenanceUntil: '+275000-01-01T00:00:00Z' };
      expect((await test.operator().call('PATCH', '/flags', payload)).statusCode).toBe(400);
    });

    it.each([
      ['twelve zero-width spaces', '\u200b'.repeat(12)],
      ['Hangul fillers', '\u3164'.repeat(12)],
      ['dots', '.'.repeat(12)],
      ['digits', '12345678901'],
      ['three letters among invisible ones', 'ok\u2060\u2060\u2060\u2060\u2060\u2060!'],
    ])('a reason of %s: 400', async (_name, reason) => {
      const { playerId } = await test.player();
      const answer = await test.operator().call('PATCH', `/players/${playerId}`, { multibrandSuspended: true }, reason);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        400,
        'error.operator.reason_required',
      ]);
    });
    it('a reason with invisible characters: recorded without them', async () => {
      const { playerId } = await test.player();
      const said = ' Asked\u200b for \u202eby  phone\u3164 ';
      await test.operator().call('PATCH', `/players/${playerId}`, { multibrandSuspended: true }, said);
      expect((await test.operator().call('GET', `/audit?subject=${playerId}&limit=1`)).json()).toMatchObject([
        { reason: 'Asked for by phone' },
      ]);
    });

    it('carry it out when another person approves, and record both', async () => {
      const playerId = await excluded();
      const asked = (await test.operator().call('PATCH', `/players/${playerId}`, lift)).json<{
        approval: { approvalId: string };
      }>();
      const approve = (id: string) =>
        test.operator({ id, name: id }).call('POST', `/approvals/${asked.approval.approvalId}/decision`, {
          decision: 'APPROVE',
        });
      expect((await approve('olivia')).json()).toMatchObject({ code: 'error.operator.same_person' });
      expect(await standing(playerId)).toEqual(STILL);
      expect((await approve('otto')).statusCode).toBe(204);
      expect(await standing(playerId)).toEqual({ status: 'REGISTERED', kyc_status: 'FULLY VERIFIED' });
      expect((await test.operator().call('GET', `/audit?subject=${playerId}&limit=1`)).json()).toMatchObject([
        {
          action: 'operatorPlayerUpdate',
          actor: { id: 'olivia' },
          approver: { id: 'otto' },
          origin: '127.0.0.1',
          reason: 'Needed by a test',
          before: { accountStatus: 'SELF_EXCLUDED', kycStatus: 'NOT_VERIFIED' },
          after: { accountStatus: 'REGISTERED', kycStatus: 'FULLY VERIFIED' },
        },
      ]);
    });

    it('do not lift a stop that began after the request', async () => {
      const { playerId } = await test.player({ record: { status: 'TIMEOUT', statusUntil: new Date('2026-12-01Z') } });
      const asked = await test.operator().call('PATCH', `/players/${playerId}`, { accountStatus: 'REGISTERED' });
      await test.operator().call('PATCH', `/players/${playerId}`, { accountStatus: 'SELF_EXCLUDED' });
      const { approvalId } = asked.json<{ approval: { approvalId: string } }>().approval;
      expect(
        (
          await test.operator({ id: 'otto' }).call('POST', `/approvals/${approvalId}/decision`, { decision: 'APPROVE' })
        ).json(),
      ).toMatchObject({ code: 'error.operator.approval_outdated' });
      expect(await standing(playerId)).toMatchObject({ status: 'SELF_EXCLUDED' });
    });

    it('do not lift an exclusion or a flag that came after the request', async () => {
      const { playerId } = await test.player({
        record: { multibrandSuspended: true, multibrandSuspendedUntil: new Date('2027-05-21Z') },
      });
      const held = await test.player({ record: { permissions: { ...DEFAULT_PERMISSIONS, deposit: false } } });
      const request = async (id: string, payload: object) =>
        (await test.operator().call('PATCH', `/players/${id}`, payload)).json<{ approval: { approvalId: string } }>()
          .approval.approvalId;
      const asked = [
        await request(playerId, { multibrandSuspended: false }),
        await request(held.playerId, { permissions: { deposit: true, payout: false } }),
      ];
      await test.db.query('update players set multibrand_excluded = true where player_id = $1', [playerId]);
      await test.operator().call('PATCH', `/players/${held.playerId}`, { permissions: { payout: true } });
      for (const approvalId of asked)
        expect(
          (
            await test
              .operator({ id: 'otto' })
              .call('POST', `/approvals/${approvalId}/decision`, { decision: 'APPROVE' })
          ).json(),
        ).toMatchObject({ code: 'error.operator.approval_outdated' });
      expect(
        await test.db.query('select multibrand_excluded, multibrand_suspended from players where player_id = $1', [
          playerId,
        ]),
      ).toEqual([{ multibrand_excluded: true, multibrand_suspended: true }]);
    });

    const approve = async (asked: { json<T>(): T }, by = 'otto') => {
      const { approvalId } = asked.json<{ approval: { approvalId: string } }>().approval;
      const answer = await test
        .operator({ id: by })
        .call('POST', `/approvals/${approvalId}/decision`, { decision: 'APPROVE' });
      return answer.statusCode === 204 ? 204 : answer.json<{ code: string }>().code;
    };

    it('do not lift, with an older approval, what the person’s other accounts have added since', async () => {
      const person = {
        firstName: 'Aada',
        lastName: `Virtanen ${randomUUID().replaceAll(/[^a-f]/g, '')}`,
        phonePrefix: '+358',
        phoneBody: `46${randomInt(1_000_000, 9_999_999)}`,
      };
      const here = await test.player({ record: person, password: PASSWORD });
      const there = await test.player({ record: person, brand: 'marigold' });
      const third = await test.player({ record: person, brand: 'wireframe', password: PASSWORD });
      const exclude = async (player: TestPlayer, body: object) =>
        ask('PATCH /api/v1/player/exclusion', { headers: (await logIn(player)).headers, body });
      const lift = async () => {
        const asked = await test.operator().call('PATCH', `/players/${there.playerId}`, { multibrandSuspended: false });
        expect(asked.statusCode).toBe(202);
        return asked;
      };
      expect((await exclude(here, { exclusionInMonths: 6, accountDisableIndefinitely: false })).status).toBe(200);
      const first = await lift();
      const restricted = await logIn(here, 'restricted');
      const longer = await ask('PATCH /api/v1/player/exclusion', {
        headers: restricted.headers,
        body: { accountDisableIndefinitely: true, exclusionInMonths: 12 },
      });
      expect(longer.status).toBe(200);
      expect(await approve(first)).toBe('error.operator.approval_outdated');
      // Another account's exclusion leaves no trace on an account that is suspended for good already.
      const second = await lift();
      await test.db.query("update players set status = 'SELF_EXCLUDED' where player_id = $1", [third.playerId]);
      expect(await approve(second)).toBe('error.operator.approval_outdated');
      expect((await test.app.playerAccess.mayDeposit(there.playerId)).result).toBe('RESTRICTED');
      expect(await approve(await lift())).toBe(204);
    });

    it.each<[string, object, unknown]>([
      ['blacklisted', { accountStatus: 'BLACKLISTED' }, 'error.withdrawal.not_allowed'],
      ['under due diligence', { kycStatus: 'EDD_PENDING' }, 'error.withdrawal.not_allowed'],
      ['asked for documents', { kycStatus: 'PENDING' }, 'error.operator.approval_outdated'],
      ['marked as a payout risk', { permissions: { payout: true } }, 'error.operator.approval_outdated'],
    ])('do not pay a large amount to a player who was %s after the request', async (_how, change, code) => {
      const player = await test.player({ record: { kycStatus: 'FULLY VERIFIED' } });
      await test.app.wallet.move(
        deposit({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' }, 300_000, 'SKRILL'),
      );
      const { body } = await ask('POST /api/v1/player/wallet/withdrawal', {
        headers: { ...player.headers, 'idempotency-key': randomUUID() },
        body: { amount: 3000, paymentMethod: 'SKRILL' },
      });
      const payout = `/withdrawals/${String(body['referenceId'])}/decision`;
      const asked = await test.operator({ id: 'pia' }).call('POST', payout, { decision: 'APPROVE' });
      expect(asked.statusCode).toBe(202);
      expect((await test.operator().call('PATCH', `/players/${player.playerId}`, change)).statusCode).toBe(200);
      expect(await approve(asked)).toBe(code);
      expect(await test.db.query('select step from payment where player_id = $1', [player.playerId])).toEqual([
        { step: 'REVIEW' },
      ]);
    });

    it('correct no more than 10,000 euros a day by the same two people, in whichever order: 409', async () => {
      const [ann, ben, cleo] = ['ann.secure', 'ben.secure', 'cleo.secure'].map((id) => test.operator({ id, name: id }));
      /** @returns the status of the approval, or of the request that was refused at once */
      const correct = async (first: typeof ann, second: typeof ann, amount: number) => {
        const { playerId } = await test.player();
        const body = { correctionId: randomUUID(), currencyCode: 'EUR', amount };
        const asked = await first?.call('POST', `/players/${playerId}/balance-corrections`, body);
        if (asked?.statusCode !== 202) return asked?.statusCode;
        const { approvalId } = asked.json<{ approval: { approvalId: string } }>().approval;
        return (await second?.call('POST', `/approvals/${approvalId}/decision`, { decision: 'APPROVE' }))?.statusCode;
      };
      expect(await correct(ann, ben, 10_001)).toBe(409);
      // Two at once: neither sees the other before it has written its own entry.
      const both = await Promise.all([correct(ann, ben, 6_000), correct(ben, ann, 6_000)]);
      expect(both.sort()).toEqual([204, 409]);
      expect(await correct(ann, cleo, 6_000)).toBe(204);
    });

    it('need a second person to pay out a large amount, and none to refuse it', async () => {
      const large = async (amount: number) => {
        const player = await test.player({ record: { kycStatus: 'FULLY VERIFIED' } });
        await test.app.wallet.move(
          deposit({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' }, amount * 100, 'SKRILL'),
        );
        const asked = await test.app.inject({
          method: 'POST',
          url: '/api/v1/player/wallet/withdrawal',
          headers: { ...player.headers, 'idempotency-key': randomUUID() },
          payload: { amount, paymentMethod: 'SKRILL' },
        });
        expect(asked.statusCode, asked.body).toBe(200);
        return asked.json<{ referenceId: string }>().referenceId;
      };
      const decide = async (reference: string, decision: string) =>
        (await test.operator().call('POST', `/withdrawals/${reference}/decision`, { decision })).statusCode;
      const [one, other] = [await large(2000), await large(2000)];
      expect(await decide(one, 'APPROVE')).toBe(202);
      expect(await test.db.query('select step from payment where reference_id = $1', [one])).toEqual([
        { step: 'REVIEW' },
      ]);
      expect(await decide(other, 'REJECT')).toBe(204);
    });
  });

  describe('studios and money', () => {
    const studioCall = async (name: string, payload: object, studio = 'relax', signer = studio, signedFor = name) => {
      const text = JSON.stringify(payload);
      const answer = await fetch(`http://${hostOf(test)}/api/v1/studio/wallet/${name}`, {
        method: 'POST',
        body: text,
        headers: {
          'content-type': 'application/json',
          'x-baize-studio': studio,
          'x-baize-signature': sign(
            test.env.studio.secretOf(signer) ?? '',
            `POST /api/v1/studio/wallet/${signedFor}`,
            text,
          ),
        },
      });
      const body = (await answer.json()) as { code?: string; sessionId: string; held?: boolean };
      return { status: answer.status, body };
    };
    /** A slot on the international site that is open in Finland and in a country. */
    const openGame = (country: string, fits: (game: GameDocument) => boolean = () => true): GameDocument => {
      const { catalogue } = test.app;
      const game = catalogue.documents.find((document): document is GameDocument => {
        if (document._type !== 'game' || document.type !== 'casinoGames' || !document.channels.includes('web'))
          return false;
        const [provider, sub] = [catalogue.providerOf(document), catalogue.subProviderOf(document)];
        const restricted = [...provider.restrictedCountry, ...(sub?.restrictedCountry ?? [])];
        return (
          provider.markets.includes('UN') &&
          !sub?.excluded &&
          ![country, 'FI'].some((each) => restricted.includes(each)) &&
          fits(document)
        );
      });
      if (!game) throw new Error(`The catalogue has no such slot for ${country}.`);
      return game;
    };
    const launching = (game: GameDocument) => ({
      isDemo: true,
      gameId: game.id,
      languageCode: 'en',
      currencyCode: 'EUR',
      channel: 'web',
      lobbyUrl: '/',
    });
    /** A round with a taken stake of one unit. */
    const round = async () => {
      const player = await test.player();
      const own = { playerId: player.playerId, currency: 'EUR' as const };
      await test.app.wallet.move(deposit({ ...own, reference: randomUUID() }, 10_00, 'SKRILL'));
      const token = await test.app.studio.openGameSession({
        ...own,
        brand: 'northlight',
        studio: 'relax',
        gameId: 'aurora',
        gameTitle: 'Aurora Reels',
        vertical: 'CASINO',
        language: 'en',
        country: 'FI',
        maxWinStakes: 2500,
      });
      const { sessionId } = (await studioCall('authenticate', { token, gameId: 'aurora' })).body;
      const base = { sessionId, gameId: 'aurora', roundId: randomUUID(), currency: 'EUR' };
      const bet = { ...base, transactionId: randomUUID(), amount: 1 };
      expect((await studioCall('bet', bet)).status).toBe(200);
      const win = (amount: number, roundEnded: boolean) => ({
        ...base,
        transactionId: randomUUID(),
        betTransactionId: bet.transactionId,
        amount,
        roundEnded,
      });
      const main = async () => (await test.app.wallet.balances(player.playerId))?.main;
      return { player, base, bet, win, main };
    };

    it('refuse a win that one studio signs for another’s session, in either name', async () => {
      const { win, main } = await round();
      expect((await studioCall('win', win(5, true), 'relax', 'playngo')).body.code).toBe('error.signature.invalid');
      expect((await studioCall('win', win(5, true), 'playngo')).body.code).toBe('error.bet.unknown');
      expect(await main()).toBe(9_00);
    });

    it('refuse a lost round’s win that is sent as a refund of its stake: 401; signed for it, with fields it has not: 400', async () => {
      const { win, main } = await round();
      const lost = win(0, true);
      expect(await studioCall('refund', lost, 'relax', 'relax', 'win')).toMatchObject({
        status: 401,
        body: { code: 'error.signature.invalid' },
      });
      expect(await studioCall('refund', lost)).toMatchObject({ status: 400, body: { code: 'error.validation' } });
      expect(await main()).toBe(9_00);
      expect((await studioCall('win', lost)).status).toBe(200);
      for (const name of ['authenticate', 'bet', 'balance', 'rollback'])
        expect((await studioCall(name, lost, 'relax', 'relax', 'win')).status, name).toBe(401);
    });
    it('refuse a second win after the round has ended', async () => {
      const { win, main } = await round();
      expect((await studioCall('win', win(5, true))).status).toBe(200);
      expect(await studioCall('win', win(5, false))).toMatchObject({
        status: 409,
        body: { code: 'error.round.settled' },
      });
      expect(await main()).toBe(14_00);
    });

    it('roll a win back once, however often it is asked, and pay it no more', async () => {
      const { base, bet, win, main } = await round();
      const paid = win(5, false);
      expect((await studioCall('win', paid)).status).toBe(200);
      expect(await main()).toBe(14_00);
      const rollback = { ...base, transactionId: randomUUID(), winTransactionId: paid.transactionId };
      for (const again of [rollback, rollback, { ...rollback, transactionId: randomUUID() }])
        expect((await studioCall('rollback', again)).status).toBe(200);
      expect(await main()).toBe(9_00);
      expect(await studioCall('win', paid)).toMatchObject({ status: 409 });
      // A stake is no win.
      expect(await studioCall('rollback', { ...rollback, winTransactionId: bet.transactionId })).toMatchObject({
        status: 409,
        body: { code: 'error.idempotency.conflict' },
      });
      expect(await main()).toBe(9_00);
    });

    it('refuse a transaction id that is used for another movement: 409; the same one again moves nothing', async () => {
      const { base, bet, win, main } = await round();
      expect((await studioCall('bet', bet)).status).toBe(200);
      for (const reused of [
        { ...bet, amount: 2 },
        { ...bet, roundId: randomUUID() },
      ])
        expect(await studioCall('bet', reused)).toMatchObject({
          status: 409,
          body: { code: 'error.idempotency.conflict' },
        });
      expect((await studioCall('win', { ...win(5, false), transactionId: bet.transactionId })).status).toBe(409);
      expect(base.roundId).toBe(bet.roundId);
      expect(await main()).toBe(9_00);
    });

    it('hold a win of a thousand million on a stake of one, and refuse it the second time', async () => {
      const { win, main, player } = await round();
      expect(await studioCall('win', win(1e9, true))).toMatchObject({ status: 200, body: { held: true } });
      expect((await studioCall('win', win(1e9, true))).status).toBe(409);
      expect(await main()).toBe(9_00);
      const inbox = await test.app.inject({ url: '/api/v1/player/inbox', headers: player.headers });
      expect(inbox.body).toContain('WIN_HELD');
    });

    it('show a balance above the largest movement, to the player and in the operators’ list', async () => {
      const { player } = await round();
      const own = { playerId: player.playerId, currency: 'EUR' as const };
      for (let times = 0; times < 2; times += 1)
        await test.app.wallet.move(deposit({ ...own, reference: randomUUID() }, MAX_AMOUNT, 'SKRILL'));
      for (const path of ['', '/transactions', '/net-position-win-loss', '/summary'])
        expect(
          (await test.app.inject({ url: `/api/v1/player/wallet${path}`, headers: player.headers })).statusCode,
          path,
        ).toBe(200);
      const listed = await test.operator().call('GET', `/players?search=${player.playerId}`);
      expect(listed.json()).toMatchObject([{ balances: { total: 2 * (MAX_AMOUNT / 100) + 9 } }]);
    });

    it.each<[CurrencyCode, string]>([
      ['EUR', 'FI'],
      ['CLP', 'CL'],
    ])(
      'refuse a stake in %s outside the limits that the game publishes: 403, and no stake',
      async (currency, countryCode) => {
        const game = openGame(countryCode, ({ jackpotExist }) => !jackpotExist);
        const limits = game.betLimits.find((limit) => limit.currency === currency);
        if (!limits) throw new Error(`The game publishes no limits in ${currency}.`);
        const player = await test.player({ countryCode, currency });
        await test.app.wallet.move(
          deposit({ playerId: player.playerId, currency, reference: randomUUID() }, MAX_AMOUNT, 'SKRILL'),
        );
        const launched = await ask('POST /api/v1/game/launch', {
          headers: player.headers,
          body: { ...launching(game), isDemo: false },
        });
        const token = new URL(String(launched.body['gameURL'])).searchParams.get('token');
        const studio = test.app.catalogue.providerOf(game).id;
        const opened = await studioCall('authenticate', { token, gameId: game.id }, studio);
        expect(opened.body).toMatchObject({ betLimits: { min: limits.min, max: limits.max }, maximumStake: null });
        const { sessionId } = opened.body;
        const stake = (amount: number) =>
          studioCall(
            'bet',
            { sessionId, gameId: game.id, roundId: randomUUID(), transactionId: randomUUID(), amount, currency },
            studio,
          );
        const unit = currency === 'CLP' ? 1 : 0.01;
        const below = Math.round((limits.min - unit) * 100) / 100;
        for (const amount of [limits.max + unit, 6_000_000, below])
          expect(await stake(amount)).toMatchObject({
            status: 403,
            body: {
              code: 'error.stake.outside_limits',
              details: { minimum: limits.min, maximum: limits.max, currencyCode: currency },
            },
          });
        expect((await test.app.wallet.balances(player.playerId))?.main).toBe(MAX_AMOUNT);
        for (const amount of [limits.min, limits.max]) expect((await stake(amount)).status).toBe(200);
      },
    );

    it.each([
      ['a language of 30,000 letters', { languageCode: 'f'.repeat(30_000) }],
      ['a language that is none', { languageCode: 'en\u0000' }],
      ['a lobby of 30,000 letters', { lobbyUrl: `/${'x'.repeat(30_000)}` }],
    ])('refuse a launch with %s: 400', async (_what, change) => {
      expect(
        await ask('POST /api/v1/game/launch', { body: { ...launching(openGame('FI')), ...change } }),
      ).toMatchObject({
        status: 400,
        code: 'error.validation',
      });
    });

    it.each<[string, string, (game: GameDocument) => boolean, string, string]>([
      ['GB', 'before the age check', ({ demo }) => demo, 'error.game.demo_not_allowed', 'age_first'],
      [
        'DE',
        'with a jackpot',
        ({ demo, jackpotExist }) => demo && jackpotExist,
        'error.game.restricted',
        'jackpot_market',
      ],
    ])(
      'refuse a visitor in %s a demo %s on the international site too: 403',
      async (country, _what, fits, code, reason) => {
        const game = openGame(country, fits);
        const at = (detected: string) => ({
          'x-edge-country': detected,
          sitecontext: JSON.stringify({ siteId: 5, brand: 'northlight', market: 'en-UN' }),
        });
        const lookup = {
          countryCode: 'FI',
          currency: 'EUR',
          language: 'en',
          slug: game.slug.current,
          platform: 'desktop',
          ip: '',
          locale: 'en-UN',
          playerCountryCode: 'FI',
          enabled: true,
        };
        const calls = [
          ['POST /api/v1/game/launch', launching(game)],
          ['POST /api/v1/game/detail/demo', lookup],
        ] as const;
        for (const [line, body] of calls) {
          expect(await ask(line, { headers: at(country), body }), line).toMatchObject({
            status: 403,
            code,
            body: { details: { reason } },
          });
          expect((await ask(line, { headers: at('FI'), body })).status, line).toBe(200);
        }
      },
    );

    it('show the figures beside a game and its history when stakes add up to more than one movement may be', async () => {
      const { player, base } = await round();
      const own = { playerId: player.playerId, currency: 'EUR' as const };
      for (let times = 0; times < 2; times += 1)
        await test.app.wallet.move(deposit({ ...own, reference: randomUUID() }, MAX_AMOUNT, 'SKRILL'));
      const stake = 0.9 * (MAX_AMOUNT / 100);
      for (let times = 0; times < 2; times += 1)
        expect(
          (await studioCall('bet', { ...base, roundId: 'long', transactionId: randomUUID(), amount: stake })).status,
        ).toBe(200);
      const read = async (path: string) => {
        const answer = await test.app.inject({ url: `/api/v1/player${path}`, headers: player.headers });
        expect(answer.statusCode, answer.body).toBe(200);
        return answer.json<unknown>();
      };
      expect(await read('/games/session?gameId=aurora')).toMatchObject({
        staked: 2 * stake + 1,
        won: 0,
        netPosition: -2 * stake - 1,
      });
      const history = (await read('/wallet/history')) as readonly {
        readonly amount: number;
        referenceId: string;
        session: { latest: string };
      }[];
      expect(history.map(({ amount }) => amount)).toContain(-2 * stake);
      const session = history[0];
      expect(
        await read(`/wallet/history/${session?.referenceId}/rounds?latest=${session?.session.latest}`),
      ).toMatchObject({ rounds: [{ amount: -2 * stake }] });
    });
  });

  describe('money and limits of one player and one person', () => {
    const start = (player: TestPlayer, amount: number, paymentMethod = 'SKRILL') =>
      ask('POST /api/v1/player/wallet/deposit', {
        headers: { ...player.headers, 'idempotency-key': randomUUID() },
        body: { amount, paymentMethod },
      });
    const withdraw = (player: TestPlayer, amount: number, paymentMethod = 'SKRILL') =>
      ask('POST /api/v1/player/wallet/withdrawal', {
        headers: { ...player.headers, 'idempotency-key': randomUUID() },
        body: { amount, paymentMethod },
      });
    const credit = (player: TestPlayer, amount: number, currency: 'EUR' | 'CLP' = 'EUR') =>
      test.app.wallet.move(deposit({ reference: randomUUID(), playerId: player.playerId, currency }, amount, 'SKRILL'));
    /** A report of the gateway. @returns the status of the answer */
    const hook = async (
      type: string,
      reference: string,
      { eventId = `evt_${randomUUID()}`, amount = 50, secret = test.env.gateway.webhookSecret, more = {} } = {},
    ) => {
      const text = JSON.stringify({
        eventId,
        type,
        paymentId: reference,
        merchantReference: reference,
        amount,
        currency: 'EUR',
        createdAt: '2026-11-21T12:00:00Z',
        ...more,
      });
      const answer = await fetch(`http://${hostOf(two)}/api/v1/payments/webhook`, {
        method: 'POST',
        body: text,
        headers: {
          'content-type': 'application/json',
          'x-baize-signature': sign(secret, 'POST /api/v1/payments/webhook', text),
        },
      });
      return answer.status;
    };
    const LIMIT = { status: 403, code: 'error.deposit.not_allowed' };

    it('who has reached the law’s 1,000 € at one brand pays in with an account of another country: 403', async () => {
      const record = {
        firstName: 'Lena',
        lastName: `Sommer ${randomUUID().replaceAll(/[^a-f]/g, '')}`,
        phonePrefix: '+49',
        phoneBody: `17${randomInt(10_000_000, 99_999_999)}`,
      };
      const german = await test.player({ countryCode: 'DE', record });
      const austrian = await test.player({ countryCode: 'AT', brand: 'marigold', record });
      const { body } = await start(german, 1000);
      expect(await hook('payment.succeeded', String(body['referenceId']), { amount: 1000 })).toBe(200);
      expect(await start(austrian, 10)).toMatchObject({
        ...LIMIT,
        body: { details: { result: 'SELF_LIMIT_REACHED', limitLeft: 0, limitByLaw: true } },
      });
      // A namesake with another phone is another person.
      const namesake = await test.player({
        countryCode: 'AT',
        brand: 'marigold',
        record: { ...record, phoneBody: `17${randomInt(10_000_000, 99_999_999)}` },
      });
      expect((await start(namesake, 10)).status).toBe(200);
    });

    it('a player whose abandoned payment form has run out: its limit is free again, after the gateway has cancelled it', async () => {
      const player = await test.player();
      const limits = await ask('PATCH /api/v1/player/deposit-limits', {
        headers: player.headers,
        body: { duration: 'D', limit: 100 },
      });
      expect(limits.status).toBe(200);
      expect((await start(player, 100)).status).toBe(200);
      test.advance(61 * 60_000);
      await test.app.payments.reconcile();
      expect(await test.db.query('select status from payment where player_id = $1', [player.playerId])).toEqual([
        { status: 'CANCELLED' },
      ]);
      expect((await start(player, 100)).status).toBe(200);
      expect(await start(player, 100.01)).toMatchObject(LIMIT);
      test.clock.setOffset(0);
    });

    it.each<[string, TestPlayerOptions, string, string]>([
      ['a player who is not verified', { record: { kycStatus: 'NOT_VERIFIED' } }, 'SKRILL', 'NOT_VERIFIED'],
      ['a method that never paid in', {}, 'TRUSTLY', 'UNUSED_METHOD'],
      ['a deposit that was not played', {}, 'SKRILL', 'UNPLAYED_DEPOSIT'],
    ])('a payout of %s: held, and the queue says why', async (_what, options, method, hold) => {
      const player = await test.player(options);
      await credit(player, 100_00);
      const { status, body } = await withdraw(player, 50, method);
      expect(status).toBe(200);
      const queue = (await test.operator({ id: 'pia', roles: ['payments'] }).call('GET', '/withdrawals')).json<
        { referenceId: string; holds: string[]; kycStatus: string; turnover: object; fundingMethods: object[] }[]
      >();
      const row = queue.find(({ referenceId }) => referenceId === body['referenceId']);
      expect(row?.holds).toContain(hold);
      expect(row).toMatchObject({
        kycStatus: options.record?.kycStatus ?? 'DATA_VERIFIED',
        turnover: { deposited: 100, staked: 0 },
        fundingMethods: [{ paymentMethod: 'SKRILL', deposits: 1, amount: 100 }],
      });
    });

    it('a payout to a method whose only deposit the bank took back: held as one that never paid in', async () => {
      const player = await test.player();
      const { body } = await start(player, 100, 'CREDITCARD');
      const depositId = String(body['referenceId']);
      expect(await hook('payment.succeeded', depositId, { amount: 100 })).toBe(200);
      await credit(player, 200_00);
      const reversal = { correctionId: randomUUID(), currencyCode: 'EUR', amount: -100, depositId };
      const path = `/players/${player.playerId}/balance-corrections`;
      expect((await test.operator().callWithApproval('POST', path, reversal)).statusCode).toBe(204);
      const { body: asked } = await withdraw(player, 50, 'CREDITCARD');
      const queue = (await test.operator({ id: 'pia', roles: ['payments'] }).call('GET', '/withdrawals')).json<
        { referenceId: string; holds: string[]; fundingMethods: object[] }[]
      >();
      const row = queue.find(({ referenceId }) => referenceId === asked['referenceId']);
      expect(row?.holds).toContain('UNUSED_METHOD');
      expect(row?.fundingMethods).toEqual([{ paymentMethod: 'SKRILL', deposits: 1, amount: 200 }]);
    });

    it('a payout after 201 small deposits that were played: the large one before them still holds it', async () => {
      const player = await test.player();
      await credit(player, 1_000_00);
      for (let turn = 0; turn < 201; turn += 1) await credit(player, 1_00);
      await test.app.wallet.move(
        stake({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' }, 201_00, 'CASINO', {
          gameId: 'g',
          roundId: randomUUID(),
          title: 'G',
        }),
      );
      await withdraw(player, 50);
      const queue = (await test.operator({ id: 'pia', roles: ['payments'] }).call('GET', '/withdrawals')).json<
        { playerId: string; holds: string[]; turnover: object }[]
      >();
      const row = queue.find(({ playerId }) => playerId === player.playerId);
      expect(row).toMatchObject({ holds: ['UNPLAYED_DEPOSIT'], turnover: { unplayed: 1000 } });
    });

    it('a wallet in a currency without decimals, above the largest movement: every call answers, and half a peso is 400', async () => {
      const player = await test.player({ countryCode: 'CL', currency: 'CLP' });
      for (let times = 0; times < 2; times += 1) await credit(player, MAX_AMOUNT, 'CLP');
      for (const path of ['', '/transactions', '/history', '/net-position-win-loss', '/summary'])
        expect((await ask(`GET /api/v1/player/wallet${path}`, { headers: player.headers })).status, path).toBe(200);
      expect((await ask('GET /api/v1/player/wallet', { headers: player.headers })).body).toMatchObject({
        mainBalance: 2 * (MAX_AMOUNT / 100),
      });
      for (const move of [start, withdraw])
        expect(await move(player, 10_000.5)).toMatchObject({ status: 400, code: 'error.amount.invalid' });
    });

    it('an event of the gateway that comes again for another payment or with another meaning: 409, and nothing moves', async () => {
      const [player, other] = [await test.player(), await test.player()];
      const references = [await start(player, 50), await start(other, 50)].map(({ body }) =>
        String(body['referenceId']),
      );
      const eventId = `evt_${randomUUID()}`;
      const [first = '', second = ''] = references;
      expect(await hook('payment.succeeded', first, { eventId, secret: 'a guessed secret of many characters' })).toBe(
        401,
      );
      expect(await hook('payment.pending', first, { eventId })).toBe(200);
      expect(await hook('payment.pending', first, { eventId })).toBe(200);
      expect(await hook('payment.succeeded', first, { eventId })).toBe(409);
      expect(await hook('payment.succeeded', second, { eventId })).toBe(409);
      for (const { playerId } of [player, other]) expect((await test.app.wallet.balances(playerId))?.main).toBe(0);
    });

    it.each([
      ['a payment id of 100,000 characters', { paymentId: 'p'.repeat(100_000) }],
      ['no payment id', { paymentId: '' }],
      ['a failure code of 100,000 characters', { failureCode: 'f'.repeat(100_000) }],
    ])('an event of the gateway with %s: 400, and the payment is still open', async (_what, more) => {
      const player = await test.player();
      const { body } = await start(player, 50);
      const reference = String(body['referenceId']);
      expect(await hook('payment.failed', reference, { more })).toBe(400);
      expect(await hook('payment.succeeded', reference)).toBe(200);
      expect((await test.app.wallet.balances(player.playerId))?.main).toBe(50_00);
    });
  });

  describe('the ledger and its history', () => {
    it.each([
      'update wallet set main = 100000000',
      'delete from wallet_transaction',
      'delete from operator_audit',
      'delete from limit_change',
      'alter table ledger_posting disable trigger all',
    ])('refuse "%s" from the API itself', async (statement) => {
      await expect(test.app.db.query(statement)).rejects.toThrow(/permission denied|must be owner/);
    });

    it('show what the database’s owner changed by hand, at the next hourly check', async () => {
      const player = await test.player();
      const reference = randomUUID();
      await test.app.wallet.move(deposit({ reference, playerId: player.playerId, currency: 'EUR' }, 50_00, 'SKRILL'));
      const own = async () =>
        (await test.app.integrity.run('wallet_books')).filter(({ subject }) => subject === player.playerId);
      expect(await own()).toEqual([]);
      await test.db.query('update wallet set withdrawn = withdrawn + 1 where player_id = $1', [player.playerId]);
      expect(await own()).toMatchObject([{ fault: 'lifetime_sums' }]);
      expect((await test.app.inject('/metrics')).body).toMatch(/baize_integrity_faults\{check="wallet_books"\} [1-9]/);
      await test.db.query('update wallet set withdrawn = withdrawn - 1 where player_id = $1', [player.playerId]);
      expect(await own()).toEqual([]);
    });
  });

  // PGlite has one connection in this process: there is no pool, and no other process to wait for.
  describe.runIf(kind === 'postgres')('a database that does not answer', () => {
    const LIMITS = { statementMs: 1500, lockMs: 300, idleTransactionMs: 500 };
    let small: TestApp;
    beforeAll(async () => {
      small = await makeApp({ pool: { size: 2, timeouts: LIMITS } });
      await small.app.listen({ port: 0, host: '127.0.0.1' });
    });
    /** Keeps a transaction open while `work` runs. */
    async function during<T>(
      db: TestApp['db'],
      statement: string,
      values: unknown[],
      work: () => Promise<T>,
    ): Promise<T> {
      let end: () => void = () => undefined;
      const ended = new Promise<void>((resolve) => {
        end = resolve;
      });
      let begun: () => void = () => undefined;
      const isBegun = new Promise<void>((resolve) => {
        begun = resolve;
      });
      const held = db
        .transaction(async (tx) => {
          await tx.query(statement, values);
          begun();
          await ended;
        })
        .catch(() => undefined);
      await isBegun;
      try {
        return await work();
      } finally {
        end();
        await held;
      }
    }

    it('a row that another process keeps locked: 503 with Retry-After', async () => {
      const { player, headers } = await logIn();
      const answer = await during(
        one.db,
        'select 1 from players where player_id = $1 for update',
        [player.playerId],
        () => ask('PATCH /api/v1/player/timeout', { on: small, headers, body: { timeoutInHours: 24 } }),
      );
      expect(answer).toMatchObject({ status: 503, code: 'error.service_unavailable', retryAfter: '2' });
      expect((await ask('GET /api/v1/player/wallet', { on: small, headers })).status).toBe(200);
    });
    it('a statement that runs too long, and a transaction that is left open, are ended', async () => {
      await expect(small.app.db.query('select pg_sleep(5)')).rejects.toSatisfy(isDatabaseBusy);
      const idle = small.app.db.transaction(async (tx) => {
        await tx.query('select 1');
        await new Promise((resolve) => setTimeout(resolve, 1500));
        await tx.query('select 1');
      });
      await expect(idle).rejects.toThrow();
    });
    it('every connection in use: 503 with Retry-After, and 200 afterwards', async () => {
      const { headers } = await logIn();
      const [first, second] = ['select pg_sleep(1)', 'select pg_sleep(1)'];
      const unlimited = await makeApp({ pool: { size: 2, timeouts: { ...LIMITS, idleTransactionMs: 0 } } });
      await unlimited.app.listen({ port: 0, host: '127.0.0.1' });
      const answer = await during(unlimited.app.db, first, [], () =>
        during(unlimited.app.db, second, [], () => ask('GET /api/v1/player/wallet', { on: unlimited, headers })),
      );
      expect(answer).toMatchObject({ status: 503, code: 'error.service_unavailable', retryAfter: '2' });
      expect((await ask('GET /api/v1/player/wallet', { on: unlimited, headers })).status).toBe(200);
    });
  });
});

describe('a process that is asked to stop', { timeout: 300_000 }, () => {
  const processes: ApiProcess[] = [];
  afterEach(async () => {
    for (const api of processes.splice(0)) await api.remove();
  });
  const start = async (env: Readonly<Record<string, string>>): Promise<ApiProcess> => {
    const api = await startApiProcess(env);
    processes.push(api);
    return api;
  };
  /** Sends a request but for its last byte; `finish` sends that and resolves with the whole answer. */
  async function slowRequest({ port }: ApiProcess) {
    const body = JSON.stringify({ AuthFlow: 'USER_SRP_AUTH', ClientId: 'baize-northlight' });
    const socket = connectTcp(port, '127.0.0.1');
    let answer = '';
    const ended = new Promise<string>((resolve) => {
      socket.on('data', (chunk: Buffer) => {
        answer += chunk.toString();
        if (answer.includes('}')) resolve(answer);
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', () => resolve(answer));
    });
    await new Promise((resolve) => socket.once('connect', resolve));
    socket.write(
      `POST /identity/ HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/x-amz-json-1.1\r\nx-amz-target: AWSCognitoIdentityProviderService.InitiateAuth\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, -1)}`,
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
    return {
      finish: () => {
        socket.write(body.slice(-1));
        return ended;
      },
      socket,
    };
  }
  const statusOf = (url: string): Promise<number> =>
    fetch(url).then(
      ({ status }) => status,
      () => 0,
    );

  it('GET /ready 503 while it still serves, the running request is answered, then it ends with 0', async () => {
    const api = await start({ SHUTDOWN_DRAIN_SECONDS: '1' });
    const running = await slowRequest(api);
    api.signal('SIGTERM');
    await expect.poll(() => statusOf(`${api.address}/ready`)).toBe(503);
    expect(await statusOf(`${api.address}/api/v1/site/flags`)).toBe(200);
    await expect.poll(() => statusOf(`${api.address}/health`), { timeout: 5000 }).toBe(0);
    expect(await running.finish()).toMatch(/^HTTP\/1\.1 400[\s\S]*InvalidParameterException/);
    expect(await api.exit).toBe(0);
  });

  it('a request that never ends: it ends with 1 when its time is over', async () => {
    const api = await start({ SHUTDOWN_SECONDS: '1' });
    const { socket } = await slowRequest(api);
    const begun = Date.now();
    api.signal('SIGTERM');
    expect(await api.exit).toBe(1);
    expect(Date.now() - begun).toBeLessThan(6000);
    socket.destroy();
  });
});
