import { randomUUID } from 'node:crypto';
import { MARKETS, type RulePack } from '@baize/brand';
import type { GameDocument } from '@baize/contracts/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PortFault } from '../../ports/bearer-call.ts';
import { ProviderClosed } from '../../ports/game-provider/port.ts';
import { index } from '@baize/contracts/content-queries';
import { ERROR } from '@baize/contracts/errors';
import type { Jackpot } from '@baize/contracts/jackpot-feed';
import { Refusal } from '../../plugins/errors.ts';
import { buildTestApp, type TestApp, type TestPlayer } from '../../testing/buildTestApp.ts';
import { fakePlayerAccess } from '../../testing/fakes.ts';
import { contentModuleWith } from '../content/index.ts';
import { studioModule } from '../studio/index.ts';
import { deposit, stake, walletModule } from '../wallet/index.ts';
import { FRESH_MS, STALE_MS } from '../../ports/feed-snapshot.ts';
import { gamesModule } from './index.ts';
import { obstacleOf } from './model/availability.ts';
import { launchOf, needsBalanceFirst } from './model/providers.ts';
import { betLimitsOf } from './model/bet-limits.ts';
import { lobbyUrlOf } from './use-cases/launch-game.ts';

const rules = MARKETS['UN']?.rules as RulePack;

describe('launcher and jurisdiction by country (ruling 14)', () => {
  it.each([
    ['relax', 'FI', 'CC', 'own'],
    ['relax', 'NL', 'CC', 'own'],
    ['softswiss', 'FI', 'MT', 'own'],
    ['softswiss', 'CA', 'CW', 'helper'],
    ['softswiss', 'BR', 'CW', 'helper'],
    ['playngo', 'CA', 'MT', 'own'],
  ])('%s in %s is under %s, through the %s launcher', (provider, country, jurisdiction, launcher) => {
    expect(launchOf(provider, country)).toMatchObject({ jurisdiction, launcher });
  });
  it.each(['unheard-of', 'constructor'])('opens nothing of a provider that is not known: %s', (provider) => {
    expect(launchOf(provider, 'FI')).toBeNull();
  });
  it.each([
    ['pragmaticplay', 'LL', true],
    ['pragmaticplay', 'GG', false],
    ['novomatic', 'GG', true],
    ['octoplay', 'GG', true],
    ['octoplay', 'FI', false],
  ])('%s in %s needs a balance first: %s (ruling 15)', (provider, market, expected) => {
    expect(needsBalanceFirst(provider, market)).toBe(expected);
  });
});

describe('reasons to refuse a game', () => {
  const game = {
    type: 'casinoGames',
    jackpotExist: false,
    demo: true,
    channels: ['web', 'mobile'],
  } as unknown as GameDocument;
  const provider = { title: 'Pariplay', restrictedCountry: ['US'], markets: ['UN', 'FI'] } as never;
  const setting = { market: { id: 'UN' }, country: 'FI', channel: 'web', rules, demo: false } as const;
  it.each([
    ['nothing', game, null, setting, null],
    ['the player’s country', game, null, { ...setting, country: 'US' }, 'country'],
    [
      'the player’s country, also under an overlay',
      game,
      null,
      { ...setting, country: 'US', market: { id: 'UN', showsRestrictedGames: true } },
      'country',
    ],
    ['the sub-provider’s country', game, { restrictedCountry: ['FI'], excluded: false }, setting, 'country'],
    ['a market without the provider', game, null, { ...setting, market: { id: 'GG' } }, 'provider_market'],
    ['an excluded sub-provider', game, { restrictedCountry: [], excluded: true }, setting, 'sub_provider'],
    ['another channel', { ...game, channels: ['mobile'] }, null, setting, 'channel'],
    [
      'live where the law has none (JJ)',
      { ...game, type: 'liveCasinoGames' },
      null,
      { ...setting, rules: { ...rules, liveCasinoAllowed: { value: false, source: '' } } },
      'live_market',
    ],
    [
      'a jackpot where the law has none (JJ)',
      { ...game, jackpotExist: true },
      null,
      { ...setting, rules: { ...rules, jackpotsAllowed: { value: false, source: '' } } },
      'jackpot_market',
    ],
    [
      'a demo before the age is known (GG)',
      game,
      null,
      { ...setting, demo: true, rules: { ...rules, demoNeedsVerifiedAge: { value: true, source: '' } } },
      'age_first',
    ],
    ['a game without a demo', { ...game, demo: false }, null, { ...setting, demo: true }, 'no_demo'],
  ])('%s', (_name, document, sub, place, reason) => {
    expect(obstacleOf(document as GameDocument, provider, sub as never, place)?.reason ?? null).toBe(reason);
  });
  it.each([
    ['only its own games', { restrictedCountry: ['FI'], excluded: false }, 'FI', 'Yarrow'],
    ['the games of its whole provider', { restrictedCountry: ['US'], excluded: false }, 'US', 'Pariplay'],
    ['an excluded studio', { restrictedCountry: [], excluded: true }, 'FI', 'Yarrow'],
  ])('names the studio whose games are kept away: %s', (_name, sub, country, provided) => {
    const studio = { title: 'Yarrow', ...sub } as never;
    expect(obstacleOf(game, provider, studio, { ...setting, country })?.provider).toBe(provided);
  });
});

