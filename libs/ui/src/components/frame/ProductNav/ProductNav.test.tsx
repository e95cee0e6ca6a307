import { render, screen, within } from '@testing-library/react';
import { Clapperboard, Gift, Spade } from 'lucide-react';
import { expect, it, vi } from 'vitest';
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

it('brings the current product into view, sideways only', () => {
  // A line of 390 px with products of 160 px: the third one begins at 320 px.
  const places = [
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
      return [...(this.parentElement?.children ?? [])].indexOf(this) * 160;
    }),
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(160),
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(390),
  ];
  const products = (current: string) =>
    ['/casino', '/live', '/promotions'].map((href) => ({ label: href, href, current: href === current }));
  const { rerender } = render(<ProductNav items={products('/promotions')} />);
  const nav = screen.getByRole('navigation');
  expect(nav.scrollLeft).toBe(320 + 80 - 195);
  rerender(<ProductNav items={products('/live')} />);
  expect(nav.scrollLeft).toBe(160 + 80 - 195);
  for (const place of places) place.mockRestore();
});
