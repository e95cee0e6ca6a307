import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { PageHead } from '@baize/shell';

/** What a prerendered page was drawn from; a data block of it (`id="page"`), never a script. */
export interface PageData {
  /** The address that it is the page of: a host may answer others with it. */
  readonly path: string;
  /** Namespaces of texts besides the default one. */
  readonly namespaces: readonly string[];
  /** Answers of the content service as they were when the release was made. */
  readonly answers: readonly (readonly [QueryKey, unknown])[];
  /** What the screen said of itself; null where its route's words hold. */
  readonly head: PageHead | null;
}

/** The page's data block; null on a page that was not prerendered. */
export function readPageData(page: Document): PageData | null {
  const block = page.getElementById('page');
  return block?.textContent ? (JSON.parse(block.textContent) as PageData) : null;
}

/** Puts a page's answers where its screens look. */
export function takeAnswers(client: QueryClient, { answers }: Pick<PageData, 'answers'>): void {
  for (const [key, answer] of answers) client.setQueryData(key, answer);
}

/** Asks again for what is shown of a page's answers: they are as old as the release. */
export function renewAnswers(client: QueryClient, { answers }: Pick<PageData, 'answers'>): void {
  for (const [queryKey] of answers) void client.invalidateQueries({ queryKey, exact: true });
}
