import type { BrandConfig, LegalTexts, ResolvedMarket } from '@baize/brand';
import type { ContentDocument } from '@baize/contracts/content';
import type { Boot } from '../site/boot.ts';

/** What the pages of one pair are rendered from; the same input gives the same bytes. */
export interface PrerenderInput {
  readonly root: string;
  readonly config: BrandConfig;
  /** What the pages are told of themselves: the data block of `fillTemplate`. */
  readonly boot: Boot;
  readonly market: ResolvedMarket;
  readonly legal: LegalTexts;
  /** The brand as compiled for the browser: `dist/brands/<brand>`. */
  readonly buildDir: string;
  /** The brand as compiled for this: `dist/ssr/<brand>`. */
  readonly ssrDir: string;
  /** The content that the release describes (`readPublicDocuments`); its hash stands in `release.json`. */
  readonly documents: readonly ContentDocument[];
}

/** A whole document, as it is sent. */
export interface PrerenderedPage {
  /** Under the pair; '' is home. */
  readonly path: string;
  readonly html: string;
}

/** Public pages of one pair as whole documents. */
export async function prerenderPages(_input: PrerenderInput): Promise<readonly PrerenderedPage[]> {
  return [];
}
