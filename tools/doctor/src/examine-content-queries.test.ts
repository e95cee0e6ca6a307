import { buildCatalogue } from '@baize/catalogue';
import type { ContentDocument } from '@baize/contracts/content';
import { beforeAll, describe, expect, it } from 'vitest';
import { examineContentQueries } from './examine-content-queries.ts';

describe('the answers of the content queries', () => {
  let documents: readonly ContentDocument[];
  beforeAll(() => {
    documents = buildCatalogue({ games: 60 });
  });
  const examine = async (list: readonly ContentDocument[]) =>
    (await examineContentQueries({ documents: list, source: 's' })).map(({ field }) => field);
  /** The data set with every document of a type changed. */
  const changed = (type: ContentDocument['_type'], change: Readonly<Record<string, unknown>>) =>
    documents.map((document) => (document._type === type ? ({ ...document, ...change } as never) : document));

  it('have the shape of their contracts for the dataset of the repository', async () => {
    expect(await examine(documents)).toEqual([]);
  });

  it('are findings where a document lacks what the site reads, each once', async () => {
    expect(await examine(changed('staticPage', { title: {} }))).toEqual(['staticPage: title', 'pages: 0.title']);
    expect(await examine(changed('promotion', { terms: null }))).toEqual(['promotion: terms', 'promotions: 0.terms']);
    expect(await examine(changed('termsVersion', { version: '1' }))).toEqual(['termsVersion: version']);
  });

  it('are findings where a document has an unknown value', async () => {
    const found = await examine(changed('banner', { authorized: 'everyone' }));
    expect(found).toEqual(['banners: 0.authorized']);
  });
});
