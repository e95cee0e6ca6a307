import type { RequestHandler } from 'msw';
import { gameLaunch, gameLookup, gameLookupDemo, gameSession } from '@baize/contracts/game-launch';
import { jackpotAmounts, lastPlayedGames, playerGameList } from '@baize/contracts/games';
import { depositLimits, spendLimits } from '@baize/contracts/limits';
import type { ResponseOf } from '@baize/contracts/route';
import { captchaChallenge, riskSetting } from '@baize/contracts/registration';
import {
  depositCheck,
  depositMethods,
  pendingWithdrawals,
  withdrawalCheck,
  withdrawalMethods,
} from '@baize/contracts/cashier';
import { balance, sessionRounds, walletHistory, walletSummary, withdrawalTransactions } from '@baize/contracts/wallet';
import { sportsHighlights, sportsSearch } from '@baize/contracts/sportsbook';
import { publicTournaments, tournaments } from '@baize/contracts/tournament';
import { latestWinners, topWinners } from '@baize/contracts/winners';
import { storyImageRef, STORY_PAYMENTS, STORY_STUDIOS } from '@baize/testing/story-games';
import {
  banner,
  block,
  handle,
  handleContent,
  paymentMethod,
  pendingWithdrawal,
  reference,
  SPORTS_EVENTS,
  staticPage,
  gameRound,
  historyEntry,
  historySession,
  walletBalance,
  walletSummaryOf,
  type ContentParameters,
} from '@baize/testing';
import {
  gameEntry,
  gameSummaries,
  gameSummary,
  indexedGame,
  listedCategory,
  lobbyCategory,
  providerEntry,
} from '@baize/games/testing';
import { limitsOf } from '@baize/limits/testing';

const TAGS: readonly (readonly string[])[] = [['hot'], ['new'], [], ['top'], [], ['exclusive'], []];
const tagged = (number: number) =>
  gameSummary(number, { tags: TAGS[number % TAGS.length] ?? [], jackpot: number % 9 === 4 });
const games = (count: number, from: number) => Array.from({ length: count }, (_, index) => tagged((from + index) % 24));
const MIXED = { columns: 12, rows: 2, sizes: ['4x', '1x', '1x', '2xv', '2xh', '1x', '1x', '1x', '1x'] } as const;

