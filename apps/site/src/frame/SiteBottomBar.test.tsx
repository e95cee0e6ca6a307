import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accessDetails } from '@baize/contracts/player';
import { overlayAtom } from '@baize/shell';
import { handle, playerProfile, playerSession, testBrand } from '@baize/testing';
import { renderWithShell, type RenderWithShellOptions } from '@baize/testing/render';
import type { BottomBarItem, DomainModule } from '@baize/shell';
import { Trophy } from 'lucide-react';
import { MODULES } from '../modules.ts';
import { SiteBottomBar } from './SiteBottomBar.tsx';

const show = (options: RenderWithShellOptions = {}) =>
  renderWithShell(<SiteBottomBar />, { modules: MODULES, ...options });
const items = () => [...screen.getByRole('navigation').querySelectorAll('a, button')];
const names = () => items().map(({ textContent }) => textContent);

it.each(['online-casino', 'online-casino/slots', 'live-casino-online'])(
  'tab 0 opens and closes the filter panel in a lobby: %s (B§2)',
  async (path) => {
    const { user, store } = show({ path: `/en-UN/${path}` });
    const first = screen.getByRole('navigation').querySelector('a, button') as HTMLElement;
    expect(first).toHaveAccessibleName('Filter');
    await user.click(first);
    expect(store.get(overlayAtom)).toBe('games.filters');
    expect(first).toHaveAttribute('aria-expanded', 'true');
    await user.click(first);
    expect(store.get(overlayAtom)).toBeNull();
  },
);

it('offers no filter on the page of a lobby that the law closes (ruling 22)', () => {
  show({
    modules: MODULES.filter(({ id }) => id !== 'live-casino'),
    path: '/en-UN/live-casino-online',
  });
  expect(names()).toEqual(['Home', 'Casino', 'Join', 'Search', 'Log in']);
});

it.each(['', 'promotions', 'online-casinos'])('links tab 0 to the home page outside the lobbies: %s', (path) => {
  show({ path: `/en-UN/${path}` });
  expect(screen.getByRole('navigation').querySelector('a, button')).toHaveAttribute('href', '/en-UN');
});

it.each([
  ['may pay in', {}, ['Deposit', '/en-UN/my-account/banking/deposit']],
  [
    'may only take money out',
    { permissions: { ...playerProfile().permissions, payout: true } },
    ['Withdraw', '/en-UN/my-account/banking/withdraw'],
  ],
  ['is suspended', { multibrand: { suspended: true } }, ['History', '/en-UN/my-account/banking/transactions']],
] as const)('invites a player who %s to what is open to them', async (_, profile, [name, href]) => {
  show({
    who: playerSession(),
    handlers: [handle(accessDetails, playerProfile(profile))],
  });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  for (const other of ['Deposit', 'Withdraw'].filter((each) => each !== name))
    expect(screen.queryByRole('link', { name: other })).toBeNull();
});

it.each([
  ['may only take money out', { permissions: { ...playerProfile().permissions, payout: true } }, 'Withdraw'],
  ['is suspended', { multibrand: { suspended: true } }, 'History'],
])('offers a player who %s no games, search or promotions (A§6)', async (_, profile, open) => {
  const brand = testBrand();
  for (const productTab of ['casino', 'live-casino', 'promotions', 'sportsbook'] as const) {
    const { unmount } = show({
      brand: { ...brand, layout: { ...brand.layout, productTab } },
      who: playerSession(),
      handlers: [handle(accessDetails, playerProfile(profile))],
    });
    await screen.findByRole('link', { name: open });
    expect(names()).toEqual(['Home', open, 'Account']);
    unmount();
  }
});

it('shows a visitor the way to the games and to an account, and only their places while the login is not known', () => {
  const corners = () => items().map((item) => item.getAttribute('data-corner'));
  const { unmount } = show();
  expect(names()).toEqual(['Home', 'Casino', 'Join', 'Search', 'Log in']);
  expect(corners()).toEqual([null, null, 'known', null, 'known']);
  unmount();
  show({ who: 'pending' });
  expect(names()).toEqual(['Home', 'Casino', 'Join', 'Search', 'Log in']);
  expect(corners()).toEqual([null, null, 'waiting', null, 'waiting']);
});

it.each([
  ['live-casino', 'Live casino'],
  ['sportsbook', 'Sports'],
] as const)('has the product that the brand chose, where the market has it: %s', (productTab, name) => {
  const brand = testBrand();
  const own = { ...brand, layout: { ...brand.layout, productTab } };
  const { unmount } = show({ brand: own });
  expect(names()).toEqual(['Home', name, 'Join', 'Search', 'Log in']);
  unmount();
  show({ brand: own, modules: MODULES.filter(({ id }) => id !== productTab) });
  expect(names()).toEqual(['Home', 'Casino', 'Join', 'Search', 'Log in']);
});

it.each([
  ['', 'Home'],
  ['online-casino/slots', 'Casino'],
  ['online-casino?search=', 'Search'],
  ['online-casino/slots?search=gold', 'Search'],
  ['signup', 'Join'],
  ['promotions?search=gold', null],
  ['my-account/inbox', 'Account'],
  ['my-account/banking/deposit', 'Deposit'],
  ['my-account/banking/withdraw', 'Account'],
])('marks the current item: %s', async (path, name) => {
  const isPlayer = path.startsWith('my-account');
  show({ path: `/en-UN/${path}`.replace(/\/$/, ''), who: isPlayer ? playerSession() : null });
  if (isPlayer) await screen.findByRole('link', { name: 'Deposit' });
  const current = items().filter((item) => item.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => textContent)).toEqual(name === null ? [] : [name]);
});

it('shows a player on a break only what stays open (ruling 19)', async () => {
  show({
    who: playerSession(),
    handlers: [handle(accessDetails, playerProfile({ accountStatus: 'SELF_EXCLUDED', accountStatusUntil: null }))],
  });
  expect(await screen.findByRole('link', { name: 'Contact' })).toBeVisible();
  expect(names()).toEqual(['Withdraw', 'History', 'Gambling limits', 'Contact']);
});

it('lets another module take a place, where its item applies', () => {
  const item: BottomBarItem = {
    id: 'rewards.cups',
    place: 2,
    order: 5,
    labelKey: 'bonus.frame.rewards',
    icon: Trophy,
    path: 'rewards',
    within: ['rewards', 'promotions'],
  };
  const rewards: DomainModule = { id: 'rewards', namespace: 'rewards', routes: [], bottomBar: [item] };
  const modules = [...MODULES, rewards];
  const { unmount } = show({ modules, path: '/en-UN/promotions' });
  expect(names()).toEqual(['Home', 'Rewards', 'Join', 'Search', 'Log in']);
  unmount();
  show({ modules });
  expect(names()).toEqual(['Home', 'Casino', 'Join', 'Search', 'Log in']);
});
