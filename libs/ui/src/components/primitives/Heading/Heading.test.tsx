import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Heading } from './Heading.tsx';

it('keeps its level in the outline at any size', () => {
  render(
    <Heading level={2} size="display">
      Jackpots
    </Heading>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Jackpots' })).toHaveAttribute('data-size', 'display');
});
