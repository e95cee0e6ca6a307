import { randomUUID } from 'node:crypto';
import { HEADERS } from '@baize/contracts/route';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestPlayer, type TestPlayerOptions } from '../../testing/buildTestApp.ts';
import { passwordSignIn, pool, visitor } from '../../testing/registration.ts';
import { deposit, stake, walletModule } from '../wallet/index.ts';
import { restrictPlayer } from '../player/index.ts';
import { studioModule } from '../studio/index.ts';
import { marketLawModule } from './index.ts';

const PASSWORD = 'a long pass phrase 1';
const DAY = 86_400_000;

describe('law of the market around a session', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp({ modules: [walletModule, studioModule, marketLawModule] });
  });
  afterAll(() => test.close());
  const post = (player: TestPlayer, path: string) =>
    test.app.inject({ method: 'POST', url: `/api/v1${path}`, headers: player.headers });
  /** @param site the locale pair of the site that the player uses */
  const law = async (player: TestPlayer, site?: string, brand = 'northlight') =>
    (
      await test.app.inject({
        url: '/api/v1/player/session',
        headers: {
          ...player.headers,
          ...(site ? { [HEADERS.siteContext]: JSON.stringify({ siteId: 5, brand, market: site }) } : {}),
        },
      })
    ).json<{
      startedAt: string;
      now: string;
      panicButton: boolean;
      limitFieldPrefilled: boolean;
      rtpShownPerGame: boolean;
      allows: {
        liveCasino: boolean;
        jackpots: boolean;
        sportsBetting: boolean;
        virtualSports: boolean;
        promotions: boolean;
        playBeforeVerification: boolean;
      };
      protectionLinks: { name: string }[];
      homePair: string;
      reminder: { minutes: number; dueAt: string } | null;
      netPosition: number;
    }>();
  it('applies the stricter law of the player’s home and of the site that they use, and names their own site', async () => {
    const finn = await test.player({ countryCode: 'FI' });
    expect(await law(finn)).toMatchObject({ panicButton: false, limitFieldPrefilled: true, reminder: null });
    expect(await law(finn, 'de-JJ')).toMatchObject({ panicButton: true, homePair: 'fi-FI' });
    expect(await law(finn, 'en-LL')).toMatchObject({ limitFieldPrefilled: false, reminder: { minutes: 30 } });
    const german = await test.player({ countryCode: 'DE' });
    expect(await law(german, 'fi-FI')).toMatchObject({
      panicButton: true,
      homePair: 'de-JJ',
      allows: {
        liveCasino: false,
        jackpots: false,
        sportsBetting: true,
        virtualSports: true,
        promotions: true,
        playBeforeVerification: false,
      },
    });
    const portuguese = await test.player({ countryCode: 'PT' });
    expect(await law(portuguese, 'fi-FI')).toMatchObject({ allows: { sportsBetting: true, virtualSports: false } });
    expect(await law(finn, 'fi-FI')).toMatchObject({
      allows: {
        liveCasino: true,
        jackpots: true,
        sportsBetting: true,
        virtualSports: true,
        promotions: true,
        playBeforeVerification: true,
      },
    });
  });

  it('rtpShownPerGame: applies to a player from Brazil on every site, and to everyone on the Brazilian one', async () => {
    const brazilian = await test.player({ countryCode: 'BR' });
    const finn = await test.player({ countryCode: 'FI' });
    expect(await law(brazilian, 'en-UN')).toMatchObject({ rtpShownPerGame: true });
    expect(await law(finn, 'pt-BR')).toMatchObject({ rtpShownPerGame: true });
    expect(await law(finn, 'en-UN')).toMatchObject({ rtpShownPerGame: false });
  });

  it('protectionLinksPinned: names the links of the player’s home, whichever site and brand they use', async () => {
    const names = async (player: TestPlayer, site: string, brand = 'northlight') =>
      (await law(player, site, brand)).protectionLinks.map(({ name }) => name);
    const swedish = ['Spelpaus', 'Spelgränser', 'Självtest'];
    const swede = await test.player({ countryCode: 'SE' });
    for (const site of ['en-UN', 'fi-FI', 'en-PP']) expect(await names(swede, site)).toEqual(swedish);
    // A brand without Swedish pages takes residents of Sweden on its international ones.
    const guest = await test.player({ countryCode: 'SE', brand: 'marigold' });
    expect(await names(guest, 'en-UN', 'marigold')).toEqual(swedish);
    expect(await names(await test.player(), 'en-UN')).toEqual([]);
  });

  it('reminderMinutes: counts on to the next reminder of the site’s law as well', async () => {
    const { player, email } = await member({ countryCode: 'FI' });
    const login = await logIn(player, email);
    const answerOn = async (market: string) =>
      (
        await test.app.inject({
          method: 'POST',
          url: '/api/v1/player/session/reminder',
          headers: {
            ...login.headers,
            [HEADERS.siteContext]: JSON.stringify({ siteId: 5, brand: 'northlight', market }),
          },
        })
      ).json<{ dueAt: string | null }>();
    expect(await answerOn('fi-FI')).toEqual({ dueAt: null });
    expect(await answerOn('en-LL')).toEqual({
      dueAt: new Date(test.clock.now().getTime() + 30 * 60_000).toISOString(),
    });
  });

  const member = async (options: TestPlayerOptions = {}) => {
    const email = `${randomUUID()}@test.baize`;
    const player = await test.player({
      password: PASSWORD,
      ...options,
      record: { email, emailKey: email, ...options.record },
    });
    return { player, email };
  };
  interface Login extends TestPlayer {
    readonly RefreshToken: string;
  }
  const loginOf = (player: TestPlayer, body: { AuthenticationResult: { IdToken: string; RefreshToken: string } }) => {
    const { IdToken: token, RefreshToken } = body.AuthenticationResult;
    return { ...player, token, RefreshToken, headers: { ...player.headers, authorization: `Bearer ${token}` } };
  };
  const logIn = async (player: TestPlayer, email: string): Promise<Login> =>
    loginOf(player, (await passwordSignIn(test, email, PASSWORD)).json());
  const refreshed = async (login: Login): Promise<Login> => {
    const input = { RefreshToken: login.RefreshToken, ClientId: 'baize-northlight' };
    return loginOf(login, (await pool(test, 'GetTokensFromRefreshToken', input)).json());
  };
  const statusOf = async (playerId: string) =>
    (
      await test.db.query<{ status: string; until: Date | null; by: string | null }>(
        'select status, status_until as until, status_initiator as by from players where player_id = $1',
        [playerId],
      )
    )[0];

  it('panicButton: stops a German for 24 hours at once on every brand and ends every session', async () => {
    const { player, email } = await member({ countryCode: 'DE' });
    const twin = await test.player({ countryCode: 'DE', brand: 'wireframe', record: { email, emailKey: email } });
    const stranger = await test.player({ countryCode: 'DE', brand: 'wireframe' });
    const closedTwin = await test.player({
      countryCode: 'DE',
      brand: 'marigold',
      record: { email, emailKey: email, status: 'CLOSED' },
    });
    expect((await law(player)).panicButton).toBe(true);
    expect((await passwordSignIn(test, email, PASSWORD)).statusCode).toBe(200);
    await test.app.studio.openGameSession({
      playerId: player.playerId,
      brand: 'northlight',
      studio: 'quickspin',
      gameId: 'g',
      gameTitle: 'G',
      vertical: 'CASINO',
      currency: 'EUR',
      language: 'de',
      country: 'DE',
    });
    const now = test.clock.now();
    const until = new Date(now.getTime() + DAY);
    const answer = await post(player, '/player/timeout/cooling');
    expect([answer.statusCode, answer.json()]).toEqual([200, { until: until.toISOString() }]);
    expect(await statusOf(player.playerId)).toEqual({ status: 'TIMEOUT', until, by: 'PLAYER' });
    expect((await statusOf(twin.playerId))?.status).toBe('TIMEOUT');
    expect((await statusOf(stranger.playerId))?.status).toBe('REGISTERED');
    expect((await statusOf(closedTwin.playerId))?.status).toBe('CLOSED');
    expect(
      await test.db.query('select 1 as open from game_session where player_id = $1 and ends_at > $2', [
        player.playerId,
        now,
      ]),
    ).toEqual([]);
    expect((await test.app.playerAccess.mayDeposit(player.playerId)).result).toBe('RESTRICTED');
    expect(await test.app.playerAccess.mayPlay(player.playerId, 'CASINO')).toBe(false);
    expect(await test.app.playerAccess.mayWithdraw(player.playerId)).toMatchObject({ result: 'SUCCESS' });
    const refused = (await passwordSignIn(test, email, PASSWORD)).json<{ message: string }>();
    expect(refused.message).toMatch(/error\.timeout\.in\.progress.*"isCooling":true.*"initiator":"PLAYER"/);
    // A second press changes nothing, and the day is over by the clock.
    test.advance(3_600_000);
    expect((await post(await test.signInAgain(player), '/player/timeout/cooling')).statusCode).toBe(200);
    test.advance(DAY + 3_600_000);
    expect(await test.app.playerAccess.mayPlay(player.playerId, 'CASINO')).toBe(true);
  });

  it('panicButton: lets the person open no account at another brand the same day', async () => {
    const { player, email } = await member({ countryCode: 'DE' });
    expect((await post(player, '/player/timeout/cooling')).statusCode).toBe(200);
    const phone = { prefix: '+49', body: '15123456789' };
    const late = visitor(test, 'marigold', 'en-UN');
    expect((await late.begin({ email, countryCode: 'DE', mobilePhone: phone })).statusCode).toBe(200);
    expect((await late.details({ countryCode: 'DE', mobilePhone: phone, postalCode: '10115' })).statusCode).toBe(204);
    await late.request('sms');
    await late.verify('sms', test.messaging.codeFor('+4915123456789'));
    await late.request('email');
    const code = test.messaging.codeFor(email);
    const refused = await late.verify('email', code);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'error.timeout.in.progress']);
    expect((await test.app.playerAccess.mayDeposit(late.playerId)).result).toBe('RESTRICTED');
    test.advance(DAY);
    await late.request('email');
    expect((await late.verify('email', test.messaging.codeFor(email))).statusCode).toBe(200);
    expect((await test.app.playerAccess.mayDeposit(late.playerId)).result).toBe('SUCCESS');
    expect((await test.app.playerAccess.mayDeposit(player.playerId)).result).toBe('SUCCESS');
  });

  it('start-cooling: is open to every player and never shortens a longer restriction', async () => {
    const finn = (await member()).player;
    expect((await law(finn)).panicButton).toBe(false);
    expect((await post(finn, '/player/timeout/cooling')).statusCode).toBe(200);
    const week = new Date(test.clock.now().getTime() + 7 * DAY);
    for (const [status, statusUntil] of [
      ['SELF_EXCLUDED', null],
      ['SELF_EXCLUDED', week],
      ['TIMEOUT', week],
    ] as const) {
      const { playerId, headers } = await test.player({ record: { status, statusUntil } });
      expect(
        (await test.app.inject({ method: 'POST', url: '/api/v1/player/timeout/cooling', headers })).statusCode,
      ).toBe(200);
      expect(await statusOf(playerId)).toMatchObject({ status, until: statusUntil });
    }
    // An unusable account stays unchanged, and one that may only withdraw can do no more afterwards.
    const closed = await test.player({ record: { status: 'CLOSED' } });
    expect((await post(closed, '/player/timeout/cooling')).json()).toMatchObject({ code: 'error.unauthorized' });
    await expect(
      restrictPlayer(test.app, closed.playerId, {
        status: 'TIMEOUT',
        until: new Date(test.clock.now().getTime() + DAY),
        initiator: 'PLAYER',
      }),
    ).rejects.toMatchObject({ status: 403, code: 'error.play.not_allowed' });
    expect(await statusOf(closed.playerId)).toMatchObject({ status: 'CLOSED', until: null });
    const restricted = await test.player({ record: { status: 'RESTRICTED' } });
    expect((await post(restricted, '/player/timeout/cooling')).statusCode).toBe(200);
    // If an exclusion is nearly over, the day extends it, and it stays an exclusion.
    const ending = await test.player({
      record: { status: 'SELF_EXCLUDED', statusUntil: new Date(test.clock.now().getTime() + 3_600_000) },
    });
    await post(ending, '/player/timeout/cooling');
    expect(await statusOf(ending.playerId)).toMatchObject({
      status: 'SELF_EXCLUDED',
      until: new Date(test.clock.now().getTime() + DAY),
    });
    const short = await test.player({
      record: { status: 'TIMEOUT', statusUntil: new Date(test.clock.now().getTime() + 3_600_000) },
    });
    await post(short, '/player/timeout/cooling');
    expect(await statusOf(short.playerId)).toMatchObject({
      status: 'TIMEOUT',
      until: new Date(test.clock.now().getTime() + DAY),
    });
    expect((await test.app.inject({ method: 'POST', url: '/api/v1/player/timeout/cooling' })).statusCode).toBe(401);
    test.advance(DAY + 3_600_000);
    expect((await test.app.playerAccess.mayDeposit(restricted.playerId)).result).toBe('RESTRICTED');
    expect(await test.app.playerAccess.mayPlay(restricted.playerId, 'CASINO')).toBe(false);
  });

  it('reminderMinutes: counts half hours of a Dutch session by the server’s clock, with the session’s result', async () => {
    const { player, email } = await member({ countryCode: 'NL', market: 'en-LL' });
    await test.app.wallet.move(
      deposit({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' }, 10_000, 'SKRILL'),
    );
    await test.app.wallet.move(
      stake({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' }, 700, 'CASINO', {
        gameId: 'g',
        roundId: 'before',
        title: null,
      }),
    );
    test.advance(60_000);
    const first = await logIn(player, email);
    const began = test.clock.now().getTime();
    const at = (minutes: number) => new Date(began + minutes * 60_000).toISOString();
    await test.app.wallet.move(
      stake({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' }, 250, 'CASINO', {
        gameId: 'g',
        roundId: 'now',
        title: null,
      }),
    );
    expect(await law(first)).toMatchObject({
      startedAt: at(0),
      reminder: { minutes: 30, dueAt: at(30) },
      netPosition: -2.5,
    });
    test.advance(31 * 60_000);
    // It stays due until the player continues, however often the page loads.
    expect((await law(first)).reminder).toEqual({ minutes: 30, dueAt: at(30) });
    expect((await post(first, '/player/session/reminder')).json()).toEqual({ dueAt: at(61) });
    expect((await law(first)).reminder).toEqual({ minutes: 30, dueAt: at(61) });
    // A new login is a new session.
    test.advance(60_000);
    const second = await logIn(player, email);
    expect(await law(second)).toMatchObject({ startedAt: at(32), reminder: { dueAt: at(62) }, netPosition: 0 });
    const french = (await member({ countryCode: 'FR', market: 'fr-LL' })).player;
    expect((await law(french)).reminder).toBeNull();
    // Dutch law also applies on the international pages.
    expect((await law((await member({ countryCode: 'NL', market: 'en-UN' })).player)).reminder).toMatchObject({
      minutes: 30,
    });
  });

  it('reminderMinutes: counts each session from its own login, through refreshes and other sessions’ ends', async () => {
    const { player, email } = await member({ countryCode: 'NL', market: 'en-LL' });
    const round = { gameId: 'g', roundId: 'r', title: null };
    const named = { playerId: player.playerId, currency: 'EUR' as const };
    await test.app.wallet.move(deposit({ ...named, reference: randomUUID() }, 10_000, 'SKRILL'));
    const began = test.clock.now().getTime();
    const at = (minutes: number) => new Date(began + minutes * 60_000).toISOString();
    const desktop = await logIn(player, email);
    await test.app.wallet.move(stake({ ...named, reference: randomUUID() }, 250, 'CASINO', round));
    test.advance(10 * 60_000);
    const phone = await logIn(player, email);
    expect(await law(phone)).toMatchObject({ startedAt: at(10), reminder: { dueAt: at(40) }, netPosition: 0 });
    const own = { startedAt: at(0), reminder: { minutes: 30, dueAt: at(30) }, netPosition: -2.5 };
    expect(await law(desktop)).toMatchObject(own);
    // What one session has read, the other has not.
    expect((await post(phone, '/player/session/reminder')).json()).toEqual({ dueAt: at(40) });
    expect(await law(desktop)).toMatchObject(own);
    await post(phone, '/player/sign_out');
    expect(await law(await refreshed(desktop))).toMatchObject(own);
    test.advance(31 * 60_000);
    expect((await post(desktop, '/player/session/reminder')).json()).toEqual({ dueAt: at(71) });
    expect(await law(await refreshed(desktop))).toMatchObject({ ...own, reminder: { dueAt: at(71) } });
    expect(
      await test.db.query('select ended_at as "endedAt" from player_logins where player_id = $1 order by at', [
        player.playerId,
      ]),
    ).toEqual([{ endedAt: null }, { endedAt: new Date(at(10)) }]);
  });

  it('reminderMinutes: a session without a recorded login keeps its start and its reminders too', async () => {
    const { player } = await member({ countryCode: 'NL', market: 'en-LL' });
    const { startedAt } = await law(player);
    expect(test.clock.now().getTime() - Date.parse(startedAt)).toBeLessThan(60_000);
    test.advance(31 * 60_000);
    expect(await law(player)).toMatchObject({ startedAt });
    const { dueAt } = (await post(player, '/player/session/reminder')).json<{ dueAt: string }>();
    expect(Date.parse(dueAt)).toBe(test.clock.now().getTime() + 30 * 60_000);
    expect(await law(player)).toMatchObject({ startedAt, reminder: { dueAt } });
  });

  it('riskNoticeAtRegistration: requires a Brazilian player to read the notice and records when', async () => {
    const phone = { prefix: '+55', body: '11987654321' };
    const brazilian = { countryCode: 'BR', languageCode: 'pt', mobilePhone: phone };
    const person = visitor(test, 'northlight', 'pt-BR');
    const refused = await person.begin({ ...brazilian, email: 'ana@example.br' });
    expect(refused.json()).toMatchObject({
      validationErrors: [{ field: 'riskNoticeAccepted', message: 'error.risk_notice.required' }],
    });
    expect((await person.begin({ ...brazilian, email: 'ana@example.br', riskNoticeAccepted: false })).statusCode).toBe(
      400,
    );
    expect((await person.begin({ ...brazilian, email: 'ana@example.br', riskNoticeAccepted: true })).statusCode).toBe(
      200,
    );
    expect(
      await test.db.query('select risk_notice_at as at from players where player_id = $1', [person.playerId]),
    ).toEqual([{ at: test.clock.now() }]);
    // Nor by choosing another country first.
    const other = visitor(test, 'northlight', 'en-UN');
    expect((await other.begin({ email: 'leo@example.fi' })).statusCode).toBe(200);
    const moved = await other.details({
      countryCode: 'BR',
      mobilePhone: phone,
      postalCode: '01310-100',
      cpf: '52998224725',
    });
    expect(moved.json()).toMatchObject({ validationErrors: [{ message: 'error.risk_notice.required' }] });
  });
});
