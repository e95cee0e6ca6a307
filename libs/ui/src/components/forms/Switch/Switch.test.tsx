import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Switch } from './Switch.tsx';

it('is a switch named by its label, changed by a press on it and by the space bar', async () => {
  const change = vi.fn();
  render(<Switch label="Sounds" hint="In games and at tables" onChange={change} />);
  const control = screen.getByRole('switch', { name: 'Sounds' });
  expect(control).toHaveAccessibleDescription('In games and at tables');
  await userEvent.click(screen.getByText('Sounds'));
  expect(control).toBeChecked();
  control.focus();
  await userEvent.keyboard(' ');
  expect(control).not.toBeChecked();
  expect(change).toHaveBeenCalledTimes(2);
});

it('does not change while disabled', async () => {
  render(<Switch label="Sounds" disabled />);
  await userEvent.click(screen.getByText('Sounds'));
  expect(screen.getByRole('switch')).not.toBeChecked();
});
