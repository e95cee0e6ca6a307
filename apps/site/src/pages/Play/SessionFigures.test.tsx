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
    return <SessionFigures isPlayable={isPlayable} figures={undefined} currency="EUR" real={false} rtp={null} />;
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
