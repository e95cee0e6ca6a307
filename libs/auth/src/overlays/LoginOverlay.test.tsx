import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { accessDetails } from '@baize/contracts/player';

import { authorisationAtom } from '@baize/session';
import { KeepLoginOrigin, overlayAtom, readLoginOrigin, rememberLoginOrigin } from '@baize/shell';
import { handle, handleContent, playerProfile, playerSession, refuse, testBrand } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { provideAuthController } from '../state/session.ts';
import { LoginOverlay } from './LoginOverlay.tsx';

/** The popup over a page, as the site shows it. */
function Site() {
  const overlay = useAtomValue(overlayAtom);
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        browser: back
      </button>
      {overlay === 'auth.login' && <LoginOverlay />}
      <KeepLoginOrigin />
    </>
  );
}
async function logInAt(
  path: string,
  {
    version = 1,
    broken = false,
    brand,
  }: { version?: number; broken?: boolean; brand?: ReturnType<typeof testBrand> } = {},
) {
  const shown = renderWithShell(<Site />, {
    path,
    ...(brand ? { brand } : {}),
    handlers: [
      handle(accessDetails, playerProfile({ termsAndConditionsAcceptedVersion: 1 })),
      handleContent(
        'termsVersion',
        broken ? refuse(500, '') : { version, slug: 'terms', publishedAt: '2026-10-01T00:00:00Z' },
      ),
    ],
  });
  provideAuthController({
    enter: () => Promise.resolve(),
    login: () => {
      const session = playerSession();
      shown.store.set(authorisationAtom, { status: 'resolved', authorised: true, session } as never);
      return Promise.resolve(null);
    },
    logout: () => Promise.resolve({ stay: false }),
  });
  shown.store.set(overlayAtom, 'auth.login');
  await shown.user.type(await screen.findByRole('textbox', { name: 'Email' }), 'aino@example.test');
  await shown.user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  await waitFor(() => expect(shown.store.get(overlayAtom)).toBeNull());
  return { ...shown, here: () => `${shown.location().pathname}${shown.location().search}` };
}
// Fetched with the first opening; the tests are not about how long that takes.
beforeAll(async () => {
  await import('../components/LoginDialog/LoginDialog.tsx');
});
afterEach(() => rememberLoginOrigin(null));

it.each([
  ['/en-UN/online-casino?search=x', '/en-UN/online-casino?search=x'],
  ['/en-UN/signup?bonusCode=SPRING', '/en-UN?bonusCode=SPRING'],
  ['/en-UN/closed-account', '/en-UN'],
])('leads from a login at %s to %s and forgets the origin', async (path, target) => {
  const { here } = await logInAt(path);
  await waitFor(() => expect(here()).toBe(target));
  expect(readLoginOrigin()).toBeNull();
});

it('leads back to where a visitor was before the sign-up, even after a reload', async () => {
  sessionStorage.setItem('login-origin', JSON.stringify({ path: '/en-UN/play/comet', bonusCode: 'SPRING' }));
  const { here } = await logInAt('/en-UN/signup');
  await waitFor(() => expect(here()).toBe('/en-UN/play/comet?bonusCode=SPRING'));
});

it('leads to newer terms instead, with the flag set and the way on kept', async () => {
  const { here } = await logInAt('/en-UN/online-casino', { version: 2 });
  await waitFor(() => expect(here()).toBe('/en-UN/accept-terms-condition'));
  expect(localStorage.getItem('updated-terms')).toBe('true');
  expect(readLoginOrigin()).toEqual({ path: '/en-UN/online-casino', bonusCode: null, campaign: null });
});

it('keeps nobody out where the terms cannot be had', async () => {
  const { here } = await logInAt('/en-UN/online-casino', { broken: true });
  await waitFor(() => expect(here()).toBe('/en-UN/online-casino'));
});

it('leads home where the brand wants it so (A§1)', async () => {
  const brand = testBrand();
  const { here } = await logInAt('/en-UN/online-casino', {
    brand: {
      ...brand,
      config: { ...brand.config, switches: { ...brand.config.switches, allowRedirectAfterLogin: false } },
    },
  });
  await waitFor(() => expect(here()).toBe('/en-UN'));
});

it('stays until the next popup’s code is here, so that a second tap presses nothing on the page', async () => {
  const shown = renderWithShell(<Site />);
  shown.store.set(overlayAtom, 'auth.login');
  const forgotten = await screen.findByText('Forgotten your password?');
  act(() => forgotten.click());
  expect(shown.store.get(overlayAtom)).toBe('auth.login');
  await waitFor(() => expect(shown.store.get(overlayAtom)).toBe('auth.resetPassword'));
});

it('closes with “back” when a link on the page opened it', async () => {
  const shown = renderWithShell(<Site />, { path: '/en-UN/tournaments#login', before: ['/en-UN/tournaments'] });
  act(() => shown.store.set(overlayAtom, 'auth.login'));
  await screen.findByRole('dialog');
  fireEvent.click(screen.getByText('browser: back'));
  await waitFor(() => expect(shown.store.get(overlayAtom)).toBeNull());
  expect(shown.location()).toMatchObject({ pathname: '/en-UN/tournaments', hash: '' });
});

it.each([
  ['Join now', 'auth.signUp'],
  ['Forgotten your password?', 'auth.resetPassword'],
])('takes itself out of the address before “%s” opens, so that the link opens it again', async (link, next) => {
  const shown = renderWithShell(<Site />, { path: '/en-UN/tournaments?tag=new#login', before: ['/en-UN'] });
  act(() => shown.store.set(overlayAtom, 'auth.login'));
  const leads = await screen.findByText(link);
  act(() => leads.click());
  await waitFor(() => expect(shown.store.get(overlayAtom)).toBe(next));
  await waitFor(() => expect(shown.location().hash).toBe(''));
  expect(shown.location()).toMatchObject({ pathname: '/en-UN/tournaments', search: '?tag=new' });
});
