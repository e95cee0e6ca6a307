import type { AppStarter } from './app-starter.ts';
import { isSparing } from './preload.ts';

/**
 * Prefetches the pages of touched links (`prefetch-links.ts`) until the app has taken over. Browsers with Speculation Rules
 * draw pages ahead by themselves (tools/release/src/speculation.ts), so they do not fetch the code for it.
 */
export async function loadPrefetch(pair: string, { takenOver }: Pick<AppStarter, 'takenOver'>): Promise<void> {
  if (isSparing() || HTMLScriptElement.supports?.('speculationrules')) return;
  try {
    const { prefetchLinks } = await import('./prefetch-links.ts');
    void takenOver.then(prefetchLinks(pair));
  } catch {
    // Links are navigations without a head start.
  }
}
