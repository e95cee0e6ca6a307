import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Checkbox } from './Checkbox.tsx';

it('is ticked by a press on its label and by the space bar', async () => {
  render(<Checkbox label="I am 18 or older" />);
  const box = screen.getByRole('checkbox', { name: 'I am 18 or older' });
  await userEvent.click(screen.getByText('I am 18 or older'));
  expect(box).toBeChecked();
  box.focus();
  await userEvent.keyboard(' ');
  expect(box).not.toBeChecked();
});

it('connects hint and error to the box', () => {
  render(<Checkbox label="Terms" hint="They are short." error="Accept the terms to continue" />);
  expect(screen.getByRole('checkbox')).toBeInvalid();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('They are short. Accept the terms to continue');
});
