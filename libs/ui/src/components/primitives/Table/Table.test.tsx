import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Table } from './Table.tsx';

const columns = [
  { id: 'what', label: 'What', render: (row: { id: string; what: string }) => row.what },
  { id: 'id', label: 'Number', render: (row: { id: string }) => row.id },
];

it('stays a table with named columns in every layout', () => {
  render(<Table label="History" columns={columns} rows={[{ id: '7', what: 'Deposit' }]} rowKey={(row) => row.id} />);
  const table = screen.getByRole('table', { name: 'History' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['What', 'Number']);
  expect(within(table).getAllByRole('cell')).toHaveLength(2);
});

it('shows skeleton rows while loading and is busy', () => {
  render(<Table label="History" columns={columns} rows={[]} rowKey={(row) => row.id} loadingRows={3} />);
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getAllByRole('row')).toHaveLength(4);
});
