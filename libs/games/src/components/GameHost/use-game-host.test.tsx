import { act, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { provideEventRecorder } from '@baize/shell';
import {
  MOST_MESSAGES,
  MOST_MISSED_PINGS,
  PAUSE_TIMEOUT_MS,
  READY_TIMEOUT_MS,
  useGameHost,
  useGamePause,
  type GameCover,
  type GameHost,
} from './use-game-host.ts';

const ORIGIN = 'https://studio.test';
const latest: { host?: GameHost; cover?: GameCover } = {};
const now = () => latest.host as GameHost;
const heard = vi.fn();

interface PageProps {
  readonly url: string | null;
  readonly provider?: string;
  readonly isInterrupted?: boolean;
}
function Page({ url, provider = 'kelp', isInterrupted = false }: PageProps) {
  const host = useGameHost({ url, provider, onMessage: heard });
  const cover = useGamePause(host, provider, isInterrupted);
  useLayoutEffect(() => {
    latest.host = host;
    latest.cover = cover;
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
const GAME = `${ORIGIN}/play?token=1`;
function open(url: string | null = GAME, provider = 'kelp') {
  const page = render(<Page url={url} provider={provider} />);
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
  it('uncovers a game that explains why it cannot open', async () => {
    open();
    say({ type: 'warning', code: 'studio.offline', message: 'We can’t reach the studio.' });
    expect(now().state).toBe('GAME');
    await pass(READY_TIMEOUT_MS * 2);
    expect(now().state).toBe('GAME');
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
  it('notices a running game that stops answering, until it answers again', async () => {
    open();
    say({ type: 'ready' });
    await pass(15_000);
    say({ type: 'pong' });
    await pass(15_000 * MOST_MISSED_PINGS);
    expect(now().isSilent).toBe(false);
    await pass(15_000);
    expect(now()).toMatchObject({ isSilent: true, state: 'GAME' });
    say({ type: 'pong' });
    expect(now().isSilent).toBe(false);
  });
  it('raises no alarm for a game that answers no pings, or in the background', async () => {
    open();
    say({ type: 'ready' });
    await pass(600_000);
    expect(now().isSilent).toBe(false);
    say({ type: 'pong' });
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pass(600_000);
    hidden.mockReturnValue(false);
    await pass(15_000);
    expect(now().isSilent).toBe(false);
    hidden.mockRestore();
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
  it('logs an invalid address without its token, sends nothing to it, and reports the game as broken (B§8)', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    open('//not an address?token=secret');
    say({ type: 'ready' });
    await pass(READY_TIMEOUT_MS);
    expect(now().state).toBe('ERROR');
    expect(sent()).toEqual([]);
    expect(logged.mock.calls).toEqual([['Invalid URL']]);
    logged.mockRestore();
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

describe('a game that the site interrupts', () => {
  const interrupted = (provider: string) => {
    const page = open(GAME, provider);
    say({ type: 'ready' });
    posted.mockClear();
    const set = (isInterrupted: boolean) =>
      page.rerender(<Page url={GAME} provider={provider} isInterrupted={isInterrupted} />);
    set(true);
    return { set };
  };
  const events = () => posted.mock.calls.map(([message]: unknown[]) => message);

  it('pauses, and goes on afterwards', async () => {
    const { set } = interrupted('kelp');
    say({ type: 'paused' });
    await pass(PAUSE_TIMEOUT_MS);
    expect(latest.cover).toBe('none');
    set(false);
    say({ type: 'resumed' });
    expect(sent().map(([type]: unknown[]) => type)).toEqual(['pause', 'resume']);
    expect(latest.cover).toBe('none');
  });
  it('hears it in the words of its provider', () => {
    const { set } = interrupted('relax');
    set(false);
    expect(events()).toEqual([{ event: 'oprg_GamePause' }, { event: 'oprg_GameResume' }]);
  });
  it('is covered if it cannot pause, and hears nothing', async () => {
    const { set } = interrupted('novomatic');
    await pass(0);
    expect([latest.cover, events()]).toEqual(['covered', []]);
    set(false);
    expect([latest.cover, events()]).toEqual(['none', []]);
  });
  it('is covered while it does not confirm the pause, which a running round may delay', async () => {
    interrupted('kelp');
    await pass(PAUSE_TIMEOUT_MS - 1);
    expect(latest.cover).toBe('none');
    await pass(1);
    expect(latest.cover).toBe('covered');
    say({ type: 'paused' });
    expect(latest.cover).toBe('none');
  });
  it('must be opened again if it can pause but not resume', () => {
    const { set } = interrupted('pragmaticplay');
    say({ type: 'paused' });
    set(false);
    expect(latest.cover).toBe('reopen');
    expect(sent().map(([type]: unknown[]) => type)).toEqual(['pause']);
  });
  it('is not asked before it can be played', () => {
    const page = open();
    page.rerender(<Page url={GAME} isInterrupted />);
    expect(sent()).toEqual([]);
    say({ type: 'ready' });
    expect(sent().map(([type]: unknown[]) => type)).toEqual(['pause']);
  });
});

describe('a frame that floods or babbles', () => {
  it('is heard a hundred times a second', async () => {
    open();
    const data = { source: 'baize-game', type: 'pong' };
    act(() => {
      for (let count = 0; count < 10_000; count += 1)
        window.dispatchEvent(new MessageEvent('message', { origin: ORIGIN, source: frame(), data }));
    });
    expect(heard).toHaveBeenCalledTimes(MOST_MESSAGES);
    await pass(1000);
    say({ type: 'pong' });
    expect(heard).toHaveBeenCalledTimes(MOST_MESSAGES + 1);
  });
  it('is reported once, with the number of messages that its dialect does not contain', () => {
    const recorded = vi.fn();
    provideEventRecorder(recorded);
    const page = open(GAME, 'relax');
    say({ type: 'dance' });
    say({ event: 'gameRound/start' });
    say({ event: 'gprg_GameRoundStart' });
    page.unmount();
    expect(recorded.mock.calls).toEqual([[{ name: 'game-error', error: 'relax 2 unknown messages' }]]);
    provideEventRecorder(null);
  });
});
