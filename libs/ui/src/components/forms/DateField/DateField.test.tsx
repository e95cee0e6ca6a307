import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { UiProvider } from '../../../provider/UiProvider.tsx';
import { DateField } from './DateField.tsx';

const parts = {
  day: { label: 'Day', placeholder: 'DD' },
  month: { label: 'Month', placeholder: 'MM' },
  year: { label: 'Year', placeholder: 'YYYY' },
};

it('asks in the locale’s order and reports only real dates', async () => {
  const change = vi.fn();
  render(
    <UiProvider locale="fi-FI">
      <DateField label="Born" value="" onChange={change} parts={parts} birthday />
    </UiProvider>,
  );
  expect(screen.getAllByRole('textbox').map((input) => input.getAttribute('aria-label'))).toEqual([
    'Day',
    'Month',
    'Year',
  ]);
  await userEvent.type(screen.getByLabelText('Day'), '31');
  await userEvent.type(screen.getByLabelText('Month'), '2');
  await userEvent.type(screen.getByLabelText('Year'), '1990');
  expect(change).not.toHaveBeenCalledWith(expect.stringMatching(/.+/));
  await userEvent.clear(screen.getByLabelText('Day'));
  await userEvent.type(screen.getByLabelText('Day'), '7');
  expect(change).toHaveBeenLastCalledWith('1990-02-07');
});

it('reads full-width digits, pasted or composed with a Japanese keyboard', async () => {
  const change = vi.fn();
  render(
    <UiProvider locale="ja">
      <DateField label="Born" value="" onChange={change} parts={parts} birthday />
    </UiProvider>,
  );
  await userEvent.click(screen.getByLabelText('Year'));
  await userEvent.paste('１９９０');
  expect(screen.getByLabelText('Year')).toHaveValue('1990');
  await userEvent.click(screen.getByLabelText('Month'));
  await userEvent.paste('０３');
  const day = screen.getByLabelText<HTMLInputElement>('Day');
  fireEvent.compositionStart(day);
  fireEvent.input(day, { target: { value: '３１' }, isComposing: true });
  expect(day, 'while the text is being composed').toHaveValue('３１');
  fireEvent.compositionEnd(day, { data: '３１' });
  expect(day).toHaveValue('31');
  expect(change).toHaveBeenLastCalledWith('1990-03-31');
});
