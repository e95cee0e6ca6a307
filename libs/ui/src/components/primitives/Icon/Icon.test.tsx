import { render, screen } from '@testing-library/react';
import { Bell } from 'lucide-react';
import { expect, it } from 'vitest';
import { Icon } from './Icon.tsx';

it('is hidden from screen readers unless it has a name', () => {
  const { rerender, container } = render(<Icon icon={Bell} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  rerender(<Icon icon={Bell} label="News" />);
  expect(screen.getByRole('img', { name: 'News' })).toBeInTheDocument();
});