/** The lobby's rows; the first combines tiles of all sizes. */
export const STORY_CATEGORIES = [
  lobbyCategory('popular', {
    name: 'Popular',
    icon: 'flame',
    games: games(18, 0),
    grid: { desktop: MIXED, tablet: MIXED, mobile: MIXED },
  }),
  lobbyCategory('new', { name: 'New', icon: 'sparkles', games: games(14, 12) }),
  lobbyCategory('slots', { name: 'Slots', icon: 'cherry', games: games(16, 6) }),
  lobbyCategory('jackpots', { name: 'Jackpots', icon: 'crown', games: games(14, 3) }),
  lobbyCategory('table', { name: 'Tables', icon: 'spade', games: games(14, 17) }),
  lobbyCategory('instant', { name: 'Instant', icon: 'zap', games: games(12, 20) }),
  // The shelves of the brands' home pages.
  ...(
    [
      ['adventure', 'Adventure', 'compass'],
      ['magic', 'Magic', 'wand'],
      ['exclusive', 'Exclusive', 'badge-check'],
      ['thousand-ways', 'Thousand ways', 'waypoints'],
      ['fruit-classics', 'Fruit classics', 'cherry'],
      ['sweets', 'Sweets', 'candy'],
      ['table-games', 'Table games', 'club'],
      ['hold-and-draw', 'Hold & draw', 'lock'],
    ] as const
  ).map(([id, name, icon], index) => lobbyCategory(id, { name, icon, games: games(14, index * 5) })),
];
/** A time some minutes ago: the page says how long ago a win was, whatever the day is. */
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const PAGES = [
  ['about-us', 'About us', 'information'],
  ['fair-play', 'Fair play', 'information'],
  ['payment-methods', 'Payment methods', 'help'],
  ['contact-live-chat', 'Contact', 'help'],
  ['terms', 'Terms and conditions', 'legal'],
  ['privacy-policy', 'Privacy', 'legal'],
  ['bonus-terms', 'Bonus terms', 'legal'],
].map(([slug, title, group]) => ({ slug, title, group }));
const METHODS = ['CREDITCARD', 'TRUSTLY', 'SKRILL', 'VOUCHER'].map((name, index) => ({
  name,
  title: STORY_PAYMENTS[index]?.title ?? name,
  altTag: STORY_PAYMENTS[index]?.title ?? name,
  image: { ref: storyImageRef(index, 'payment'), color: '#223344', alt: null },
}));
const MARKS = METHODS.map(({ name, title, image }) => ({
  name,
  title,
  image: { _type: 'image', asset: { _type: 'reference', _ref: image.ref }, color: image.color },
}));
const BODY = [
  block('These terms are an agreement between you and {company}, which runs this site under its licence.'),
  block('Who may play', { style: 'h2' }),
  block('You are {minimumAge} or older, you play for yourself and with your own money, and you have one account.'),
  block('Only you use your account', { listItem: 'bullet', level: 1 }),
  block('Your details are true and up to date', { listItem: 'bullet', level: 1 }),
  block('Deposits and withdrawals', { style: 'h2' }),
  block(
    'Money that you deposit is in your balance at once. A withdrawal leaves it at once and is with your bank in one to three days; until we have sent it you may call it back.',
  ),
  block('Questions', { style: 'h3' }),
  block('Write to our support', { href: 'mailto:{supportEmail}' }),
  block('Stop while it is fun.', { style: 'blockquote' }),
];
const DAY = [
  historySession(
    1,
    { rounds: 24, staked: 48, won: 94.6 },
    { amount: 46.6, balanceAfterTransaction: 148.6, description: 'Aurora Drift' },
  ),
  historyEntry(60, { amount: -2, balanceAfterTransaction: 102, description: 'Comet Chase' }),
  historyEntry(90, {
    type: 'DEPOSIT',
    category: 'PAYMENT',
    amount: 50,
    balanceAfterTransaction: 104,
    description: null,
  }),
  historyEntry(1500, {
    type: 'WITHDRAW',
    category: 'PAYMENT',
    status: 'PENDING',
    amount: -20,
    balanceAfterTransaction: 54,
    description: null,
  }),
  historyEntry(1501, {
    type: 'DEPOSIT',
    category: 'PAYMENT',
    status: 'FAILED',
    amount: 30,
    balanceAfterTransaction: 74,
    description: null,
  }),
];

const MOVED: readonly (readonly [deposited: number, withdrawn: number])[] = [
  [50, 0],
  [0, 0],
  [20, 0],
  [0, 90],
  [40, 0],
  [0, 0],
  [60, 0],
  [0, 30],
  [50, 0],
  [0, 0],
  [25, 0],
  [0, 120],
  [0, 0],
  [50, 0],
];
const DAYS = MOVED.map(([deposited, withdrawn], index) => ({
  day: `2026-11-${String(index + 7).padStart(2, '0')}`,
  deposited,
  withdrawn,
}));

/** The answer to a look-up of `game-<number>`. */
const lookedUp = (slug: string): ResponseOf<typeof gameLookup> => {
  const { id, name, provider, providerTitle } = gameSummary(Number(slug.split('-')[1]));
  return {
    data: {
      gameDetail: {
        gameId: id,
        type: 'casinoGames',
        gameProvider: provider,
        gameProviderTitle: providerTitle,
        subProvider: null,
        label: name,
        gameSlug: slug,
        rtp: 96.1,
        demo: true,
        betLimits: [],
        image: storyImageRef(0, '1x'),
      },
    },
  };
};

