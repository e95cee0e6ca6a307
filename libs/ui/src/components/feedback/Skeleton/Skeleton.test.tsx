import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Skeleton } from './Skeleton.tsx';

it('reserves space and is hidden from screen readers', () => {
  const { container } = render(<Skeleton shape="control" width="half" />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.firstElementChild).toHaveAttribute('data-shape', 'control');
  expect(container.firstElementChild).toHaveAttribute('data-width', 'half');
});

it('shows the given number of lines, the last one shorter', () => {
  const { container } = render(<Skeleton lines={3} />);
  expect([...container.querySelectorAll('[data-width]')].map((line) => line.getAttribute('data-width'))).toEqual([
    'full',
    'full',
    'half',
  ]);
});
