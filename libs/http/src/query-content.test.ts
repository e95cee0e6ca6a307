import { CONTENT_QUERIES, defineContentQuery } from '@baize/contracts/content-queries';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError, configureHttp, contentUrl, NetworkError, queryContent } from './index.ts';

const fetched = vi.fn<typeof fetch>();
const plain = defineContentQuery({ query: '*', parameters: z.object({}), result: z.unknown() });
const byId = defineContentQuery({
  query: '*[id == $id]',
  parameters: z.object({ id: z.string(), ids: z.array(z.number()), none: z.null() }),
  result: z.array(z.number()),
});
configureHttp({ origin: 'https://site.test', fetch: fetched });

it('asks by plain GET with every parameter as JSON, and returns the result alone', async () => {
  fetched.mockResolvedValue(new Response('{"result":[1],"ms":3}'));
  expect(await queryContent(byId, { id: 'a"b', ids: [1, 2], none: null })).toEqual([1]);
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

it('returns the answer in the names of the site', async () => {
  fetched.mockResolvedValue(
    new Response('{"result":[{"_id":"category-slots","id":"slots","label":"Slots","hideInMenu":false,"total":3}]}'),
  );
  expect(await queryContent(CONTENT_QUERIES.categories, { lobby: 'casinoGames', locale: 'en' })).toMatchObject([
    { id: 'slots', name: 'Slots', visibleInMenu: true, total: 3 },
  ]);
});

it.each([
  [500, 'error.service_unavailable'],
  [400, 'error.content.query'],
])('reports status %s as %s', async (status, code) => {
  fetched.mockResolvedValue(new Response('', { status }));
  const error: unknown = await queryContent(plain, {}).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status, code });
});

it('throws a NetworkError without an answer', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(queryContent(plain, {})).rejects.toBeInstanceOf(NetworkError);
});
