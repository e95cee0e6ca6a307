import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SOCKET_CLOSED } from '@baize/contracts/socket';
import { provideIdentityToken } from '@baize/session';
import { connectSocket, onSocketMessage, type SocketConnection } from './wallet-socket.ts';

class FakeSocket extends EventTarget {
  static made: FakeSocket[] = [];
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readyState = 0;
  binaryType = 'blob';
  readonly sent: string[] = [];
  readonly url: string;
  readonly protocols: readonly string[];
  constructor(url: string, protocols: readonly string[] = []) {
    super();
    this.url = url;
    this.protocols = protocols;
    FakeSocket.made.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  drop(code = 1006) {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason: '', wasClean: false }));
  }
  say(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

let connection: SocketConnection | undefined;
const logs: unknown[][] = [];
const changes: string[] = [];
const connect = (token: () => Promise<string | null> = () => Promise.resolve('s3cret token')) => {
  connection = connectSocket(token, {
    onChange: (state) => changes.push(state),
    origin: 'wss://site.test',
    webSocket: FakeSocket as unknown as typeof WebSocket,
  });
};
const latest = () => FakeSocket.made.at(-1) as FakeSocket;
const BALANCE = JSON.stringify({
  body: {
    type: 'WALLET_BALANCE',
    balanceMap: { main: { cash: 5 }, locked: { cash: 0 }, bonus: [] },
    currencyCode: 'EUR',
    version: 3,
  },
});

// The socket's code is fetched at its first use, which takes real time.
beforeAll(() => import('partysocket'));
beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  logs.length = 0;
  changes.length = 0;
  for (const level of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...line) => {
      logs.push(line);
    });
});
afterEach(() => {
  connection?.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('connection (A§4, A§7, A§9)', () => {
  it('offers a fresh token as a sub-protocol with each connection, never in the address', async () => {
    let number = 0;
    connect(() => Promise.resolve(`token ${++number}`));
    await vi.advanceTimersByTimeAsync(0);
    expect([latest().url, latest().protocols]).toEqual(['wss://site.test/ws/wallet', ['baize.wallet', 'token 1']]);
    latest().open();
    latest().drop();
    await vi.advanceTimersByTimeAsync(3000);
    expect([latest().url, latest().protocols]).toEqual(['wss://site.test/ws/wallet', ['baize.wallet', 'token 2']]);
  });

  it.each([
    ['logs the player out when their session is over', SOCKET_CLOSED.sessionOver, 1, 1],
    ['leaves the socket to the player’s newer pages when there are too many', SOCKET_CLOSED.tooMany, 0, 1],
    ['reconnects when the token has expired', SOCKET_CLOSED.tokenExpired, 0, 2],
    ['reconnects when the server restarts', SOCKET_CLOSED.restarting, 0, 2],
  ])('%s', async (_, code, logouts, connections) => {
    const refused = vi.fn();
    const stop = provideIdentityToken({ token: () => Promise.resolve('identity'), refused });
    connect();
    await vi.advanceTimersByTimeAsync(0);
    latest().open();
    latest().drop(code);
    await vi.advanceTimersByTimeAsync(3000);
    expect([refused.mock.calls.length, FakeSocket.made.length]).toEqual([logouts, connections]);
    stop();
  });

  it('sends the text ping every 20 s while it is open, and not after', async () => {
    connect();
    await vi.advanceTimersByTimeAsync(0);
    const socket = latest();
    await vi.advanceTimersByTimeAsync(1000);
    expect(socket.sent).toEqual([]);
    socket.open();
    await vi.advanceTimersByTimeAsync(19_999);
    expect(socket.sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(socket.sent).toEqual(['ping']);
    await vi.advanceTimersByTimeAsync(40_000);
    expect(socket.sent).toEqual(['ping', 'ping', 'ping']);
    connection?.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(socket.sent).toHaveLength(3);
  });

  it('tries ten more times, three seconds apart, then stops', async () => {
    connect();
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeSocket.made).toHaveLength(1);
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      latest().drop();
      await vi.advanceTimersByTimeAsync(2999);
      expect(FakeSocket.made).toHaveLength(attempt);
      await vi.advanceTimersByTimeAsync(1);
      expect(FakeSocket.made).toHaveLength(attempt + 1);
    }
    expect(changes).toEqual([]);
    latest().drop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(FakeSocket.made).toHaveLength(11);
    expect(changes).toEqual(['lost']);
  });

  it('says that it is lost when no token comes either, and starts over when asked', async () => {
    let token: string | null = null;
    const fetchToken = vi.fn(() => Promise.resolve(token));
    connect(fetchToken);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(changes).toEqual([]);
    await vi.advanceTimersByTimeAsync(90_000);
    expect([changes, fetchToken.mock.calls.length]).toEqual([['lost'], 11]);
    token = 'good';
    connection?.reconnect();
    await vi.advanceTimersByTimeAsync(0);
    latest().open();
    expect(changes).toEqual(['lost', 'open']);
    // A later loss has its ten attempts again.
    await vi.advanceTimersByTimeAsync(10_000);
    latest().drop();
    await vi.advanceTimersByTimeAsync(3000);
    expect([FakeSocket.made.length, changes]).toEqual([2, ['lost', 'open']]);
  });

  it.each([
    ['refused', () => Promise.reject(new Error('401'))],
    ['missing', () => Promise.resolve(null)],
  ])('is not opened while a token is %s, and asks again', async (_, absent) => {
    const token = vi.fn<() => Promise<string | null>>(() => Promise.resolve('good')).mockImplementationOnce(absent);
    connect(token);
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeSocket.made).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(3000);
    expect(latest().protocols).toContain('good');
  });

  it('does not reconnect once it is closed', async () => {
    connect();
    await vi.advanceTimersByTimeAsync(0);
    latest().open();
    connection?.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });
});

describe('messages', () => {
  it('reach the handlers when their type is known; broken frames are ignored', async () => {
    const heard = vi.fn();
    const stop = onSocketMessage(heard);
    connect();
    await vi.advanceTimersByTimeAsync(0);
    const socket = latest();
    socket.open();
    for (const frame of [
      'pong',
      '{"body":',
      'null',
      '[]',
      '{"body":{"type":"WALLET_BALANCE"}}',
      '{"body":{"type":"JACKPOT"}}',
      new Uint8Array([1, 2]),
      '',
    ])
      socket.say(frame);
    expect(heard).not.toHaveBeenCalled();
    socket.say(BALANCE);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(heard.mock.calls[0]?.[0]).toEqual(JSON.parse(BALANCE));
    stop();
  });

  it('never log the token or their content', async () => {
    connect();
    await vi.advanceTimersByTimeAsync(0);
    latest().open();
    latest().say('{"body":{"type":"WALLET_BALANCE","token":"s3cret"}');
    latest().say('s3cret');
    latest().drop();
    await vi.advanceTimersByTimeAsync(40_000);
    expect(logs.length).toBeGreaterThan(0);
    expect(JSON.stringify(logs)).not.toMatch(/s3cret/);
  });
});