it('keeps a game’s home link on the site', () => {
  const env = { siteOrigins: ['https://play.example', 'https://www.play.example'], brandOrigins: new Map() };
  expect(lobbyUrlOf(env, 'northlight', 'https://www.play.example/fi-FI/online-casino')).toBe(
    'https://www.play.example/fi-FI/online-casino',
  );
  expect(lobbyUrlOf(env, 'northlight', '/fi-FI/online-casino')).toBe('https://play.example/fi-FI/online-casino');
  for (const bad of [
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    '\\\\evil.example',
    'https://play.example@evil.example/',
    'http://[',
  ])
    expect(lobbyUrlOf(env, 'northlight', bad)).toBe('https://play.example/');
});

it('keeps a game’s home link on the player’s own brand', () => {
  const brandOrigins = new Map([
    ['marigold', 'https://marigold.example'],
    ['northlight', 'https://northlight.example'],
  ]);
  const env = { siteOrigins: [...brandOrigins.values(), 'https://preview.example'], brandOrigins };
  for (const given of ['https://evil.example/', '', 'https://marigold.example/fi-FI'])
    expect(lobbyUrlOf(env, 'northlight', given)).toBe('https://northlight.example/');
  expect(lobbyUrlOf(env, 'northlight', '/fi-FI')).toBe('https://northlight.example/fi-FI');
  expect(lobbyUrlOf(env, 'northlight', 'https://preview.example/fi-FI')).toBe('https://preview.example/fi-FI');
});

it('bounds the bets of a game by what it publishes in the currency, and otherwise carefully', () => {
  const game = (...betLimits: GameDocument['betLimits']) => ({ betLimits });
  const euros = { min: 0.1, max: 250, currency: 'EUR' };
  expect(betLimitsOf(game(euros), 'EUR')).toEqual({ min: 10, max: 250_00 });
  expect(betLimitsOf(game(euros), 'CLP')).toEqual({ min: 0, max: 95_000_00 });
  expect(betLimitsOf(game(), 'GBP')).toEqual({ min: 0, max: 80_00 });
  for (const broken of [
    { ...euros, max: Number.NaN },
    { ...euros, max: 0 },
    { ...euros, min: 300 },
    { ...euros, min: -1 },
  ])
    expect(betLimitsOf(game(broken), 'EUR')).toEqual({ min: 0, max: 100_00 });
});

