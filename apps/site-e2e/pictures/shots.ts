import type { Page } from '@playwright/test';
import { slugOfKind } from '../player/games.ts';

export const SIZES = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'desktop', width: 1440, height: 900 },
] as const;
/** The screens that distinguish brands at a glance. */
export const MAIN_SCREENS = ['home', 'home-first-screen', 'lobby', 'play-for-money', 'transactions', 'deposit'];

/** A picture to take. */
export interface Shot {
  readonly name: string;
  /** Under the locale prefix. */
  readonly path: string;
  /** Steps before the picture is taken. */
  readonly before?: (page: Page) => Promise<void>;
  readonly whole?: boolean;
}

/** Opens a game. The frame's own page shows when it can be played, and a table with its first round. */
async function play(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page
    .frameLocator('main iframe')
    .locator('.hud[data-state="idle"], .lt-message')
    .first()
    .waitFor({ timeout: 30_000 })
    .catch(() => undefined);
}
const firstGame = async (page: Page): Promise<void> => {
  const href = await page.locator('main a[href*="/play/"]').first().getAttribute('href');
  if (href) await play(page, new URL(href, page.url()).href);
};
/** Opens the page of the first promotion in the list. */
const firstPromotion = async (page: Page): Promise<void> => {
  const hrefs = await page
    .locator('main a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const promotion = hrefs.find((href) => /\/promotions\/[^/]+\/[^/]+$/.test(href));
  if (promotion) await page.goto(promotion);
};
const gameOf =
  (lobby: 'casinoGames' | 'liveCasinoGames', kind: string) =>
  async (page: Page): Promise<void> => {
    const api = new URL(page.url()).origin;
    await play(page, `${page.url().replace(/\/$/, '')}/play/${await slugOfKind({ api }, lobby, kind)}`);
  };
const CASINO_KINDS = ['roulette', 'baccarat', 'blackjack', 'poker', 'videoPoker', 'scratch', 'instant'];
const LIVE_KINDS = ['roulette', 'baccarat', 'blackjack', 'poker', 'gameShow'];
/** The lobby's filter button, by its icon: it is beside the search on a desktop and in the bottom bar on a phone. */
const pressFilter = (page: Page): Promise<void> =>
  page.locator('button:has(path[d^="M10 5H3"])').filter({ visible: true }).first().click();

/** What a visitor sees. */
export const VISITOR: readonly Shot[] = [
  { name: 'home', path: '', whole: true },
  { name: 'home-first-screen', path: '' },
  { name: 'lobby', path: 'online-casino' },
  { name: 'category', path: 'online-casino/popular' },
  { name: 'search', path: 'online-casino?search=gold' },
  { name: 'search-nothing', path: 'online-casino?search=zzqqxx' },
  { name: 'filter', path: 'online-casino', before: pressFilter },
  { name: 'play-for-fun', path: 'online-casino', before: firstGame },
  ...['thousand-ways', 'hold-and-draw'].map((name) => ({
    name: `play-${name}`,
    path: `online-casino/${name}`,
    before: firstGame,
  })),
  ...CASINO_KINDS.map((kind) => ({ name: `play-${kind}`, path: '', before: gameOf('casinoGames', kind) })),
  { name: 'live-lobby', path: 'live-casino' },
  { name: 'promotions', path: 'promotions', whole: true },
  { name: 'promotion', path: 'promotions', whole: true, before: firstPromotion },
  { name: 'tournaments', path: 'tournaments', whole: true },
  { name: 'sign-up', path: 'signup', whole: true },
  {
    name: 'sign-up-errors',
    path: 'signup',
    whole: true,
    before: (page) => page.locator('main form button[type="submit"]').click(),
  },
  { name: 'login', path: 'my-account/banking' },
  { name: 'terms', path: 'terms' },
  { name: 'responsible-gambling', path: 'responsible-gambling' },
  { name: 'not-found', path: 'no/such/page' },
  { name: 'restricted', path: 'restricted' },
  { name: 'server-error', path: '500' },
];
/** What a player with a balance sees. */
export const PLAYER: readonly Shot[] = [
  { name: 'player-home', path: '' },
  { name: 'deposit', path: 'my-account/banking/deposit', whole: true },
  {
    name: 'deposit-gateway',
    path: 'my-account/banking/deposit',
    before: async (page) => {
      await page.locator('main input[type="radio"][value="CREDITCARD"]').check();
      await page.locator('#deposit-amount').fill('50');
      await page.locator('main form button[type="submit"]').click();
      await page.frameLocator('main iframe').locator('#number').waitFor();
    },
  },
  { name: 'withdraw', path: 'my-account/banking/withdraw', whole: true },
  { name: 'transactions', path: 'my-account/banking/transactions', whole: true },
  { name: 'gambling-limits', path: 'my-account/gambling-limits', whole: true },
  { name: 'play-for-money', path: 'online-casino', before: firstGame },
  ...LIVE_KINDS.map((kind) => ({ name: `live-${kind}`, path: '', before: gameOf('liveCasinoGames', kind) })),
  { name: 'rewards', path: 'my-account/rewards', whole: true },
  { name: 'rewards-active', path: 'my-account/rewards/active', whole: true },
  { name: 'bonus-code', path: 'my-account/bonus-code' },
  { name: 'account', path: 'my-account', whole: true },
  { name: 'verification', path: 'my-account/account/verification', whole: true },
  { name: 'inbox', path: 'my-account/inbox', whole: true },
  { name: 'account-menu', path: '', before: (page) => page.locator('header button[aria-haspopup]').last().click() },
];
