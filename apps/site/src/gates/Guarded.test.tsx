import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accessDetails } from '@baize/contracts/player';
import { authorisationAtom } from '@baize/session';
import { overlayAtom, toastsAtom, type Guard } from '@baize/shell';
import {
  handle,
  never,
  playerProfile,
  playerSession,
  refuse,
  testBrand,
  type Responder,
  type Who,
} from '@baize/testing';
import { casino } from '@baize/games';
import { manualClaim } from '@baize/bonus';
import { renderWithShell } from '@baize/testing/render';
import { Guarded } from './Guarded.tsx';

const PATH = '/en-UN/my-account/banking/deposit?x=1';
const profile = playerProfile();
const permissions = (over: Partial<typeof profile.permissions>) =>
  playerProfile({ permissions: { ...profile.permissions, ...over } });
const show = (
  guards: readonly Guard[],
  who: Who,
  details: Responder<typeof accessDetails> = profile,
  unauthorisedVisitor: 'access-error' | 'live-casino' = 'access-error',
) =>
  renderWithShell(
    <Guarded guards={guards}>
      <p>the page</p>
    </Guarded>,
    { who, path: PATH, brand: testBrand({ unauthorisedVisitor }), handlers: [handle(accessDetails, details)] },
  );

const player = playerSession();
const MONEY: readonly Guard[] = ['login', 'notRiskPayout', 'notSuspended'];

it('shows the page’s own skeleton, where it has one, until the profile is known', async () => {
  const { container } = renderWithShell(
    <Guarded guards={['notOnBreak']} skeleton={<p>its own</p>}>
      <p>the page</p>
    </Guarded>,
    { who: player, path: '/en-UN/sportsbook', handlers: [handle(accessDetails, never)] },
  );
  expect(await screen.findByText('its own')).toBeVisible();
  expect(container.querySelector('[aria-busy=true]')).toBeNull();
});

it('keeps the page and what was typed into it while the profile of a player who has just logged in is loading', async () => {
  const { store } = renderWithShell(
    <Guarded guards={['notOnBreak']}>
      <input aria-label="step" />
    </Guarded>,
    { who: null, path: '/en-UN/signup', handlers: [handle(accessDetails, never)] },
  );
  const step = await screen.findByLabelText('step');
  act(() => store.set(authorisationAtom, { status: 'resolved', authorised: true, session: player }));
  await waitFor(() => expect(store.get(authorisationAtom)).toMatchObject({ authorised: true }));
  expect(screen.getByLabelText('step')).toBe(step);
});

