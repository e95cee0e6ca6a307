import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AnimatedAmount } from './AnimatedAmount.tsx';

afterEach(() => vi.unstubAllGlobals());

it('shows the value in the locale’s format, immediately with reduced motion', () => {
  const format = (hundredths: number) =>
    new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(hundredths / 100);
  const { rerender } = render(<AnimatedAmount value={123450} format={format} />);
  expect(screen.getByText(/1\.234,50/)).toBeInTheDocument();
  rerender(<AnimatedAmount value={100} format={format} />);
  expect(screen.getByText(/^1,00/)).toBeInTheDocument();
});

it('never counts past the amounts between, also where the first frame began before the change', () => {
  let next: FrameRequestCallback | undefined;
  vi.stubGlobal('requestAnimationFrame', (step: FrameRequestCallback) => {
    next = step;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { rerender, container } = render(<AnimatedAmount value={13970} format={String} duration={400} />);
  rerender(<AnimatedAmount value={13870} format={String} duration={400} />);
  const begun = performance.now() - 200;
  const shown = [0, 100, 200, 300, 400].map((after) => {
    act(() => next?.(begun + after));
    return Number((container.querySelector('[aria-hidden]') ?? container).textContent);
  });
  expect(shown).toEqual([...shown].sort((one, other) => other - one));
  expect(shown[0]).toBe(13970);
  expect(shown.at(-1)).toBe(13870);
});
