import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

const countries = [
  ['FI', 'Finland'],
  ['NO', 'Norway'],
  ['SE', 'Sweden'],
  ['CH', 'Switzerland'],
].map(([value = '', label = '']) => ({ value, label, mark: value, keywords: [value] }));

function Country({
  heard,
  first = 'FI',
  ...props
}: Partial<ComboboxProps> & { heard?: (value: string) => void; first?: string }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <input aria-label="Before" />
      <Combobox
        label="Country"
        name="country"
        autoComplete="country"
        options={countries}
        value={value}
        onChange={(next) => {
          setValue(next);
          heard?.(next);
        }}
        {...props}
      />
    </>
  );
}
const select = () => document.querySelector<HTMLSelectElement>('select') as HTMLSelectElement;
/** The searchable control, which loads after the first interaction. */
const control = async (name = 'Country') => {
  fireEvent.pointerMove(document.body);
  return waitFor(() => {
    const found = screen.getByRole('combobox', { name });
    expect(found.tagName).toBe('INPUT');
    return found;
  });
};

it('is rendered on a server with the chosen option alone, and has all of them in the browser', async () => {
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = renderToString(<Country />);
  expect([...host.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(['Finland']);
  const fault = vi.spyOn(console, 'error');
  const { unmount } = render(<Country />, { container: host, hydrate: true });
  await waitFor(() => expect(select().options).toHaveLength(countries.length));
  expect(select()).toHaveValue('FI');
  expect(fault).not.toHaveBeenCalled();
  unmount();
  host.remove();
});

it('is a native select until the first interaction, and the select stays the autofill target', async () => {
  const heard = vi.fn();
  render(<Country heard={heard} />);
  expect(screen.getByRole('combobox', { name: 'Country' })).toBe(select());
  await userEvent.selectOptions(select(), 'SE');
  expect(heard).toHaveBeenLastCalledWith('SE');
  act(() => select().blur());
  expect(await control()).toHaveValue('Sweden');
  expect(select()).toHaveAttribute('autocomplete', 'country');
  expect(select()).toHaveAttribute('name', 'country');
  fireEvent.change(select(), { target: { value: 'CH' } });
  expect(await control()).toHaveValue('Switzerland');
});

it('is never replaced while it has the focus', async () => {
  render(
    <>
      <Country label="Other" />
      <Country />
    </>,
  );
  const held = screen.getByRole('combobox', { name: 'Country' });
  act(() => held.focus());
  await control('Other');
  expect(screen.getByRole('combobox', { name: 'Country' })).toBe(held);
  expect(held).toHaveFocus();
  act(() => held.blur());
  expect(await control()).toHaveValue('Finland');
});

it('takes the best match of a misspelt name on Enter without submitting the form', async () => {
  const heard = vi.fn();
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <Country heard={heard} />
    </form>,
  );
  const input = await control();
  await userEvent.click(input);
  await userEvent.keyboard('sweeden');
  expect((await screen.findAllByRole('option'))[0]).toHaveAccessibleName('Sweden');
  await userEvent.keyboard('{Enter}');
  expect(heard).toHaveBeenCalledExactlyOnceWith('SE');
  expect(input).toHaveValue('Sweden');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(send).not.toHaveBeenCalled();
});

it('opens the full list by arrow key, shows the choice, and restores the text on Escape', async () => {
  const heard = vi.fn();
  render(<Country heard={heard} />);
  const input = await control();
  act(() => input.focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findAllByRole('option')).toHaveLength(4);
  expect(screen.getByRole('option', { name: 'Finland' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.clear(input);
  await userEvent.keyboard('qqqqq');
  expect(await screen.findByText('No matches for “qqqqq”')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(input).toHaveValue('Finland');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(heard).not.toHaveBeenCalled();
});

it('takes a clear match on leaving, and otherwise keeps the choice', async () => {
  const heard = vi.fn();
  render(<Country heard={heard} />);
  const input = await control();
  await userEvent.click(input);
  await userEvent.keyboard('norway');
  await userEvent.click(screen.getByLabelText('Before'));
  expect(heard).toHaveBeenLastCalledWith('NO');
  await userEvent.click(input);
  await userEvent.keyboard('sw');
  await userEvent.click(screen.getByLabelText('Before'));
  expect(input).toHaveValue('Norway');
});

it('passes the focus of its native select on, so that an error summary can link to it', async () => {
  render(<Country error="Choose a country" />);
  const input = await control();
  act(() => select().focus());
  expect(input).toHaveFocus();
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Choose a country');
});

it('virtualises a long list and searches all of it', async () => {
  const many = Array.from({ length: 250 }, (_, index) => ({ value: String(index), label: `Place ${index}` }));
  render(<Country options={many} first="0" />);
  await userEvent.click(await control());
  expect(await screen.findByRole('listbox')).toBeInTheDocument();
  await userEvent.keyboard('249{Enter}');
  expect(await control()).toHaveValue('Place 249');
});

it('chooses a country code next to the number and shows it', async () => {
  const heard = vi.fn();
  function Phone() {
    const [country, setCountry] = useState('FI');
    return (
      <PhoneField
        label="Mobile number"
        name="phone"
        prefixes={[
          { value: 'FI', label: 'Finland', prefix: '+358' },
          { value: 'SE', label: 'Sweden', prefix: '+46' },
        ]}
        prefixValue={country}
        onPrefixChange={(next) => {
          setCountry(next);
          heard(next);
        }}
      />
    );
  }
  render(<Phone />);
  const code = await control('Country code');
  expect(code).toHaveValue('+358');
  await userEvent.click(code);
  await userEvent.keyboard('46');
  expect(await screen.findByRole('option', { name: 'Sweden +46' })).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(heard).toHaveBeenCalledExactlyOnceWith('SE');
  expect(code).toHaveValue('+46');
  expect(select()).toHaveAttribute('autocomplete', 'tel-country-code');
});
