import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, type InitialEntry } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionLaw } from '@baize/contracts/market-law';
import { accessContext, siteFlags } from '@baize/contracts/site';
import { accessQuery, flagsQuery, overlayAtom, sessionEndAtom } from '@baize/shell';
import {
  createSurroundings,
  defaultHandlers,
  handle,
  handleContent,
  lost,
  playerSession,
  refuse,
  serve,
  sessionLawOf,
  staticPage,
  testSite,
  type Who,
} from '@baize/testing';
import '@baize/testing/render';
import { Providers } from '../providers.tsx';
import { placeKey, Root } from './Root.tsx';

const FLAGS = {
  liveTableRoute: false,
  signupCallback: false,
  fluidPayment: false,
  maintenance: false,
  playSlugRoute: true,
};
const verdict = (access: string, countryCode: string | null = 'US') => ({
  access,
  reason: 'country',
  countryCode,
  regionCode: null,
  ipAddress: '192.0.2.7',
});

function Form() {
  const [pressed, setPressed] = useState(0);
  return (
    <main>
      <h1>A page</h1>
      <input aria-label="Amount" />
      <button type="button" onClick={() => setPressed((count) => count + 1)}>{`Pressed ${pressed}`}</button>
    </main>
  );
}
function show(handlers: readonly RequestHandler[], path: InitialEntry = '/en-UN/my-account/banking', who: Who = null) {
  serve(...handlers, handleContent('staticPage', staticPage({ title: 'Terms of play' })), ...defaultHandlers());
  const surroundings = createSurroundings(testSite(), who);
  const router = createMemoryRouter(
    [{ path: '/en-UN', element: <Root />, children: [{ path: '*', element: <Form /> }] }],
    { initialEntries: [path] },
  );
  render(
    <Providers {...surroundings}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...surroundings, router, user: userEvent.setup() };
}
beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a visitor who may not be served (A§2, A§6)', () => {
  it.each([
    ['restricted', 'Not available where you are', /its licence does not cover this country/],
    ['blocked', 'Access from your network is blocked', /this range of IP addresses is blocked/],
    ['unheard of', 'Not available where you are', /licence/],
  ])(
    '%s: a screen in place of every page tells who decided, what was seen and what to do',
    async (access, title, decided) => {
      show([handle(accessContext, verdict(access))]);
      expect(await screen.findByText(title, { selector: 'h1' })).toBeVisible();
      expect(screen.queryByText('A page')).toBeNull();
      expect(screen.getByText(decided)).toBeVisible();
      expect(screen.getByText('United States')).toBeVisible();
      expect(screen.getByText('192.0.2.7')).toBeVisible();
      // By text: queries by role are slow on a page that lists every market.
      expect(screen.getByText('Email support').closest('a')).toHaveAttribute(
        'href',
        expect.stringMatching(/^mailto:\S+@\S+\?subject=Wrong%20location%3A%20192\.0\.2\.7$/),
      );
      expect(
        ['Terms and conditions', 'Privacy', 'Safer gambling'].map((name) =>
          screen.getByText(name).closest('a')?.getAttribute('href'),
        ),
      ).toEqual(['/en-UN/terms', '/en-UN/privacy-policy', '/en-UN/responsible-gambling']);
      expect(screen.queryByText('Log in')).toBeNull();
    },
  );
  it('can read the legal pages', async () => {
    const { user } = show([handle(accessContext, verdict('restricted'))]);
    await user.click(await screen.findByText('Terms and conditions'));
    expect(await screen.findByText('Terms of play', { selector: 'h1' })).toBeVisible();
    expect(screen.queryByText('A page')).toBeNull();
  });
  it('can check again, and gets in once they are no longer refused', async () => {
    let access = 'restricted';
    const { user } = show([handle(accessContext, () => verdict(access))]);
    await user.click(await screen.findByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('We still detect the same place.')).toBeVisible();
    access = 'allowed';
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('heading', { name: 'A page' })).toBeVisible();
  });
  it.each([
    ['silence', lost()],
    ['a failure', refuse(500, 'error.system.error')],
  ] as const)('is not decided by %s', async (_, answer) => {
    const { queryClient } = show([handle(accessContext, answer)]);
    await waitFor(() => expect(queryClient.getQueryState(accessQuery.queryKey)?.status).toBe('error'));
    expect(screen.getByRole('heading', { name: 'A page' })).toBeVisible();
  });
});

