import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PasswordField } from './PasswordField.tsx';
import { passwordStrength } from './passwordStrength.ts';

it('shows and hides the password without losing it', async () => {
  render(<PasswordField label="Password" autoComplete="current-password" />);
  const input = screen.getByLabelText('Password');
  await userEvent.type(input, 'Aurora-77');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('Aurora-77');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
});

it('rates repetition as weak and a long mix as strong', () => {
  expect(passwordStrength('')).toBe(0);
  expect(passwordStrength('aaaaaaaa')).toBe(1);
  expect(passwordStrength('Sininen7')).toBeGreaterThanOrEqual(2);
  expect(passwordStrength('kolme-Sinistä-kuuta-9')).toBe(4);
});
