import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PortFault } from '../bearer-call.ts';
import { gameProviders } from './game-providers.ts';
import { ProviderClosed, type GameLaunchRequest } from './port.ts';

interface Asked {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: unknown;
}
type Answer = (path: string) => { readonly status?: number; readonly body: string; readonly delayMs?: number };

const json = (value: unknown) => ({ body: JSON.stringify(value) });

describe('game providers over HTTP', () => {
  let server: Server;
  let url: string;
  let answer: Answer;
  const asked: Asked[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      request.on('end', () => {
        const path = request.url ?? '';
        asked.push({ path, headers: request.headers, body: body === '' ? null : JSON.parse(body) });
        const { status = 200, body: text, delayMs = 0 } = answer(path);
        setTimeout(() => response.writeHead(status, { 'content-type': 'application/json' }).end(text), delayMs);
      });
    });
    await new Promise<void>((ready) => {
      server.listen(0, '127.0.0.1', ready);
    });
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
  });

  const launch = (more: Partial<GameLaunchRequest> = {}): GameLaunchRequest => ({
    gameId: '10001',
    kind: 'slots',
    isLive: false,
    provider: 'relax',
    launcher: 'own',
    jurisdiction: 'MT',
    partnerId: 2178,
    siteId: 5,
    brand: 'northlight',
    currency: 'EUR',
    currencyDisplay: 'symbol',
    language: 'fi',
    country: 'FI',
    pair: 'fi-FI',
    ipAddress: '192.0.2.7',
    channel: 'mobile',
    lobbyUrl: 'https://play.example/fi-FI/online-casino',
    session: { playerId: 'p1', token: 'wallet-token' },
    ...more,
  });
  const demo = { session: null };
  const open = async (request: GameLaunchRequest, proxyIp: string | null = null) => {
    asked.length = 0;
    const provider = gameProviders((name) => ({ url, key: `key of ${name}`, gamesUrl: url, proxyIp }), 200);
    const address = new URL(await provider.launchUrl(request));
    return { path: address.pathname, query: Object.fromEntries(address.searchParams) };
  };
  const ticket = { gameId: '10001', channel: 'mobile', partner: 2178, jurisdiction: 'MT' };

  it('opens Relax by a ticket, with the ten parameters of B§7', async () => {
    answer = () => json({ ticket: 't1' });
    const ten = {
      lang: 'fi',
      channel: 'mobile',
      jurisdiction: 'CC',
      ticket: 't1',
      partnerid: '2178',
      moneymode: 'real',
      gameid: '10001',
      partner: 'northlight',
      homeurl: 'https://play.example/fi-FI/online-casino',
      fullscreen: 'false',
    };
    const host = { currency: 'EUR', currencyDisplay: 'symbol', siteid: '5', hostOrigin: 'https://play.example' };
    expect(await open(launch({ jurisdiction: 'CC' }))).toEqual({
      path: '/relaxgaming/launcher',
      query: { ...ten, ...host },
    });
    expect(asked).toMatchObject([
      {
        path: '/relaxgaming/generatetoken',
        headers: { authorization: 'Bearer key of relax', 'access-token': 'wallet-token', sitecontext: '{"siteId":5}' },
        body: { ...ticket, jurisdiction: 'CC' },
      },
    ]);
    expect((await open(launch({ ...demo, jurisdiction: 'CC' }))).query).toMatchObject({
      ...ten,
      ticket: '',
      moneymode: 'fun',
    });
    expect(asked).toEqual([]);
  });
  it.each([
    ['quickspin', '/quickspin/generatetoken', { token: 't1' }, ticket, { moneymode: 'real', token: 't1' }],
    [
      'playngo',
      '/playngo/auth/token_generation',
      { token: 't1' },
      { requireNew: true },
      { practice: '0', ticket: 't1' },
    ],
    ['yggdrasil', '/yggdrasil/player/auth/session', { sessionId: 't1' }, null, { sessionKey: 't1' }],
    ['creedroomz', '/creedroomz/token/generate', { token: 't1' }, { ipAddress: '192.0.2.7' }, { token: 't1' }],
  ])('opens %s by a token', async (provider, path, given, body, query) => {
    answer = () => json(given);
    expect((await open(launch({ provider }))).query).toMatchObject({ ...query, hostOrigin: 'https://play.example' });
    expect(asked).toMatchObject([{ path, headers: { 'access-token': 'wallet-token' }, body }]);
  });
  it.each([
    ['quickspin', { moneymode: 'fun' }],
    ['playngo', { practice: '1' }],
    ['yggdrasil', { fun: '1' }],
  ])('opens a demo of %s without a call', async (provider, query) => {
    expect((await open(launch({ provider, ...demo }))).query).toMatchObject(query);
    expect(asked).toEqual([]);
  });

  const address = (parameter: string) => `${url}/game?${parameter}=10001&session=s1`;
  const pragmatic = {
    symbol: '10001',
    language: 'fi',
    currency: 'EUR',
    platform: 'MOBILE',
    stylename: '2178_northlight',
    lobbyUrl: 'https://play.example/fi-FI/online-casino',
    jurisdiction: 'MT',
  };
  const pariplay = {
    GameCode: '10001',
    CurrencyCode: 'EUR',
    LanguageCode: 'fi',
    PlayerIP: '192.0.2.7',
    CountryCode: 'FI',
  };
  const softswiss = {
    game: '10001',
    currency: 'EUR',
    locale: 'fi',
    ip: '192.0.2.7',
    urls: { return_url: 'https://play.example/fi-FI/online-casino' },
    jurisdiction: 'MT',
    client_type: 'mobile',
    playerCurrentCountryCode: 'FI',
  };
  const helper = {
    isDemo: false,
    gameCode: '10001',
    playerIp: '192.0.2.7',
    languageCode: 'fi',
    currencyCode: 'EUR',
    clientType: 'mobile',
    langMarket: 'fi-FI',
    autodetectedCountry: 'FI',
  };
  const table = {
    gameCategory: 'slots',
    tableId: '10001',
    wrapped: true,
    mobile: true,
    lobbyURL: 'https://play.example/fi-FI/online-casino',
  };
  const novomatic = {
    country: 'FI',
    currency: 'EUR',
    gameId: '10001',
    ip: '192.0.2.7',
    lobbyUrl: 'https://play.example/fi-FI/online-casino',
    locale: 'fi',
    platform: 'mobile',
  };
  const generic = {
    isDemo: false,
    gameId: '10001',
    languageCode: 'fi',
    currencyCode: 'EUR',
    channel: 'mobile',
    lobbyUrl: 'https://play.example/fi-FI/online-casino',
  };
  const pragmaticAnswer = () => ({ error: '0', description: 'OK', gameURL: address('symbol'), token: 'p1' });
  it.each<[string, Partial<GameLaunchRequest>, string, () => unknown, object]>([
    ['pariplay', {}, '/pariplay/context/real', () => ({ Url: address('GameCode') }), pariplay],
    ['pariplay', demo, '/pariplay/context/demo', () => ({ Url: address('GameCode') }), pariplay],
    ['softswiss', {}, '/softswiss/context/real', () => ({ launch_options: { game_url: address('game') } }), softswiss],
    [
      'softswiss',
      demo,
      '/softswiss/context/demo',
      () => ({ launch_options: { game_url: address('game') } }),
      softswiss,
    ],
    [
      'softswiss',
      { launcher: 'helper' },
      '/softswiss/launch',
      () => ({ launch_options: { game_url: address('game') } }),
      helper,
    ],
    ['pragmaticplay', {}, '/pragmatic/partner/realGameUrl', pragmaticAnswer, pragmatic],
    ['pragmaticplay', demo, '/pragmatic/partner/demoGameUrl', pragmaticAnswer, pragmatic],
    [
      'evolution',
      {},
      '/evolution/user/authenticate',
      () => ({ entry: '/game?tableId=10001' }),
      { ...table, ipAddress: '192.0.2.7' },
    ],
    [
      'evolution',
      demo,
      '/evolution/user/authenticate/demo',
      () => ({ entry: '/game?tableId=10001' }),
      { ...table, currency: 'EUR', language: 'fi' },
    ],
    ['novomatic', {}, '/novomatic/game/url', () => ({ url: address('gameId') }), { ...novomatic, playerId: 'p1' }],
    ['novomatic', demo, '/novomatic/game/url/demo', () => ({ url: address('gameId') }), novomatic],
    ['trifecta', {}, '/trifecta/game/launch', () => ({ gameURL: address('gameId') }), generic],
    ['octoplay', demo, '/casino/game/launch', () => ({ gameURL: address('gameId') }), { ...generic, isDemo: true }],
  ])('opens %s %o at the address that it answers', async (provider, more, path, given, body) => {
    answer = () => json(given());
    const opened = await open(launch({ provider, ...more }));
    expect(opened).toMatchObject({ path: '/game', query: { lang: 'fi', lobbyUrl: generic.lobbyUrl, currency: 'EUR' } });
    const call = asked.at(-1);
    expect(call).toMatchObject({ path, headers: { authorization: `Bearer key of ${provider}` } });
    expect(call?.body).toEqual(body);
    // Pragmatic Play's own token stands for ours in its second call.
    const token = provider === 'pragmaticplay' ? 'p1' : 'wallet-token';
    expect(call?.headers['access-token']).toBe(more.session === null ? undefined : token);
  });
  it('sends Novomatic the proxy’s address in place of the player’s (B§7)', async () => {
    answer = () => json({ url: address('gameId') });
    await open(launch({ provider: 'novomatic' }), '198.51.100.1');
    expect(asked[0]?.body).toMatchObject({ ip: '198.51.100.1' });
  });

  it.each<[string, ReturnType<Answer>]>([
    ['no answer in time', { ...json({ Url: '' }), delayMs: 400 }],
    ['garbage with a 200', { body: '<html>busy</html>' }],
    ['two answers', { body: '{"Url":"a"}{"Url":"b"}' }],
    ['another shape', json({ url: 'http://games.example' })],
    ['an error', { status: 500, body: '{}' }],
    ['a refusal', { status: 404, body: '{}' }],
    ['another origin', json({ Url: 'https://evil.example/game?GameCode=10001' })],
    ['another port', json({ Url: 'http://127.0.0.1:1/game?GameCode=10001' })],
    ['a script', json({ Url: 'javascript:alert(1)' })],
    ['another game', json({ Url: '/game?GameCode=10002' })],
  ])('frames nothing after %s', async (_what, given) => {
    answer = () => given;
    await expect(open(launch({ provider: 'pariplay' }))).rejects.toThrow(PortFault);
  });
  it('takes Pragmatic Play’s 200 with an error for a refusal', async () => {
    answer = () => json({ error: '4', description: 'no such game', token: 'p1' });
    await expect(open(launch({ provider: 'pragmaticplay' }))).rejects.toMatchObject({ status: 422 });
  });
  it('keeps a provider closed that may not be called', async () => {
    await expect(gameProviders(() => null).launchUrl(launch())).rejects.toThrow(/PROVIDER_KEYS/);
  });
  it('has no demo of CreedRoomz', async () => {
    await expect(open(launch({ provider: 'creedroomz', ...demo }))).rejects.toThrow(ProviderClosed);
  });
  it('ends the login after a 400 from Evolution’s live tables only', async () => {
    answer = () => ({ status: 400, body: '{}' });
    const evolution = { provider: 'evolution' };
    await expect(open(launch({ ...evolution, isLive: true }))).rejects.toMatchObject({ reason: 'login' });
    await expect(open(launch({ ...evolution, isLive: true, ...demo }))).rejects.toThrow(PortFault);
    await expect(open(launch(evolution))).rejects.toThrow(PortFault);
    answer = () => ({ status: 403, body: '{}' });
    await expect(open(launch({ ...evolution, isLive: true }))).rejects.toThrow(PortFault);
  });
});
