import type { QueryClient } from '@tanstack/react-query';
import type { PageBlock, PageData } from '@baize/boot';

/**
 * Returns the block of a prerendered page that stands for the current address. Null on any other page: a host may answer
 * with the page of another address, which is then only a preview.
 */
export function readPageBlock(page: Document, pathname: string): PageBlock | null {
  const text = page.getElementById('page')?.textContent;
  const block = text ? (JSON.parse(text) as PageBlock) : null;
  return block?.path === pathname ? block : null;
}

/** Fetches what a page was rendered from; null if it cannot be had: then the app draws the page itself. */
export async function fetchPageData({ data }: Pick<PageBlock, 'data'>): Promise<PageData | null> {
  try {
    const answer = await fetch(data);
    return answer.ok ? ((await answer.json()) as PageData) : null;
  } catch {
    return null;
  }
}

/** Puts a page's prerendered answers into the query cache, where its screens read them. */
export function takeAnswers(client: QueryClient, { answers }: Pick<PageData, 'answers'>): void {
  for (const [key, answer] of answers) client.setQueryData(key, answer);
}

/** Refetches the page's prerendered answers that are on screen, because they are as old as the release. */
export function renewAnswers(client: QueryClient, { answers }: Pick<PageData, 'answers'>): void {
  for (const [queryKey] of answers) void client.invalidateQueries({ queryKey, exact: true });
}