describe('maintenance (A§2)', () => {
  it('hides the page while it lasts, says until when, and keeps what was typed', async () => {
    let maintenance = false;
    let maintenanceUntil: string | null = null;
    const { queryClient, user } = show([
      handle(siteFlags, () => ({ flags: { ...FLAGS, maintenance }, maintenanceUntil })),
    ]);
    await user.type(await screen.findByLabelText('Amount'), '35');
    await user.click(screen.getByRole('button', { name: 'Pressed 0' }));
    const look = () => act(() => queryClient.refetchQueries(flagsQuery));
    maintenance = true;
    await look();
    expect(await screen.findByRole('heading', { level: 1, name: 'We’ll be back shortly' })).toBeVisible();
    expect(screen.getByText('A page')).not.toBeVisible();
    expect(screen.queryByText(/Expected back/)).toBeNull();
    // Once: the screen says what it does, not twice in other words.
    expect(screen.getAllByText(/opens automatically|takes you back/)).toHaveLength(1);
    maintenanceUntil = new Date(Date.now() + 3600_000).toISOString();
    await look();
    expect(await screen.findByText(/^Expected back: .*\d/)).toBeVisible();
    maintenanceUntil = new Date(Date.now() - 60_000).toISOString();
    await look();
    expect(await screen.findByText(/longer than planned/)).toBeVisible();
    maintenance = false;
    await look();
    expect(await screen.findByRole('heading', { name: 'A page' })).toBeVisible();
    expect(screen.getByLabelText('Amount')).toHaveValue('35');
    expect(screen.getByRole('button', { name: 'Pressed 1' })).toHaveFocus();
    expect(screen.queryByText('We’ll be back shortly')).toBeNull();
  });
  it('unmounts a game, which must not continue unseen', async () => {
    show(
      [handle(siteFlags, { flags: { ...FLAGS, maintenance: true }, maintenanceUntil: null })],
      '/en-UN/play/comet-chase',
    );
    expect(await screen.findByRole('heading', { name: 'We’ll be back shortly' })).toBeVisible();
    expect(screen.queryByText('A page')).toBeNull();
  });
  it('ranks below a refused country', async () => {
    show([
      handle(siteFlags, { flags: { ...FLAGS, maintenance: true }, maintenanceUntil: null }),
      handle(accessContext, verdict('restricted', null)),
    ]);
    expect(await screen.findByRole('heading', { name: 'Not available where you are' })).toBeVisible();
    expect(screen.getByText('Unknown')).toBeVisible();
  });
});

describe('what the law requires on every page (ruling 22)', () => {
  const law = handle(
    sessionLaw,
    sessionLawOf({
      panicButton: true,
      protectionLinks: [{ kind: 'register', name: 'Spelpaus', language: 'sv', href: 'https://www.spelpaus.se/' }],
    }),
  );
  const expectLaw = async () => {
    expect(await screen.findByRole('button', { name: 'Stop for 24 hours' })).toBeVisible();
    expect(screen.getByText('Spelpaus').closest('a')).toHaveAttribute('href', 'https://www.spelpaus.se/');
  };
  it('stays where the player’s place is refused', async () => {
    show([law, handle(accessContext, verdict('restricted'))], undefined, playerSession());
    expect(await screen.findByText('Not available where you are', { selector: 'h1' })).toBeVisible();
    await expectLaw();
  });
  it('confirms a break that was started there', async () => {
    const { store } = show([law, handle(accessContext, verdict('restricted'))], undefined, playerSession());
    expect(await screen.findByText('Not available where you are', { selector: 'h1' })).toBeVisible();
    act(() => store.set(sessionEndAtom, { kind: 'timeout', until: '2026-12-01T12:00:00.000Z' }));
    expect(screen.getByText(/^You are on a break until .*2026/)).toBeVisible();
  });
  it('stays during maintenance', async () => {
    show(
      [law, handle(siteFlags, { flags: { ...FLAGS, maintenance: true }, maintenanceUntil: null })],
      undefined,
      playerSession(),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'We’ll be back shortly' })).toBeVisible();
    await expectLaw();
  });
});

it('scrolls to the top on navigation (A§2)', async () => {
  const { router } = show([]);
  await screen.findByRole('heading', { name: 'A page' });
  vi.mocked(window.scrollTo).mockClear();
  await act(() => router.navigate('/en-UN/promotions'));
  await waitFor(() => expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0));
});

it('keeps scroll positions by address for pages that the browser loads itself, and by visit for all others', () => {
  const at = (pathname: string, search = '', key = 'default') => placeKey({ key, pathname, search });
  expect(at('/en-UN/promotions')).not.toBe(at('/en-UN/loyalty'));
  expect(at('/en-UN/online-casino', '?search=gold')).not.toBe(at('/en-UN/online-casino'));
  expect(at('/en-UN/loyalty')).toBe(at('/en-UN/loyalty'));
  expect(at('/en-UN/loyalty', '', 'k1')).not.toBe(at('/en-UN/loyalty', '', 'k2'));
});

it.each([
  [{ signUp: true, step: { index: 1, entries: 1 } }, null, 'auth.signUp'],
  // The player has finished joining in the popup, and reloads the page below.
  [{ signUp: true }, playerSession(), null],
  [null, null, null],
])('opens the sign-up popup again that a reload interrupted: %j', async (state, who, overlay) => {
  const { store } = show([], { pathname: '/en-UN/online-casino', state }, who);
  expect(await screen.findByText('A page')).toBeVisible();
  expect(store.get(overlayAtom)).toBe(overlay);
});

it('takes #login off the address of a player who is logged in already', async () => {
  const { router, store } = show([], '/en-UN/promotions?x=1#login', playerSession());
  await waitFor(() => expect(router.state.location.hash).toBe(''));
  expect(router.state.location.search).toBe('?x=1');
  expect(store.get(overlayAtom)).toBeNull();
});
