import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Header } from './Header.tsx';

it('is a banner with a home link named after the brand and a navigation', () => {
  render(
    <Header
      logo={<img src="/logo.svg" alt="" />}
      homeHref="/"
      homeLabel="Northlight"
      items={[
        { href: '/casino', label: 'Casino', current: true },
        { href: '/live', label: 'Live' },
      ]}
    >
      <button type="button">Log in</button>
    </Header>,
  );
  expect(screen.getByRole('banner')).toContainElement(screen.getByRole('button', { name: 'Log in' }));
  expect(screen.getByRole('link', { name: 'Northlight' })).toHaveAttribute('href', '/');
  expect(within(screen.getByRole('navigation')).getByRole('link', { name: 'Casino' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});
