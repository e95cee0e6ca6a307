import { join } from 'node:path';
import { listBrands } from '@baize/site-build/brand-config';

/** Every brand folder: a new brand is photographed without being named here. */
export const BRANDS: readonly string[] = listBrands(join(import.meta.dirname, '../..'));
/** The brand without a personality, and the one with most of it: what differs between them is the theme. */
export const SCREEN_BRANDS = ['wireframe', 'northlight'] as const;

export interface WindowSize {
  readonly width: 390 | 1440;
  readonly height: number;
}
export const SIZES: readonly WindowSize[] = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

export interface Screen {
  /** Name of its pictures. */
  readonly name: string;
  /** Id in Storybook. */
  readonly story: string;
}

export const BRAND_SHEET: Screen = { name: 'brand-sheet', story: 'foundations-brandsheet--brand-sheet' };

/** The main screens in the states that a player meets most. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', story: 'screens-home--visitor' },
  { name: 'home-loading', story: 'screens-home--loading' },
  { name: 'lobby', story: 'screens-site--lobby-of-a-player' },
  { name: 'category', story: 'screens-site--category' },
  { name: 'search-nothing', story: 'screens-site--search-without-result' },
  { name: 'game', story: 'screens-game--for-money' },
  { name: 'game-refused', story: 'screens-game--refused' },
  { name: 'log-in', story: 'screens-site--log-in' },
  { name: 'sign-up', story: 'screens-site--sign-up' },
  { name: 'deposit', story: 'screens-site--deposit' },
  { name: 'deposit-refused', story: 'screens-site--deposit-refused' },
  { name: 'withdraw', story: 'screens-site--withdraw' },
  { name: 'transactions', story: 'screens-site--transactions' },
  { name: 'static-page', story: 'screens-site--static-page' },
  { name: 'not-found', story: 'screens-site--not-found' },
  { name: 'maintenance', story: 'screens-site--maintenance' },
];

export interface Part {
  readonly component: string;
  /** Finds the component's outermost element in its screen. */
  readonly selector: string;
  /** So many elements up from there. */
  readonly up?: number;
  /** Levels below it that are written down. */
  readonly depth: number;
  /** The width that shows it; both unless said. */
  readonly only?: 390 | 1440;
}

/** Where each layout component stands, by what a screen reader finds too. */
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
      { component: 'Header-of-a-visitor', selector: 'header', depth: 3 },
      { component: 'BottomBar-of-a-visitor', selector: 'nav:has(> [href$="/signup"])', depth: 2, only: 390 },
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

export const shows = ({ only }: Part, { width }: WindowSize): boolean => only === undefined || only === width;
/** File of a component's boxes. */
export const boxName = ({ component }: Part, brand: string, { width }: WindowSize): string =>
  `${component}-${brand}-${width}.txt`;
/** File of a screen's picture. */
export const pictureName = ({ name }: Screen, brand: string, { width }: WindowSize): string =>
  `${name}-${brand}-${width}.png`;

/** Every file that the tests know; whatever else lies in the recordings is left over. */
export const knownPictures = (): ReadonlySet<string> =>
  new Set(
    SIZES.flatMap((size) => [
      ...BRANDS.map((brand) => pictureName(BRAND_SHEET, brand, size)),
      ...SCREEN_BRANDS.flatMap((brand) => SCREENS.map((screen) => pictureName(screen, brand, size))),
    ]),
  );
export const knownBoxes = (): ReadonlySet<string> =>
  new Set(
    SIZES.flatMap((size) =>
      BRANDS.flatMap((brand) =>
        PLACES.flatMap(({ parts }) =>
          parts.filter((part) => shows(part, size)).map((part) => boxName(part, brand, size)),
        ),
      ),
    ),
  );
