import type { BrandConfig } from './brand-config.ts';

/** How the frame and the home page are arranged. Layout components read it as data, never by brand id. */
export interface BrandLayout {
  readonly header: 'left' | 'centred' | 'flanked' | 'slab';
  readonly hero: 'full' | 'split' | 'card' | 'editorial' | 'board';
  readonly cardHover: 'lift' | 'glow' | 'tilt' | 'outline' | 'frame' | 'edge';
  readonly rowHeading: 'plain' | 'bar' | 'underline' | 'ruled' | 'slant';
  readonly chips: 'pill' | 'tile' | 'tab' | 'ruled' | 'slat';
  readonly footer?: 'columns' | 'centred';
  readonly tile?: 'picture' | 'labelled';
  readonly navigation?: 'line' | 'block';
  readonly table?: 'lines' | 'striped';
  readonly sideNavigation: boolean;
  /** The product in the phone's bar; the casino by default. Where the market has no such product, the next one stands in. */
  readonly productTab?: 'casino' | 'live-casino' | 'promotions';
  /** Sections of the home page, in order. */
  readonly home: readonly HomeSection[];
}
/** A section of the home page itself, or the id of a part that a domain adds to it (`tournaments.current`). */
export type HomeSection = HomePageSection | `${string}.${string}`;
export type HomePageSection =
  'hero' | 'categories' | 'live' | 'rows' | 'jackpots' | 'winners' | 'providers' | 'promotions' | 'about';

/**
 * Footer texts that the law or the licence requires, by translation locale, with English as the fallback. Release data,
 * never compiled into the site.
 */
export interface BrandLegal {
  readonly company: Readonly<Record<string, string>>;
  readonly gambling: Readonly<Record<string, string>>;
  readonly description: Readonly<Record<string, string>>;
  readonly about: Readonly<Record<string, { readonly title: string; readonly paragraphs: readonly string[] }>>;
}

/** The texts of one language, which is what a page needs. */
export type LegalTexts = { readonly [Field in keyof BrandLegal]?: BrandLegal[Field][string] };

/** Selects a language's texts; English variants and gaps fall back to English. */
export function legalTexts(legal: BrandLegal, locale: string): LegalTexts {
  return Object.fromEntries(
    Object.entries(legal).flatMap(([field, texts]: [string, Readonly<Record<string, unknown>>]) => {
      const text = texts[locale] ?? texts['en'];
      return text === undefined ? [] : [[field, text]];
    }),
  );
}

/** Colour classes of the game tag label (A§1); the theme holds the colours. */
export type TagColour = 'primary' | 'secondary' | 'hot' | 'top' | 'special';

/** A brand as the site's build uses it: data only. */
export interface BrandManifest {
  readonly config: BrandConfig;
  /** Class of the theme, set on the document element. */
  readonly themeClass: string;
  readonly logo: {
    readonly wordmark: string;
    readonly symbol: string;
    readonly favicon: string;
    readonly width: number;
    readonly height: number;
  };
  readonly layout: BrandLayout;
  readonly tagColours: Readonly<Record<'new' | 'hot' | 'top' | 'exclusive' | 'jackpot', TagColour>>;
  /** The browser's own frame. */
  readonly themeColour: string;
}
