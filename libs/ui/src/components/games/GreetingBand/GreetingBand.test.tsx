import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GreetingBand } from './GreetingBand.tsx';

it('has the page’s heading and the way back to the last game', () => {
  render(<GreetingBand title="Welcome back, Aino" action={{ label: 'Play Iron Elk', href: '/g' }} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome back, Aino' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Play Iron Elk' })).toHaveAttribute('href', '/g');
});

it('is busy, without a heading, until it knows whom it greets', () => {
  const { container } = render(<GreetingBand title={undefined} />);
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('heading')).toBeNull();
});
