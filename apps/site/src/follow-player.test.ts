import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';
import { authorisationAtom } from '@baize/session';
import { emitSocketMessage, playerKey, sessionEndAtom, type DomainModule, type SocketConnection } from '@baize/shell';
import type * as shell from '@baize/shell';
import { PLAYER_ID, playerSession } from '@baize/testing';
import { followPlayer } from './follow-player.ts';
import { MODULES } from './modules.ts';
import { liveUpdatesAtom } from './overlays/live-updates.ts';

const connection = vi.hoisted(() => ({ reconnect: vi.fn(), close: vi.fn() }));
const told = vi.hoisted(() => ({ change: (_state: 'open' | 'lost') => undefined as void }));
vi.mock('@baize/shell', async (original) => ({
  ...(await original<typeof shell>()),
  connectSocket: (_token: unknown, options: { onChange: typeof told.change }): SocketConnection => {
    told.change = options.onChange;
    return connection;
  },
}));
afterEach(() => vi.clearAllMocks());

async function follow(modules: readonly DomainModule[] = []) {
  const store = createStore();
  const queryClient = new QueryClient();
  store.set(authorisationAtom, { status: 'resolved', authorised: true, session: playerSession() });
  await followPlayer({ store, queryClient, modules });
  return { store, queryClient };
}

it('says that the socket is lost, reconnects when asked and refetches what messages of any module keep current', async () => {
  const { store, queryClient } = await follow(MODULES);
  const live = [
    playerKey(PLAYER_ID, 'wallet', 'balance'),
    playerKey(PLAYER_ID, 'limits'),
    playerKey(PLAYER_ID, 'profile'),
    playerKey(PLAYER_ID, 'documents', 'PROOF_OF_ID:REQUESTED'),
    playerKey(PLAYER_ID, 'bonus', 'rewards', 'ACTIVE'),
    playerKey(PLAYER_ID, 'tournaments', 'list'),
  ];
  const launch = playerKey(PLAYER_ID, 'launch', 'aurora', 0);
  for (const key of [...live, launch]) queryClient.setQueryData(key, 1);
  told.change('lost');
  expect(store.get(liveUpdatesAtom)?.status).toBe('lost');
  store.get(liveUpdatesAtom)?.reconnect();
  expect([store.get(liveUpdatesAtom)?.status, connection.reconnect.mock.calls.length]).toEqual(['connecting', 1]);
  told.change('open');
  expect(store.get(liveUpdatesAtom)).toBeNull();
  const isRead = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
  expect(live.filter((key) => !isRead(key))).toEqual([]);
  // Never the launch of a game: refetching it would open the game again.
  expect(isRead(launch)).toBe(false);
});

it('reconnects by itself when the browser is online again, and forgets the loss with the session', async () => {
  const { store } = await follow();
  dispatchEvent(new Event('online'));
  expect(connection.reconnect).not.toHaveBeenCalled();
  told.change('lost');
  dispatchEvent(new Event('online'));
  expect(connection.reconnect).toHaveBeenCalledTimes(1);
  store.set(authorisationAtom, { status: 'resolved', authorised: false });
  expect(store.get(liveUpdatesAtom)).toBeNull();
  expect(connection.close).toHaveBeenCalled();
});

it('reads the profile again when its level or another attribute changes (B§4)', async () => {
  const { queryClient } = await follow();
  const profile = playerKey(PLAYER_ID, 'profile');
  for (const body of [
    { type: 'PLAYER_LOYALTY_LEVEL', playerId: PLAYER_ID, isLevelUp: true },
    { type: 'PLAYER_ATTRIBUTE_CHANGE', attributes: {} },
  ]) {
    queryClient.setQueryData(profile, 1);
    expect(queryClient.getQueryState(profile)?.isInvalidated).toBe(false);
    emitSocketMessage({ body } as never);
    expect(queryClient.getQueryState(profile)?.isInvalidated).toBe(true);
  }
});

it('says in every tab why the session ends, and closes the notice in one tab only', async () => {
  const [here, there] = [(await follow()).store, (await follow()).store];
  const end = { kind: 'timeout', until: '2026-12-01T12:00:00.000Z' } as const;
  here.set(sessionEndAtom, end);
  await expect.poll(() => there.get(sessionEndAtom)).toEqual(end);
  here.set(sessionEndAtom, null);
  const idle = { kind: 'idle' } as const;
  there.set(sessionEndAtom, idle);
  // Had the closed notice been sent, it would have arrived by now.
  await expect.poll(() => here.get(sessionEndAtom)).toEqual(idle);
  expect(there.get(sessionEndAtom)).toEqual(idle);
});
