import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { TextField } from '../TextField/TextField.tsx';
import { FormErrors } from './FormErrors.tsx';

it('takes the focus after a failed submit and links to the field', async () => {
  const errors = [{ field: 'email', message: 'Enter an email address' }];
  const form = (attempt: number) => (
    <>
      <FormErrors errors={attempt ? errors : []} attempt={attempt} />
      <TextField label="Email" name="email" />
    </>
  );
  const { rerender } = render(form(0));
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(form(1));
  expect(screen.getByRole('alert')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Enter an email address' }));
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
});
