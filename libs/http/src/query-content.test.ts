import { expect, it, vi } from 'vitest';
import { ApiError, configureHttp, contentUrl, NetworkError, queryContent } from './index.ts';

const fetched = vi.fn<typeof fetch>();
configureHttp({ origin: 'https://site.test', fetch: fetched });

it('sends a plain GET with every parameter as JSON, and returns only the result', async () => {
  fetched.mockResolvedValue(new Response('{"result":[1],"ms":3}'));
  expect(await queryContent('*[id == $id]', { id: 'a"b', ids: [1, 2], none: null })).toEqual([1]);
  const url = new URL(String(fetched.mock.calls[0]?.[0]));
  expect(url.pathname).toBe('/content/v2025-02-19/data/query/production');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    query: '*[id == $id]',
    returnQuery: 'false',
    $id: '"a\\"b"',
    $ids: '[1,2]',
    $none: 'null',
  });
  expect(contentUrl()).toBe('https://site.test/content');
});

it.each([
  [500, 'error.service_unavailable'],
  [400, 'error.content.query'],
])('says of %s that it is %s', async (status, code) => {
  fetched.mockResolvedValue(new Response('', { status }));
  const error: unknown = await queryContent('*').catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status, code });
});

it('throws a NetworkError without a response', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(queryContent('*')).rejects.toBeInstanceOf(NetworkError);
});
