import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const trail = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ label: `Level ${index}`, href: `/${index}` }));

it('is an ordered list in a named landmark, with the page itself last and not a link', () => {
  render(
    <Breadcrumbs
      items={[
        { label: 'Home', href: '/' },
        { label: 'Casino', href: '/casino' },
        { label: 'Jackpots', href: '/casino/jackpots' },
      ]}
    />,
  );
  const nav = screen.getByRole('navigation', { name: 'You are here' });
  expect(within(nav).getAllByRole('listitem')).toHaveLength(3);
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/', '/casino']);
  expect(screen.getByText('Jackpots')).toHaveAttribute('aria-current', 'page');
});

it('folds the middle levels, and moves the focus to the first on unfolding', async () => {
  render(<Breadcrumbs items={trail(6)} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Level 0', 'Level 4']);
  await userEvent.click(screen.getByRole('button', { name: 'Show 3 more levels' }));
  expect(screen.getAllByRole('link')).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'Level 1' })).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows four levels in full, and nothing on the home page', () => {
  const { rerender, container } = render(<Breadcrumbs items={trail(4)} />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<Breadcrumbs items={trail(1)} />);
  expect(container).toBeEmptyDOMElement();
});
