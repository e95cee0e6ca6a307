import { render, screen } from '@testing-library/react';
import { Check } from 'lucide-react';
import { expect, it } from 'vitest';
import { Badge } from './Badge.tsx';

it('shows text in a tone, and its icon adds none', () => {
  render(
    <Badge tone="positive" icon={Check}>
      Verified
    </Badge>,
  );
  const badge = screen.getByText('Verified');
  expect(badge).toHaveAttribute('data-tone', 'positive');
  expect(badge).not.toHaveAttribute('data-solid');
  expect(badge.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  render(<Badge solid>2</Badge>);
  expect(screen.getByText('2')).toHaveAttribute('data-solid');
});
