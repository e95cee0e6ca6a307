import { act, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { READY_TIMEOUT_MS, useGameHost, type GameHost } from './use-game-host.ts';

const ORIGIN = 'https://studio.test';
const latest: { host?: GameHost } = {};
const now = () => latest.host as GameHost;
const heard = vi.fn();

function Page({ url }: { readonly url: string | null }) {
  const host = useGameHost(url, heard);
  useLayoutEffect(() => {
    latest.host = host;
  });
  return <iframe ref={host.frame} title="game" />;
}
const frame = () => document.querySelector('iframe')?.contentWindow as Window;
let posted: ReturnType<typeof vi.spyOn>;
const say = (
  message: object,
  { origin = ORIGIN, source = frame() }: { origin?: string; source?: Window | null } = {},
) =>
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { origin, source, data: { source: 'baize-game', ...message } }));
  });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
function open(url: string | null = `${ORIGIN}/play?token=1`) {
  const page = render(<Page url={url} />);
  posted = vi.spyOn(frame(), 'postMessage').mockImplementation(() => undefined);
  return page;
}
const sent = () =>
  posted.mock.calls.map(([message, origin]: unknown[]) => [(message as { type: string }).type, origin]);

beforeEach(() => {
  vi.useFakeTimers();
  heard.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the game’s host (B§4)', () => {
  it('answers a listening game, and shows it once it is ready', () => {
    open();
    expect(now().state).toBe('LOADING');
    say({ type: 'listening' });
    expect(sent()).toEqual([['ready', ORIGIN]]);
    expect(now().state).toBe('LOADING');
    say({ type: 'ready' });
    expect(now().state).toBe('GAME');
    expect(heard.mock.calls.map(([message]) => (message as { type: string }).type)).toEqual(['listening', 'ready']);
  });
  it('ignores messages from another origin or window, or with another shape', () => {
    open();
    say({ type: 'ready' }, { origin: 'https://evil.test' });
    say({ type: 'ready' }, { source: window });
    say({ type: 'ready' }, { source: null });
    say({ source: 'another-sender', type: 'ready' });
    say({ type: 'user action', action: 'rob' });
    say({ type: 'round end', roundId: 'r', staked: 0.001, won: 0, balance: 1 });
    expect(now().state).toBe('LOADING');
    expect(heard).not.toHaveBeenCalled();
  });
  it('reports a game as broken that never becomes ready', async () => {
    open();
    await pass(READY_TIMEOUT_MS - 1);
    expect(now().state).toBe('LOADING');
    await pass(1);
    expect(now().state).toBe('ERROR');
  });
  it('does not report a ready game as broken', async () => {
    open();
    say({ type: 'ready' });
    await pass(READY_TIMEOUT_MS * 2);
    expect(now().state).toBe('GAME');
  });
  it('pings every 15 seconds until it is closed, naming the game’s origin', async () => {
    const page = open();
    await pass(45_000);
    expect(sent()).toEqual(Array(3).fill(['ping', ORIGIN]));
    page.unmount();
    await pass(60_000);
    expect(posted).toHaveBeenCalledTimes(3);
  });
  it('knows when the game is paused', () => {
    open();
    say({ type: 'paused' });
    expect(now().paused).toBe(true);
    say({ type: 'resumed' });
    expect(now().paused).toBe(false);
  });
  it('sends nothing before the launch address is known', async () => {
    open(null);
    now().send({ type: 'pause' });
    await pass(60_000);
    expect(posted).not.toHaveBeenCalled();
    expect(now().state).toBe('LOADING');
  });
  it('starts over when the same game is launched again', async () => {
    const page = open();
    await pass(READY_TIMEOUT_MS);
    expect(now().state).toBe('ERROR');
    page.rerender(<Page url={null} />);
    expect(now().state).toBe('LOADING');
    page.rerender(<Page url={`${ORIGIN}/play?token=2`} />);
    await pass(READY_TIMEOUT_MS - 1);
    expect(now().state).toBe('LOADING');
    say({ type: 'ready' });
    expect(now().state).toBe('GAME');
  });
  it('starts over with another game', async () => {
    const page = open();
    say({ type: 'ready' });
    page.rerender(<Page url="https://other.test/g" />);
    expect(now().state).toBe('LOADING');
    say({ type: 'ready' });
    expect(now().state).toBe('LOADING');
    say({ type: 'ready' }, { origin: 'https://other.test' });
    expect(now().state).toBe('GAME');
  });
});
