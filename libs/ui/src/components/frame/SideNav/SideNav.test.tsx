import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Mail, Wallet } from 'lucide-react';
import { expect, it, vi } from 'vitest';
import { SideNav } from './SideNav.tsx';

it('is a named landmark of lists with the current page marked', async () => {
  const leave = vi.fn();
  render(
    <SideNav
      groups={[
        {
          title: 'Account',
          items: [
            { href: '/wallet', label: 'Wallet', icon: Wallet, current: true },
            { href: '/inbox', label: 'Messages', icon: Mail, end: '2' },
          ],
        },
        { items: [{ label: 'Log out', onClick: leave }] },
      ]}
    />,
  );
  const nav = screen.getByRole('navigation', { name: 'Sections' });
  expect(within(nav).getAllByRole('list')).toHaveLength(2);
  expect(within(nav).getByRole('link', { name: 'Wallet' })).toHaveAttribute('aria-current', 'page');
  expect(within(nav).getByRole('link', { name: /Messages/ })).not.toHaveAttribute('aria-current');
  await userEvent.click(within(nav).getByRole('button', { name: 'Log out' }));
  expect(leave).toHaveBeenCalledOnce();
});

it('takes another name if a page has two', () => {
  render(<SideNav label="Casino" groups={[]} />);
  expect(screen.getByRole('navigation', { name: 'Casino' })).toBeInTheDocument();
});
