import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setToastAtom } from '@baize/shell';
import { renderWithShell } from '@baize/testing/render';
import { Overlays } from './Overlays.tsx';

beforeEach(() => { vi.useFakeTimers({ shouldAdvanceTime: true }); });
afterEach(() => { vi.useRealTimers(); });

it('shows a toast for its time, and one without a timer until it is dismissed (A§3)', () => {
  const { store } = renderWithShell(<Overlays />);
  act(() => {
    store.set(setToastAtom, 'success', { value: 'Saved', timer: 3000, swipeable: true });
    store.set(setToastAtom, 'warning', { value: 'Read this', timer: null, swipeable: false });
  });
  expect(screen.getByText('Saved')).toBeVisible();
  act(() => { vi.advanceTimersByTime(60_000); });
  expect(screen.queryByText('Saved')).toBeNull();
  expect(screen.getByText('Read this')).toBeVisible();
});
