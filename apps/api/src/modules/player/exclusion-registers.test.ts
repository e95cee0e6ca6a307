import { randomUUID } from 'node:crypto';
import { DOCUMENT_ERROR, ERROR } from '@baize/contracts/errors';
import { RESTRICTED_SESSION } from '@baize/contracts/login';
import { sign, type SignedCall } from '@baize/contracts/signature';
import { beforeAll, expect, it, vi } from 'vitest';
import { describeByPlayer, type TestApp, type TestPlayer } from '../../testing/buildTestApp.ts';
import { busyGateway } from '../../testing/fakes.ts';
import { passwordSignIn, pool, visitor } from '../../testing/registration.ts';
import { PortFault } from '../../ports/bearer-call.ts';
import { readAudit } from '../audit/index.ts';
import { contentModuleWith } from '../content/index.ts';
import { gamesModule } from '../games/index.ts';
import { limitsModule } from '../limits/index.ts';
import { operatorModule } from '../operator/index.ts';
import { paymentsModule } from '../payments/index.ts';
import { sportsbookModule } from '../sportsbook/index.ts';
import { openSportsSession } from '../sportsbook/use-cases/sessions.ts';
import { studioModule } from '../studio/index.ts';
import { deposit as deposited, walletModule } from '../wallet/index.ts';
import { findPlayer } from './repository/players.ts';

const PASSWORD = 'correct horse battery';