/** The boxes of the home page's hero. */
const STORY_BANNERS = [
  banner({
    id: 'b-1',
    title: 'A long night, well spent',
    description: '100 % up to €200 and 50 spins on Aurora Drift. 18+, terms apply.',
    greeting: 'Welcome offer',
    button: { type: 'primary', label: 'Join and play' },
    image: { ref: storyImageRef(0, 'banner'), color: '#1d2440', alt: null },
  }),
  banner({
    id: 'b-2',
    title: 'Jackpots near the top',
    image: { ref: storyImageRef(7, 'banner'), color: '#1d2440', alt: null },
  }),
  banner({
    id: 'b-3',
    title: 'New from the reef',
    image: { ref: storyImageRef(2, 'banner'), color: '#1d2440', alt: null },
  }),
];
/** The boxes that open shelves. */
const STORY_BOXES = ['adventure', 'fruit-classics', 'thousand-ways'].map((category, index) =>
  banner({
    id: `box-${category}`,
    title: 'Out where the map ends',
    description: 'Pirates, prairies and long night drives: games that tell a story.',
    button: { type: 'primary', label: 'Set out' },
    urlAction: {
      authorized: { slug: `/online-casino/${category}`, absoluteUrl: null, openNewTab: false },
      anonymous: { slug: `/online-casino/${category}`, absoluteUrl: null, openNewTab: false },
    },
    image: { ref: storyImageRef(3 + index, 'banner'), color: '#1d2440', alt: null },
  }),
);
/**
 * Handlers for a filled site: every request of its pages is answered, and every picture exists. A story's own handlers
 * come first.
 */
