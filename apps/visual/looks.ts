import { join } from 'node:path';
import { listBrands } from '@baize/site-build/brand-config';

/** Every brand folder, so that a new brand is included automatically. */
export const BRANDS: readonly string[] = listBrands(join(import.meta.dirname, '../..'));
/** The plainest brand and the richest one. Only the theme differs between them. */
export const SCREEN_BRANDS = ['wireframe', 'northlight'] as const;

/** The brand whose screens are recorded on a tablet, too. The others take its layout from the same components. */
const TABLET_BRAND = 'northlight';
const TABLET = 820;

export interface WindowSize {
  readonly width: 390 | typeof TABLET | 1440;
  readonly height: number;
}
export const SIZES: readonly WindowSize[] = [
  { width: 390, height: 844 },
  { width: TABLET, height: 1180 },
  { width: 1440, height: 900 },
];

export interface Screen {
  /** Base name of its pictures. */
  readonly name: string;
  /** Story id in Storybook. */
  readonly story: string;
  /** `too`: a tablet's layout is one of its own, and recorded. `only`: phones and desktops are recorded by other screens. */
  readonly tablet?: 'too' | 'only';
}

export const BRAND_SHEET: Screen = { name: 'brand-sheet', story: 'foundations-brandsheet--brand-sheet' };

const wanted = process.env['VISUAL_SCREENS']?.split(',');
/** Whether this run compares the screen: all of them, or those named in VISUAL_SCREENS. */
export const isWanted = ({ name }: Screen): boolean => wanted?.includes(name) ?? true;

/** The main screens in their most common states. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', story: 'screens-home--visitor', tablet: 'too' },
  { name: 'home-loading', story: 'screens-home--loading' },
  { name: 'lobby', story: 'screens-site--player-lobby', tablet: 'too' },
  { name: 'category', story: 'screens-site--category' },
  { name: 'search-nothing', story: 'screens-site--search-without-result' },
  { name: 'game', story: 'screens-game--for-money' },
  { name: 'game-refused', story: 'screens-game--refused' },
  { name: 'login', story: 'screens-site--log-in' },
  { name: 'sign-up', story: 'screens-site--sign-up' },
  { name: 'deposit', story: 'screens-site--deposit', tablet: 'too' },
  { name: 'deposit-refused', story: 'screens-site--deposit-refused' },
  { name: 'withdraw', story: 'screens-site--withdraw' },
  { name: 'transactions', story: 'screens-site--transactions' },
  { name: 'account', story: 'screens-site--account', tablet: 'only' },
  { name: 'sportsbook', story: 'screens-site--sportsbook', tablet: 'only' },
  { name: 'static-page', story: 'screens-site--static-page' },
  { name: 'not-found', story: 'screens-site--not-found' },
  { name: 'maintenance', story: 'screens-site--maintenance' },
];

export interface Part {
  readonly component: string;
  /** Selects the component's outermost element on its screen. */
  readonly selector: string;
  /** Number of parent elements to go up from there. */
  readonly up?: number;
  /** Number of levels below it to record. */
  readonly depth: number;
  /** The only window width that shows it; both if left out. */
  readonly only?: 390 | 1440;
}

/** The screen and position of each layout component. */
export const PLACES: readonly { readonly screen: Screen; readonly parts: readonly Part[] }[] = [
  {
    screen: BRAND_SHEET,
    parts: [
      { component: 'Header', selector: 'header', depth: 3 },
      { component: 'HeroCarousel', selector: '[aria-roledescription="carousel"]', depth: 4 },
      {
        component: 'GameRow',
        selector:
          'section:has(> div > h2:text-is("Picked for tonight")), section:has(h2:text-is("Picked for tonight"))',
        depth: 3,
      },
      { component: 'SideNav', selector: 'nav[aria-label="Account"]', depth: 4 },
      { component: 'Footer', selector: 'footer', depth: 4 },
      { component: 'BottomBar', selector: 'nav:has(> [href="#d"])', depth: 2, only: 390 },
    ],
  },
  {
    screen: { name: 'category', story: 'screens-site--category' },
    parts: [
      { component: 'Header-visitor', selector: 'header', depth: 3 },
      { component: 'BottomBar-visitor', selector: 'nav:has(> [href$="/signup"])', depth: 2, only: 390 },
      {
        component: 'GameGrid',
        selector: 'main [role="list"]:has([data-index]), main [role="list"]:has(> [role="listitem"])',
        depth: 2,
      },
    ],
  },
  {
    screen: { name: 'deposit', story: 'screens-site--deposit' },
    parts: [{ component: 'SectionPage', selector: 'main h1', up: 2, depth: 3 }],
  },
];

/** Returns whether the boxes of a part are recorded in windows of this size: on a phone and a desktop. */
export const isShownAt = ({ only }: Part, { width }: WindowSize): boolean =>
  width !== TABLET && (only === undefined || only === width);
/** Returns whether a picture of the screen is recorded. */
export function isPictured({ name, tablet }: Screen, brand: string, { width }: WindowSize): boolean {
  if (width === TABLET) return tablet !== undefined && brand === TABLET_BRAND;
  return name === BRAND_SHEET.name || (tablet !== 'only' && SCREEN_BRANDS.some((pictured) => pictured === brand));
}
/** Returns the file name of a component's boxes. */
export const boxName = ({ component }: Part, brand: string, { width }: WindowSize): string =>
  `${component}-${brand}-${width}.txt`;
/** Returns the file name of a screen's picture. */
export const pictureName = ({ name }: Screen, brand: string, { width }: WindowSize): string =>
  `${name}-${brand}-${width}.png`;

/** Returns all pictures that the tests use. Other files in the recordings are obsolete. */
export const knownPictures = (): ReadonlySet<string> =>
  new Set(
    SIZES.flatMap((size) =>
      BRANDS.flatMap((brand) =>
        [BRAND_SHEET, ...SCREENS]
          .filter((screen) => isPictured(screen, brand, size))
          .map((screen) => pictureName(screen, brand, size)),
      ),
    ),
  );
/** Returns all files of boxes that the tests use. */
export const knownBoxes = (): ReadonlySet<string> =>
  new Set(
    SIZES.flatMap((size) =>
      BRANDS.flatMap((brand) =>
        PLACES.flatMap(({ parts }) =>
          parts.filter((part) => isShownAt(part, size)).map((part) => boxName(part, brand, size)),
        ),
      ),
    ),
  );
