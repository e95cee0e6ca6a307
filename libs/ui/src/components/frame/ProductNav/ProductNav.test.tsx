import { render, screen, within } from '@testing-library/react';
import { Clapperboard, Gift, Spade } from 'lucide-react';
import { expect, it } from 'vitest';
import { ProductNav } from './ProductNav.tsx';

it('is a named landmark with a link to each product, and marks the current one', () => {
  render(
    <ProductNav
      items={[
        { label: 'Casino', icon: Spade, href: '/casino' },
        { label: 'Live casino', icon: Clapperboard, href: '/live', current: true },
        { label: 'Promotions', icon: Gift, href: '/promotions' },
      ]}
    />,
  );
  const nav = screen.getByRole('navigation', { name: 'Main navigation' });
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Casino', '/casino'],
    ['Live casino', '/live'],
    ['Promotions', '/promotions'],
  ]);
  expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Live casino');
});
