import type { MessagesLoader } from '@baize/i18n';
import type { Start } from './boot.ts';
import type { PageBlock } from './page-block.ts';
import type { PageData } from './page-data.ts';

/** What a page is rendered from: the same data as in the browser, read from the release instead of fetched. */
export interface ServerStart extends Start {
  /** Texts of a domain's own namespace. */
  readonly load: MessagesLoader;
  /** Answers the content service's calls from a snapshot; refuses every other call. Nothing is asked without it. */
  readonly fetch?: typeof fetch;
}

export interface RenderedPage {
  /** Inside of `#root`. */
  readonly html: string;
  /**
   * Title, description and links of the page, for the document's head; marked `data-start`, so that the browser's own
   * take their place.
   */
  readonly head: string;
  /** 200, 404 for an address that no route knows, 3xx for a redirect, 500 for a route that failed. */
  readonly status: number;
  /** Where a redirect leads. */
  readonly location: string | null;
  /** For the document's `lang`. */
  readonly languageTag: string;
  /** What the browser needs to draw the same. */
  readonly data: PageData;
  /** The page as recorded events name it. */
  readonly view: PageBlock['view'];
  /** Namespaces of its texts besides the default one. */
  readonly namespaces: readonly string[];
}
