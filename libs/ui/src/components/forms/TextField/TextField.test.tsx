import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextField } from './TextField.tsx';

it('connects label, hint and error to its input', () => {
  render(
    <TextField label="Email" hint="We send a code" error="This address is taken" name="email" autoComplete="email" />,
  );
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('We send a code This address is taken');
});
