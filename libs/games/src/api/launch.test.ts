import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { gameLaunch, gameLookup, gameLookupDemo, type GameDetail } from '@baize/contracts/game-launch';
import { handle, refuse, serve, testSite } from '@baize/testing';
import { launchQuery, type LaunchInput } from './launch.ts';

const detail: GameDetail = {
  gameId: 'g1',
  type: 'casinoGames',
  gameProvider: 'kelp',
  gameProviderTitle: 'Kelp',
  subProvider: null,
  label: 'Aurora',
  gameSlug: 'aurora',
  rtp: 96.1,
  demo: true,
  betLimits: [],
  image: 'i',
};
const launched = { gameURL: 'https://studio.test/g1' };
const input = (over: Partial<LaunchInput> = {}): LaunchInput => ({
  slug: 'aurora',
  market: testSite({ pair: 'fi-FI' }).market,
  currency: 'EUR',
  countryCode: 'FI',
  platform: 'mobile',
  playerId: null,
  lobbyUrl: 'https://site.test/fi-FI/online-casino',
  ...over,
});
const open = (given: LaunchInput) =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(launchQuery(given, 0));

it('plays for fun without a sign-in', async () => {
  const served = serve(handle(gameLookupDemo, { data: { gameDetail: detail } }), handle(gameLaunch, launched));
  expect(await open(input())).toEqual({ detail, url: launched.gameURL, mode: 'fun' });
  expect(served.to(gameLookupDemo)[0]?.body).toMatchObject({
    slug: 'aurora',
    language: 'fi',
    locale: 'fi-FI',
    platform: 'mobile',
    currency: 'EUR',
    countryCode: 'FI',
    enabled: true,
  });
  expect(served.to(gameLaunch)[0]?.body).toEqual({
    isDemo: true,
    gameId: 'g1',
    languageCode: 'fi-FI',
    currencyCode: 'EUR',
    channel: 'mobile',
    lobbyUrl: 'https://site.test/fi-FI/online-casino',
  });
  expect(served.to(gameLookup)).toHaveLength(0);
});

it('plays for money with one', async () => {
  const served = serve(handle(gameLookup, { data: { gameDetail: detail } }), handle(gameLaunch, launched));
  expect((await open(input({ playerId: 'p', platform: 'desktop' }))).mode).toBe('real');
  expect(served.to(gameLaunch)[0]?.body).toMatchObject({ isDemo: false, channel: 'web' });
});

it.each(['error.game.restricted', 'error.game.demo_not_allowed', 'error.game.not_found'])(
  'does not launch after %s',
  async (code) => {
    const served = serve(handle(gameLookupDemo, refuse(403, code)));
    await expect(open(input())).rejects.toMatchObject({ code });
    expect(served.to(gameLaunch)).toHaveLength(0);
  },
);

it('stays in the session that is open when it is asked again, and loads again after an error (B§4)', async () => {
  const sessionId = '11111111-1111-4111-8111-111111111111';
  const answers = [refuse(503, 'error.game.unavailable'), { ...launched, sessionId }];
  const served = serve(
    handle(gameLookup, { data: { gameDetail: detail } }),
    handle(gameLaunch, () => answers.shift() as never),
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const ask = () => client.fetchQuery({ ...launchQuery(input({ playerId: 'p' }), 0), gcTime: Infinity, staleTime: 0 });
  await expect(ask()).rejects.toMatchObject({ code: 'error.game.unavailable' });
  expect(await ask()).toMatchObject({ sessionId, url: launched.gameURL });
  expect(await ask()).toMatchObject({ sessionId, url: launched.gameURL });
  expect(served.to(gameLaunch)).toHaveLength(2);
});

it('starts a new session each time (B§9) and caches nothing', () => {
  expect(launchQuery(input(), 0)).toMatchObject({ gcTime: 0 });
  expect(launchQuery(input(), 0).queryKey).not.toEqual(launchQuery(input(), 1).queryKey);
});
