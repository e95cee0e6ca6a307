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

it('calls no refused password strong, and a changed one again', () => {
  const field = (error?: string) => (
    <PasswordField
      label="New password"
      autoComplete="new-password"
      meterValue="aino.virtanen@mail.example"
      error={error}
      rules={[{ label: 'At least 10 characters', met: true }]}
    />
  );
  const { rerender } = render(field());
  expect(screen.getByRole('status')).toHaveTextContent('strong');
  rerender(field('This password is easy to guess.'));
  expect(screen.getByRole('status')).toHaveTextContent('weak');
  rerender(field());
  expect(screen.getByRole('status')).toHaveTextContent('strong');
});
