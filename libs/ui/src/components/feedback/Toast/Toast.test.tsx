import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastRegion } from './Toast.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('disappears after its time, but not while hovered', () => {
  const dismiss = vi.fn();
  render(<ToastRegion toasts={[{ id: 'a', tone: 'success', value: 'Saved', timer: 3000 }]} onDismiss={dismiss} />);
  fireEvent.mouseEnter(screen.getByRole('status'));
  act(() => {
    vi.advanceTimersByTime(10_000);
  });
  expect(dismiss).not.toHaveBeenCalled();
  fireEvent.mouseLeave(screen.getByRole('status'));
  act(() => {
    vi.advanceTimersByTime(3100);
  });
  expect(dismiss).toHaveBeenCalledWith('a');
});

it('announces an error and keeps it until it is dismissed', () => {
  const dismiss = vi.fn();
  render(<ToastRegion toasts={[{ id: 'b', tone: 'error', value: 'Card refused' }]} onDismiss={dismiss} />);
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Card refused');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(dismiss).toHaveBeenCalledExactlyOnceWith('b');
});

const push = (toast: HTMLElement, far: number, pointerType = 'touch') => {
  fireEvent.pointerDown(toast, { clientX: 100, pointerType });
  fireEvent.pointerMove(toast, { clientX: 100 + far, pointerType });
  fireEvent.pointerUp(toast, { clientX: 100 + far, pointerType });
};

it.each([
  [120, 1],
  [-120, 1],
  [40, 0],
])('pushed %i px by a finger it is dismissed %i times', (far, times) => {
  const dismiss = vi.fn();
  render(<ToastRegion toasts={[{ id: 'a', tone: 'success', value: 'Saved' }]} onDismiss={dismiss} />);
  push(screen.getByRole('status'), far);
  expect(dismiss).toHaveBeenCalledTimes(times);
});

it('ignores swipes if it is not swipeable, and mouse drags always', () => {
  const dismiss = vi.fn();
  const { rerender } = render(
    <ToastRegion toasts={[{ id: 'a', tone: 'warning', value: 'Read this', swipeable: false }]} onDismiss={dismiss} />,
  );
  push(screen.getByRole('status'), 200);
  rerender(<ToastRegion toasts={[{ id: 'b', tone: 'warning', value: 'Read this' }]} onDismiss={dismiss} />);
  push(screen.getByRole('status'), 200, 'mouse');
  expect(dismiss).not.toHaveBeenCalled();
});

it('stays until dismissed with a timer of 0', () => {
  const dismiss = vi.fn();
  render(<ToastRegion toasts={[{ id: 'a', tone: 'warning', value: 'Read this', timer: 0 }]} onDismiss={dismiss} />);
  act(() => {
    vi.advanceTimersByTime(600_000);
  });
  expect(dismiss).not.toHaveBeenCalled();
});
