import type { LegalTexts, LocalePair, ResolvedMarket } from '@baize/brand';
import type { IdentityPool } from '@baize/contracts/site';
import { fetchMessages } from '@baize/i18n';

/** The data block of the page (written by the release, see libs/site-build/src/boot.ts). */
export interface Boot {
  readonly pair: LocalePair;
  readonly pairs: readonly LocalePair[];
  readonly market: string;
  readonly messages: Readonly<Record<string, string>>;
  readonly identity: IdentityPool;
  /** Where the public opens the site; null where the release was not told. */
  readonly origin: string | null;
  /** Where the party that records events takes them; null where nobody records. */
  readonly events: string | null;
  /** Where the support vendor's chat lies; null where there is none. */
  readonly chat: string | null;
}

export interface Start {
  readonly boot: Boot;
  readonly market: ResolvedMarket;
  readonly legal: LegalTexts;
  /** Texts by namespace; the default one is always there. */
  readonly messages: Readonly<Record<string, Record<string, string>>>;
}

/** @throws if the page was served without its data block */
export function readBoot(page: Document): Boot {
  const block = page.getElementById('boot');
  if (!block?.textContent)
    throw new Error(
      'The page holds no boot data, so market and texts are unknown. Serve a stamped release (npm start) or the development server (npm run dev).',
    );
  return JSON.parse(block.textContent) as Boot;
}

/**
 * Loads what the first screen needs, side by side: the market's record and texts, with the documents' retry rule.
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
