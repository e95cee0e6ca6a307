import { createContext, use, type ReactNode } from 'react';
import type { BrandManifest, LegalTexts, LocalePair, ResolvedMarket } from '@baize/brand';

/** The site's brand, market and language. */
export interface Site {
  readonly brand: BrandManifest;
  readonly market: ResolvedMarket;
  /** The brand's legal texts in this language. */
  readonly legal: LegalTexts;
  /** Every pair that the brand offers, for the locale switcher. */
  readonly pairs: readonly LocalePair[];
  /** The site's public origin, for absolute addresses; null if unknown, and addresses stay relative. */
  readonly origin?: string | null;
}

const SiteContext = createContext<Site | null>(null);

export function SiteProvider({ site, children }: { readonly site: Site; readonly children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** Returns the site's brand and market. Throws outside SiteProvider. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site)
    throw new Error(
      'useSite was called outside SiteProvider, so brand and market are unknown. Wrap the tree in SiteProvider (tests: renderWithShell from @baize/testing).',
    );
  return site;
}
