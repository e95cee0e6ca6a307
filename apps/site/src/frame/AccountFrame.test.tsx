import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readInbox } from '@baize/contracts/inbox';
import { depositLimits, spendLimits, type Limit } from '@baize/contracts/limits';
import { accessDetails, type PlayerProfile } from '@baize/contracts/player';
import { pendingWithdrawals } from '@baize/contracts/cashier';
import { balance } from '@baize/contracts/wallet';
import { authorisationAtom } from '@baize/session';
import { overlayAtom } from '@baize/shell';
import {
  handle,
  handleContent,
  pendingWithdrawal,
  playerProfile,
  playerSession,
  reference,
  walletBalance,
} from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { AccountHub } from '../pages/AccountHub/AccountHub.tsx';
import { MODULES } from '../modules.ts';
import { Guarded } from '../gates/Guarded.tsx';
import { siteHandlers } from '../testing/site-handlers.ts';
import { RAIL_HEIGHT } from './AccountFrame.css.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { SiteFrame } from './SiteFrame.tsx';

const UNREAD = {
  messages: [
    {
      messageId: reference(1),
      kind: 'WELCOME',
      place: 'MESSAGE' as const,
      values: {},
      createdAt: '2026-11-20T12:00:00.000Z',
      readAt: null,
    },
  ],
  unread: 1,
};
const UNSET: Limit = {
  value: null,
  pendingValue: null,
  pendingDate: null,
  locked: false,
  updatedAt: null,
  startedAt: null,
  resetAt: '2026-12-01T00:00:00.000Z',
  used: 0,
  remaining: null,
};
const LIMITS = {
  daily: UNSET,
  weekly: UNSET,
  monthly: UNSET,
  currencyCode: 'EUR' as const,
  timeZone: 'Europe/Helsinki',
  increaseWaitHours: 24,
};
const handlers = (over: Partial<PlayerProfile> = {}) => [
  handle(accessDetails, () => playerProfile(over)),
  handle(readInbox, UNREAD),
];
const frame = (path: string, over: Partial<PlayerProfile> = {}) =>
  renderWithShell(
    <AccountFrame>
      <p>page</p>
    </AccountFrame>,
    { who: playerSession(), path: `/en-UN/${path}`, modules: MODULES, handlers: handlers(over) },
  );
const list = () => within(screen.getByRole('navigation', { name: 'Your account', hidden: true }));
const links = () =>
  list()
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'));

