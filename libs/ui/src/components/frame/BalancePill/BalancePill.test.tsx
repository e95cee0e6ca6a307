import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import french from '../../../messages/fr.json' with { type: 'json' };
import { UiProvider } from '../../../provider/UiProvider.tsx';
import { BalancePill } from './BalancePill.tsx';

const format = (hundredths: number) => `€${(hundredths / 100).toFixed(2)}`;

it('names its amount and links on, with a named deposit button next to it', () => {
  render(
    <BalancePill
      value={12_050}
      format={format}
      label="Balance"
      href="/banking"
      deposit={{ label: 'Deposit', href: '/deposit' }}
    />,
  );
  expect(screen.getByRole('link', { name: /^Balance:\s*€120\.50$/ })).toHaveAttribute('href', '/banking');
  expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/deposit');
});

it('shows no amount if the balance is unknown', () => {
  render(<BalancePill value={undefined} format={format} label="Balance" />);
  expect(screen.getByRole('button').textContent).not.toMatch(/€/);
});

it('is a button if it has no link', async () => {
  const [open, pay] = [vi.fn(), vi.fn()];
  render(
    <BalancePill
      value={0}
      format={format}
      label="Balance"
      onClick={open}
      deposit={{ label: 'Deposit', onClick: pay }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: /Balance/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
  expect([open.mock.calls.length, pay.mock.calls.length]).toEqual([1, 1]);
});

it('names its amount with the punctuation of the language', () => {
  const translate = (key: string, { name = '' }: Record<string, string | number> = {}) =>
    (french as Record<string, string>)[key]?.replace('{name}', String(name)) ?? key;
  render(
    <UiProvider translate={translate}>
      <BalancePill value={100} format={format} label="Solde" />
    </UiProvider>,
  );
  expect(screen.getByRole('button').textContent).toMatch(/^Solde\u00a0: /);
});
