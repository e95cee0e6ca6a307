import type { Boot, Start } from '@baize/boot';
import type { LegalTexts, ResolvedMarket } from '@baize/brand';
import { fetchMessages } from '@baize/i18n';

/** @throws if the page was served without its data block */
export function readBoot(page: Document): Boot {
  const block = page.getElementById('boot');
  if (!block?.textContent)
    throw new Error(
      'The page has no boot data. Serve a stamped release (npm start) or the development server (npm run dev).',
    );
  return JSON.parse(block.textContent) as Boot;
}

/**
 * Loads what the first screen needs, in parallel: the market's record and texts, with the documents' retry rule.
 * @param namespaces of texts besides the default one
 */
export async function loadStart(boot: Boot, namespaces: readonly string[] = []): Promise<Start> {
  const [{ legal, ...market }, ...messages] = await Promise.all([
    fetchMessages(boot.market) as unknown as Promise<ResolvedMarket & { readonly legal: LegalTexts }>,
    ...['default', ...namespaces].map(
      async (namespace) => [namespace, await fetchMessages(boot.messages[namespace] ?? '')] as const,
    ),
  ]);
  return { boot, market, legal, messages: Object.fromEntries(messages) };
}
