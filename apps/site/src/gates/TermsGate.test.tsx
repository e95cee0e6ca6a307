import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { accessDetails } from '@baize/contracts/player';
import { readLoginOrigin, rememberLoginOrigin } from '@baize/shell';
import { handle, handleContent, never, playerProfile, playerSession, refuse, type Who } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { TermsGate } from './TermsGate.tsx';

const terms = (version: number) =>
  handleContent('termsVersion', { version, slug: 'terms', publishedAt: '2026-10-01T00:00:00Z' });
const show = (path: string, version = 3, who: Who = playerSession(), handlers = [terms(version)]) =>
  renderWithShell(
    <TermsGate>
      <p>the page</p>
    </TermsGate>,
    {
      who,
      path,
      handlers: [handle(accessDetails, playerProfile({ termsAndConditionsAcceptedVersion: 2 })), ...handlers],
    },
  );
const settled = (shown: ReturnType<typeof show>) => waitFor(() => expect(shown.queryClient.isFetching()).toBe(0));

afterEach(() => rememberLoginOrigin(null));

it('sends a player with older terms to the new ones, and remembers where they were going', async () => {
  const { location } = show('/en-UN/online-casino/slots?search=x');
  await waitFor(() => expect(location().pathname).toBe('/en-UN/accept-terms-condition'));
  expect(readLoginOrigin()).toEqual({ path: '/en-UN/online-casino/slots?search=x', bonusCode: null, campaign: null });
});

it.each([
  ['home', '/en-UN', 3, playerSession(), undefined],
  ['the account', '/en-UN/my-account/banking', 3, playerSession(), undefined],
  ['with current terms', '/en-UN/online-casino', 2, playerSession(), undefined],
  ['a visitor', '/en-UN/online-casino', 3, null, undefined],
  ['while nothing is known', '/en-UN/online-casino', 3, playerSession(), [handleContent('termsVersion', never)]],
  [
    'where the content service is away',
    '/en-UN/online-casino',
    3,
    playerSession(),
    [handleContent('termsVersion', refuse(500, ''))],
  ],
] as const)('shows the page: %s', async (name, path, version, who, handlers) => {
  const shown = show(path, version, who, handlers as never);
  expect(await screen.findByText('the page')).toBeVisible();
  if (name !== 'while nothing is known') await settled(shown);
  expect(shown.location().pathname).toBe(path);
});
