import { act, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWithShell } from '@baize/testing/render';
import { SessionFigures } from './SessionFigures.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

it('runs the clock only while the game can be played, and goes on from there, whatever the device’s clock says', () => {
  const playable: { set?: (value: boolean) => void } = {};
  function Figures() {
    const [isPlayable, set] = useState(false);
    useLayoutEffect(() => {
      playable.set = set;
    }, []);
    return (
      <SessionFigures isPlayable={isPlayable} figures={undefined} currency="EUR" real={false} attempt={0} rtp={null} />
    );
  }
  const become = (value: boolean) => act(() => playable.set?.(value));
  renderWithShell(<Figures />);
  pass(5000);
  expect(screen.getByText('00:00')).toBeVisible();
  become(true);
  pass(3000);
  expect(screen.getByText('00:03')).toBeVisible();
  vi.setSystemTime(Date.now() + 86_400_000);
  pass(1000);
  expect(screen.getByText('00:04')).toBeVisible();
  become(false);
  pass(10_000);
  expect(screen.getByText('00:04')).toBeVisible();
  become(true);
  pass(2000);
  expect(screen.getByText('00:06')).toBeVisible();
});

const FIGURES = {
  // An hour of play in this game, before it was left and opened again.
  startedAt: '2026-11-21T11:00:00.000Z',
  now: '2026-11-21T12:00:00.000Z',
  staked: 5,
  won: 2,
  netPosition: -3,
  currencyCode: 'EUR' as const,
  endedBy: null,
};
/** The game; a press tries again. */
function Playing() {
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <SessionFigures key={attempt} isPlayable figures={FIGURES} currency="EUR" real attempt={attempt} rtp={null} />
      <button type="button" onClick={() => setAttempt(attempt + 1)}>
        again
      </button>
    </>
  );
}
/** How the browser says that it loaded this document. */
const loadedBy = (type: 'navigate' | 'reload') =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);

it('starts at zero when the game is opened again, however long it was played before', () => {
  const first = renderWithShell(<Playing />);
  expect(screen.getByText('00:00')).toBeVisible();
  pass(7000);
  expect(screen.getByText('00:07')).toBeVisible();
  first.unmount();
  expect(sessionStorage).toHaveLength(0);
  pass(60_000);
  renderWithShell(<Playing />);
  expect(screen.getByText('00:00')).toBeVisible();
});

it('goes on after a reload, without the time in which the page was away', () => {
  loadedBy('reload');
  const first = renderWithShell(<Playing />);
  pass(7000);
  // A reload unmounts nothing, and names no game.
  const kept = { ...sessionStorage };
  expect(Object.values(kept)).toEqual([expect.stringMatching(/^\S+ 7000$/)]);
  first.unmount();
  const reload = () => Object.entries(kept).forEach(([key, value]) => sessionStorage.setItem(key, String(value)));
  reload();
  pass(60_000);
  const second = renderWithShell(<Playing />);
  expect(screen.getByText('00:07')).toBeVisible();
  pass(2000);
  expect(screen.getByText('00:09')).toBeVisible();
  // Another try is another session.
  act(() => screen.getByRole('button', { name: 'again' }).click());
  expect(screen.getByText('00:00')).toBeVisible();
  second.unmount();
  // So is a new visit to the address.
  reload();
  loadedBy('navigate');
  renderWithShell(<Playing />);
  expect(screen.getByText('00:00')).toBeVisible();
});
