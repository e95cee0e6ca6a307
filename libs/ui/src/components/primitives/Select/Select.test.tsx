import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Select } from './Select.tsx';

const options = [
  { value: 'on', label: 'Ontario' },
  { value: 'qc', label: 'Québec' },
  { value: 'yt', label: 'Yukon', disabled: true },
];

it('starts with a placeholder that cannot be chosen again', async () => {
  render(<Select label="Province" options={options} placeholder="Choose" />);
  const select = screen.getByRole('combobox', { name: 'Province' });
  expect(select).toHaveDisplayValue('Choose');
  await userEvent.selectOptions(select, 'Québec');
  expect(select).toHaveValue('qc');
  expect(screen.getByRole('option', { name: 'Yukon' })).toBeDisabled();
});

it('keeps a given value and connects its error', () => {
  render(
    <Select label="Province" options={options} placeholder="Choose" defaultValue="on" error="Choose a province" />,
  );
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Ontario');
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Choose a province');
});
