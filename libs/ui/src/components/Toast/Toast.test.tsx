import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastRegion } from './Toast.tsx';

beforeEach(() => { vi.useFakeTimers(); });
afterEach(() => { vi.useRealTimers(); });

it('goes by its timer, but not while it is held', () => {
  const dismiss = vi.fn();
  render(<ToastRegion toasts={[{ id: 'a', tone: 'success', value: 'Saved', timer: 3000 }]} onDismiss={dismiss} />);
  fireEvent.mouseEnter(screen.getByRole('status'));
  act(() => { vi.advanceTimersByTime(10_000); });
  expect(dismiss).not.toHaveBeenCalled();
  fireEvent.mouseLeave(screen.getByRole('status'));
  act(() => { vi.advanceTimersByTime(3100); });
  expect(dismiss).toHaveBeenCalledWith('a');
});

it('keeps an error until it is dismissed, and announces it', () => {
  const dismiss = vi.fn();
  render(<ToastRegion toasts={[{ id: 'b', tone: 'error', value: 'Card refused' }]} onDismiss={dismiss} />);
  act(() => { vi.advanceTimersByTime(60_000); });
  expect(screen.getByRole('alert')).toHaveTextContent('Card refused');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(dismiss).toHaveBeenCalledExactlyOnceWith('b');
});
