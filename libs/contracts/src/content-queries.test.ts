import { expect, it } from 'vitest';
import type { ZodMiniObject } from 'zod/mini';
import { CONTENT_QUERIES } from './content-queries.ts';

it.each(Object.entries(CONTENT_QUERIES))(
  'declares exactly the parameters that the query "%s" names',
  (_name, query) => {
    const named = new Set([...query.query.matchAll(/\$(\w+)/g)].map(([, name]) => name ?? ''));
    const declared = Object.keys((query.parameters as ZodMiniObject).shape);
    expect(declared.toSorted()).toEqual([...named].sort());
  },
);

it('gives each query its own text', () => {
  const texts = Object.values(CONTENT_QUERIES).map(({ query }) => query);
  expect(new Set(texts).size).toBe(texts.length);
});