describeByPlayer('national self-exclusion registers', (makeApp) => {
  let test: TestApp;
  /** Last names in the register. */
  const excluded = new Set<string>();
  let isDown = false;
  /** Deposits that the gateway was asked to cancel. */
  const cancelled: string[] = [];
  /** Lets a question wait for its answer. */
  let answering: Promise<void> = Promise.resolve();
  const asked: { readonly register: string; readonly lastName: string }[] = [];
  beforeAll(async () => {
    test = await makeApp({
      modules: [
        contentModuleWith({ games: 20 }),
        walletModule,
        paymentsModule,
        limitsModule,
        studioModule,
        gamesModule,
        sportsbookModule,
        operatorModule,
      ],
      ports: {
        paymentGateway: busyGateway((reference) => cancelled.push(reference) > 0),
        exclusionRegister: {
          isExcluded: async (register, { lastName }) => {
            asked.push({ register, lastName });
            if (isDown) throw new PortFault('The exclusion register', 'could not be reached');
            const answer = excluded.has(lastName);
            await answering;
            return answer;
          },
        },
      },
    });
  });
  const person = async (countryCode: string) => {
    const email = `${randomUUID()}@test.baize`;
    const lastName = `Muster ${email.replace(/[^a-z]/g, '').slice(0, 12)}`;
    const player = await test.player({ countryCode, password: PASSWORD, record: { email, lastName } });
    return { ...player, email, lastName };
  };
  const deposit = async (player: TestPlayer) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/v1/player/wallet/deposit',
      headers: { ...player.headers, 'idempotency-key': randomUUID() },
      payload: { amount: 20, paymentMethod: 'SKRILL' },
    });
    return {
      status: answer.statusCode,
      body: answer.json<{ code?: string; details?: unknown; referenceId?: string; status?: string }>(),
    };
  };
  const launch = async (player: TestPlayer, gameId = '10017') => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/v1/game/launch',
      headers: player.headers,
      payload: {
        isDemo: false,
        gameId,
        languageCode: 'de',
        currencyCode: 'EUR',
        channel: 'web',
        lobbyUrl: '/',
      },
    });
    return { status: answer.statusCode, body: answer.json<{ code?: string }>() };
  };
  const refusalOf = (answer: { json(): unknown }) => (answer.json() as { message: string }).message;

  it('keep a player out at the login, tell them which, and leave the way to their money open', async () => {
    const player = await person('DE');
    excluded.add(player.lastName);
    const refused = await passwordSignIn(test, player.email, PASSWORD);
    expect(refused.statusCode).toBe(400);
    expect(refusalOf(refused)).toContain(DOCUMENT_ERROR.exclusionIndefinite);
    expect(refusalOf(refused)).toContain('"register":"OASIS"');
    expect(asked.at(-1)).toEqual({ register: 'OASIS', lastName: player.lastName });
    // The session that was open before is over (ruling 26).
    expect(await deposit(player)).toMatchObject({ status: 403, body: { code: DOCUMENT_ERROR.exclusionIndefinite } });
    const restricted = await pool(test, 'InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: 'baize-northlight',
      AuthParameters: { USERNAME: player.email, PASSWORD },
      ClientMetadata: RESTRICTED_SESSION,
    });
    expect(restricted.statusCode, restricted.body).toBe(200);
    const { AuthenticationResult } = restricted.json<{ AuthenticationResult: { IdToken: string } }>();
    const headers = { ...player.headers, authorization: `Bearer ${AuthenticationResult.IdToken}` };
    expect((await deposit({ ...player, headers })).status).toBe(403);
    expect((await test.app.playerAccess.mayWithdraw(player.playerId)).result).toBe('SUCCESS');
  });

  it('let them in again once the register no longer has them, and nobody else can', async () => {
    const player = await person('DE');
    excluded.add(player.lastName);
    await passwordSignIn(test, player.email, PASSWORD);
    const change = { accountStatus: 'REGISTERED', multibrandSuspended: false };
    const lifted = await test.operator().call('PATCH', `/players/${player.playerId}`, change);
    expect([lifted.statusCode, lifted.json()]).toEqual([
      200,
      // The operator sees why nothing changes.
      expect.objectContaining({ multibrandSuspended: true, registerExclusion: 'OASIS' }),
    ]);
    expect((await passwordSignIn(test, player.email, PASSWORD)).statusCode).toBe(400);
    excluded.delete(player.lastName);
    expect((await passwordSignIn(test, player.email, PASSWORD)).statusCode).toBe(200);
    expect((await findPlayer(test.db, player.playerId))?.registerExclusion).toBeNull();
    const log = (await readAudit(test.db, 50, player.playerId)).toReversed();
    expect(log.flatMap(({ action, details }) => (action === 'player.register_exclusion' ? [details] : []))).toEqual([
      { from: null, to: 'OASIS' },
      { from: 'OASIS', to: null },
    ]);
  });

  it('close the payment form that is open on another device', async () => {
    const player = await person('DE');
    const open = await deposit(player);
    expect(open).toMatchObject({ status: 200, body: { status: 'PENDING' } });
    cancelled.length = 0;
    excluded.add(player.lastName);
    await passwordSignIn(test, player.email, PASSWORD);
    expect(cancelled).toEqual([open.body.referenceId]);
  });

  it('end the games that are open elsewhere, and pay the round and the bet that had begun', async () => {
    const player = await person('SE');
    const { playerId } = player;
    const reference = randomUUID();
    await test.app.wallet.move(deposited({ reference, playerId, currency: 'EUR' }, 10_000, 'SKRILL'));
    const common = { playerId, brand: player.brand, currency: 'EUR', country: 'SE' } as const;
    const send = async (plane: 'studio' | 'sportsbook', name: string, body: object) => {
      const [payload, studio] = [JSON.stringify(body), plane === 'studio' ? 'quickspin' : 'sportsbook'];
      const signed: SignedCall = `POST /api/v1/${plane}/wallet/${name}`;
      const signature = sign(test.env.studio.secretOf(studio) ?? '', signed, payload);
      const headers = { 'content-type': 'application/json', 'x-baize-studio': studio, 'x-baize-signature': signature };
      const answer = await test.app.inject({ method: 'POST', url: signed.slice(5), payload, headers });
      return { status: answer.statusCode, ...answer.json<{ code?: string; sessionId: string; balance?: number }>() };
    };
    const game = await test.app.studio.openGameSession({
      ...common,
      studio: 'quickspin',
      gameId: 'aurora',
      gameTitle: 'Aurora Reels',
      vertical: 'CASINO',
      language: 'en',
    });
    const slip = await openSportsSession(test.app, {
      ...common,
      loginId: null,
      product: 'sportsbook',
      language: 'EN',
    });
    const { sessionId } = await send('studio', 'authenticate', { token: game, gameId: 'aurora' });
    const book = await send('sportsbook', 'session', { token: slip });
    const round = (more: object) => ({
      sessionId,
      gameId: 'aurora',
      roundId: 'r1',
      currency: 'EUR',
      transactionId: randomUUID(),
      ...more,
    });
    const bet = round({ amount: 5 });
    expect(await send('studio', 'bet', bet)).toMatchObject({ status: 200, balance: 95 });
    const ticket = {
      sessionId: book.sessionId,
      betId: randomUUID(),
      category: 'SPORTS',
      amount: 10,
      currency: 'EUR',
      potentialPayout: 20,
      description: 'Lynx – Otters',
      selections: [
        {
          eventId: 'e',
          eventName: 'Lynx – Otters',
          marketName: 'Result',
          selectionName: 'Lynx',
          odds: '2.00',
          eventKind: null,
        },
      ],
      freeBetId: null,
    };
    expect((await send('sportsbook', 'reserve', ticket)).status).toBe(200);
    expect((await send('sportsbook', 'place', { betId: ticket.betId })).status).toBe(200);

    // Their phone learns it; the round and the bet are open on the desktop.
    excluded.add(player.lastName);
    expect((await passwordSignIn(test, player.email, PASSWORD)).statusCode).toBe(400);
    const refused = { status: 403, code: 'error.play.not_allowed' };
    expect(await send('studio', 'bet', round({ amount: 1, roundId: 'r2' }))).toMatchObject(refused);
    expect((await send('sportsbook', 'reserve', { ...ticket, betId: randomUUID() })).status).toBe(404);
    const win = round({ amount: 20, betTransactionId: bet.transactionId, roundEnded: true });
    expect(await send('studio', 'win', win)).toMatchObject({ status: 200, balance: 105 });
    const settled = { betId: ticket.betId, settlement: 1, outcome: 'WON', payout: 20 };
    expect((await send('sportsbook', 'settle', { bets: [settled] })).status).toBe(200);
    expect(await test.app.wallet.balances(playerId)).toMatchObject({ main: 12_500 });
    expect((await test.app.playerAccess.mayWithdraw(playerId)).result).toBe('SUCCESS');
  });

  it.each(['DE', 'FI'])(
    'stop the person’s accounts at other brands at once, with an answer of their own: %s',
    async (countryCode) => {
      const here = await person(countryCode);
      const [own] = await test.db.query<{ phoneBody: string; personId: string; address: string }>(
        'select phone_body as "phoneBody", person_id as "personId", address from players where player_id = $1',
        [here.playerId],
      );
      const there = await test.player({
        brand: 'wireframe',
        countryCode,
        record: { ...own, lastName: here.lastName },
      });
      expect((await deposit(there)).status).toBe(200);
      excluded.add(here.lastName);
      await test.app.exclusionRegisters.beforePlay(
        { playerId: here.playerId, loggedInAt: test.app.wallClock.now() },
        'de-JJ',
      );
      expect((await findPlayer(test.db, there.playerId))?.registerExclusion).toBe('OASIS');
      expect(await deposit(there)).toMatchObject({ status: 403, body: { code: DOCUMENT_ERROR.exclusionIndefinite } });
    },
  );

  it('are asked again by each login about a player whom another site’s register has', async () => {
    const finn = await person('FI');
    excluded.add(finn.lastName);
    await test.app.exclusionRegisters.beforePlay(
      { playerId: finn.playerId, loggedInAt: test.app.wallClock.now() },
      'de-JJ',
    );
    expect((await findPlayer(test.db, finn.playerId))?.registerExclusion).toBe('OASIS');
    expect((await passwordSignIn(test, finn.email, PASSWORD)).statusCode).toBe(400);
    excluded.delete(finn.lastName);
    expect((await passwordSignIn(test, finn.email, PASSWORD)).statusCode).toBe(200);
  });

  it('keep the stricter of two answers that came at the same time', async () => {
    const player = await person('DE');
    let answer: () => void = () => undefined;
    answering = new Promise((done) => {
      answer = done;
    });
    const slow = passwordSignIn(test, player.email, PASSWORD);
    await expect.poll(() => asked.at(-1)?.lastName).toBe(player.lastName);
    answering = Promise.resolve();
    test.advance(1000);
    excluded.add(player.lastName);
    await passwordSignIn(test, player.email, PASSWORD);
    answer();
    expect((await slow).statusCode).toBe(400);
    expect((await findPlayer(test.db, player.playerId))?.registerExclusion).toBe('OASIS');
  });

  it('are asked before money and play in a session that has not asked them, and no answer means no', async () => {
    const player = await person('DE');
    isDown = true;
    // A login goes on: history, limits and withdrawals need no register.
    expect((await passwordSignIn(test, player.email, PASSWORD)).statusCode).toBe(200);
    expect(await deposit(player)).toMatchObject({
      status: 503,
      body: { code: ERROR.exclusionRegisterUnreachable, details: { registers: ['OASIS'] } },
    });
    expect(await launch(player)).toMatchObject({ status: 503, body: { code: ERROR.exclusionRegisterUnreachable } });
    isDown = false;
    excluded.add(player.lastName);
    expect((await deposit(player)).status).toBe(403);
    expect((await findPlayer(test.db, player.playerId))?.registerExclusion).toBe('OASIS');
  });

  it('are not asked about a game that the player’s law does not allow', async () => {
    const player = await person('DE');
    const before = asked.length;
    const games = Array.from({ length: 20 }, (_, index) => test.app.catalogue.gameById(String(10_001 + index)));
    const live = games.find((game) => game?.type === 'liveCasinoGames');
    expect(await launch(player, live?.id)).toMatchObject({ status: 403, body: { code: ERROR.gameRestricted } });
    expect(asked.length).toBe(before);
    await launch(player);
    expect(asked.length).toBe(before + 1);
  });

  it('are not blamed for a database that cannot keep their answer', async () => {
    const { playerId } = await person('DE');
    const busy = vi.spyOn(test.app.db, 'transaction').mockRejectedValueOnce(new Error('The database is busy.'));
    const asking = test.app.exclusionRegisters.beforePlay({ playerId, loggedInAt: test.clock.now() });
    await expect(asking).rejects.toThrow('The database is busy.');
    busy.mockRestore();
  });

  it('are asked once a session and day, and only where the law names them', async () => {
    const german = await person('DE');
    const count = () => asked.length;
    const before = count();
    await deposit(german);
    await deposit(german);
    expect(count() - before).toBe(1);
    test.advance(86_400_001);
    const later = await test.signInAgain(german);
    await deposit(later);
    expect(count() - before).toBe(2);
    const finn = await person('FI');
    await passwordSignIn(test, finn.email, PASSWORD);
    await deposit(finn);
    expect(count() - before).toBe(2);
    const swede = await person('SE');
    await passwordSignIn(test, swede.email, PASSWORD);
    expect(asked.at(-1)).toEqual({ register: 'Spelpaus', lastName: swede.lastName });
    const dutch = await person('NL');
    await passwordSignIn(test, dutch.email, PASSWORD);
    expect(asked.at(-1)?.register).toBe('Cruks');
  });

  it('are not asked again after a login with a second factor, nor at each game of another market’s site', async () => {
    const german = await person('DE');
    await passwordSignIn(test, german.email, PASSWORD);
    const atLogin = asked.length;
    test.advance(60_000);
    await deposit(await test.signInAgain(german));
    expect(asked.length).toBe(atLogin);
    const finn = await person('FI');
    const sitecontext = JSON.stringify({ siteId: 5, brand: finn.brand, market: 'de-JJ' });
    const visiting = { ...finn, headers: { ...finn.headers, sitecontext } };
    await launch(visiting);
    await launch(visiting);
    expect(asked.slice(atLogin).map(({ register }) => register)).toEqual(['OASIS']);
  });

  it('refuse an account at the end of the sign-up, when the phone and the mailbox are proven', async () => {
    const browser = visitor(test, 'northlight', 'de-JJ');
    const germany = { countryCode: 'DE', languageCode: 'de', mobilePhone: { prefix: '+49', body: '15112345678' } };
    excluded.add('Gesperrt');
    const email = 'gesperrt@test.baize';
    expect((await browser.begin({ ...germany, email, lastName: 'Gesperrt' })).statusCode).toBe(200);
    const address = {
      ...germany,
      address: 'Hauptstr. 1',
      city: 'Berlin',
      postalCode: '10115',
      timeZone: 'Europe/Berlin',
    };
    // A name and a birthday alone tell nothing.
    expect((await browser.details(address)).statusCode).toBeLessThan(300);
    const where = { countryCode: 'DE' };
    await browser.request('sms', where);
    await browser.verify('sms', test.messaging.codeFor('+4915112345678'), where);
    await browser.request('email', where);
    const last = await browser.verify('email', test.messaging.codeFor(email), where);
    expect(last.statusCode, last.body).toBe(403);
    expect(last.json()).toMatchObject({
      code: DOCUMENT_ERROR.exclusionIndefinite,
      details: { register: 'OASIS' },
    });
    expect((await findPlayer(test.db, browser.playerId))?.status).toBe('PRE_REGISTERED');
  });
});
