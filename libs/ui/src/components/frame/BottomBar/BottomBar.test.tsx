import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Gift, Home, SlidersHorizontal } from 'lucide-react';
import { expect, it, vi } from 'vitest';
import { BottomBar } from './BottomBar.tsx';

it('is a named landmark of links with the current page marked', () => {
  render(
    <BottomBar
      items={[
        { id: 'home', label: 'Home', icon: Home, href: '/', current: true },
        { id: 'promos', label: 'Offers', icon: Gift, href: '/promos' },
      ]}
    />,
  );
  const nav = screen.getByRole('navigation', { name: 'Quick navigation' });
  expect(within(nav).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  expect(within(nav).getByRole('link', { name: 'Offers' })).toHaveAttribute('href', '/promos');
});

it('opens a panel by a button that announces its state (B§2)', async () => {
  const open = vi.fn();
  const { rerender } = render(
    <BottomBar
      items={[{ id: 'filters', label: 'Filters', icon: SlidersHorizontal, onClick: open, expanded: false }]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Filters', expanded: false }));
  expect(open).toHaveBeenCalledOnce();
  rerender(
    <BottomBar items={[{ id: 'filters', label: 'Filters', icon: SlidersHorizontal, onClick: open, expanded: true }]} />,
  );
  expect(screen.getByRole('button', { expanded: true })).toBeInTheDocument();
});

it.each([
  [0, null],
  [3, '3'],
  [9, '9'],
  [12, '9+'],
])('counts %i as %s', (count, shown) => {
  const { container } = render(
    <BottomBar items={[{ id: 'inbox', label: 'Inbox', icon: Gift, href: '/inbox', count }]} />,
  );
  expect(container.querySelector('a')?.textContent).toBe(`Inbox${shown ?? ''}`);
});
