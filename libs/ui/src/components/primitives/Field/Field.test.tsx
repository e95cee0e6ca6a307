import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Field } from './Field.tsx';

it('gives an input its name, its description and its error', () => {
  render(
    <Field label="Stake" hint="From €1" error="Too much" id="stake">
      {(ids) => <input {...ids} />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Stake' });
  expect(input).toHaveAttribute('id', 'stake');
  expect(input).toHaveAccessibleDescription('From €1 Too much');
  expect(input).toBeInvalid();
});

it('adds nothing for an empty hint or error', () => {
  render(
    <Field label="Stake" hint="" error="">
      {(ids) => <input {...ids} />}
    </Field>,
  );
  expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  expect(screen.getByRole('textbox')).not.toBeInvalid();
});

it('names a group of inputs and keeps a hidden label for screen readers', () => {
  render(
    <Field label="Date of birth" group hideLabel>
      {(ids) => <input {...ids} aria-label="Day" />}
    </Field>,
  );
  expect(screen.getByRole('group', { name: 'Date of birth' })).toContainElement(
    screen.getByRole('textbox', { name: 'Day' }),
  );
});
