import { act, screen, waitFor } from '@testing-library/react';
import { atom } from 'jotai';
import { Trophy } from 'lucide-react';
import { expect, it } from 'vitest';
import type { BrandManifest } from '@baize/brand';
import { accessDetails } from '@baize/contracts/player';
import type { DomainModule } from '@baize/shell';
import { CONTACT_OPTIONS, fillSlot, HOME_SECTIONS, PLAYER_CORNER } from '@baize/shell/module';
import { handle, handleContent, messagesOf, playerProfile, playerSession, staticPage, testBrand } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { Overlays } from './overlays/Overlays.tsx';
import { SiteHeader } from './frame/SiteHeader.tsx';
import { MODULES } from './modules.ts';

/** A domain that the site knows nothing about. */
const neededAtom = atom(false);
const part = (words: string) => ({
  id: 'cups.part',
  order: 90,
  lazy: () => Promise.resolve({ Component: () => <p>{words}</p> }),
});
const cups: DomainModule = {
  id: 'cups',
  namespace: 'cups',
  routes: [{ path: 'my-account/cups', titleKey: 'cups.title', guards: ['login'], lazy: () => Promise.reject() }],
  navigation: [
    {
      id: 'cups',
      path: 'my-account/cups',
      labelKey: 'bonus.frame.rewards',
      icon: Trophy,
      placement: 'account',
      order: 15,
      insteadOf: 'cashier',
    },
  ],
  slots: [
    fillSlot(PLAYER_CORNER, part('Your cups')),
    fillSlot(HOME_SECTIONS, part('Cups of the week')),
    fillSlot(CONTACT_OPTIONS, part('Ask about cups')),
  ],
  overlays: [
    { id: 'cups.won', when: neededAtom, lazy: () => Promise.resolve({ Component: () => <p>You won a cup</p> }) },
  ],
};
/** Another one, whose page is closed on a break. */
const cashier: DomainModule = {
  id: 'cashier',
  namespace: 'cashier',
  routes: [{ path: 'my-account/cashier', titleKey: 'cashier.title', guards: ['login'], lazy: () => Promise.reject() }],
  navigation: [
    {
      id: 'cashier',
      path: 'my-account/cashier',
      labelKey: 'wallet.frame.banking',
      icon: Trophy,
      placement: 'account',
      order: 10,
    },
  ],
};
const modules = [...MODULES, cups];

it('shows a module’s part in the header’s corner to a player, and not to a visitor', async () => {
  const { unmount } = renderWithShell(<SiteHeader />, { modules, who: playerSession() });
  expect(await screen.findByText('Your cups')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Your account' })).toBeVisible();
  unmount();
  renderWithShell(<SiteHeader />, { modules });
  expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(screen.queryByText('Your cups')).toBeNull();
});

it.each([
  ['a player', {}, false],
  ['a player on a break', { accountStatus: 'SELF_EXCLUDED', accountStatusUntil: null }, true],
] as const)(
  'shows a module’s account page in the menu in place of one that is closed: %s',
  async (_, profile, shown) => {
    const { user } = renderWithShell(<SiteHeader />, {
      modules: [cashier, { ...cups, routes: cups.routes.map((route) => ({ ...route, onBreak: 'open' as const })) }],
      who: playerSession(),
      handlers: [handle(accessDetails, playerProfile(profile))],
    });
    await user.click(await screen.findByRole('button', { name: 'Your account' }));
    expect(await screen.findByRole('menuitem', { name: 'Log out' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Rewards' }) !== null).toBe(shown));
    expect(screen.queryByRole('menuitem', { name: 'Deposit and withdraw' }) !== null).toBe(!shown);
  },
);

it('shows a module’s part on the contact page, after the ways that are there', async () => {
  const route = MODULES.flatMap(({ routes }) => routes).find(({ path }) => path === 'contact-live-chat');
  if (!route) throw new Error('No module has the contact page.');
  const { Component: Contact } = await route.lazy();
  renderWithShell(<Contact />, {
    modules,
    path: '/en-UN/contact-live-chat',
    handlers: [handleContent('staticPage', staticPage())],
  });
  const added = await screen.findByText('Ask about cups');
  expect(
    (await screen.findByRole('link', { name: 'Email us' })).compareDocumentPosition(added) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  ).not.toBe(0);
});

it('shows a module’s section on the home page where the brand names it', async () => {
  const { Home } = await import('./pages/Home/Home.tsx');
  const withHome = (home: BrandManifest['layout']['home']) => {
    const brand = testBrand();
    return { ...brand, layout: { ...brand.layout, home } };
  };
  const { unmount } = renderWithShell(<Home />, { modules, brand: withHome(['about', 'cups.part']) });
  expect(await screen.findByText('Cups of the week')).toBeVisible();
  unmount();
  renderWithShell(<Home />, { modules, brand: withHome(['about', 'cups.other']) });
  await act(async () => {});
  expect(screen.queryByText('Cups of the week')).toBeNull();
});

it('shows a module’s overlay while it is needed', async () => {
  const { store } = renderWithShell(<Overlays />, { modules });
  expect(screen.queryByText('You won a cup')).toBeNull();
  act(() => store.set(neededAtom, true));
  expect(await screen.findByText('You won a cup')).toBeVisible();
  act(() => store.set(neededAtom, false));
  expect(screen.queryByText('You won a cup')).toBeNull();
});

it('has the texts of every module’s bottom bar with the first page, and those of its suggestions in its namespace', async () => {
  const { default: first = {}, ...others } = messagesOf('en');
  for (const { labelKey } of MODULES.flatMap(({ bottomBar = [], navigation = [] }) => [...bottomBar, ...navigation])) {
    expect(labelKey).toMatch(/^(?:site\.|[\w-]+\.frame\.)/);
    expect(first).toHaveProperty([labelKey]);
  }
  for (const { namespace, welcome } of MODULES)
    for (const { titleKey, textKey, buttonKey = titleKey } of (await welcome?.())?.suggestions ?? [])
      for (const key of [titleKey, textKey, buttonKey])
        expect({ ...first, ...others[namespace] }).toHaveProperty([key]);
});
