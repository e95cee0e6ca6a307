import type { QueryClient } from '@tanstack/react-query';
import type { PageData } from '@baize/boot';

/** Returns the page's data block; null on a page that was not prerendered. */
export function readPageData(page: Document): PageData | null {
  const block = page.getElementById('page');
  return block?.textContent ? (JSON.parse(block.textContent) as PageData) : null;
}

/** Puts a page's prerendered answers into the query cache, where its screens read them. */
export function takeAnswers(client: QueryClient, { answers }: Pick<PageData, 'answers'>): void {
  for (const [key, answer] of answers) client.setQueryData(key, answer);
}

/** Refetches the page's prerendered answers that are on screen, because they are as old as the release. */
export function renewAnswers(client: QueryClient, { answers }: Pick<PageData, 'answers'>): void {
  for (const [queryKey] of answers) void client.invalidateQueries({ queryKey, exact: true });
}
