import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShieldCheck } from 'lucide-react';
import { expect, it, vi } from 'vitest';
import { List } from './List.tsx';

it('renders links, buttons and plain rows', async () => {
  const press = vi.fn();
  render(
    <List
      label="Account"
      items={[
        { id: '1', title: 'Limits', hint: 'Deposits, time', icon: ShieldCheck, href: '/limits', end: '2' },
        { id: '2', title: 'Log out', onClick: press },
        { id: '3', title: 'Member since 2024' },
      ]}
    />,
  );
  const rows = within(screen.getByRole('list', { name: 'Account' })).getAllByRole('listitem');
  expect(within(rows[0]!).getByRole('link')).toHaveAttribute('href', '/limits');
  expect(rows[0]?.textContent).toMatch(/Limits.*Deposits, time.*2/);
  await userEvent.click(within(rows[1]!).getByRole('button', { name: 'Log out' }));
  expect(press).toHaveBeenCalledOnce();
  expect(within(rows[2]!).queryByRole('link')).toBeNull();
  expect(within(rows[2]!).queryByRole('button')).toBeNull();
});