describe('the frame of the account pages', () => {
  it('links to the pages of every domain, and shows the number of unread messages', async () => {
    frame('my-account/account');
    await waitFor(() => expect(list().getByText('1')).toBeInTheDocument());
    expect(links()).toEqual(
      expect.arrayContaining([
        '/en-UN/my-account/account',
        '/en-UN/my-account/banking',
        '/en-UN/my-account/rewards',
        '/en-UN/my-account/inbox',
      ]),
    );
  });
  it.each([
    ['risk payout', { permissions: { ...playerProfile().permissions, payout: true } }],
    ['suspension', { multibrand: { suspended: true } }],
  ])('leaves out what a player with %s is sent away from (A§2)', async (_flag, over) => {
    frame('my-account/account', over);
    await waitFor(() => expect(links()).not.toContain('/en-UN/my-account/inbox'));
    expect(links()).not.toContain('/en-UN/my-account/rewards');
    expect(links()).not.toContain('/en-UN/my-account/banking');
    expect(links()).toEqual(
      expect.arrayContaining(['/en-UN/my-account/account', '/en-UN/my-account/banking/transactions']),
    );
  });
  it('marks only the innermost page as current', () => {
    frame('my-account/banking/transactions');
    expect(
      list()
        .getAllByRole('link', { current: 'page', hidden: true })
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/en-UN/my-account/banking/transactions']);
  });
});

describe('the rail beside the account pages', () => {
  const beside = (path: string, width: number) => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Infinity),
          media: query,
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
    return renderWithShell(
      <AccountFrame>
        <p>page</p>
      </AccountFrame>,
      {
        who: playerSession(),
        path: `/en-UN/${path}`,
        modules: MODULES,
        handlers: [
          ...handlers(),
          handle(balance, walletBalance({ mainBalance: 103, lockedBalance: 40 })),
          handle(pendingWithdrawals, [pendingWithdrawal({ amount: 40 })]),
          handle(depositLimits, LIMITS),
          handle(spendLimits, LIMITS),
          handleContent('pages', [{ slug: 'payment-methods', title: 'Payment methods', group: 'help' }]),
        ],
      },
    );
  };
  const rail = () => screen.findByRole('complementary', { name: 'Your money at a glance' });
  it('shows the balance, what is pending, the limits and help on a wide desktop', async () => {
    beside('my-account/banking/deposit', 1440);
    const found = within(await rail());
    expect(await found.findByText('€103.00')).toBeVisible();
    expect(found.getByText('Set aside for withdrawals')).toBeVisible();
    expect(await found.findByText('1 pending withdrawal')).toBeVisible();
    expect(await found.findByText('What you have left')).toBeVisible();
    expect(await found.findByRole('link', { name: 'Payment methods' })).toBeVisible();
    expect(found.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/en-UN/contact-live-chat');
    expect(found.getByRole('link', { name: 'Safer gambling' })).toBeVisible();
  });
  it('tells its style its height, so that its end can be seen in a window that is lower', async () => {
    // A browser's tells the size of what it begins to observe.
    vi.stubGlobal(
      'ResizeObserver',
      class {
        readonly #tell: () => void;
        constructor(tell: () => void) {
          this.#tell = tell;
        }
        observe() {
          this.#tell();
        }
        disconnect() {}
      },
    );
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(909);
    beside('my-account/banking/transactions', 1440);
    expect((await rail()).style.getPropertyValue(RAIL_HEIGHT)).toBe('909px');
    vi.unstubAllGlobals();
  });
  it('leaves out what the page itself shows', async () => {
    const { unmount } = beside('my-account/banking/withdraw', 1440);
    expect(await within(await rail()).findByText('What you have left')).toBeVisible();
    expect(screen.queryByText('1 pending withdrawal')).toBeNull();
    unmount();
    beside('my-account/gambling-limits', 1440);
    expect(await within(await rail()).findByText('1 pending withdrawal')).toBeVisible();
    expect(screen.queryByText('What you have left')).toBeNull();
  });
  it.each(['my-account/account', 'my-account/inbox'])(
    'is beside %s too, so that no page moves its neighbours’ columns',
    async (path) => {
      beside(path, 1440);
      expect(await within(await rail()).findByText('€103.00')).toBeVisible();
    },
  );
  it('is not there in a narrower window, and asks the API for nothing', async () => {
    const { served } = beside('my-account/banking/deposit', 1279);
    expect(await screen.findByText('page')).toBeVisible();
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(served.to(pendingWithdrawals)).toHaveLength(0);
  });
});

describe('the hub', () => {
  let wide = false;
  beforeEach(() => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: wide && query.includes('min-width'),
          media: query,
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
  });
  it('lists the pages with their current state on a phone', async () => {
    wide = false;
    renderWithShell(<AccountHub />, {
      who: playerSession(),
      modules: MODULES,
      path: '/en-UN/my-account',
      handlers: handlers({ requestDocumentTypeStatus: 'PROOF_OF_ID' }),
    });
    expect(await screen.findByText('1 document needed')).toBeVisible();
    expect(await screen.findByText('Balance')).toBeVisible();
    expect(await screen.findByText('1 unread message')).toBeVisible();
    expect(screen.getByRole('link', { name: /Deposit and withdraw/ })).toHaveAttribute(
      'href',
      '/en-UN/my-account/banking',
    );
  });
  it('redirects to the first page on a desktop', async () => {
    wide = true;
    const { location } = renderWithShell(<AccountHub />, {
      modules: MODULES,
      who: playerSession(),
      path: '/en-UN/my-account',
      route: '/en-UN/my-account',
      handlers: handlers(),
    });
    await waitFor(() => expect(location().pathname).toBe('/en-UN/my-account/account'));
  });
});

it('opens no login popup when the session ends on an account page: the player has just left', async () => {
  const opened: unknown[] = [];
  const { store } = renderWithShell(
    <SiteFrame kind="standard">
      <Guarded guards={['login']}>
        <p>page</p>
      </Guarded>
    </SiteFrame>,
    {
      who: playerSession(),
      path: '/en-UN/my-account/account',
      modules: MODULES,
      handlers: [...handlers(), ...siteHandlers()],
    },
  );
  await screen.findByText('page');
  store.sub(overlayAtom, () => opened.push(store.get(overlayAtom)));
  act(() => store.set(authorisationAtom, { status: 'resolved', authorised: false }));
  expect(await screen.findByRole('heading', { name: 'Please log in' })).toBeVisible();
  expect(opened).toEqual([]);
  expect(screen.queryByRole('navigation', { name: 'Your account' })).toBeNull();
});
