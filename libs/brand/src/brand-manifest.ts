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
  readonly productTab?: 'casino' | 'live-casino' | 'promotions' | 'sportsbook';
  /** Sections and shelves of the home page, in order. */
  readonly home: readonly HomeSection[];
}
/**
 * A section of the home page itself, a shelf of games, or the id of a part that a domain adds to it
 * (`sportsbook.events`).
 */
export type HomeSection = HomePageSection | HomeShelf | `${string}.${string}`;
export type HomePageSection =
  'hero' | 'categories' | 'live' | 'jackpots' | 'winners' | 'providers' | 'promotions' | 'about';

/**
 * The tile sizes of a shelf (B§3), whose patterns are in libs/games:
 * - `showcase`, `tall` and `wide` mix large tiles with small ones in two lines;
 * - `posters` are all tall, `landscapes` all wide;
 * - `pairs` and `line` are small tiles in two lines and in one.
 */
export type ShelfTiles = 'showcase' | 'tall' | 'wide' | 'posters' | 'landscapes' | 'pairs' | 'line';

/** One category of the casino as a row of the home page. The lobby shows it in the content service's order and sizes. */
export interface HomeShelf {
  /** The category's id. */
  readonly shelf: string;
  readonly tiles: ShelfTiles;
  /** Opens the row with the content service's box for the category: its picture, a sentence and a link. */
  readonly story?: true;
}

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

/** Keeps a helpline's number on one line: its groups of digits have no-break spaces. */
const keepNumbersWhole = (text: string): string => text.replace(/(?<=\d) (?=\d)/g, '\u00a0');

/** Selects a language's texts; English variants and gaps fall back to English. */
export function legalTexts(legal: BrandLegal, locale: string): LegalTexts {
  return Object.fromEntries(
    Object.entries(legal).flatMap(([field, texts]: [string, Readonly<Record<string, unknown>>]) => {
      const text = texts[locale] ?? texts['en'];
      return text === undefined ? [] : [[field, typeof text === 'string' ? keepNumbersWhole(text) : text]];
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
