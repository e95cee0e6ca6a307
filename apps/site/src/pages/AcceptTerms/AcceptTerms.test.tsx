import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { acceptTerms } from '@baize/contracts/account';
import { accessDetails, type PlayerProfile } from '@baize/contracts/player';
import { provideAuthController } from '@baize/auth';
import { profileQuery, rememberLoginOrigin, toastsAtom } from '@baize/shell';
import {
  block,
  handle,
  handleContent,
  PLAYER_ID,
  playerProfile,
  playerSession,
  refuse,
  staticPage,
  type Responder,
} from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { AcceptTerms } from './AcceptTerms.tsx';

const logout = vi.fn(() => Promise.resolve({ stay: false }));
const show = ({
  accepted = 2,
  answer = () => undefined,
  current = () => 3,
}: { accepted?: number; answer?: Responder<typeof acceptTerms>; current?: () => number } = {}) =>
  renderWithShell(<AcceptTerms />, {
    who: playerSession(),
    path: '/en-UN/accept-terms-condition',
    route: '/en-UN/accept-terms-condition',
    handlers: [
      handle(accessDetails, playerProfile({ termsAndConditionsAcceptedVersion: accepted })),
      handle(acceptTerms, answer),
      handleContent('staticPage', staticPage({ body: [block('Stakes are final.')] })),
      handleContent('termsVersion', () => ({ version: current(), slug: 'terms', publishedAt: '2026-10-01T00:00:00Z' })),
    ],
  });

beforeEach(() => {
  logout.mockClear();
  provideAuthController({ enter: () => Promise.resolve(), login: () => Promise.resolve(null), logout });
});
afterEach(() => rememberLoginOrigin(null));

it('says what has changed, shows the text, and continues to the page that the player wanted', async () => {
  rememberLoginOrigin({ path: '/en-UN/online-casino', bonusCode: 'SPRING', campaign: null });
  localStorage.setItem('updated-terms', 'true');
  const { user, served, location, queryClient, store } = show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Our terms have changed' })).toBeVisible();
  expect(screen.getByText(/^Version 3 has applied since .*2026.* You accepted version 2\./)).toBeVisible();
  expect(screen.getByText('Stakes are final.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Accept version 3' }));
  await waitFor(() =>
    expect(`${location().pathname}${location().search}`).toBe('/en-UN/online-casino?bonusCode=SPRING'),
  );
  expect(served.to(acceptTerms).map(({ body }) => body)).toEqual([{ termsAndConditionsAcceptedVersion: 3 }]);
  expect(
    queryClient.getQueryData<PlayerProfile>(profileQuery(PLAYER_ID).queryKey)?.termsAndConditionsAcceptedVersion,
  ).toBe(3);
  expect(store.get(toastsAtom).success?.value).toContain('version 3');
  expect([localStorage.getItem('updated-terms'), sessionStorage.getItem('login-origin')]).toEqual([null, null]);
});

it('lets a player leave without accepting anything', async () => {
  const { user, served, location } = show();
  await user.click(await screen.findByRole('button', { name: 'Log out instead' }));
  await waitFor(() => expect(location().pathname).toBe('/en-UN'));
  expect(logout).toHaveBeenCalledTimes(1);
  expect(served.to(acceptTerms)).toHaveLength(0);
});

it('shows the newest version if it was published meanwhile', async () => {
  let version = 3;
  const { user, location } = show({
    current: () => version,
    answer: () => {
      version = 4;
      return refuse(409, 'error.terms.outdated', { details: { version: 4 } });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Accept version 3' }));
  expect(await screen.findByRole('button', { name: 'Accept version 4' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('changed again');
  expect(location().pathname).toBe('/en-UN/accept-terms-condition');
});

it('asks nothing of a player who has accepted the current version', async () => {
  show({ accepted: 3 });
  expect(await screen.findByText('You have accepted the current terms')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/en-UN');
  expect(screen.queryByRole('button', { name: /I accept/ })).toBeNull();
});