describe('who sees a page (A§2, A§6, B§2)', () => {
  it.each([
    ['anybody, an open page', [], null, profile],
    ['a visitor, the casino', ['notRiskPayout', 'notSuspended', casino], null, profile],
    ['a player in good standing, the cashier', MONEY, player, profile],
    ['a risk-payout player, the withdrawal', ['login'], player, permissions({ payout: true })],
  ] as const)('%s', async (_, guards, who, details) => {
    show(guards, who, details);
    expect(await screen.findByText('the page')).toBeVisible();
  });

  it.each([
    // The notice on the home page says it; a toast would cover it.
    ['a risk-payout player, the cashier', MONEY, permissions({ payout: true }), null],
    ['a suspended player, the cashier', MONEY, playerProfile({ multibrand: { suspended: true } }), null],
    ['a player without the casino', [casino], permissions({ casino: false }), 'Your account can’t open this page'],
    ['a player at sign-up', ['anonymous'], profile, null],
    [
      'a player without manual claims',
      ['login', manualClaim],
      permissions({ bonuses: false }),
      'Your account can’t open this page',
    ],
  ] as const)('%s: goes home, and says why', async (_, guards, details, why) => {
    const { location, store } = show(guards, player, details);
    await waitFor(() => expect(location().pathname).toBe('/en-UN'));
    expect(store.get(toastsAtom).warning?.value ?? null).toEqual(why === null ? null : expect.stringContaining(why));
    expect(screen.queryByText('the page')).toBeNull();
  });

  it.each([
    ['the visitor is not known yet', 'pending', profile],
    ['the profile is on its way', player, never],
  ] as const)('shows measures while %s', (_, who, details) => {
    const { container } = show(MONEY, who, details);
    expect(container.querySelector('[aria-busy=true]')).not.toBeNull();
    expect(screen.queryByText('the page')).toBeNull();
  });

  it.each([
    ['the visitor is not known yet', 'pending', profile],
    ['the profile is on its way', player, never],
  ] as const)('shows no games and promotions while %s: a break may close them (ruling 19)', async (_, who, details) => {
    const { container } = show(['notOnBreak'], who, details);
    expect(container.querySelector('[aria-busy=true]')).not.toBeNull();
    expect(screen.queryByText('the page')).toBeNull();
  });

  it('does not wait for a profile when a visitor reads such a page', () => {
    show(['notOnBreak'], null, never);
    expect(screen.getByText('the page')).toBeVisible();
  });

  it('never shows it to a player on a time-out, from the first render to the redirect to the withdrawal', async () => {
    const seen: boolean[] = [];
    const watch = new MutationObserver(() => seen.push(screen.queryByText('the page') !== null));
    watch.observe(document.body, { childList: true, subtree: true });
    const { location } = show(
      ['notOnBreak'],
      player,
      playerProfile({ accountStatus: 'TIMEOUT', accountStatusUntil: '2026-12-01T10:00:00.000Z' }),
    );
    await waitFor(() => expect(location().pathname).toBe('/en-UN/my-account/banking/withdraw'));
    watch.disconnect();
    expect(seen.length).toBeGreaterThan(0);
  });

  it('shows a visitor on a player’s page the access error at the same address, with the login popup over it (ruling 4)', async () => {
    const { location, store } = show(MONEY, null);
    expect(await screen.findByRole('heading', { name: 'Please log in' })).toBeVisible();
    expect(document.querySelector('[data-code="401"]')).not.toBeNull();
    expect(store.get(overlayAtom)).toBe('auth.login');
    expect(`${location().pathname}${location().search}`).toBe(PATH);
  });

  it('opens no login popup over a page whose session has just ended', async () => {
    const { store } = show(['login'], player);
    expect(await screen.findByText('the page')).toBeVisible();
    act(() => store.set(authorisationAtom, { status: 'resolved', authorised: false }));
    expect(await screen.findByRole('heading', { name: 'Please log in' })).toBeVisible();
    expect(store.get(overlayAtom)).toBeNull();
  });

  it('sends a player whose session has just ended nowhere, whatever the brand’s switch says about visitors', async () => {
    const { store, location } = show(['login'], player, profile, 'live-casino');
    expect(await screen.findByText('the page')).toBeVisible();
    act(() => store.set(authorisationAtom, { status: 'resolved', authorised: false }));
    expect(await screen.findByRole('heading', { name: 'Please log in' })).toBeVisible();
    expect(`${location().pathname}${location().search}`).toBe(PATH);
  });

  it('takes its login popup along when the page is left', async () => {
    const { store, unmount } = show(MONEY, null);
    await waitFor(() => expect(store.get(overlayAtom)).toBe('auth.login'));
    unmount();
    expect(store.get(overlayAtom)).toBeNull();
  });

  it('sends them to the live casino where the brand’s switch says so', async () => {
    const { location, store } = show(MONEY, null, profile, 'live-casino');
    await waitFor(() => expect(location().pathname).toBe('/en-UN/live-casino-online'));
    expect(store.get(overlayAtom)).toBeNull();
  });

  it('lets a player try again when the profile cannot be loaded', async () => {
    const answers: Responder<typeof accessDetails>[] = [refuse(500, ''), profile];
    const { user } = show(MONEY, player, () => answers.shift() as never);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('the page')).toBeVisible();
  });
});
