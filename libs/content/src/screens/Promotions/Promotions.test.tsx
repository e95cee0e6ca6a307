import { screen, waitFor, within } from '@testing-library/react';
import { useEffect, type ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { accessDetails } from '@baize/contracts/player';
import { FormatProvider } from '@baize/i18n';
import {
  handle,
  handleContent,
  never,
  playerProfile,
  playerSession,
  promotion,
  promotionCategories,
  refuse,
  testBrand,
} from '@baize/testing';
import { fillSlot, PROMOTION_OFFER } from '@baize/shell/module';
import { renderWithShell } from '@baize/testing/render';
import { promotionsModule } from '../../module.ts';
import { Promotion } from '../Promotion/Promotion.tsx';
import { Promotions } from './Promotions.tsx';

const LIST = [
  promotion('first'),
  promotion('tables', { category: 'live-casino', tags: [{ slug: 'know-how', name: 'Know-how' }] }),
  promotion('odds', { category: 'sports' }),
  promotion('quiet', { tags: [{ slug: 'season', name: 'Season' }], endDate: '2999-12-31T00:00:00Z' }),
  promotion('members', { authorized: 'authorized' }),
  promotion('strangers', { authorized: 'notAuthorized' }),
  promotion('past', { endDate: '2020-01-01T00:00:00Z' }),
  promotion('future', { startDate: '2999-01-01T00:00:00Z' }),
];
const handlers = (list: unknown = LIST) => [
  handleContent('promotions', list),
  handleContent('promotionCategories', promotionCategories()),
];
const ROUTES = {
  promotions: '/en-UN/promotions',
  category: '/en-UN/promotions/:category',
  tag: '/en-UN/promotions/:category/tag/:tag',
} as const;
const show = (path = '', route: keyof typeof ROUTES = 'promotions', over: Parameters<typeof renderWithShell>[1] = {}) =>
  renderWithShell(<Promotions />, {
    path: `/en-UN/promotions${path}`,
    route: ROUTES[route],
    handlers: handlers(),
    ...over,
  });
const titles = async () => {
  await screen.findByRole('navigation');
  return screen
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)
    .filter((title) => title?.startsWith('Promotion '));
};

