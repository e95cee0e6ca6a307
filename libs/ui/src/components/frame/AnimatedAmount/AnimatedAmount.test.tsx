import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AnimatedAmount } from './AnimatedAmount.tsx';

it('shows the value in the locale’s format, immediately with reduced motion', () => {
  const format = (hundredths: number) =>
    new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(hundredths / 100);
  const { rerender } = render(<AnimatedAmount value={123450} format={format} />);
  expect(screen.getByText(/1\.234,50/)).toBeInTheDocument();
  rerender(<AnimatedAmount value={100} format={format} />);
  expect(screen.getByText(/^1,00/)).toBeInTheDocument();
});
