/**
 * What the page script must know; a data block of each prerendered page (`id="page"`), never a script. All that only
 * the app needs lies in the file `data`.
 */
export interface PageBlock {
  /** The address that it is the page of: a host may answer others with it. */
  readonly path: string;
  /** Address of the script that starts the app. */
  readonly app: string;
  /** The other scripts that the app runs first, and those of the page's screen. */
  readonly scripts: readonly string[];
  /** The complete stylesheets; the page itself contains only the rules for its own markup. */
  readonly styles: readonly string[];
  /** Address of the `PageData` from which the page was rendered. */
  readonly data: string;
  /** Namespaces of the page's texts besides the default one. */
  readonly namespaces: readonly string[];
  /** Further namespaces whose texts are preloaded: those of overlays that visitors open first. */
  readonly texts: readonly string[];
  /** The page as recorded events name it (`siteEvent`). */
  readonly view: { readonly page: string; readonly pageId?: string };
  readonly brand: string;
  /** The market's. */
  readonly currency: string;
  /** What the page assumes of its visitor. Where it does not hold, the app starts at once. */
  readonly assumes: {
    /** The country for which the page was rendered; null on a market of several. */
    readonly country: string | null;
    /** Countries in which some studio's games are not shown. */
    readonly notCountries: readonly string[];
    /** `country-region` of the visitors who are offered another language (A§9). */
    readonly notRegions: readonly string[];
  };
  /** Address of the `EarlySearch` of a page whose search is answered before the app is there; absent on others. */
  readonly search?: string;
  /** The page is a form, so the app starts as soon as the page rests. */
  readonly isForm: boolean;
  /** The page shows figures that only the app asks for, so it starts then too, unless the visitor saves data. */
  readonly isLive: boolean;
  /** What the page says when the app cannot start. */
  readonly words: {
    readonly offlineTitle: string;
    readonly offlineText: string;
    readonly failedTitle: string;
    readonly failedText: string;
    readonly retry: string;
  };
}
