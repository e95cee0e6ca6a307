import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NavTabs } from './NavTabs.tsx';

it('is a named navigation of links with the current page marked', () => {
  render(
    <NavTabs
      label="Wallet"
      items={[
        { href: '/deposit', label: 'Deposit' },
        { href: '/history', label: 'History', current: true },
      ]}
    />,
  );
  const links = within(screen.getByRole('navigation', { name: 'Wallet' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page']);
});
