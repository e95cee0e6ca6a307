import { demoProviderKey } from '@baize/contracts/demo-secrets';
import { PROVIDER_PATHS, PROVIDERS } from '@baize/contracts/provider-launch';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import type { ProviderGame } from './GameDirectory.ts';
import { registerProviders } from './providersPlugin.ts';

const game = (gameProvider: string, more: Partial<ProviderGame> = {}): ProviderGame => ({
  id: gameProvider,
  type: 'casinoGames',
  label: 'Polar Forge',
  gameType: 'slots',
  features: [],
  theme: 'north',
  gameProvider,
  ...more,
});
const GAMES = [...PROVIDERS, 'octoplay'].map((provider) => game(provider));

let app: FastifyInstance;
let now: Date;
const prepare = vi.fn();
beforeEach(() => {
  now = new Date('2026-11-26T12:00:00Z');
  prepare.mockClear();
  app = Fastify();
  const find = async (id: string) =>
    id === 'table'
      ? game('evolution', { id, type: 'liveCasinoGames', gameType: 'roulette' })
      : (GAMES.find((each) => each.id === id) ?? null);
  registerProviders(app, readConfig({ BAIZE_ENV: 'test' }), { find }, () => now, { prepare });
});
afterEach(() => app.close());

const post = (path: string, provider: string, payload?: object, token: string | null = 'wallet-token') =>
  app.inject({
    method: 'POST',
    url: path,
    headers: { authorization: `Bearer ${demoProviderKey(provider)}`, ...(token !== null && { 'access-token': token }) },
    ...(payload && { payload }),
  });
/** Opens an address as the frame does, and returns the game page's query. */
const frame = async (path: string, query: Readonly<Record<string, string>>) => {
  const host = { currency: 'EUR', currencyDisplay: 'code', siteid: '5', hostOrigin: 'https://play.example' };
  const answer = await app.inject(`${path}?${new URLSearchParams({ ...query, ...host })}`);
  const address = new URL(answer.headers.location ?? 'http://refused.test/', 'http://sandbox.test');
  return { status: answer.statusCode, path: address.pathname, query: Object.fromEntries(address.searchParams) };
};
const ticket = (gameId: string) => ({ gameId, channel: 'web', partner: 2178, jurisdiction: 'CC' });
const relax = (name: string, more: object = {}) => ({
  lang: 'fi',
  channel: 'web',
  jurisdiction: 'CC',
  ticket: name,
  partnerid: '2178',
  moneymode: 'real',
  gameid: 'relax',
  partner: 'northlight',
  homeurl: 'https://play.example/fi-FI',
  fullscreen: 'false',
  ...more,
});

describe('the pictures of a game', () => {
  it('are drawn from the launch call on, in the shape of its device', async () => {
    await post(PROVIDER_PATHS.relaxToken, 'relax', ticket('relax'));
    expect(prepare.mock.calls).toEqual([['north', 'Polar Forge', 'wide']]);
    await post(PROVIDER_PATHS.relaxToken, 'relax', { ...ticket('relax'), channel: 'mobile' }, 'another-token');
    expect(prepare.mock.lastCall).toEqual(['north', 'Polar Forge', 'tall']);
  });
  it('are drawn from the launcher on where the call names no game', async () => {
    const { token: name } = (await post(PROVIDER_PATHS.playngoToken, 'playngo', { requireNew: true })).json();
    expect(prepare).not.toHaveBeenCalled();
    const query = { pid: '2178', gid: 'playngo', lang: 'en', practice: '0', channel: 'desktop', ticket: name };
    expect((await frame(PROVIDER_PATHS.playngoLauncher, query)).status).toBe(302);
    expect(prepare.mock.calls).toEqual([['north', 'Polar Forge', 'wide']]);
  });
  it('are not drawn for a live table, which has a room of its own', async () => {
    const body = {
      gameCategory: 'roulette',
      tableId: 'table',
      wrapped: true,
      mobile: false,
      lobbyURL: 'x',
      ipAddress: '::1',
    };
    await post(PROVIDER_PATHS.evolutionReal, 'evolution', body);
    expect(prepare).not.toHaveBeenCalled();
  });
});

describe('a ticket', () => {
  it('leads the frame to the game with the wallet’s token and all that the game’s page needs', async () => {
    const { ticket: name } = (await post(PROVIDER_PATHS.relaxToken, 'relax', ticket('relax'))).json();
    expect(await frame(PROVIDER_PATHS.relaxLauncher, relax(name))).toEqual({
      status: 302,
      path: '/studio/',
      query: {
        mode: 'real',
        token: 'wallet-token',
        provider: 'relax',
        gameId: 'relax',
        title: 'Polar Forge',
        theme: 'north',
        kind: 'slots',
        partnerid: '2178',
        channel: 'web',
        lang: 'fi',
        currency: 'EUR',
        currencyDisplay: 'code',
        jurisdiction: 'CC',
        siteid: '5',
        lobbyUrl: 'https://play.example/fi-FI',
        hostOrigin: 'https://play.example',
      },
    });
  });
  it('opens one game per launch token, its own game only, and for five minutes', async () => {
    const { ticket: name } = (await post(PROVIDER_PATHS.relaxToken, 'relax', ticket('relax'))).json();
    expect((await post(PROVIDER_PATHS.relaxToken, 'relax', ticket('relax'))).statusCode).toBe(409);
    expect((await frame(PROVIDER_PATHS.relaxLauncher, relax(name, { gameid: 'octoplay' }))).status).toBe(404);
    expect((await frame(PROVIDER_PATHS.relaxLauncher, relax('made-up'))).status).toBe(401);
    expect((await frame(PROVIDER_PATHS.relaxLauncher, relax(name, { partnerid: '1' }))).status).toBe(403);
    now = new Date(now.getTime() + 6 * 60_000);
    expect((await frame(PROVIDER_PATHS.relaxLauncher, relax(name))).status).toBe(401);
  });
  it('is not needed for play money, and a demo never carries a token', async () => {
    const { query } = await frame(PROVIDER_PATHS.relaxLauncher, relax('', { moneymode: 'fun' }));
    expect(query).toMatchObject({ mode: 'fun', gameId: 'relax' });
    expect(query['token']).toBeUndefined();
  });
});

