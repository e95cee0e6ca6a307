import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { riskSetting } from '@baize/contracts/registration';
import { overlayAtom } from '@baize/shell';
import { handle, handleContent, playerSession } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { forward } from '../model/sign-up-steps.ts';
import { EMPTY_SIGN_UP, signUpAtom } from '../state/sign-up.ts';
import { SignUpOverlay } from './SignUpOverlay.tsx';

/** A page with the popup over it, as the site shows it, and the browser's own “back”. */
function Site() {
  const navigate = useNavigate();
  return (
    <>
      <p>The page below</p>
      <button type="button" onClick={() => void navigate('/en-UN/play/comet')}>
        to the game
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        browser: back
      </button>
      <button type="button" onClick={() => void navigate('/en-UN/online-casino', { replace: true })}>
        page: leads elsewhere
      </button>
      {useAtomValue(overlayAtom) === 'auth.signUp' && <SignUpOverlay />}
    </>
  );
}
const handlers = [
  handle(riskSetting, { smsVerification: true, emailVerification: true }),
  handleContent('termsVersion', { version: 1, slug: 'terms', publishedAt: '2026-10-01T00:00:00Z' }),
];
async function opened({ who = null }: { who?: ReturnType<typeof playerSession> | null } = {}) {
  const shown = renderWithShell(<Site />, { who, path: '/en-UN', handlers });
  await shown.user.click(screen.getByRole('button', { name: 'to the game' }));
  act(() => shown.store.set(overlayAtom, 'auth.signUp'));
  const here = () => shown.location().pathname;
  const popup = () => screen.queryByRole('dialog');
  return { ...shown, here, popup, back: () => fireEvent.click(screen.getByText('browser: back')) };
}
// Fetched with the first opening; the tests are not about how long that takes.
beforeAll(async () => {
  await import('../components/SignUpSteps/SignUpDialog.tsx');
});

describe('the sign-up popup (A§2)', () => {
  it('opens over the page, and “back” closes it and stays there', async () => {
    const { here, popup, back } = await opened();
    expect(await screen.findByRole('dialog', { name: /Create|Join/ })).toBeVisible();
    back();
    await waitFor(() => expect(popup()).toBeNull());
    expect(here()).toBe('/en-UN/play/comet');
  });

  it('opens no login with its own entry after the login popup has led here', async () => {
    const { store, location } = renderWithShell(<Site />, { path: '/en-UN/play/comet#login', handlers });
    act(() => store.set(overlayAtom, 'auth.signUp'));
    await screen.findByRole('dialog');
    expect(location()).toMatchObject({ pathname: '/en-UN/play/comet', hash: '', state: { signUp: true } });
  });

  it('leaves no entry in the history when it is closed in a later step', async () => {
    const { here, popup, back, store, user } = await opened();
    await screen.findByRole('dialog');
    act(() => store.set(signUpAtom, (state) => ({ ...state, progress: forward(state.progress) })));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(popup()).toBeNull());
    expect(here()).toBe('/en-UN/play/comet');
    expect(store.get(signUpAtom).progress.currentStep).toBe('ContactInfo');
    back();
    await waitFor(() => expect(here()).toBe('/en-UN'));
  });

  it('opens again where it was closed', async () => {
    const { here, popup, store, user } = await opened();
    await screen.findByRole('dialog');
    for (const step of ['ContactInfo', 'Verification'] as const) {
      act(() => store.set(signUpAtom, (state) => ({ ...state, progress: forward(state.progress) })));
      expect(store.get(signUpAtom).progress.currentStep).toBe(step);
      await screen.findByRole('button', { name: 'Back' });
    }
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(popup()).toBeNull());
    act(() => store.set(overlayAtom, 'auth.signUp'));
    expect(await screen.findByText('Step 3 of 4')).toBeVisible();
    await new Promise((later) => setTimeout(later, 50));
    expect(popup()).not.toBeNull();
    expect(store.get(signUpAtom).progress.currentStep).toBe('Verification');
    expect(here()).toBe('/en-UN/play/comet');
  });

  it('goes one step back before it closes', async () => {
    const { popup, back, store } = await opened();
    await screen.findByRole('dialog');
    act(() => store.set(signUpAtom, (state) => ({ ...state, progress: forward(state.progress) })));
    expect(await screen.findByLabelText('City')).toBeVisible();
    back();
    expect(await screen.findByLabelText('First name')).toBeVisible();
    back();
    await waitFor(() => expect(popup()).toBeNull());
  });

  it('stays open when the page below leads the new player elsewhere, and closes with its own link', async () => {
    const { popup, store, user, here } = await opened({ who: playerSession() });
    store.set(signUpAtom, {
      ...EMPTY_SIGN_UP,
      details: { firstName: 'Aino' } as never,
      progress: { currentStep: 'Complete', visitedSteps: ['Complete'] },
    });
    act(() => store.set(overlayAtom, 'auth.signUp'));
    await screen.findByRole('dialog');
    fireEvent.click(screen.getByText('page: leads elsewhere'));
    await waitFor(() => expect(here()).toBe('/en-UN/online-casino'));
    expect(popup()).toBeVisible();
    await user.click(screen.getAllByRole('link')[0] as HTMLElement);
    await waitFor(() => expect(popup()).toBeNull());
  });

  it.each([
    ['the first step', undefined, []],
    ['a later step', { index: 1, entries: 1 }, [{ signUp: true }]],
  ])('says that a reload has emptied it, at %s, and still closes with all its entries', async (_, step, before) => {
    const path = '/en-UN/play/comet';
    const { store, user, location } = renderWithShell(<Site />, {
      path,
      state: { signUp: true, step },
      before: ['/en-UN', path, ...before.map((state) => ({ pathname: path, state }))],
      handlers,
    });
    act(() => store.set(overlayAtom, 'auth.signUp'));
    expect(await screen.findByText('The page was reloaded')).toBeVisible();
    expect(screen.getByText('Step 1 of 4')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(location().state).toBeNull());
    expect(location().pathname).toBe(path);
  });

  it('keeps what was typed for the next time', async () => {
    const { popup, store, user } = await opened();
    await user.type(await screen.findByLabelText('First name'), 'Aino');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(popup()).toBeNull());
    act(() => store.set(overlayAtom, 'auth.signUp'));
    expect(await screen.findByLabelText('First name')).toHaveValue('Aino');
  });

  it('is over for a player who is logged in, but not for the one it has just welcomed', async () => {
    const { popup, store, location } = await opened({ who: playerSession() });
    await waitFor(() => expect(store.get(overlayAtom)).toBeNull());
    expect(popup()).toBeNull();
    // Closing goes back through the history, which may come later. It would close the next popup too.
    await waitFor(() => expect(location().state).toBeNull());
    store.set(signUpAtom, {
      ...EMPTY_SIGN_UP,
      details: { firstName: 'Aino' } as never,
      progress: { currentStep: 'Complete', visitedSteps: ['Complete'] },
    });
    act(() => store.set(overlayAtom, 'auth.signUp'));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});
