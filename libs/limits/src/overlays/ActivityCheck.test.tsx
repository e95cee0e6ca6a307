import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { activityLeft, activityReset, activitySummary, logoutOnIdle } from '@baize/contracts/activity';
import { sessionLaw } from '@baize/contracts/market-law';
import { authorisationAtom } from '@baize/session';
import { provideLogOut, sessionEndAtom } from '@baize/shell';
import { handle, playerSession, refuse, sessionLawOf } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { ActivityCheck } from './ActivityCheck.tsx';
import { IDLE_MINUTES } from '../model/idle.ts';
import { IdleNotice } from './IdleNotice.tsx';

const MINUTE = 60_000;
const summary = handle(activitySummary, {
  turnover: 150,
  winnings: 98.5,
  delta: -51.5,
  currencyCode: 'EUR',
  minutes: 125,
});
let left: number | null = 0;
const asked = handle(activityLeft, () => ({ minutes_remaining: left }));
const logout = vi.fn(async () => ({ stay: false }));
const show = (...handlers: ReturnType<typeof handle>[]) =>
  renderWithShell(
    <>
      <ActivityCheck />
      <IdleNotice />
    </>,
    {
      who: playerSession(),
      path: '/en-UN/online-casino',
      handlers: [
        ...handlers,
        asked,
        summary,
        handle(activityReset, () => {
          left = 120;
          return { minutes_remaining: 120 };
        }),
      ],
    },
  );
const dialog = () => screen.findByRole('alertdialog', { name: 'Do you want to continue?' });

beforeAll(async () => {
  await Promise.all([
    import('../components/ActivityDialog/ActivityDialog.tsx'),
    import('../components/IdleDialog/IdleDialog.tsx'),
  ]);
});
beforeEach(() => {
  left = 0;
  logout.mockClear();
  provideLogOut(logout);
});
afterEach(() => {
  vi.useRealTimers();
});

it('shows stakes and winnings once the timer has run out, closes only with an answer, and restarts when the player continues', async () => {
  const { user, served } = show();
  const question = await dialog();
  expect(
    // The duration stays on one line.
    await within(question).findByText('Time since you logged in or last answered: 2\u00A0hours\u00A05\u00A0minutes.', {
      collapseWhitespace: false,
    }),
  ).toBeVisible();
  for (const [term, value] of [
    ['Staked', '€150.00'],
    ['Won', '€98.50'],
    ['Result', '-€51.50'],
  ])
    expect(within(question).getByText(term ?? '').nextSibling).toHaveTextContent(value ?? '');
  await user.keyboard('{Escape}');
  expect(await dialog()).toBeVisible();
  await user.dblClick(within(question).getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(served.to(activityReset).map(({ body }) => body)).toEqual([{ reset_timer: true }]);
  expect(logout).not.toHaveBeenCalled();
});

it('opens the safer-gambling page and restarts the timer', async () => {
  const { user, served, location } = show();
  await user.click(within(await dialog()).getByRole('button', { name: 'Safer gambling' }));
  await waitFor(() => expect(location().pathname).toBe('/en-UN/responsible-gambling'));
  expect(served.to(activityReset)).toHaveLength(1);
});

it('logs out if the player chooses to', async () => {
  const { user, served, location, store } = show();
  await user.click(within(await dialog()).getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(location().pathname).toBe('/en-UN'));
  expect(logout).toHaveBeenCalledTimes(1);
  expect(served.to(logoutOnIdle)).toHaveLength(0);
  expect(store.get(sessionEndAtom)).toBeNull();
});

it('stays open and says so if the answer did not reach the API', async () => {
  const { user } = renderWithShell(<ActivityCheck />, {
    who: playerSession(),
    handlers: [asked, summary, handle(activityReset, refuse(503, 'error.service_unavailable'))],
  });
  await user.click(within(await dialog()).getByRole('button', { name: 'Continue' }));
  expect(await within(await dialog()).findByRole('alert')).toBeVisible();
});

it('stays hidden while time is left, without a timer, and for a visitor', async () => {
  for (const minutes of [1, null]) {
    left = minutes;
    const { served, unmount } = show();
    await waitFor(() => expect(served.to(activityLeft)).toHaveLength(1));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    unmount();
  }
  const { served } = renderWithShell(<ActivityCheck />, { handlers: [asked] });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(served.to(activityLeft)).toHaveLength(0);
});

it('waits for the legal reminder to be answered first', async () => {
  const { served } = show(
    handle(
      sessionLaw,
      sessionLawOf({
        startedAt: new Date(0).toISOString(),
        reminder: { minutes: 30, dueAt: new Date(0).toISOString() },
      }),
    ),
  );
  await waitFor(() => expect(served.to(sessionLaw).length).toBeGreaterThan(0));
  await waitFor(() => expect(served.to(activityLeft)).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('queries the API every minute', async () => {
  left = 90;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { served } = show();
  await vi.waitFor(() => expect(served.to(activityLeft)).toHaveLength(1));
  left = 0;
  await act(() => vi.advanceTimersByTimeAsync(MINUTE));
  await dialog();
});

it('counts from the API’s time, so a reload does not count as an answer', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  left = -(IDLE_MINUTES - 2);
  const { unmount } = show();
  await dialog();
  unmount();
  left = -(IDLE_MINUTES - 1);
  const { served } = show(handle(logoutOnIdle, { stay: false }));
  await dialog();
  expect(logout).not.toHaveBeenCalled();
  left = -IDLE_MINUTES;
  await act(() => vi.advanceTimersByTimeAsync(MINUTE));
  await waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
  expect(served.to(activityReset)).toHaveLength(0);
});

it('starts counting when the legal reminder before it was answered', async () => {
  left = -IDLE_MINUTES - 15;
  const { served } = show(
    handle(sessionLaw, () =>
      sessionLawOf({
        startedAt: new Date(0).toISOString(),
        reminder: { minutes: 30, dueAt: new Date(Date.now() + 29 * MINUTE).toISOString() },
      }),
    ),
  );
  await dialog();
  await waitFor(() => expect(served.to(activitySummary)).toHaveLength(1));
  expect(logout).not.toHaveBeenCalled();
});

it.each([
  ['by the API’s clock', false],
  ['by its own while the API is away', true],
])(
  'logs out a player who does not answer, %s, even if the API cannot be reached, and explains why on their return',
  async (_, away) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const from = Date.now();
    let asked = 0;
    const shown = show(
      handle(activityLeft, () => {
        asked += 1;
        if (away && asked > 1) throw new Error('away');
        return { minutes_remaining: Math.ceil((from - Date.now()) / MINUTE) + 0 };
      }),
      handle(logoutOnIdle, refuse(503, 'error.service_unavailable')),
    );
    logout.mockImplementation(async () => {
      shown.store.set(authorisationAtom, { status: 'resolved', authorised: false });
      return { stay: false };
    });
    await dialog();
    await act(() => vi.advanceTimersByTimeAsync((IDLE_MINUTES - 1) * MINUTE));
    expect(logout).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(MINUTE));
    await waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
    expect(shown.served.to(logoutOnIdle)).toHaveLength(1);
    const told = await screen.findByRole('dialog', { name: 'You have been logged out' });
    expect(told).toHaveTextContent('There was no answer for 30 minutes');
    within(told).getByRole('button', { name: 'Log in' }).click();
    await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'You have been logged out' })).toBeNull());
  },
);
