import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { id: 'in', label: 'Deposit', content: 'How to pay' },
  { id: 'gone', label: 'Vouchers', content: '–', disabled: true },
  { id: 'out', label: 'Withdraw', content: 'Where to' },
];

it('moves by arrow keys, skips disabled tabs, and shows one panel', async () => {
  const change = vi.fn();
  render(<Tabs label="Cashier" tabs={tabs} onChange={change} />);
  expect(screen.getByRole('tablist', { name: 'Cashier' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Deposit' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Withdraw' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Where to');
  expect(change).toHaveBeenLastCalledWith('out');
});