describe('games', () => {
  let test: TestApp;
  let player: TestPlayer;
  const barred = new Set<string>();
  const closedTables = new Set<string>();
  const pots: Jackpot[] = [];
  let slot: GameDocument;
  let live: GameDocument;
  beforeAll(async () => {
    test = await buildTestApp({
      modules: [contentModuleWith({ games: 400 }), walletModule, studioModule, gamesModule],
      ports: {
        jackpots: { jackpots: () => Promise.resolve(pots) },
        liveTables: {
          tables: () =>
            Promise.resolve(
              [...closedTables].map((tableId) => ({
                tableId,
                open: false,
                dealer: null,
                betLimits: [],
                seats: null,
                seatsTaken: null,
                players: 0,
                lastResults: [],
                updatedAt: test.app.clock.now().toISOString(),
              })),
            ),
        },
      },
    });
    const { admitToPlay } = test.app.playerAccess;
    fakePlayerAccess(test.app, {
      admitToPlay: async (playerId, ...rest) => {
        if (barred.has(playerId)) throw new Refusal(403, ERROR.playNotAllowed);
        await admitToPlay(playerId, ...rest);
      },
    });
    player = await test.player();
    const games = test.app.catalogue.documents.filter((document) => document._type === 'game');
    const open = (game: GameDocument) =>
      !test.app.catalogue.providerOf(game).restrictedCountry.some((country) => country === 'FI' || country === 'CA') &&
      !test.app.catalogue.subProviderOf(game)?.excluded &&
      (test.app.catalogue.subProviderOf(game)?.restrictedCountry.length ?? 0) === 0 &&
      game.channels.length === 2;
    slot = games.find((game) => game.type === 'casinoGames' && game.demo && open(game)) as GameDocument;
    live = games.find((game) => game.type === 'liveCasinoGames' && open(game)) as GameDocument;
  });
  afterAll(() => test.close());

  const post = (path: string, payload: object, headers: Readonly<Record<string, string>> = {}) =>
    test.app.inject({ method: 'POST', url: `/api/v1${path}`, payload, headers: { ...headers } });
  const lookup = (slug: string, more: object = {}) => ({
    countryCode: 'FI',
    currency: 'EUR',
    language: 'en',
    slug,
    platform: 'desktop',
    ip: '',
    locale: 'en-UN',
    playerCountryCode: 'FI',
    enabled: true,
    ...more,
  });
  const launch = (more: object = {}) => ({
    isDemo: false,
    gameId: slot.id,
    languageCode: 'en',
    currencyCode: 'EUR',
    channel: 'web',
    lobbyUrl: 'http://localhost:4200/en-UN/online-casino',
    ...more,
  });

  it('looks a game up for a player and for a visitor', async () => {
    const answer = await post('/game/detail', lookup(slot.slug.current), player.headers);
    expect(answer.json()).toMatchObject({
      data: {
        gameDetail: {
          gameId: slot.id,
          label: slot.name,
          gameSlug: slot.slug.current,
          rtp: slot.rtp,
          image: slot.thumbnail.asset._ref,
        },
      },
    });
    expect(answer.json().data.gameDetail.betLimits).toEqual([expect.objectContaining({ currency: 'EUR' })]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await post('/game/detail/demo', lookup(slot.slug.current))).statusCode).toBe(200);
  });
  it('ignores what a caller says of its own address, country and language', async () => {
    const plain = await post('/game/detail', lookup(slot.slug.current), player.headers);
    const said = { ip: '203.0.113.9', locale: 'de-JJ', playerCountryCode: 'US', enabled: false };
    const same = await post('/game/detail', lookup(slot.slug.current, said), player.headers);
    expect(same.statusCode).toBe(200);
    expect(same.json()).toEqual(plain.json());
    expect((await post('/game/detail/demo', lookup(slot.slug.current, said))).statusCode).toBe(200);
  });
  it('refuses what B§5 refuses, each with its code', async () => {
    const code = async (answer: ReturnType<typeof post>) => {
      const { statusCode, body } = await answer;
      return [statusCode, (JSON.parse(body) as { code: string }).code];
    };
    expect(await code(post('/game/detail', lookup(slot.slug.current)))).toEqual([401, 'error.unauthorized']);
    expect(await code(post('/game/detail/demo', lookup(slot.slug.current), player.headers))).toEqual([
      403,
      'error.game.demo_not_allowed',
    ]);
    expect((await post('/game/detail', lookup('no-such-game'), player.headers)).json().message).toBe(
      'No game data returned',
    );
    expect(await code(post('/game/detail', lookup('no-such-game'), player.headers))).toEqual([
      404,
      'error.game.not_found',
    ]);
    expect(
      await code(
        post(
          '/game/detail/demo',
          lookup(slot.slug.current, { countryCode: test.app.catalogue.providerOf(slot).restrictedCountry[0] ?? 'US' }),
        ),
      ),
    ).toEqual(
      test.app.catalogue.providerOf(slot).restrictedCountry.length > 0
        ? [403, 'error.game.restricted']
        : [200, undefined],
    );
    expect(await code(post('/game/detail', { ...lookup(slot.slug.current), currency: 'XXX' }, player.headers))).toEqual(
      [400, 'error.validation'],
    );
    const out = await test.player();
    barred.add(out.playerId);
    expect(await code(post('/game/detail', lookup(slot.slug.current), out.headers))).toEqual([
      403,
      'error.play.not_allowed',
    ]);
    expect(await code(post('/game/launch', launch(), out.headers))).toEqual([403, 'error.play.not_allowed']);
    expect(await code(post('/game/launch', launch()))).toEqual([401, 'error.unauthorized']);
    expect(await code(post('/game/launch', launch({ isDemo: true }), player.headers))).toEqual([
      403,
      'error.game.demo_not_allowed',
    ]);
    // Live tables have no play money for visitors (0062).
    expect(await code(post('/game/launch', launch({ gameId: live.id, isDemo: true })))).toEqual([
      403,
      'error.game.demo_not_allowed',
    ]);
    expect(await code(post('/game/launch', launch({ gameId: 'x' }), player.headers))).toEqual([
      404,
      'error.game.not_found',
    ]);
  });
  it.each([
    ['NOT_VERIFIED', 'DE', 'document'],
    ['PENDING', 'DE', 'document'],
    ['EDD_PENDING', 'FI', 'document'],
    ['PENDING_EXPIRED', 'FI', 'document'],
    ['EDD_UNDER_REVIEW', 'FI', 'document_review'],
    ['RESTRICTED', 'FI', undefined],
  ] as const)('says what keeps a player at %s in %s from a game (R29)', async (kycStatus, countryCode, reason) => {
    const { headers } = await test.player({ countryCode, record: { kycStatus } });
    // One that no law and no studio closes.
    const game = test.app.catalogue.documents.find(
      (document) =>
        document._type === 'game' &&
        obstacleOf(document, test.app.catalogue.providerOf(document), test.app.catalogue.subProviderOf(document), {
          ...{ market: { id: 'UN' }, country: countryCode, channel: 'web', demo: true },
          rules: test.app.brands.marketOfCountry(test.app.brands.get('northlight'), countryCode).rules,
        }) === null,
    ) as GameDocument;
    for (const refused of [
      await post('/game/detail', lookup(game.slug.current), headers),
      await post('/game/launch', launch({ gameId: game.id }), headers),
    ]) {
      expect(refused.json()).toMatchObject({ code: 'error.play.not_allowed' });
      expect(refused.json().details?.reason).toBe(reason);
    }
  });
  it('playBeforeVerification: lets the site’s law ask for documents as well (ruling 22)', async () => {
    const { headers } = await test.player({ record: { kycStatus: 'NOT_VERIFIED' } });
    const on = (market: string) => ({
      ...headers,
      sitecontext: JSON.stringify({ siteId: 5, brand: 'northlight', market }),
    });
    expect((await post('/game/launch', launch(), on('fi-FI'))).statusCode).toBe(200);
    for (const site of ['en-LL', 'en-PP'])
      expect((await post('/game/launch', launch(), on(site))).json()).toMatchObject({
        code: 'error.play.not_allowed',
        details: { reason: 'document' },
      });
  });
  it('opens a live table for a player, and refuses one that its feed calls closed', async () => {
    const opened = await post('/game/launch', launch({ gameId: live.id }), player.headers);
    const url = new URL((opened.json() as { gameURL: string }).gameURL);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ mode: 'real', gameId: live.id, kind: live.gameType });
    closedTables.add(live.id);
    test.advance(FRESH_MS);
    const refused = await post('/game/launch', launch({ gameId: live.id }), player.headers);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      { code: 'error.game.not_allowed', details: { reason: 'table_closed' } },
    ]);
    closedTables.clear();
    test.advance(FRESH_MS);
  });
  it('opens a demo game at its provider', async () => {
    const answer = await post('/game/launch', launch({ isDemo: true, languageCode: 'fi' }));
    const url = new URL((answer.json() as { gameURL: string }).gameURL);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      mode: 'fun',
      provider: test.app.catalogue.providerOf(slot).id,
      gameId: slot.id,
      kind: slot.gameType,
      language: 'fi',
      currency: 'EUR',
      partnerId: '2178',
      siteId: '5',
      lobbyUrl: 'http://localhost:4200/en-UN/online-casino',
    });
    expect(url.searchParams.has('token')).toBe(false);
    expect(answer.json()).not.toHaveProperty('sessionId');
  });
  it('requires a balance by the player’s home too, whichever page they came from (ruling 15)', async () => {
    const homes = [
      ['pragmaticplay', 'NL', 'EUR'],
      ['pragmaticplay', 'FR', 'EUR'],
      ['novomatic', 'GB', 'GBP'],
      ['octoplay', 'GB', 'GBP'],
    ] as const;
    const games = test.app.catalogue.documents.filter((document) => document._type === 'game');
    const found = homes.flatMap(([provider, country, currency]) =>
      games
        .filter(
          (game) =>
            game.type === 'casinoGames' &&
            !game.jackpotExist &&
            game.channels.includes('web') &&
            test.app.catalogue.providerOf(game).id === provider,
        )
        .filter(
          (game) =>
            test.app.catalogue.providerOf(game).markets.includes('UN') &&
            ![test.app.catalogue.providerOf(game), test.app.catalogue.subProviderOf(game)].some((each) =>
              each?.restrictedCountry.includes(country),
            ),
        )
        .map((game) => ({ game, country, currency })),
    )[0];
    if (!found) throw new Error('No provider of ruling 15 has a game for its market in this catalogue; name another.');
    const who = await test.player({ countryCode: found.country, currency: found.currency });
    const open = () =>
      post('/game/launch', launch({ gameId: found.game.id }), {
        ...who.headers,
        sitecontext: JSON.stringify({ siteId: 5, brand: 'northlight', market: 'en-UN' }),
      });
    expect((await open()).json()).toMatchObject({
      code: 'error.game.restricted',
      details: { reason: 'balance_needed', provider: expect.any(String) as string },
    });
    await test.app.wallet.move(
      deposit({ reference: randomUUID(), playerId: who.playerId, currency: found.currency }, 1000, 'SKRILL'),
    );
    expect((await open()).statusCode).toBe(200);
  });
  it('opens a game under the law of the player’s current province, and ends games opened elsewhere', async () => {
    const moving = await test.player({
      countryCode: 'CA',
      currency: 'CAD',
      market: 'en-CA',
      record: { province: 'QC' },
    });
    const open = async (region: string) =>
      (await post('/game/launch', launch(), { ...moving.headers, 'x-edge-country': 'CA', 'x-edge-region': region }))
        .statusCode;
    const running = async () =>
      (
        await test.db.query('select 1 from game_session where player_id = $1 and ends_at > $2', [
          moving.playerId,
          test.clock.now(),
        ])
      ).length;
    expect([await open('BC'), await open('BC'), await running()]).toEqual([200, 200, 2]);
    expect((await test.app.playerAccess.lawOf(moving.playerId))?.minimumSpinSeconds.value).toBe(0);
    expect([await open('ON'), await running()]).toEqual([200, 1]);
    expect((await test.app.playerAccess.lawOf(moving.playerId))?.minimumSpinSeconds.value).toBe(2.5);
  });
  it('opens a real-money game with a token for the studio, in the wallet’s currency', async () => {
    const canadian = await test.player({ countryCode: 'CA', currency: 'CAD', market: 'en-CA' });
    const answer = await post('/game/launch', launch({ currencyCode: 'EUR' }), canadian.headers);
    const query = new URL((answer.json() as { gameURL: string }).gameURL).searchParams;
    expect(query.get('mode')).toBe('real');
    expect(query.get('currency')).toBe('CAD');
    // In the game as on the page (0055): the code where the site's market has another currency.
    const displayOn = async (site: string) => {
      const opened = await post('/game/launch', launch(), {
        ...canadian.headers,
        sitecontext: JSON.stringify({ siteId: 5, brand: 'northlight', market: site }),
      });
      return new URL((opened.json() as { gameURL: string }).gameURL).searchParams.get('currencyDisplay');
    };
    expect(await displayOn('en-UN')).toBe('code');
    expect(await displayOn('en-CA')).toBe('symbol');
    const [session] = await test.db.query<{ player_id: string; game_id: string; currency: string }>(
      'select player_id, game_id, currency from game_session where player_id = $1',
      [canadian.playerId],
    );
    expect(session).toMatchObject({ game_id: slot.id, currency: 'CAD' });
    expect(query.get('token')?.length).toBeGreaterThan(30);
  });
  it('opens a game under the stricter law of the player’s home and of the site they use (ruling 22)', async () => {
    const finn = await test.player();
    const on = (site: string, { id }: GameDocument) =>
      post('/game/launch', launch({ gameId: id }), {
        ...finn.headers,
        sitecontext: JSON.stringify({ siteId: 5, brand: 'northlight', market: site }),
      });
    let game = slot;
    for (const each of test.app.catalogue.documents)
      if (each._type === 'game' && each.type === 'casinoGames' && (await on('de-JJ', each)).statusCode === 200) {
        game = each;
        break;
      }
    const opened = async (site: string, which = game) => {
      test.advance(1000);
      expect((await on(site, which)).statusCode).toBe(200);
      const [session] = await test.db.query<{ stake: number | null; pause: number; autoplay: boolean }>(
        'select maximum_stake as stake, minimum_spin_ms as pause, autoplay_allowed as autoplay from game_session where player_id = $1 order by opened_at desc limit 1',
        [finn.playerId],
      );
      return session && { ...session, stake: session.stake === null ? null : Number(session.stake) };
    };
    expect(await opened('de-JJ')).toEqual({ stake: 100, pause: 5000, autoplay: false });
    expect(await opened('fi-FI')).toEqual({ stake: null, pause: 0, autoplay: true });
    // The British limit is for slots alone: £5, here in euros.
    for (const [gameType, stake] of [
      ['slots', 625],
      ['roulette', null],
    ] as const) {
      const which = test.app.catalogue.documents.find(
        (each): each is GameDocument =>
          each._type === 'game' &&
          each.type === 'casinoGames' &&
          each.gameType === gameType &&
          each.channels.includes('web') &&
          each.provider._ref === game.provider._ref,
      );
      expect(await opened('en-GG', which)).toEqual({ stake, pause: 5000, autoplay: false });
    }
    // The smallest bet is above the highest stake of the site's law, so no stake could be placed there.
    const { betLimits } = game;
    Object.assign(game, { betLimits: [{ currency: 'EUR', min: 2, max: 100 }] });
    try {
      expect((await on('de-JJ', game)).json()).toMatchObject({
        code: 'error.game.restricted',
        details: { reason: 'stake_market' },
      });
      expect((await opened('fi-FI'))?.stake).toBeNull();
    } finally {
      Object.assign(game, { betLimits });
    }
  });
  it.each([
    ['UN', 'FI', 'web'],
    ['GG', 'GB', 'mobile'],
    ['PH', 'PH', 'web'],
    ['CA', 'CA', 'mobile'],
  ] as const)('shows in lists exactly the games that open, in %s, %s, %s (B§5)', async (market, country, channel) => {
    const ids = test.app.catalogue.documents.flatMap((document) => (document._type === 'game' ? [document.id] : []));
    // The lobby's index; favourites, recents and winners read their tiles under the same condition.
    const listed = async (lobby: string) => {
      const parameters = Object.entries({ lobby, market, country, channel, showsRestricted: false });
      const query = new URLSearchParams({
        query: index.query,
        ...Object.fromEntries(parameters.map(([name, value]) => [`$${name}`, JSON.stringify(value)])),
      });
      const answer = await test.app.inject(`/content/v2025-02-19/data/query/production?${query}`);
      return (answer.json() as { result: { id: string }[] }).result.map(({ id }) => id);
    };
    const shown = [...(await listed('casinoGames')), ...(await listed('liveCasinoGames'))];
    // The law is not part of a list's query: lobbies are closed by it as a whole, and jackpots by their own filter.
    const law = { liveCasinoAllowed: { value: true, source: '' }, jackpotsAllowed: { value: true, source: '' } };
    const opens = ids.filter((id) => {
      const game = test.app.catalogue.gameById(id) as GameDocument;
      const setting = { market: { id: market }, country, channel, rules: { ...rules, ...law }, demo: false };
      return !obstacleOf(game, test.app.catalogue.providerOf(game), test.app.catalogue.subProviderOf(game), setting);
    });
    expect(shown.length).toBeLessThan(ids.length);
    expect([...shown].sort()).toEqual([...opens].sort());
  });
  it('refuses a game under an overlay with the reason that its tile gives', async () => {
    const { catalogue } = test.app;
    const restricted = catalogue.documents.find(
      (document): document is GameDocument =>
        document._type === 'game' &&
        document.channels.length === 2 &&
        catalogue.providerOf(document).restrictedCountry.includes('FI') &&
        catalogue.providerOf(document).markets.includes('UN'),
    );
    if (!restricted) throw new Error('The catalogue has no game of a provider that is restricted in Finland.');
    const place = { lobby: restricted.type, market: 'UN', country: 'FI', channel: 'web', showsRestricted: true };
    const query = new URLSearchParams({ query: index.query });
    for (const [name, value] of Object.entries(place)) query.set(`$${name}`, JSON.stringify(value));
    const list = await test.app.inject(`/content/v2025-02-19/data/query/production?${query}`);
    expect((list.json() as { result: { id: string }[] }).result.find(({ id }) => id === restricted.id)).toMatchObject({
      restrictedCountry: true,
      removeRestrictedCountryOverlay: false,
    });
    const headers = {
      ...player.headers,
      sitecontext: JSON.stringify({ siteId: 5, brand: 'northlight', market: 'en-UN' }),
    };
    for (const answer of [
      await post('/game/launch', launch({ gameId: restricted.id }), headers),
      await post('/game/detail', lookup(restricted.slug.current), headers),
    ])
      expect([answer.statusCode, answer.json()]).toMatchObject([
        403,
        {
          code: 'error.game.restricted',
          details: { reason: 'country', provider: catalogue.providerOf(restricted).title },
        },
      ]);
  });
  it('opens a live table for a player, whose session is one of the live casino', async () => {
    const guest = await test.player();
    const answer = await post('/game/launch', launch({ gameId: live.id }), guest.headers);
    expect(new URL((answer.json() as { gameURL: string }).gameURL).searchParams.get('kind')).toBe(live.gameType);
    const { sessionId: id } = answer.json() as { sessionId: string };
    expect(await test.db.query('select id, vertical from game_session where player_id = $1', [guest.playerId])).toEqual(
      [{ id, vertical: 'LIVE_CASINO' }],
    );
  });
  it('opens a game by its slug, for a player and for a visitor (B§7)', async () => {
    const bySlug = (path: string, headers: object, more: Readonly<Record<string, string>> = {}) =>
      test.app.inject({
        url: `/api/v1${path}?${new URLSearchParams({ slug: slot.slug.current, language: 'fi', currency: 'EUR', channel: 'web', lobbyUrl: '/en-UN', ...more })}`,
        headers: { ...headers },
      });
    const modeOf = async (answer: ReturnType<typeof bySlug>) =>
      new URL(((await answer).json() as { gameURL: string }).gameURL).searchParams.get('mode');
    expect(await modeOf(bySlug('/game/slug/url', player.headers))).toBe('real');
    expect(await modeOf(bySlug('/game/slug/url/demo', {}))).toBe('fun');
    expect((await bySlug('/game/slug/url', {})).statusCode).toBe(401);
    expect((await bySlug('/game/slug/url/demo', player.headers)).json()).toMatchObject({
      code: 'error.game.demo_not_allowed',
    });
    expect((await bySlug('/game/slug/url/demo', {}, { slug: 'no-such-game' })).statusCode).toBe(404);
    expect((await bySlug('/game/slug/url/demo', {}, { channel: 'fridge' })).statusCode).toBe(400);
  });
  it.each([
    ['does not answer', new PortFault('The provider', 'could not be reached'), 503, 'provider_unreachable'],
    ['refuses', new PortFault('The provider', 'answered', undefined, 404), 403, 'provider_refused'],
    ['is closed', new ProviderClosed('relax', 'closed'), 403, 'provider_closed'],
    ['has no demo', new ProviderClosed('creedroomz', 'no_demo'), 403, 'no_demo'],
    ['ends the login of a live table (B§7)', new ProviderClosed('evolution', 'login'), 401, 'live_login'],
  ])('says why, if a provider %s', async (_what, fault, status, reason) => {
    const { gameProvider } = test.app.ports;
    test.app.ports.gameProvider = { launchUrl: () => Promise.reject(fault) };
    try {
      const who = await test.player();
      const answer = await post('/game/launch', launch(), who.headers);
      expect([answer.statusCode, answer.json().details.reason]).toEqual([status, reason]);
      // The provider may have the token: nobody can bet with it.
      const open = 'select 1 from game_session where player_id = $1 and not ended';
      expect(await test.db.query(open, [who.playerId])).toEqual([]);
    } finally {
      if (gameProvider) test.app.ports.gameProvider = gameProvider;
    }
  });
  it('keeps favourites, newest first', async () => {
    const other = test.app.catalogue.documents.find(
      (document) => document._type === 'game' && document.id !== slot.id,
    ) as GameDocument;
    const add = (gameId: string) => post('/player/games', { gameId, lobbyPageType: 'casino' }, player.headers);
    expect((await add(slot.id)).statusCode).toBe(204);
    test.advance(1000);
    expect((await add(other.id)).statusCode).toBe(204);
    expect((await add(slot.id)).statusCode).toBe(204);
    expect((await add('nope')).json()).toMatchObject({ code: 'error.game.not_found' });
    const list = async (more = '') =>
      (await test.app.inject({ url: `/api/v1/player/games${more}`, headers: { ...player.headers } })).json() as {
        gameId: string;
      }[];
    expect(await list()).toEqual([{ gameId: other.id }, { gameId: slot.id }]);
    expect(await list('?limit=1')).toHaveLength(1);
    expect(await list('?lobbyPageType=live')).toEqual([]);
    expect(
      (await test.app.inject({ url: '/api/v1/player/games', headers: { ...(await test.player()).headers } })).json(),
    ).toEqual([]);
    await test.app.inject({
      method: 'DELETE',
      url: '/api/v1/player/games',
      payload: { gameId: other.id, lobbyPageType: 'casino' },
      headers: { ...player.headers },
    });
    expect(await list()).toEqual([{ gameId: slot.id }]);
  });
  it('lists thirty favourites unless asked for another number (B§9)', async () => {
    const { headers } = await test.player();
    const own = test.app.catalogue.documents.filter((document) => document._type === 'game').slice(0, 31);
    for (const { id } of own) await post('/player/games', { gameId: id, lobbyPageType: 'casino' }, headers);
    const count = async (query: string) =>
      ((await test.app.inject({ url: `/api/v1/player/games${query}`, headers })).json() as unknown[]).length;
    expect(own).toHaveLength(31);
    expect(await count('')).toBe(30);
    expect(await count('?limit=31')).toBe(31);
  });
  it('lists the favourites and the last played games of one lobby, with a limit of its own (B§7)', async () => {
    const one = await test.player();
    const of = (type: GameDocument['type']) =>
      test.app.catalogue.documents
        .flatMap((document) => (document._type === 'game' && document.type === type ? [document.id] : []))
        .slice(0, 3);
    const [casino, live] = [of('casinoGames'), of('liveCasinoGames')];
    await test.app.wallet.move(
      deposit({ reference: randomUUID(), playerId: one.playerId, currency: 'EUR' }, 1000, 'SKRILL'),
    );
    for (const [index, gameId] of [...live, ...casino].entries()) {
      await post('/player/games', { gameId, category: index < 3 ? 'liveCasinoGames' : 'casinoGames' }, one.headers);
      const round = { gameId, roundId: randomUUID(), title: 'Game' };
      await test.app.wallet.move(
        stake({ reference: randomUUID(), playerId: one.playerId, currency: 'EUR' }, 10, 'CASINO', round),
      );
      test.advance(1000);
    }
    for (const path of ['/player/games', '/player/wallet/lastPlayedGames']) {
      const list = async (query: string) =>
        (
          (await test.app.inject({ url: `/api/v1${path}${query}`, headers: one.headers })).json() as {
            gameId: string;
          }[]
        ).map(({ gameId }) => gameId);
      expect(await list('?category=liveCasinoGames'), path).toEqual([...live].reverse());
      expect(await list('?category=casinoGames&limit=2'), path).toEqual([...casino].reverse().slice(0, 2));
      expect(await list(''), path).toHaveLength(6);
    }
  });
  it('lists the last played games', async () => {
    await test.app.wallet.move(
      deposit({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' }, 1000, 'SKRILL'),
    );
    const played = async () =>
      (
        await test.app.inject({ url: '/api/v1/player/wallet/lastPlayedGames?limit=2', headers: { ...player.headers } })
      ).json() as unknown;
    expect(await played()).toEqual([]);
    for (const gameId of ['10001', '10002', '10003', '10001'])
      await test.app.wallet.move(
        stake({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' }, 10, 'CASINO', {
          gameId,
          roundId: randomUUID(),
          title: null,
        }),
      );
    expect(await played()).toEqual([{ gameId: '10001' }, { gameId: '10003' }]);
  });
  it('returns the jackpots that can be won in the asked currency, with their last win, and none that is closed or out of date', async () => {
    const [first, second, third, fourth] = test.app.catalogue.jackpotGames.map((game) => game.id);
    const amounts = [
      { amount: 1200.5, currency: 'EUR' as const },
      { amount: 1_200_000, currency: 'CLP' as const },
    ];
    const updatedAt = test.app.clock.now().toISOString();
    const pot = { open: true, amounts, lastWin: null, updatedAt };
    const inEuroOnly = { ...pot, amounts: amounts.slice(0, 1) };
    pots.push(
      { ...pot, gameId: first ?? '', lastWin: { amounts, wonAt: updatedAt } },
      { ...pot, gameId: second ?? '', open: false },
      { ...pot, gameId: third ?? '', updatedAt: new Date(Date.parse(updatedAt) - STALE_MS - 1).toISOString() },
      { ...inEuroOnly, gameId: fourth ?? '' },
      { ...pot, gameId: live.id },
    );
    const ask = async (currency: string) => {
      const ids = [first, second, third, fourth, live.id, 'x'].join(',');
      const answer = await test.app.inject(`/api/v1/gaming/jackpotamount?gameIds=${ids}&siteId=5${currency}`);
      return (answer.json() as { data: unknown[] }).data;
    };
    expect(await ask('')).toEqual([
      { gameId: first, amount: 1200.5, currency: 'EUR', lastWin: { amount: 1200.5, wonAt: updatedAt } },
      { gameId: fourth, amount: 1200.5, currency: 'EUR', lastWin: null },
    ]);
    // A jackpot without an amount in the currency is left out: no rate is invented for it.
    expect(await ask('&currency=CLP')).toMatchObject([{ gameId: first, amount: 1_200_000, currency: 'CLP' }]);
  });
});
