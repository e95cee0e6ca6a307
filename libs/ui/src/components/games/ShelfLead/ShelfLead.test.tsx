import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ShelfLead } from './ShelfLead.tsx';

const picture = { src: '/a.webp', width: 1312, height: 640, colour: '#224466' };

it('is one link that says its figure before its title', () => {
  render(<ShelfLead href="/g" eyebrow="Highest jackpot" figure="€1,204.40" title="Iron Elk" picture={picture} />);
  expect(screen.getByRole('link').textContent).toBe('Highest jackpot€1,204.40Iron Elk');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/g');
});

it('sets a long figure smaller instead of truncating it', () => {
  const { rerender } = render(<ShelfLead href="/g" figure="€1,204.40" title="Iron Elk" picture={picture} />);
  expect(screen.getByText('€1,204.40')).not.toHaveAttribute('data-long');
  rerender(<ShelfLead href="/g" figure="CLP 1.234.567.890" title="Iron Elk" picture={picture} />);
  expect(screen.getByText('CLP 1.234.567.890')).toHaveAttribute('data-long');
});

it('keeps the lines of a figure and a title that are not known yet', () => {
  render(<ShelfLead href="/all" eyebrow="Highest jackpot" figure={null} picture={picture} />);
  const link = screen.getByRole('link');
  expect(link.textContent).toBe('Highest jackpot\u00a0\u00a0');
  expect(link.querySelector('[data-figure-of="highest"]')).not.toBeNull();
});
