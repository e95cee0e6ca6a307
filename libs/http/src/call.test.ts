import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineRoute } from '@baize/contracts/route';
import { provideIdentityToken } from '@baize/session';
import { ApiError, call, configureHttp, errorCode, NetworkError } from './index.ts';

const route = defineRoute({
  id: 'thing',
  method: 'GET',
  base: 'v1',
  path: '/things/:name',
  auth: 'player',
  source: 'ours',
  summary: '',
  params: z.object({ name: z.string() }),
  query: z.object({ page: z.optional(z.number()) }),
  response: z.object({ size: z.number() }),
});
const open = defineRoute({
  id: 'open',
  method: 'POST',
  base: 'v2',
  path: '/open',
  auth: 'public',
  source: 'ours',
  summary: '',
  body: z.object({ a: z.number() }),
});

const answer = (status: number, body: unknown) => () =>
  Promise.resolve(new Response(body === undefined ? null : JSON.stringify(body), { status }));
const fetched = vi.fn<typeof fetch>();
const refused = vi.fn();
let stop: () => void;
const nextAnswer = (make: () => Promise<Response>) => fetched.mockImplementation(make);
const thing = () => call(route, { params: { name: 'a/b' } });

beforeEach(() => {
  fetched.mockReset();
  refused.mockReset();
  configureHttp({ origin: '', siteContext: { siteId: 5, brand: 'wireframe', market: 'en-UN' }, fetch: fetched });
  stop = provideIdentityToken({
    token: () => Promise.resolve('secret'),
    accessToken: () => Promise.resolve('access'),
    refused,
  });
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

describe('requests', () => {
  it('writes the address from the contract, with every part escaped and no empty query', async () => {
    nextAnswer(answer(200, { size: 1 }));
    await call(route, { params: { name: 'a/b ü' }, query: {} });
    await call(route, { params: { name: 'x' }, query: { page: 2 } });
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([
      '/api/v1/things/a%2Fb%20%C3%BC',
      '/api/v1/things/x?page=2',
    ]);
  });
  it('sends the access token with the calls that name it (A§7)', async () => {
    nextAnswer(answer(200, { size: 1 }));
    await thing();
    await call({ ...route, accessToken: true }, { params: { name: 'x' } });
    expect(
      fetched.mock.calls.map(([, init]) => (init?.headers as Record<string, string> | undefined)?.['access-token']),
    ).toEqual([undefined, 'access']);
  });
  it('sends the token with authenticated calls only, and the site context with all', async () => {
    nextAnswer(answer(200, { size: 1 }));
    await thing();
    nextAnswer(answer(204, undefined));
    await call(open, { body: { a: 1 } });
    const [first, second] = fetched.mock.calls.map(([, init]) => init?.headers as Record<string, string>);
    expect(first?.['authorization']).toBe('Bearer secret');
    expect(second?.['authorization']).toBeUndefined();
    expect([first, second].map((headers) => JSON.parse(headers?.['sitecontext'] ?? 'null') as unknown)).toEqual(
      Array(2).fill({ siteId: 5, brand: 'wireframe', market: 'en-UN' }),
    );
    expect(second?.['content-type']).toBe('application/json');
    expect(fetched.mock.calls[1]?.[1]?.body).toBe('{"a":1}');
  });
});

describe('responses', () => {
  it('are parsed by the contract, which drops unknown fields', async () => {
    nextAnswer(answer(200, { size: 1, password: 'x' }));
    expect(await thing()).toEqual({ size: 1 });
  });
  it.each([
    ['another shape', { size: 'big' }],
    ['nothing of it', {}],
  ])('refuses %s as a failure of the service', async (_, body) => {
    nextAnswer(answer(200, body));
    const error: unknown = await thing().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(errorCode(error)).toBe('error.service_unavailable');
  });
  it('refuses a proxy page that is not JSON', async () => {
    nextAnswer(() => Promise.resolve(new Response('<html>', { status: 200 })));
    expect(errorCode(await thing().catch((caught: unknown) => caught))).toBe('error.service_unavailable');
  });
  it('returns nothing for 204', async () => {
    nextAnswer(answer(204, undefined));
    expect(await call(open, { body: { a: 1 } })).toBeUndefined();
  });
  it('turns a refusal into its code, fields and details', async () => {
    const validationErrors = [{ field: 'email', message: 'error.email.invalid', objectName: 'registration' }];
    nextAnswer(answer(400, { code: 'error.validation', message: 'No.', validationErrors, details: { days: 3 } }));
    await expect(thing()).rejects.toMatchObject({
      name: 'ApiError',
      status: 400,
      code: 'error.validation',
      message: 'No.',
      validationErrors,
      details: { days: 3 },
    });
  });
  it('has a code for a refusal without a body', async () => {
    nextAnswer(() => Promise.resolve(new Response('gateway', { status: 502 })));
    expect(errorCode(await thing().catch((caught: unknown) => caught))).toBe('error.service_unavailable');
    nextAnswer(() => Promise.resolve(new Response('', { status: 418 })));
    expect(errorCode(await thing().catch((caught: unknown) => caught))).toBe('error.oops.tryAgain');
  });
});

describe('a missing response', () => {
  it('is a NetworkError if the connection is broken', async () => {
    nextAnswer(() => Promise.reject(new TypeError('Failed to fetch')));
    const error: unknown = await thing().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(NetworkError);
    expect((error as Error).message).toBe('Network Error');
    expect(errorCode(error)).toBe('error.service_unavailable');
  });
  it('is a NetworkError if the response is cut off', async () => {
    const broken = new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) }));
    nextAnswer(() => Promise.resolve(broken));
    await expect(thing()).rejects.toBeInstanceOf(NetworkError);
  });
  it('times out after fifteen seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      expect(milliseconds).toBe(15_000);
      return AbortSignal.abort(new DOMException('late', 'TimeoutError'));
    });
    fetched.mockImplementation((_, init) => Promise.reject(init?.signal?.reason as Error));
    await expect(thing()).rejects.toBeInstanceOf(NetworkError);
    expect(timeout).toHaveBeenCalledTimes(1);
  });
  it('stays an abort if the caller aborted', async () => {
    const controller = new AbortController();
    fetched.mockImplementation(
      (_, init) =>
        new Promise((__, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
        ),
    );
    const waiting = call(route, { params: { name: 'x' }, signal: controller.signal });
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    controller.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('the end of a session (ruling 5)', () => {
  it.each([
    [401, undefined, 1],
    [401, { code: 'error.unauthorized', message: '', validationErrors: [] }, 1],
    [403, undefined, 1],
    [403, { code: 'error.deposit.not_allowed', message: '', validationErrors: [] }, 0],
    [404, undefined, 0],
    [500, undefined, 0],
  ])('%s with %j asks for it %s times', async (status, body, times) => {
    nextAnswer(answer(status, body));
    await thing().catch(() => undefined);
    expect(refused).toHaveBeenCalledTimes(times);
  });
  it('does not follow from a call whose refusal its caller ignores (A§7)', async () => {
    nextAnswer(answer(401, undefined));
    await call(route, { params: { name: 'x' }, keepsSession: true }).catch(() => undefined);
    expect(refused).not.toHaveBeenCalled();
  });
  it('does not follow from a refusal whose reason did not arrive, as when the player leaves the page', async () => {
    const controller = new AbortController();
    nextAnswer(() => {
      const body = new ReadableStream({ start: (stream) => stream.error(new DOMException('left', 'AbortError')) });
      return Promise.resolve(new Response(body, { status: 403 }));
    });
    await expect(thing()).rejects.toBeInstanceOf(NetworkError);
    controller.abort();
    await expect(call(route, { params: { name: 'a' }, signal: controller.signal })).rejects.toThrow('left');
    expect(refused).not.toHaveBeenCalled();
  });
  it('does not follow from a visitor’s refused call', async () => {
    stop();
    nextAnswer(answer(401, undefined));
    await thing().catch(() => undefined);
    expect(refused).not.toHaveBeenCalled();
  });
});