export const siteHandlers = (): RequestHandler[] => [
  handleContent('banners', ({ placement }: ContentParameters) =>
    placement === 'casino' ? STORY_BOXES : placement === 'cashier' ? [] : STORY_BANNERS,
  ),
  handleContent('lobby', STORY_CATEGORIES),
  handleContent('categories', STORY_CATEGORIES.map(listedCategory)),
  handleContent('category', ({ category }: ContentParameters) => ({
    name: STORY_CATEGORIES.find(({ id }) => id === category)?.name ?? 'Games',
    games: games(24, 2),
  })),
  handleContent('byProviders', games(14, 9)),
  handleContent(
    'index',
    Array.from({ length: 72 }, (_, index) => indexedGame(index)),
  ),
  handleContent(
    'providers',
    STORY_STUDIOS.map((title, number) =>
      providerEntry(title.toLowerCase().replace(/\W+/g, '-'), 40 + number * 13, { title, number }),
    ),
  ),
  handleContent('gamesByIds', ({ ids }: ContentParameters) =>
    (ids as string[]).map((id) => gameSummary(Number(id.split('-')[1]))),
  ),
  handleContent(
    'jackpotGames',
    games(14, 3).map((game) => ({ ...game, jackpot: true })),
  ),
  handleContent('game', ({ slug }: ContentParameters) =>
    gameEntry(Number(String(slug).split('-')[1]), { related: gameSummaries(12, 7) }),
  ),
  handleContent('pages', PAGES),
  // No promotions: the home page leaves out their section, and the content domain has stories of them.
  handleContent('promotions', []),
  handleContent('promotionCategories', []),
  // No tournaments either, for the same reason.
  handle(publicTournaments, []),
  handle(tournaments, []),
  handleContent('tournamentBoxes', []),
  handleContent('paymentMethods', METHODS),
  handleContent(/paymentMethod"\]\{name, title, image\}/, MARKS),
  handleContent('staticPage', staticPage({ body: BODY })),
  handleContent('signUpBanner', {
    title: 'Join',
    description: '',
    icon: null,
    image: { ref: storyImageRef(1, 'banner'), color: '#223344', alt: null },
    smsMaxAttempts: 3,
  }),
  handleContent('payAndPlayBanner', { title: 'Join and deposit in one step', description: 'Less to fill in.' }),
  handleContent('registrationPage', null),
  handleContent('termsVersion', { version: 1, slug: 'terms', publishedAt: '2026-10-01T00:00:00Z' }),
  handle(jackpotAmounts, ({ query }) => ({
    data: String(query.gameIds)
      .split(',')
      .map((gameId, index) => ({
        gameId,
        amount: Math.round(120437740 - index * 4821055) / 100,
        currency: 'EUR' as const,
        lastWin: index === 1 ? { amount: 4218.6, wonAt: ago(12) } : null,
      })),
  })),
  handle(sportsHighlights, { data: [...SPORTS_EVENTS], stale: false }),
  handle(sportsSearch, { data: [] }),
  handle(topWinners, [
    { gameId: 'game-5', playerName: 'T***u', amount: 18_240, currencyCode: 'EUR', wonAt: ago(60 * 70) },
    { gameId: 'game-7', playerName: 'K***e', amount: 5210.4, currencyCode: 'EUR', wonAt: ago(30) },
    { gameId: 'game-4', playerName: 'M***a', amount: 1240, currencyCode: 'EUR', wonAt: ago(9) },
  ]),
  handle(
    latestWinners,
    ['A***o', 'M***a', 'J***n', 'S***i', 'K***e', 'O***r'].map((playerName, index) => ({
      gameId: `game-${index + 3}`,
      playerName,
      amount: [486.5, 1240, 75.2, 312, 5210.4, 98][index] ?? 10,
      currencyCode: 'EUR',
      wonAt: ago(2 + index * 7),
    })),
  ),
  handle(depositLimits, limitsOf()),
  handle(spendLimits, limitsOf()),
  handle(gameLookup, ({ body }) => lookedUp(body.slug)),
  handle(gameLookupDemo, ({ body }) => lookedUp(body.slug)),
  handle(gameLaunch, () => ({ gameURL: `${location.origin}/story-game.html` })),
  handle(gameSession, {
    startedAt: '2026-11-21T12:00:00.000Z',
    now: '2026-11-21T12:00:00.000Z',
    staked: 0,
    won: 0,
    netPosition: 0,
    currencyCode: 'EUR',
    endedBy: null,
  }),
  handle(balance, walletBalance({ mainBalance: 120.5 })),
  handle(walletHistory, DAY),
  handle(
    withdrawalTransactions,
    DAY.filter(({ type }) => type === 'WITHDRAW'),
  ),
  handle(sessionRounds, {
    currencyCode: 'EUR',
    rounds: [gameRound(100), gameRound(101, { won: 5, amount: 3 }), gameRound(102)],
  }),
  handle(walletSummary, walletSummaryOf(DAYS)),
  handle(depositCheck, {
    result: 'SUCCESS',
    limitLeft: null,
    limitType: null,
    resetOn: null,
    daysLeftToVerifyDocuments: null,
    reason: null,
  }),
  handle(depositMethods, [
    paymentMethod(),
    paymentMethod({ name: 'TRUSTLY', processTime: 5, recent: true }),
    paymentMethod({ name: 'SKRILL', min: 20 }),
  ]),
  handle(withdrawalCheck, { result: 'SUCCESS', limit: null, originalLimit: null, duration: 'daily' }),
  handle(withdrawalMethods, [paymentMethod({ paymentMethodType: 'WITHDRAW', processTime: 60 })]),
  handle(pendingWithdrawals, [
    pendingWithdrawal({ amount: 40, requestedAt: '2026-11-20T12:00:00.000Z' }),
    pendingWithdrawal({ pendingWithdrawalId: reference(951), amount: 75.5, nextStep: 'PAYOUT', cancellable: false }),
  ]),
  handle(
    lastPlayedGames,
    [3, 9, 14, 5].map((number) => ({ gameId: `game-${number}` })),
  ),
  handle(
    playerGameList,
    [7, 12, 3].map((number) => ({ gameId: `game-${number}` })),
  ),
  handle(riskSetting, { smsVerification: true, emailVerification: true }),
  handle(captchaChallenge, {}),
];