describe('what a provider refuses, in its own shape', () => {
  it.each<[string, string, object, string | null, number, object]>([
    ['another key', 'playngo', ticket('relax'), 'w', 401, { errorcode: 'KEY' }],
    ['another partner', 'relax', { ...ticket('relax'), partner: 1 }, 'w', 403, { errorcode: 'PARTNER' }],
    ['another provider’s game', 'relax', ticket('octoplay'), 'w', 404, { errorcode: 'GAME' }],
    ['a field too many', 'relax', { ...ticket('relax'), ip: '' }, 'w', 400, { errorcode: 'REQUEST' }],
    ['real money without a session', 'relax', ticket('relax'), null, 401, { errorcode: 'TOKEN' }],
  ])('%s', async (_what, keyOf, body, token, status, error) => {
    const answer = await post(PROVIDER_PATHS.relaxToken, keyOf, body, token);
    expect([answer.statusCode, answer.json()]).toMatchObject([status, error]);
  });
  it('answers 400 only to a player whom Evolution cannot authenticate', async () => {
    const table = {
      gameCategory: 'roulette',
      tableId: 'table',
      wrapped: true,
      mobile: false,
      lobbyURL: 'https://a.example/',
    };
    const open = (more: object, token: string | null) =>
      post(PROVIDER_PATHS.evolutionReal, 'evolution', { ...table, ipAddress: '', ...more }, token);
    expect((await open({}, null)).statusCode).toBe(400);
    expect((await open({ wrapped: 'yes' }, 'w')).statusCode).toBe(422);
    expect((await open({ tableId: 'nope' }, 'w')).statusCode).toBe(404);
  });
});

it('leads to a live table’s own page', async () => {
  const { entry } = (
    await post(PROVIDER_PATHS.evolutionReal, 'evolution', {
      gameCategory: 'roulette',
      tableId: 'table',
      wrapped: true,
      mobile: true,
      lobbyURL: 'https://play.example/fi-FI',
      ipAddress: '192.0.2.7',
    })
  ).json() as { entry: string };
  const { pathname, searchParams } = new URL(entry, 'http://sandbox.test');
  expect(await frame(pathname, Object.fromEntries(searchParams))).toMatchObject({
    path: '/live/',
    query: { mode: 'real', token: 'wallet-token', kind: 'roulette', channel: 'mobile', gameId: 'table' },
  });
});
it('gives Pragmatic Play’s game address only for its own token, once', async () => {
  const { token } = (await post(PROVIDER_PATHS.pragmaticToken, 'pragmaticplay', ticket('pragmaticplay'))).json();
  const body = {
    symbol: 'pragmaticplay',
    language: 'fi',
    currency: 'EUR',
    platform: 'WEB',
    stylename: '2178_northlight',
    lobbyUrl: 'https://play.example/fi-FI',
    jurisdiction: 'MT',
  };
  expect((await post(PROVIDER_PATHS.pragmaticReal, 'pragmaticplay', body, 'made-up')).json().error).toBe('5');
  const { gameURL } = (await post(PROVIDER_PATHS.pragmaticReal, 'pragmaticplay', body, token)).json();
  expect((await post(PROVIDER_PATHS.pragmaticReal, 'pragmaticplay', body, token)).json().error).toBe('6');
  const { pathname, searchParams } = new URL(gameURL);
  expect((await frame(pathname, Object.fromEntries(searchParams))).query).toMatchObject({ token: 'wallet-token' });
});
it('opens a studio’s game with that studio’s key only', async () => {
  const body = {
    isDemo: true,
    gameId: 'octoplay',
    languageCode: 'fi',
    currencyCode: 'EUR',
    channel: 'web',
    lobbyUrl: 'https://play.example/',
  };
  expect((await post(PROVIDER_PATHS.generic, 'lumenreels', body, null)).statusCode).toBe(401);
  const { gameURL } = (await post(PROVIDER_PATHS.generic, 'octoplay', body, null)).json();
  const { pathname, searchParams } = new URL(gameURL);
  expect((await frame(pathname, Object.fromEntries(searchParams))).query).toMatchObject({
    mode: 'fun',
    provider: 'octoplay',
  });
});