describe('the promotions page', () => {
  it('shows current promotions that are meant for a visitor', async () => {
    show();
    expect(await titles()).toEqual([
      'Promotion first',
      'Promotion tables',
      'Promotion odds',
      'Promotion quiet',
      'Promotion strangers',
    ]);
    expect(screen.getAllByText('Fresh games at Wireframe')).not.toHaveLength(0);
  });
  it('names an end only where a promotion has one', async () => {
    show();
    await titles();
    expect(screen.getAllByText(/^Until /)).toHaveLength(1);
    expect(screen.queryByText(/end date/i)).toBeNull();
  });
  it('shows a player the promotions for players', async () => {
    show('', 'promotions', { who: playerSession() });
    expect(await titles()).toEqual([
      'Promotion first',
      'Promotion tables',
      'Promotion odds',
      'Promotion quiet',
      'Promotion members',
    ]);
  });
  it('shows only the chosen category and topic', async () => {
    show('/casino/tag/season', 'tag');
    expect(await titles()).toEqual(['Promotion quiet']);
    expect(within(screen.getByRole('navigation')).getByRole('link', { name: 'Casino' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(screen.getByRole('link', { name: 'Season' })).toHaveAttribute('href', '/en-UN/promotions/casino');
  });
  it('omits categories for products that the brand does not have', async () => {
    show('', 'promotions', {
      brand: testBrand({
        capabilities: { casino: true, liveCasino: false, sportsbook: false, virtuals: false, promotions: true },
      }),
    });
    expect(await titles()).toEqual(['Promotion first', 'Promotion quiet', 'Promotion strangers']);
    expect(screen.queryByRole('link', { name: 'Sports' })).toBeNull();
  });
  it.each(['TIMEOUT', 'SELF_EXCLUDED'] as const)(
    'is not asked for and not shown to a player in %s (ruling 19)',
    async (accountStatus) => {
      const asked = vi.fn(() => LIST);
      show('', 'promotions', {
        who: playerSession(),
        handlers: [handle(accessDetails, playerProfile({ accountStatus })), handleContent('promotions', asked)],
      });
      expect(await screen.findByText('Promotions are hidden for now')).toBeVisible();
      expect(document.querySelector('[data-scene="locked"]')).not.toBeNull();
      expect(screen.getByRole('link', { name: 'Withdraw money' })).toHaveAttribute(
        'href',
        '/en-UN/my-account/banking/withdraw',
      );
      // The text names support.
      expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/en-UN/contact-live-chat');
      expect(asked).not.toHaveBeenCalled();
    },
  );
  it('offers a suspended player, whose balance staff pay out, to contact us instead of withdrawing', async () => {
    show('', 'promotions', {
      who: playerSession(),
      handlers: [handle(accessDetails, playerProfile({ multibrand: { suspended: true } })), ...handlers()],
    });
    expect(await screen.findByText('Promotions are hidden for now')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/en-UN/contact-live-chat');
    expect(screen.queryByRole('link', { name: 'Withdraw money' })).toBeNull();
  });
  it('keeps its dimensions while it is loading', () => {
    const { container } = show('', 'promotions', { handlers: handlers(never) });
    expect(container.querySelector('[aria-busy=true]')).not.toBeNull();
  });
  it('says when nothing is on, when a category does not exist, and when loading failed', async () => {
    show('', 'promotions', { handlers: handlers([]) }).unmount();
    show('/casino', 'category', { handlers: handlers([]) });
    expect(await screen.findByText('No promotions right now')).toBeVisible();
  });
  it('treats an unlisted category as unknown', async () => {
    show('/bingo', 'category');
    expect(await screen.findByText('Page not found!')).toBeVisible();
  });
  it('says that the law closes a category of a product that the brand has (JJ, ruling 22)', async () => {
    show('/live-casino', 'category', {
      pair: 'de-JJ',
      path: '/de-JJ/promotions/live-casino',
      route: '/de-JJ/promotions/:category',
    });
    expect(await screen.findByText('Gesetzlich nicht erlaubt')).toBeVisible();
  });
  it('can be requested again after a failure', async () => {
    const answers: unknown[] = [refuse(500, ''), LIST];
    const { user } = show('', 'promotions', { handlers: handlers(() => answers.shift()) });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await titles()).toContain('Promotion first');
  });
});

describe('a promotion', () => {
  const open = (answer: unknown, over: Parameters<typeof renderWithShell>[1] = {}) =>
    renderWithShell(<Promotion />, {
      path: '/en-UN/promotions/casino/first',
      route: '/en-UN/promotions/:category/:slug',
      handlers: [handleContent('promotion', answer), ...handlers()],
      ...over,
    });
  it('shows the offer, its terms in plain language, and its button', async () => {
    open(promotion('first'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Promotion first' })).toBeVisible();
    expect(screen.getByText('None. Nothing is credited, so there is nothing to wager.')).toBeVisible();
    expect(screen.getByText('Everyone aged 18 and over')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the games' })).toHaveAttribute('href', '/en-UN/online-casino');
  });
  it('leads a player to the address for players', async () => {
    open(promotion('first'), { who: playerSession() });
    expect(await screen.findByRole('link', { name: 'See the games' })).toHaveAttribute(
      'href',
      '/en-UN/my-account/gambling-limits',
    );
  });
  it('shows the terms of an offer with a reward', async () => {
    open(
      promotion('first', {
        terms: {
          wagering: 35,
          minimumDeposit: [
            { currency: 'CAD', amount: 15 },
            { currency: 'EUR', amount: 10 },
          ],
          maximumWin: [{ currency: 'EUR', amount: 500 }],
          days: 7,
          games: 'something-new',
        },
      }),
    );
    for (const fact of [
      '35 times the bonus',
      '€10.00',
      '€500.00',
      '7 days after you claim it',
      'The games named in the text',
    ])
      expect(await screen.findByText(fact)).toBeVisible();
  });
  it.each([
    ['over', { endDate: '2020-01-01T00:00:00Z' }, 'This promotion has ended'],
    ['not begun', { startDate: '2999-01-01T00:00:00Z' }, 'This promotion hasn’t started yet'],
  ])('that is %s says so, and leads nowhere', async (_, dates, words) => {
    open(promotion('first', dates));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'See the games' })).toBeNull();
  });
  it.each([
    ['does not exist', null],
    ['is for players', promotion('first', { authorized: 'authorized' })],
    ['is for what the brand does not have', promotion('first', { category: 'bingo' })],
  ])('that %s is not found', async (_, answer) => {
    open(answer);
    expect(await screen.findByText('Page not found!')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All promotions' })).toHaveAttribute('href', '/en-UN/promotions');
  });
});

describe('a promotion’s end', () => {
  /** One second before midnight in Malta: another day in New York than in Tokyo. */
  const ending = promotion('first', { startDate: '2026-11-01T00:00:00Z', endDate: '2999-12-31T22:59:59Z' });
  it.each([
    [
      'America/New_York',
      /^Until Dec 31, 2999, 5:59\sPM \(EST\)$/,
      /Oct 31, 2026, 8:00\sPM \(EDT\) to Dec 31, 2999/,
      /time zone: Eastern Time\.$/,
    ],
    [
      'Asia/Tokyo',
      /^Until Jan 1, 3000, 7:59\sAM \(GMT\+9\)$/,
      /Nov 1, 2026, 9:00\sAM \(GMT\+9\) to Jan 1, 3000/,
      /time zone: Japan Standard Time\.$/,
    ],
  ])(
    'has its time and the player’s zone, in the list and on its page: %s (ruling 17)',
    async (timeZone, end, range, zone) => {
      const inZone = (page: ReactElement) => <FormatProvider timeZone={timeZone}>{page}</FormatProvider>;
      const list = renderWithShell(inZone(<Promotions />), {
        path: '/en-UN/promotions',
        route: ROUTES.promotions,
        handlers: handlers([ending, promotion('second', { endDate: ending.endDate })]),
      });
      expect(await screen.findAllByText(end)).toHaveLength(2);
      list.unmount();
      renderWithShell(inZone(<Promotion />), {
        path: '/en-UN/promotions/casino/first',
        route: '/en-UN/promotions/:category/:slug',
        handlers: [handleContent('promotion', ending), ...handlers()],
      });
      expect(await screen.findByText(end)).toBeVisible();
      expect(screen.getByText(range)).toBeVisible();
      expect(screen.getByText(zone)).toBeVisible();
    },
  );
  it.each(['America/New_York', 'Asia/Tokyo'])('that is a day has no time and no zone: %s', async (timeZone) => {
    const wholeDays = promotion('first', { startDate: '2026-11-01', endDate: '2999-12-31' });
    renderWithShell(
      <FormatProvider timeZone={timeZone}>
        <Promotion />
      </FormatProvider>,
      {
        path: '/en-UN/promotions/casino/first',
        route: '/en-UN/promotions/:category/:slug',
        handlers: [handleContent('promotion', wholeDays), ...handlers()],
      },
    );
    expect(await screen.findByText('Until Dec 31, 2999')).toBeVisible();
    expect(screen.getByText('Nov 1, 2026 to Dec 31, 2999')).toBeVisible();
    expect(screen.queryByText(/time zone/)).toBeNull();
  });
});

it('exists for brands with promotions, in markets whose law allows them', () => {
  expect(promotionsModule).toMatchObject({
    capability: 'promotions',
    allowedBy: 'promotionsAllowed',
    navigation: [{ id: 'promotions', path: 'promotions', placement: 'main', order: 40 }],
  });
  expect(promotionsModule.routes.map(({ path }) => path)).toEqual([
    'promotions',
    'promotions/:category',
    'promotions/:category/tag/:tag',
    'promotions/:category/:slug',
  ]);
});

describe('a promotion with a bonus', () => {
  const offer = promotion('offer', { campaignId: 'c0ffee00-0000-4000-8000-000000000700' });
  const open = (over: Parameters<typeof renderWithShell>[1] = {}) =>
    renderWithShell(<Promotion />, {
      path: '/en-UN/promotions/casino/offer',
      route: '/en-UN/promotions/:category/:slug',
      handlers: [handleContent('promotion', offer), ...handlers([offer])],
      ...over,
    });
  it('asks a visitor to log in on this page, to which the login returns', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Log in to take part' })).toHaveAttribute(
      'href',
      '/en-UN/promotions/casino/offer#login',
    );
  });
  it('leads a player’s list with the first that they can have, in place of one that is closed to them', async () => {
    const closed = [700, 701].map((id) =>
      promotion(`closed-${id}`, { campaignId: `c0ffee00-0000-4000-8000-000000000${id}` }),
    );
    const list = [closed[0], promotion('between', { campaignId: null }), closed[1], promotion('last')];
    const part = fillSlot(PROMOTION_OFFER, {
      id: 'test',
      order: 1,
      guards: ['login'],
      lazy: () =>
        Promise.resolve({
          Component: ({ campaignId, onClosed }) => {
            useEffect(() => onClosed?.(), [onClosed]);
            return <p>{`offer of ${campaignId.slice(-3)}`}</p>;
          },
        }),
    });
    const modules = [{ id: 'bonus', namespace: 'bonus', routes: [], slots: [part] }];
    const player = show('', 'promotions', { who: playerSession(), modules, handlers: handlers(list) });
    await waitFor(async () =>
      expect(await titles()).toEqual([
        'Promotion between',
        'Promotion closed-700',
        'Promotion closed-701',
        'Promotion last',
      ]),
    );
    player.unmount();
    // Where none is left, the content’s own order stays.
    const none = show('', 'promotions', { who: playerSession(), modules, handlers: handlers(closed) });
    await screen.findAllByText('offer of 701');
    await waitFor(async () => expect(await titles()).toEqual(['Promotion closed-700', 'Promotion closed-701']));
    none.unmount();
    // A visitor has no offers of their own.
    show('', 'promotions', { modules, handlers: handlers(list) });
    expect((await titles())[0]).toBe('Promotion closed-700');
  });
  it('has a place for what the player can do, on its page and on its card', async () => {
    const part = (id: string) =>
      fillSlot(PROMOTION_OFFER, {
        id,
        order: 1,
        guards: ['login'],
        lazy: () =>
          Promise.resolve({
            Component: ({ campaignId, view }) => <p>{`${view} of ${campaignId.slice(-3)}`}</p>,
          }),
      });
    const modules = [{ id: 'bonus', namespace: 'bonus', routes: [], slots: [part('test')] }];
    open({ who: playerSession(), modules });
    expect(await screen.findByText('page of 700')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Log in to take part' })).toBeNull();
    show('/casino', 'category', { who: playerSession(), modules, handlers: handlers([offer]) });
    expect(await screen.findByText('badge of 700')).toBeVisible();
    // Below the text, so that titles of cards side by side stay in line.
    const card = screen.getByText('badge of 700').closest('a');
    if (!card) throw new Error('The card is no link.');
    const [title, reason] = [within(card).getByRole('heading'), within(card).getByText('reason of 700')];
    expect(title.compareDocumentPosition(reason)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
