import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionLaw } from '@baize/contracts/market-law';
import { accessDetails, type PlayerProfile } from '@baize/contracts/player';
import { consentAtom, toastsAtom } from '@baize/shell';
import { cookieChoice, handle, playerProfile, playerSession, sessionLawOf } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { MODULES } from '../modules.ts';
import { siteHandlers } from '../testing/site-handlers.ts';
import { useNavigation } from './navigation.ts';
import { SiteFrame } from './SiteFrame.tsx';
import { ClosedLinks } from '../overlays/ClosedLinks.tsx';

const followed = vi.fn();
/** Stands for the listener that follows links. */
const follow = (event: MouseEvent) => followed(event.target instanceof Element && !event.defaultPrevented);
beforeEach(() => document.addEventListener('click', follow));
afterEach(() => document.removeEventListener('click', follow));
function Page() {
  return (
    <SiteFrame kind="standard">
      <ClosedLinks />
      {['play/comet', 'terms', 'my-account/banking/withdraw'].map((path) => (
        <a key={path} href={`/en-UN/${path}`}>
          {path}
        </a>
      ))}
    </SiteFrame>
  );
}
const show = (profile: Partial<PlayerProfile>, ...more: ReturnType<typeof handle>[]) =>
  renderWithShell(<Page />, {
    who: playerSession(),
    path: '/en-UN/promotions',
    modules: MODULES,
    handlers: [...more, handle(accessDetails, playerProfile(profile)), ...siteHandlers()],
  });
const { permissions } = playerProfile();

it.each([
  ['Withdrawals only', { permissions: { ...permissions, payout: true } }, true],
  ['Your account is restricted', { accountStatus: 'RESTRICTED' }, true],
  ['Your account is suspended', { multibrand: { suspended: true } }, false],
] as const)('%s: says what the player can do, with a link to each', async (title, profile, withdraws) => {
  show(profile);
  expect(await screen.findByText(title)).toBeVisible();
  const notice = within(screen.getByText(title).closest('[data-tone]') as HTMLElement);
  const hrefs = notice.getAllByRole('link').map((link) => link.getAttribute('href'));
  for (const path of [
    'my-account/banking/transactions',
    'my-account/gambling-limits',
    'my-account/account/privacy',
    'contact-live-chat',
  ])
    expect(hrefs, path).toContain(`/en-UN/${path}`);
  expect(hrefs.includes('/en-UN/my-account/banking/withdraw')).toBe(withdraws);
});

it('shows nothing of the kind to a player in good standing', async () => {
  show({});
  await screen.findByText('play/comet');
  expect(screen.queryByText('Withdrawals only')).toBeNull();
});

describe('a player of another market’s site', () => {
  const elsewhere = handle(
    sessionLaw,
    sessionLawOf({ startedAt: new Date(0).toISOString(), now: new Date(0).toISOString(), homePair: 'fi-FI' }),
  );
  const HOME_SITE = 'Your home site: Finland';

  it('reads where the own site is', async () => {
    const { store } = show({}, elsewhere);
    act(() => store.set(consentAtom, cookieChoice()));
    expect(await screen.findByText(HOME_SITE)).toBeVisible();
  });
  it.each([
    [{ accountStatus: 'SELF_EXCLUDED', accountStatusUntil: '2027-01-02T10:00:00.000Z' }, /You are self-excluded until/],
    [{ permissions: { ...permissions, payout: true } }, 'Withdrawals only'],
  ] as const)('reads nothing that lies over the notice of a stopped account: %j', async (profile, notice) => {
    const { queryClient, store } = show(profile, elsewhere);
    act(() => store.set(consentAtom, cookieChoice()));
    expect(await screen.findByText(notice)).toBeVisible();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByText(HOME_SITE)).toBeNull();
  });
});

it('explains a tile that is closed to the player instead of leading there and back', async () => {
  const { user, store } = show({ permissions: { ...permissions, payout: true } });
  await screen.findByText('Withdrawals only');
  await user.click(screen.getByText('play/comet'));
  expect(followed).toHaveBeenLastCalledWith(false);
  await waitFor(() => expect(store.get(toastsAtom).warning?.value).toMatch(/Your account can’t open this page/));
  for (const open of ['terms', 'my-account/banking/withdraw']) {
    await user.click(screen.getByText(open));
    expect(followed, open).toHaveBeenLastCalledWith(true);
  }
});

it.each([
  [{ multibrand: { suspended: true } }, false],
  [{}, true],
] as const)('offers the search only where the casino is open: %j', async (profile, isOffered) => {
  const { served } = show(profile);
  await waitFor(() => expect(served.to(accessDetails)).toHaveLength(1));
  await waitFor(() => {
    const search = screen.queryAllByRole('link', { name: 'Search' });
    expect(search.length > 0).toBe(isOffered);
  });
});

it('refuses no link of a player in good standing', async () => {
  const { user } = show({});
  await user.click(await screen.findByText('play/comet'));
  expect(followed).toHaveBeenLastCalledWith(true);
});

it.each([
  ['payout-only', { permissions: { ...permissions, payout: true } }, ['Withdraw']],
  ['suspended', { multibrand: { suspended: true } }, []],
  ['open', {}, ['Deposit and withdraw']],
] as const)('names in the account menu what a %s player may do with money', async (_name, profile, offered) => {
  const Menu = () => useNavigation('account').map(({ id, label }) => <p key={id}>{label}</p>);
  const { served } = renderWithShell(<Menu />, {
    who: playerSession(),
    modules: MODULES,
    handlers: [handle(accessDetails, playerProfile(profile)), ...siteHandlers()],
  });
  await waitFor(() => expect(served.to(accessDetails)).toHaveLength(1));
  await waitFor(() =>
    expect(['Deposit and withdraw', 'Withdraw'].filter((label) => screen.queryByText(label) !== null)).toEqual(offered),
  );
});

it.each([
  ['payout-only', { permissions: { ...permissions, payout: true } }, []],
  ['suspended', { multibrand: { suspended: true } }, []],
  ['open', {}, ['casino', 'live-casino', 'sportsbook', 'virtuals']],
] as const)('offers no play to a %s player in the main navigation', async (_name, profile, offered) => {
  const Menu = () => useNavigation('main').map(({ id }) => <p key={id}>{id}</p>);
  const { served } = renderWithShell(<Menu />, {
    who: playerSession(),
    modules: MODULES,
    handlers: [handle(accessDetails, playerProfile(profile)), ...siteHandlers()],
  });
  await waitFor(() => expect(served.to(accessDetails)).toHaveLength(1));
  await waitFor(() =>
    expect(['casino', 'live-casino', 'sportsbook', 'virtuals'].filter((id) => screen.queryByText(id) !== null)).toEqual(
      offered,
    ),
  );
});
