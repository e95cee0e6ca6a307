import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LocaleSwitcher } from './LocaleSwitcher.tsx';

const options = [
  { value: 'en-UN', label: 'International – English', lang: 'en' },
  { value: 'fr-CA', label: 'Canada – Français', lang: 'fr-CA' },
];

it('is a named list with each market in its own language', async () => {
  const change = vi.fn();
  render(<LocaleSwitcher label="Country and language" value="en-UN" options={options} onChange={change} />);
  const select = screen.getByRole('combobox', { name: 'Country and language' });
  expect(select).toHaveValue('en-UN');
  expect(screen.getByRole('option', { name: 'Canada – Français' })).toHaveAttribute('lang', 'fr-CA');
  await userEvent.selectOptions(select, 'fr-CA');
  expect(change).toHaveBeenCalledExactlyOnceWith('fr-CA');
});

it('renders nothing for a single choice', () => {
  const { container } = render(
    <LocaleSwitcher
      label="Country and language"
      value="en-UN"
      options={options.slice(0, 1)}
      onChange={() => undefined}
    />,
  );
  expect(container).toBeEmptyDOMElement();
});
