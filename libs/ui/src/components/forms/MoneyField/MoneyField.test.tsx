import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { UiProvider } from '../../../provider/UiProvider.tsx';
import { MoneyField } from './MoneyField.tsx';

function Cashier() {
  const [value, setValue] = useState('');
  return (
    <UiProvider locale="fi-FI">
      <MoneyField label="Summa" currency="EUR" value={value} onChange={setValue} quickAmounts={[2000, 1250]} />
    </UiProvider>
  );
}

it('writes quick amounts in the locale’s format and marks the chosen one', async () => {
  render(<Cashier />);
  await userEvent.click(screen.getByRole('button', { name: /12,50/ }));
  expect(screen.getByRole('textbox', { name: 'Summa' })).toHaveValue('12,50');
  expect(screen.getByRole('button', { name: /12,50/ })).toHaveAttribute('aria-pressed', 'true');
});

it('shows the currency’s code where the market has another currency', () => {
  render(
    <UiProvider locale="en-NZ" currency="NZD">
      <MoneyField label="Amount" currency="CAD" value="" onChange={() => undefined} quickAmounts={[2000]} />
      <MoneyField label="Amount here" currency="NZD" value="" onChange={() => undefined} quickAmounts={[5000]} />
    </UiProvider>,
  );
  expect(screen.getByText('CAD')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^CAD\s20$/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '$50' })).toBeInTheDocument();
});
